"""turn told again, plainly and in one pass, over random plans."""

from random import Random

import pytest

from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn import turn
from archcli.rules.archsoul.turn_plan import Fighter, planned
from tests.rules.archsoul.test_turn import AP, KINDS

COSTS = {name: ap for ap, names in AP.items() for name in names.split()}
OF = {kind: set(names.split()) for kind, names in KINDS.items()}


def told_again(words: list[str], fighter: Fighter) -> dict[str, object]:
    """What the rules say of a plan without maneuvers and without a sheet (A-109 to A-119, A-131)."""
    names = [word.partition(":")[0] for word in words]
    weapons = [word.partition(":")[2].casefold() for word in words]
    costs, carried = [COSTS[name] for name in names], None
    paid = [place for place, ap in enumerate(costs) if ap]
    if paid and fighter.continued and names[paid[0]] in OF["spans"]:
        costs[paid[0]] = 1
    if paid and names[paid[-1]] in OF["spans"] and costs[paid[-1]] == 2 and sum(costs) == 4:
        costs[paid[-1]], carried = 1, names[paid[-1]]
    grappled, control, prone, shield = fighter.grappled, fighter.control, fighter.prone, fighter.shield
    studied, used, quick = fighter.studied, {name.casefold() for name in fighter.used}, False
    problems, triggers, assumes = [], [], []
    for place, (name, weapon, ap) in enumerate(zip(names, weapons, costs, strict=True)):
        problem = None
        if fighter.continued and ap and not any(costs[:place]) and name not in OF["spans"]:
            problem = "not-consecutive"
        elif name in OF["attack"] and quick:
            problem = "attack-after-quick"
        elif name == "quick-attack" and weapon in used:
            problem = "weapon-used"
        elif name == "sneak-attack" and studied < 3:
            problem = "not-studied"
        elif name == "shield-intercept" and (grappled or not shield):
            problem = "needs-shield"
        elif name in OF["mounted"] and fighter.mount_speed is None:
            problem = "needs-mount"
        elif name == "trample" and "move" not in names and "charge" not in names:
            problem = "needs-move"
        elif grappled and name in OF["free_only"] | {"stand-up"}:
            problem = "grappled"
        elif not grappled and name in OF["grappled"]:
            problem = "not-grappled"
        elif name in OF["control"] and not control:
            problem = "needs-control"
        if name in OF["triggers"] or (name == "escape" and prone):
            triggers.append(name)
        studied = studied + 1 if name == "study" else 0 if ap else studied
        quick = quick or name == "quick-attack"
        used |= {weapon} - {""} if name in OF["attack"] else set()
        if problem is not None:
            problems.append(problem)
            continue
        if name == "grab" or (grappled and ap):
            assumes.append(name)
            rising = name == "escape" and prone
            grappled = control = rising or name not in ("escape", "grapple-throw")
        prone = name in ("drop-prone", "takedown") or (prone and name not in ("stand-up", "escape"))
        shield = shield or (name, weapon) == ("draw-awkward", "shield")
    if sum(costs) > 3:
        problems.append("too-many-ap")
    return {
        "problems": problems, "ap_spent": sum(costs), "triggers": triggers, "assumes": assumes, "carried": carried,
        "studied": studied,
    }


@pytest.mark.parametrize("seed", range(4))
def test_random_plans(seed: int) -> None:
    """Any plan of up to four actions, in any state, comes out as the plain telling of the rules has it."""
    random = Random(seed)
    for _ in range(500):
        words = [
            random.choice(list(COSTS)) + random.choice(["", "", ":axe", ":Shield"])
            for _ in range(random.randint(1, 4))
        ]
        fighter = Fighter(
            grappled=random.random() < 0.5, control=random.random() < 0.5, prone=random.random() < 0.3,
            shield=random.random() < 0.3, studied=random.randint(0, 3), used=random.choice([(), (), ("Axe",)]),
            continued=random.random() < 0.2, mount_speed=random.choice([None, 4]),
        )
        result = turn([planned(word) for word in words], fighter=fighter, rulings=Archsoul())
        expected = told_again(words, fighter)
        came = {name: getattr(result, name) for name in expected}
        assert {name: list(value) if isinstance(value, tuple) else value for name, value in came.items()} == expected
