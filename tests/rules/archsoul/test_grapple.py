"""grapple: opposed rolls, ties and control, what each action brings, and what is refused."""

from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest

from archcli.dice.typed import TypedDice
from archcli.rules.archsoul.grapple import grapple
from archcli.rules.archsoul.grapple_actions import ACTIONS, Hold, Name, Side
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from tests.each import each
from tests.oracles import assert_odds, assert_rolls
from tests.running import HERE, archcli

CASES = HERE / "cases"
Control = Literal["winner", "actor"]


def rolled(label: str, faces: list[int], *, difficulty: int = 4, bonus: int = 0) -> dict[str, Any]:
    successes = sum(face >= difficulty for face in faces)
    return {"label": label, "dice": faces, "difficulty": difficulty, "successes": successes, "bonus": bonus,
            "total": successes + bonus}


def ended(action: Name, rolls: list[dict[str, Any]], **told: Any) -> dict[str, Any]:
    """The whole result of a grapple action; what is not told is that of a failure without a grapple."""
    totals = rolls[0]["total"], rolls[1]["total"]
    return {
        "attacker": None, "target": None, "weapon": None, "action": action, "ap": ACTIONS[action].ap,
        "actor_total": totals[0], "target_total": totals[1], "tie": totals[0] == totals[1], "success": False,
        "critical_failure": False, "crit_table": None, "control": None, "grappled": told.get("control") is not None,
        "damage": 0, "triggers_reactive": action == "grab", "effects": [], "rolls": rolls, "modifiers": [],
    } | told


def even(label: str, successes: int, dice: int = 2, **more: Any) -> dict[str, Any]:
    """A roll of fours and twos."""
    return rolled(label, [4] * successes + [2] * (dice - successes), **more)


def two(actor: int, target: int) -> list[dict[str, Any]]:
    return [even("grapple", actor), even("against", target)]


def by(to: str, by: int, because: str) -> dict[str, Any]:
    return {"to": to, "by": by, "because": because}


