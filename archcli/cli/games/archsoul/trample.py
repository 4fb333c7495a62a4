"""`archcli trample`."""

from typing import Annotated, Any

from typer import Argument

from archcli.cli.games.archsoul.numbers import or_give
from archcli.cli.games.archsoul.sheets import load, pool
from archcli.cli.options import flag, number, text, with_options
from archcli.cli.plan import Plan
from archcli.errors import RuleError, UsageError
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Sheet, Weapon

RIDER, OPPONENT = "Rider", "Opponent"


@with_options(
    number("--defense", panel=RIDER, help="The rider's Defense."),
    text("--trample-pool", panel=RIDER, metavar="POOL", help="The mount's trample damage, in dice."),
    flag("--avoid", panel=OPPONENT, help="The opponent lets the mount pass: nothing is rolled."),
    flag("--not-smaller", panel=OPPONENT, help="The opponent is no smaller than the mount."),
    text("--weapon", "-w", panel=OPPONENT, metavar="OPPONENT-WEAPON",
         help="A melee weapon of the OPPONENT's sheet, for its reactive attack."),
    text("--pool", panel=OPPONENT, metavar="POOL", help="The opponent's attack pool, in dice."),
    text("--damage-pool", panel=OPPONENT, metavar="POOL", help="The opponent's damage pool, in dice."),
    number("--difficulty", "-d", panel=OPPONENT, metavar="2-6", help="Least face that counts in its attack (4)."),
    number("--damage-difficulty", panel=RIDER, metavar="2-6", help="Least face that counts for damage (4)."),
)
def trample(
    rulings: Archsoul,
    rider: Annotated[str | None, Argument(metavar="[RIDER]", help="A sheet with defense and mount.")] = None,
    opponent: Annotated[str | None, Argument(metavar="[OPPONENT]", help="A sheet for the reactive attack.")] = None,
    **typed: Any,
) -> Plan:
    """Ride an opponent down.

    Example: archcli trample --pool 4 --defense 1 --trample-pool 3
    """
    from archcli.rules.archsoul.trample import Ride, trample

    own, theirs = load(rider, rulings), load(opponent, rulings)
    weapon, smaller = _weapon(typed.pop("weapon"), theirs), not typed.pop("not_smaller")
    for name, sheet in (("pool", theirs), ("damage_pool", theirs), ("trample_pool", own)):
        typed[name] = pool(typed[name], sheet, "--" + name.replace("_", "-"))
    known = _of_rider(own) | _of_opponent(theirs, weapon, typed)
    typed |= {name: value for name, value in known.items() if typed.get(name) is None}
    ride = Ride(**typed, smaller=smaller)
    return Plan(lambda dice: trample(ride, rulings=rulings, dice=dice), can_fail=True)


def _weapon(name: str | None, sheet: Sheet | None) -> Weapon | None:
    if name is None:
        return None
    if sheet is None:
        raise UsageError(f"--weapon {name} is looked up in the OPPONENT sheet, and none is named")
    weapon = sheet.weapon(name)
    if weapon.kind not in ("melee", "unarmed"):
        raise RuleError(f"a reactive attack is melee or unarmed, and {weapon.name} is {weapon.kind}", rule="A-68")
    return weapon


def _of_rider(sheet: Sheet | None) -> dict[str, Any]:
    if sheet is None:
        return {}
    from archcli.rules.archsoul.pool import Pool

    dice = sheet.mount.trample
    return {
        "rider": sheet.name, "defense": sheet.defense, "trample_pool": None if dice is None else Pool(dice),
    }


def _of_opponent(sheet: Sheet | None, weapon: Weapon | None, typed: dict[str, Any]) -> dict[str, Any]:
    if sheet is None:
        return {}
    from archcli.rules.archsoul.attack.from_sheets import attack_pool, damage_pool

    known: dict[str, Any] = {"opponent": sheet.name}
    kind = weapon.kind if weapon else "melee"
    if typed["pool"] is None and not typed["avoid"]:
        with or_give("--pool"):
            known["pool"] = attack_pool(sheet, kind, weapon)
    if typed["damage_pool"] is None and not typed["avoid"] and weapon is not None:
        with or_give("--damage-pool"):
            known["damage_pool"] = damage_pool(sheet, kind, weapon)
    return known