WON, TIED, LOST = "--dice 4,4,4,2", "--dice 4,2,4,2", "--dice 4,2,4,4"
METAL = by("damage pool", 1, "metal limb")
HOLDS: list[tuple[str, dict[str, Any]]] = [
    (f"grab {WON}", ended("grab", two(2, 1), success=True, control="actor", effects=["grappled"])),
    (f"grab {TIED}", ended("grab", two(1, 1))),
    (f"grab {LOST}", ended("grab", two(1, 2))),
    (f"grab --control actor {TIED}", ended("grab", two(1, 1), success=True, control="actor", effects=["grappled"])),
    (f"grab --control target {TIED}", ended("grab", two(1, 1), control="target")),
    (f"grab --control other {TIED}", ended("grab", two(1, 1), control="other")),
    (f"grab --control actor {LOST}", ended("grab", two(1, 2), control="target")),
    (f"attack --control actor --damage-pool 2 {WON},5,3", ended(
        "attack", [*two(2, 1), rolled("damage", [5, 3])], success=True, control="actor", damage=1, effects=["damage"])),
    (f"attack --control target --damage-pool 1-2 {WON},5", ended(
        "attack", [*two(2, 1), rolled("damage", [5], bonus=-2)], success=True, control="actor", effects=["damage"])),
    (f"attack --control target --damage-pool 2 {TIED}", ended("attack", two(1, 1), control="target")),
    (f"attack --control other --damage-pool 2 {TIED}", ended("attack", two(1, 1), control="other")),
    (f"attack --control actor --damage-pool 2 {LOST}", ended("attack", two(1, 2), control="target")),
    (f"attack --control actor --damage-pool 1 --metal-limb --damage-difficulty 2 {WON},2,1", ended(
        "attack", [*two(2, 1), rolled("damage", [2, 1], difficulty=2)], success=True, control="actor", damage=1,
        effects=["damage"], modifiers=[METAL])),
    (f"attack --control actor --damage-pool 1 --property close-combat {WON},6", ended(
        "attack", [*two(2, 1), rolled("damage", [6])], success=True, control="actor", damage=1, effects=["damage"])),
    (f"escape --control target {WON}", ended("escape", two(2, 1), success=True, effects=["escaped"])),
    (f"escape --control actor {TIED}", ended("escape", two(1, 1), success=True, effects=["escaped"])),
    (f"escape --control other {TIED}", ended("escape", two(1, 1), control="other")),
    (f"escape --control target --knocked-down {WON}", ended(
        "escape", two(2, 1), success=True, control="actor", effects=["stood-up"], triggers_reactive=True)),
    (f"escape --control target --knocked-down {LOST}", ended(
        "escape", two(1, 2), control="target", triggers_reactive=True)),
    (f"steal {TIED}", ended("steal", two(1, 1), success=True, control="actor", effects=["item-taken"])),
    (f"steal --control actor {LOST}", ended("steal", two(1, 2), control="target")),
    (f"takedown {WON}", ended("takedown", two(2, 1), success=True, control="actor", effects=[
        "actor-knocked-down", "target-knocked-down", "actor-moves-into-space"])),
    (f"throw --damage-pool 1 {WON},4", ended(
        "throw", [*two(2, 1), rolled("damage", [4])], success=True, damage=1, effects=["damage", "target-thrown"])),
    (f"throw --then throw --damage-pool 1 {TIED},3", ended(
        "throw", [*two(1, 1), rolled("damage", [3])], success=True, effects=["damage", "target-thrown"])),
    (f"throw --then knock-down --damage-pool 1 {WON},4", ended(
        "throw", [*two(2, 1), rolled("damage", [4])], success=True, damage=1,
        effects=["damage", "target-knocked-down"])),
    (f"throw --damage-pool 1 --hit-points 1 {WON},4", ended(
        "throw", [*two(2, 1), rolled("damage", [4])], success=True, damage=1, hit_points_left=0, down=True,
        effects=["damage", "target-thrown"])),
    (f"throw --damage-pool 1 --hit-points 3 {LOST}", ended(
        "throw", two(1, 2), control="target", hit_points_left=3, down=False)),
    ("throw --damage-pool 1 --modify '+1 rage' --modify 'grapple difficulty -3 oil' --modify 'against pool -1 wet'"
     " --modify 'damage difficulty +1 fur' --modify 'against difficulty +1' --modify 'damage pool +1 spikes'"
     " --dice 2,2,1,5,5,4", ended(
        "throw", [rolled("grapple", [2, 2, 1], difficulty=2), rolled("against", [5], difficulty=5),
                  rolled("damage", [5, 4], difficulty=5)],
        success=True, damage=1, effects=["damage", "target-thrown"], modifiers=[
            by("grapple pool", 1, "rage"), by("grapple difficulty", -3, "oil"),
            by("grapple difficulty", 1, "kept within 2 to 6"), by("against pool", -1, "wet"),
            by("against difficulty", 1, "by hand"), by("damage pool", 1, "spikes"),
            by("damage difficulty", 1, "fur")])),
    (f"throw --damage-pool 1 {LOST}", ended("throw", two(1, 2), control="target")),
    (f"other --control target {WON}", ended("other", two(2, 1), success=True, control="actor", effects=["may-act"])),
    (f"other --control target {TIED}", ended("other", two(1, 1), control="target")),
    ("steal -d 2 --against-difficulty 6 --dice 2,2,5,5", ended(
        "steal", [rolled("grapple", [2, 2], difficulty=2), rolled("against", [5, 5], difficulty=6)], success=True,
        control="actor", effects=["item-taken"])),
]


@each(("line", "result"), HOLDS)
def test_holds(line: str, result: dict[str, Any]) -> None:
    """The whole result of each action won, tied and lost, with control in every hand."""
    assert archcli(f"grapple --pool 2 --against 2 --action {line} --json").result == result


CRITICALS: list[tuple[str, dict[str, Any]]] = [
    ("--action steal --pool 2 --against 1 --dice 1,2,3", ended(
        "steal", [rolled("grapple", [1, 2]), rolled("against", [3])], critical_failure=True, crit_table="unarmed",
        control="actor")),
    ("--action steal --pool 2 --against 1 --dice 1,2,4", ended(
        "steal", [rolled("grapple", [1, 2]), rolled("against", [4])], critical_failure=True, crit_table="unarmed",
        control="target")),
    ("--action attack --control target --damage-pool 9 --pool 2+2 --against 1 --dice 1,2,4", ended(
        "attack", [rolled("grapple", [1, 2], bonus=2), rolled("against", [4])], critical_failure=True,
        crit_table="unarmed", control="actor")),
    ("--action grab --pool 2+2 --against 1 --dice 1,2,4", ended(
        "grab", [rolled("grapple", [1, 2], bonus=2), rolled("against", [4])], critical_failure=True,
        crit_table="unarmed")),
    ("--action other --control target --pool 1 --against 2 --dice 2,1,1", ended(
        "other", [rolled("grapple", [2]), rolled("against", [1, 1])], control="target")),
]


@pytest.mark.parametrize(("line", "result"), CRITICALS)
def test_critical_failures(line: str, result: dict[str, Any]) -> None:
    """A critical failure of the actor fails even where a tie or a bonus would win; control follows the higher total.

    The resisting side's roll is never a critical failure.
    """
    assert archcli(f"grapple {line} --json").result == result


def test_the_critical_table_is_rolled_last_and_alone() -> None:
    """--crit rolls one die of the unarmed table after a critical failure; row 6 rolls the damage of an attack."""
    result = archcli("grapple --action steal --pool 1 --against 1 --crit --dice 1,2,6 --json").result
    assert result["critical"]["effect"] == {"kind": "self-damage-roll", "maximum": 5}
    assert result["critical"]["damage"] is None
    assert [roll["label"] for roll in result["rolls"]] == ["grapple", "against", "critical"]
    assert "critical" not in archcli("grapple --action steal --pool 1 --against 1 --crit --dice 2,2 --json").result
    line = "grapple --action throw --pool 1 --against 1 --damage-pool 1 --metal-limb --damage-difficulty 5 --crit"
    result = archcli(f"{line} --modify 'damage pool +5' --dice 1,2,6,5,5,5,5,5,5,4 --json").result
    assert (result["damage"], result["critical"]["damage"]) == (0, 5)
    assert [roll["label"] for roll in result["rolls"]] == ["grapple", "against", "critical", "damage"]


HOUSES: list[tuple[str, str, dict[str, Any]]] = [
    ("hit = 'meets'", f"grab {TIED}", {"success": True, "control": "actor"}),
    ("hit = 'meets'", f"grab --control target {TIED}", {"success": False, "control": "target"}),
    ("hit = 'meets'", f"other --control target {TIED}", {"success": False}),
    ("control = 'actor'", f"other --control other {LOST}", {"control": "other"}),
    ("control = 'actor'", f"other --control target {WON}", {"control": "actor"}),
    ("control = 'actor'", f"steal {LOST}", {"control": "actor", "success": False}),
    ("critical_misses = false", "steal --dice 1,2,1,2", {"success": True, "critical_failure": True}),
    ("critical_failure = 'never'", "steal --dice 1,2,1,2", {"success": True, "critical_failure": False}),
    ("critical_failure = 'all-ones'", "steal --dice 1,2,1,2", {"success": True}),
    ("critical_failure = 'all-ones'", "steal --dice 1,1,1,2", {"success": False, "critical_failure": True}),
    ("critical_failure = 'no-success'", "steal --dice 2,2,1,2", {"success": False, "critical_failure": True}),
    ("damage_difficulty = 5", f"throw --damage-pool 1 {WON},4", {"damage": 0}),
    ("metal_limb = 'flat'", f"throw --damage-pool 1 --metal-limb {WON},4", {
        "damage": 2, "modifiers": [by("damage", 1, "metal limb")],
    }),
    ("controller_botch = 'holds'", "steal --dice 1,2,1,2", {"success": True, "control": "actor"}),
    ("controller_botch = 'holds'", "steal --dice 1,2,4,2", {"success": False, "control": "target"}),
    ("controller_botch = 'holds'", "other --control target --dice 1,2,1,2", {"success": False, "control": "target"}),
    ("controller_botch = 'holds'", "steal --pool 2+2 --dice 1,2,1,2", {"success": False}),
    ("opposed_botch = true", "other --control target --dice 2,2,1,2", {
        "success": True, "tie": True, "control": "actor", "critical_failure": False,
    }),
    ("opposed_botch = true", "other --control target --against 2+3 --dice 4,2,1,2", {"success": True}),
    ("opposed_botch = true", "other --control target --dice 1,2,1,2", {"success": False}),
    ("opposed_botch = true\ncritical_misses = false", "other --control target --dice 2,2,1,2", {"success": False}),
    ("opposed_botch = true\ncritical_failure = 'never'", "other --control target --dice 2,2,1,2", {"success": False}),
    ("opposed_botch = true", "grab --dice 2,2,1,2", {"success": True, "control": "actor", "grappled": True}),
]


@each(("house", "line", "expected"), HOUSES)
def test_rulings(house: str, line: str, expected: dict[str, Any], tmp_path: Path) -> None:
    """Each ruling that touches a grapple changes what comes of it."""
    file = tmp_path / "house.toml"
    file.write_text(f"[archsoul]\n{house}\n")
    pools = " ".join(f"{pool} 2" for pool in ("--pool", "--against") if pool not in line)
    result = archcli(f"grapple {pools} --action {line} --house {file} --json").result
    assert {name: result[name] for name in expected} == expected


# who, action and options; faces of the actor, of the target, of the damage
SHEETS: list[tuple[str, tuple[int, int, int | None], list[dict[str, Any]]]] = [
    ("aria goblin --action attack --control actor", (5, 5, 5), [METAL]),
    ("aria goblin --action attack --control actor --weapon dagger", (5, 5, 5), []),
    ("aria goblin --action attack --control actor --damage-pool 2", (5, 5, 2), []),
    ("aria goblin --action attack --control actor --damage-pool 2 --metal-limb", (5, 5, 3), [METAL]),
    ("aria goblin --action throw", (5, 5, 5), [METAL]),
    ("goblin aria --action throw", (5, 5, 2), []),
    ("knight knight --action grab", (3, 5, None), []),
    ("knight aria --action steal", (5, 5, None), []),
    ("knight aria --action steal --pool precision --against agility", (3, 2, None), []),
]


@pytest.mark.parametrize(("line", "dice", "modifiers"), SHEETS)
def test_sheets(line: str, dice: tuple[int, int, int | None], modifiers: list[dict[str, Any]]) -> None:
    """A sheet gives the larger grapple pool (a grab is an unarmed attack) and the damage; what is typed beats it."""
    actor, target, damage = dice
    faces = [4] * actor + [2] * target + [4] * (damage or 0)
    who, foe, *rest = line.split()
    words = ["grapple", f"sheets/{who}.toml", f"sheets/{foe}.toml", *rest]
    result = archcli([*words, "--dice", ",".join(map(str, faces)), "--json"], folder=CASES).result
    assert [len(roll["dice"]) for roll in result["rolls"]] == [size for size in dice if size is not None]
    assert (result["success"], result["damage"], result["modifiers"]) == (True, damage or 0, modifiers)
    assert (result["attacker"], result["target"]) == (who.capitalize(), foe.capitalize())


P = "--pool 2 --against 2"
REFUSED = [
    (f"--action steal --control target {P}", ["requires control"]),
    (f"--action takedown --control other {P}", ["requires control"]),
    (f"--action throw --control target --damage-pool 2 {P}", ["requires control"]),
    (f"--action attack --damage-pool 2 {P}", ["--control"]), (f"--action escape {P}", ["--control"]),
    (f"--action other {P}", ["--control"]), (f"--action attack --control actor {P}", ["--damage-pool"]),
    (f"--action throw {P}", ["--damage-pool"]),
    (f"--action attack --control actor --damage-pool 2 --property light {P}", ["close-combat"]),
    ("sheets/aria.toml sheets/goblin.toml --action attack --control actor -w rapier", ["close-combat", "rapier"]),
    ("sheets/aria.toml sheets/goblin.toml --action attack --control actor -w dager", ["dager", "dagger"]),
    (f"--action attack --control actor -w dagger --damage-pool 2 {P}", ["--weapon", "close-combat"]),
    (f"--action throw -w dagger --damage-pool 2 {P}", ["--weapon"]),
    ("sheets/aria.toml sheets/goblin.toml --action throw -w dagger", ["--weapon"]),
    (f"--action grab --hands-full {P}", ["empty hand"]), (f"--action steal --hands-full {P}", ["--hands-full"]),
    (f"--action takedown --knocked-down {P}", ["--knocked-down"]),
    (f"--action takedown --then knock-down {P}", ["--then"]),
    (f"--action throw --then fly --damage-pool 2 {P}", ["--then", "fly"]),
    ("--action steal --against 2", ["--pool"]), ("--action steal --pool 2", ["--against"]),
    (f"--action steal --metal-limb {P}", ["--metal-limb"]), (f"--action steal --damage-pool 2 {P}", ["--damage-pool"]),
    (f"--action steal --damage-difficulty 2 {P}", ["--damage-difficulty"]),
    (f"--action steal --property close-combat {P}", ["--property"]),
    (f"--action attack --control actor --damage-pool 2 --property close-combat --metal-limb {P}", ["--metal-limb"]),
    (f"--action attack --control actor --damage-pool 2 --property shiny {P}", ["--property", "shiny"]),
    (P, ["--action", "takedown"]), (f"--action grap {P}", ["grap", "grab"]),
    (f"--action other --control me {P}", ["--control", "me"]),
    (f"--action steal -d 1 {P}", ["--difficulty", "2 to 6"]),
    (f"--action steal --against-difficulty 7 {P}", ["--against-difficulty", "2 to 6"]),
    (f"--action throw --damage-pool 1 --damage-difficulty 7 {P}", ["--damage-difficulty", "2 to 6"]),
    ("--action steal --pool athletics --against 2", ["--pool", "athletics", "sheet"]),
    ("--action steal --pool +1 --against 2", ["+1 on what?", "--modify"]),
    (f"--action steal --modify 'damage pool +1' {P}", ["damage pool", "grapple pool", "against difficulty"]),
    (f"--action throw --damage-pool 2 --hit-points -1 {P}", ["--hit-points"]),
    ("--action steal --control target", ["requires control"]),
]


@each(("line", "words"), REFUSED)
def test_refused(line: str, words: list[str]) -> None:
    """What is missing, what does not belong to the action, and what the rules forbid."""
    done = archcli(f"grapple {line}", folder=CASES)
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


def test_the_fist_is_no_weapon() -> None:
    """`-w unarmed` names none, for an attack as for a throw."""
    for action, dice in (("attack --control actor", "5,5"), ("throw", "5,5")):
        line = f"grapple --action {action} --pool 1 --against 0 --damage-pool 2 -w unarmed --dice 4,{dice}"
        assert (archcli(f"{line} --json").result["weapon"], archcli(f"{line} -q").out) == (None, "true\n")


BARE = [
    ("ann --action steal --against 2", ["attributes.precision", "--pool"]),
    ("ann --action throw --pool 2 --against 2", ["attributes.athletics", "--damage-pool"]),
    ("ann ann --action steal --pool 2", ["attributes.precision", "--against"]),
    ("ann ann --action steal --control target", ["requires control"]),
]


@pytest.mark.parametrize(("line", "words"), BARE)
def test_what_a_sheet_lacks_is_named_with_its_option(line: str, words: list[str], tmp_path: Path) -> None:
    """The refusal names the key of the sheet and the option that would do instead."""
    (tmp_path / "ann.toml").write_text('system = "archsoul"\nname = "Ann"\n')
    done = archcli(f"grapple {line}", folder=tmp_path)
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


def expected_control(
    action: str, before: str | None, actor: int, target: int, ruling: Control,
) -> tuple[bool, str | None]:
    """Success and control said the long way, without critical failures (A-78 to A-80, A-82, A-86)."""
    if actor > target:
        success = True
    elif actor < target:
        success = False
    else:
        success = before == "actor"
    if action == "grab" and before is None:
        return success, "actor" if success else None
    if success and action in ("escape", "throw"):
        return success, None
    if actor == target:
        return success, before
    if ruling == "winner":
        return success, "actor" if actor > target else "target"
    return success, "actor" if success else before


@each("action", ACTIONS)
@pytest.mark.parametrize("ruling", ["winner", "actor"])
def test_control_everywhere(action: Name, ruling: Control) -> None:
    """Every action, side in control, and pair of totals ends as the long way says."""
    anywhere: tuple[Side, ...] = ("actor", "target", "other")
    sides: tuple[Side | None, ...] = anywhere[:1] if ACTIONS[action].controlled else anywhere
    if action == "grab":
        sides = (None, *anywhere)
    for before, actor, target in product(sides, range(3), range(3)):
        hold = Hold(
            action=action, pool=Pool(2), against=Pool(2), control=before,
            damage_pool=Pool(0) if ACTIONS[action].hurts else None,
        )
        faces = [4] * actor + [2] * (2 - actor) + [4] * target + [2] * (2 - target)
        result = grapple(hold, rulings=Archsoul(control=ruling), dice=TypedDice(faces))
        assert (result.success, result.control) == expected_control(action, before, actor, target, ruling)
        assert result.grappled is (result.control is not None)


def said_the_long_way(
    own: tuple[int, ...], theirs: tuple[int, ...], bonus: int, before: Side, opposed: bool, holds: bool, misses: bool,
) -> bool:
    """Whether the actor succeeds, critical failures of both sides counted (A-79, A-88)."""
    total, against = sum(face >= 4 for face in own) + bonus, sum(face >= 4 for face in theirs)
    botched, other_botched = (not any(face >= 4 for face in faces) and 1 in faces for faces in (own, theirs))
    if misses and botched:
        return holds and total == against and before == "actor"
    if misses and opposed and other_botched:
        return True
    return total > against or (total == against and before == "actor")


@pytest.mark.parametrize("opposed", [False, True])
@pytest.mark.parametrize("holds", [False, True])
@pytest.mark.parametrize("misses", [False, True])
def test_botches_everywhere(opposed: bool, holds: bool, misses: bool) -> None:
    """Every pair of rolls, with a bonus and without, ends as the long way says under every ruling on botches."""
    rulings = Archsoul(
        opposed_botch=opposed, controller_botch="holds" if holds else "fails", critical_misses=misses,
    )
    faces = tuple(product((1, 2, 5), repeat=2))
    sides: tuple[Side, ...] = ("actor", "target", "other")
    for own, theirs, bonus, before in product(faces, faces, (0, 1), sides):
        hold = Hold(action="other", pool=Pool(2, bonus), against=Pool(2), control=before)
        result = grapple(hold, rulings=rulings, dice=TypedDice([*own, *theirs]))
        assert result.success is said_the_long_way(own, theirs, bonus, before, opposed, holds, misses)
        ahead = result.actor_total - result.target_total
        if not (opposed and result.success):
            assert result.control == ("actor" if ahead > 0 else "target" if ahead < 0 else before)


HELD = [
    Hold(action="grab", pool=Pool(2), against=Pool(2)),
    Hold(action="grab", pool=Pool(1), against=Pool(2), control="target", crit=True),
    Hold(action="attack", pool=Pool(1, 1), against=Pool(1), control="other", damage_pool=Pool(1), metal_limb=True),
    Hold(action="throw", pool=Pool(1), against=Pool(1), damage_pool=Pool(2, -1), then="knock-down", crit=True),
    Hold(action="escape", pool=Pool(2), against=Pool(2), control="target", difficulty=5, against_difficulty=3),
    Hold(action="other", pool=Pool(0), against=Pool(2), control="actor"),
    Hold(action="attack", pool=Pool(2), against=Pool(1), control="actor", damage_pool=Pool(2), hit_points=2),
]


@each("hold", HELD)
@pytest.mark.parametrize("rulings", [
    Archsoul(), Archsoul(control="actor", hit="meets", critical_failure="no-success"), Archsoul(critical_misses=False),
    Archsoul(opposed_botch=True, controller_botch="holds"), Archsoul(opposed_botch=True, critical_misses=False),
])
def test_odds(hold: Hold, rulings: Archsoul) -> None:
    """The odds are those of every face listed."""
    assert_odds(lambda dice: grapple(hold, rulings=rulings, dice=dice))


def test_rolls_fit_the_odds() -> None:
    """Seeded throws fit the odds."""
    hold = Hold(action="throw", pool=Pool(6), against=Pool(5), damage_pool=Pool(5))
    assert_rolls(lambda dice: grapple(hold, rulings=Archsoul(), dice=dice))


def test_report_check_and_quiet() -> None:
    """The text tells the rolls, the tie, what is brought and who is in control; quiet says true or false."""
    assert archcli("grapple --action takedown --pool 3 --against 3 --dice 4,1,2,5,3,3").out == (
        "the actor grapples the target: takedown  (1 AP)\n"
        "  grapple     [4] 1 2  at 4+  1 success\n"
        "  against     [5] 3 3  at 4+  1 success\n"
        "              success: 1 to 1, a tie won\n"
        "              the actor goes down\n"
        "              the target goes down\n"
        "              the actor moves into the target's space\n"
        "  in control  the actor\n"
    )
    text = archcli(f"grapple --action throw --damage-pool 1 --hit-points 3 {P} {WON},4").out
    assert "  the target  2 hit points left\n" in text
    text = archcli("grapple --action grab --pool 1 --against 1 --crit --dice 1,2,1").out
    for words in ("gets a reactive attack", "critical failure: 0 to 0, a tie lost", "overreach"):
        assert words in text
    assert archcli(f"grapple --action steal {P} {WON} -q").out == "true\n"
    assert archcli(f"grapple --action steal {P} {LOST} -q").out == "false\n"
    assert archcli(f"grapple --action steal {P} {LOST} --check").code == 3
    assert archcli(f"grapple --action steal {P} {WON} --check").code == 0
