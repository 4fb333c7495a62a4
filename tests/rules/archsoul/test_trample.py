"""trample: the opponent's reactive attack, and what passes or stops."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.trample import Opponent, Rider, ready
from tests.each import each
from tests.oracles import assert_odds, assert_rolls
from tests.running import HERE, archcli

CASES = HERE / "cases"


def rolled(label: str, faces: list[int], *, difficulty: int = 4, bonus: int = 0) -> dict[str, Any]:
    successes = sum(face >= difficulty for face in faces)
    return {"label": label, "dice": faces, "difficulty": difficulty, "successes": successes, "bonus": bonus,
            "total": successes + bonus}


def ended(total: int | None, *rolls: dict[str, Any], passes: bool, **more: Any) -> dict[str, Any]:
    """The whole result of a trample."""
    return {
        "attacker": None, "target": None, "ap": 0, "passes": passes, "stopped": not passes, "type": "melee",
        "weapon": None, "attack_difficulty": 4, "attack_total": total, "resistance": 1, "critical_failure": False,
        "damage_difficulty": 4, "damage": 0, "rider_damage": 0, "rolls": list(rolls), "modifiers": [],
    } | more


def moved(to: str, by: int, because: str) -> dict[str, Any]:
    return {"to": to, "by": by, "because": because}


def left(opponent: int, rider: int) -> dict[str, Any]:
    """The hit points of both, and whether they are down."""
    return {
        "hit_points_left": opponent, "down": opponent == 0, "rider_hit_points_left": rider, "rider_down": rider == 0,
    }


BASE = "--pool 2 --defense 1 --trample-pool 3"
KNIGHT = "sheets/knight.toml sheets/goblin.toml"
NAMES = {"attacker": "Knight", "target": "Goblin", "resistance": 2}
ARIA = {"attacker": "Knight", "target": "Aria", "resistance": 2}
RIDES = [
    (f"{BASE} --dice 4,3,2,6,4", ended(
        1, rolled("attack", [4, 3]), rolled("trample", [2, 6, 4]), passes=True, damage=2)),
    (f"{BASE} --dice 4,4", ended(2, rolled("attack", [4, 4]), passes=False)),
    (f"{BASE} --damage-pool 2 --dice 4,4,6,1", ended(
        2, rolled("attack", [4, 4]), rolled("damage", [6, 1]), passes=False, rider_damage=1)),
    (f"{BASE} --damage-pool 2 --dice 4,1,6,1,1", ended(
        1, rolled("attack", [4, 1]), rolled("trample", [6, 1, 1]), passes=True, damage=1)),
    (f"{BASE} --damage-pool 1-2 --dice 4,4,6", ended(
        2, rolled("attack", [4, 4]), rolled("damage", [6], bonus=-2), passes=False)),
    (f"{BASE} -d 6 --damage-difficulty 2 --dice 4,4,2,2,1", ended(
        0, rolled("attack", [4, 4], difficulty=6), rolled("trample", [2, 2, 1], difficulty=2), passes=True, damage=2,
        attack_difficulty=6, damage_difficulty=2)),
    ("--pool 2+5 --defense 1 --trample-pool 1 --dice 1,2,4", ended(
        5, rolled("attack", [1, 2], bonus=5), rolled("trample", [4]), passes=True, damage=1, critical_failure=True)),
    ("--pool 0 --defense 0 --trample-pool 0", ended(
        0, rolled("attack", []), rolled("trample", []), passes=True, resistance=0)),
    ("--avoid", ended(None, passes=True, resistance=None)),
    (f"{BASE} --avoid --hit-points 3", ended(None, passes=True, hit_points_left=3, down=False)),
    # What armor does to the blow, and not to the hooves.
    (f"{BASE} --damage-pool 3 --strong --property armor-piercing --dice 3,1,3,4,3", ended(
        1, rolled("attack", [3, 1], difficulty=3), rolled("trample", [3, 4, 3]), passes=True, damage=1,
        attack_difficulty=3, damage_difficulty=3, modifiers=[
            moved("attack difficulty", -1, "strong against armor"),
            moved("damage difficulty", -1, "strong against armor"),
        ])),
    (f"{BASE} --weak --property armor-piercing --dice 4,5,6,4,3", ended(
        1, rolled("attack", [4, 5], difficulty=5), rolled("trample", [6, 4, 3]), passes=True, damage=2,
        attack_difficulty=5, modifiers=[moved("attack difficulty", 1, "weak against armor")])),
    # A charge.
    (f"{BASE} --charge --dice 4,4", ended(2, rolled("attack", [4, 4]), passes=False, dismounted=True)),
    (f"{BASE} --charge --dice 4,3,2,6,4", ended(
        1, rolled("attack", [4, 3]), rolled("trample", [2, 6, 4]), passes=True, damage=2, dismounted=False)),
    (f"{BASE} --damage-pool 1 --charge --mount-speed 2 --property polearm --dice 4,4,4,4,1", ended(
        2, rolled("attack", [4, 4]), rolled("damage", [4, 4, 1]), passes=False, rider_damage=2, dismounted=True,
        modifiers=[moved("damage pool", 2, "polearm against charge")])),
    # Hit points, and numbers moved by hand.
    (f"{BASE} --hit-points 2 --dice 4,3,2,6,4", ended(
        1, rolled("attack", [4, 3]), rolled("trample", [2, 6, 4]), passes=True, damage=2, hit_points_left=0,
        down=True)),
    (f"{BASE} --damage-pool 1 --rider-hit-points 2 --dice 4,4,4", ended(
        2, rolled("attack", [4, 4]), rolled("damage", [4]), passes=False, rider_damage=1, rider_hit_points_left=1,
        rider_down=False)),
    (f"{BASE} --damage-pool 1 --modify +1 --modify 'damage-difficulty +1 mail' --modify 'resistance +1'"
     " --modify 'damage pool -1' --modify 'trample pool +2' --modify 'attack difficulty -1 tired' --dice 3,3,3", ended(
        3, rolled("attack", [3, 3, 3], difficulty=3), rolled("damage", [], difficulty=5), passes=False, resistance=2,
        attack_difficulty=3, damage_difficulty=5, modifiers=[
            moved("attack pool", 1, "by hand"), moved("attack difficulty", -1, "tired"),
            moved("damage difficulty", 1, "mail"), moved("damage pool", -1, "by hand"),
            moved("resistance", 1, "by hand"), moved("trample pool", 2, "by hand"),
        ])),
    (f"{BASE} --modify 'trample pool -2 tired' --dice 4,3,2", ended(
        1, rolled("attack", [4, 3]), rolled("trample", [2]), passes=True,
        modifiers=[moved("trample pool", -2, "tired")])),
    # Sheets.
    (f"{KNIGHT} --dice 4,4,4,1,1,6,4,3,1", ended(
        3, rolled("attack", [4, 4, 4, 1, 1]), rolled("damage", [6, 4, 3, 1]), passes=False, rider_damage=2,
        weapon="club", **NAMES, **left(6, 18))),
    (f"{KNIGHT} --dice 4,4,1,1,1,6,4,3", ended(
        2, rolled("attack", [4, 4, 1, 1, 1]), rolled("trample", [6, 4, 3]), passes=True, damage=2, weapon="club",
        **NAMES, **left(4, 20))),
    (f"{KNIGHT} --damage-pool 1 --dice 4,4,4,1,1,4", ended(
        3, rolled("attack", [4, 4, 4, 1, 1]), rolled("damage", [4]), passes=False, rider_damage=1, **NAMES,
        **left(6, 19))),
    (f"{KNIGHT} --defense 0 --pool precision --trample-pool 1 --dice 2,2,2,4", ended(
        0, rolled("attack", [2, 2, 2]), rolled("trample", [4]), passes=True, damage=1, weapon="club",
        **NAMES | {"resistance": 0}, **left(5, 20))),
    ("sheets/knight.toml sheets/aria.toml -w rapier --dice 5,5,4,4,4,4,4,4,4,4", ended(
        2, rolled("attack", [5, 5, 4, 4, 4, 4, 4], difficulty=5), rolled("trample", [4, 4, 4]), passes=True, damage=3,
        weapon="rapier", attack_difficulty=5, modifiers=[moved("attack difficulty", 1, "weak against armor")], **ARIA,
        **left(11, 20))),
    ("sheets/knight.toml sheets/aria.toml -w rapier --armor leather --dice 3,3,1,1,1,1,1,4,4,4", ended(
        2, rolled("attack", [3, 3, 1, 1, 1, 1, 1], difficulty=3), rolled("trample", [4, 4, 4]), passes=True, damage=3,
        weapon="rapier", attack_difficulty=3, modifiers=[moved("attack difficulty", -1, "strong against armor")],
        **ARIA, **left(11, 20))),
    ("sheets/knight.toml sheets/aria.toml -w unarmed --dice 4,4,4,1,1,4,5,1,1,1", ended(
        3, rolled("attack", [4, 4, 4, 1, 1]), rolled("damage", [4, 5, 1, 1, 1]), passes=False, rider_damage=2,
        type="unarmed", modifiers=[moved("damage pool", 1, "metal limb")], **ARIA, **left(14, 18))),
    ("Vex=sheets/goblin.toml sheets/knight.toml --charge --defense 9 --trample-pool 1 --mount-speed 2"
     " --dice 4,4,4,4,4,4", ended(
        5, rolled("attack", [4, 4, 4, 4, 4]), rolled("trample", [4]), passes=True, damage=1, attacker="Vex",
        target="Knight", weapon="lance", resistance=9, dismounted=False,
        modifiers=[moved("damage pool", 2, "polearm against charge")], **left(19, 6))),
]


@each(("line", "result"), RIDES)
def test_rides(line: str, result: dict[str, Any]) -> None:
    """A hit stops the mount and rolls its damage if that is known; a miss lets it pass and trample."""
    assert archcli(f"trample {line} --json", folder=CASES).result == result


HOUSES: list[tuple[str, str, dict[str, Any]]] = [
    ("hit = 'meets'", f"{BASE} --dice 4,3", {"stopped": True}),
    ("critical_misses = false", "--pool 2+5 --defense 1 --trample-pool 1 --dice 1,2", {
        "stopped": True, "critical_failure": True}),
    ("critical_failure = 'never'", "--pool 2+5 --defense 1 --trample-pool 1 --dice 1,2", {
        "stopped": True, "critical_failure": False}),
    ("critical_failure = 'no-success'", "--pool 2+5 --defense 1 --trample-pool 1 --dice 2,2,4", {
        "stopped": False, "critical_failure": True}),
    ("damage_difficulty = 6", f"{BASE} --dice 4,3,5,5,6", {"damage": 1}),
    ("armor_piercing = 'both'", f"{BASE} --damage-pool 1 --weak --property armor-piercing --dice 5,5,5", {
        "damage_difficulty": 5, "rider_damage": 1}),
    ("metal_limb = 'flat'", "sheets/knight.toml sheets/aria.toml -w unarmed --dice 4,4,4,1,1,4,1,1,1", {
        "rider_damage": 2, "modifiers": [moved("damage", 1, "metal limb")]}),
    ("stopped_charge = 'stays'", f"{BASE} --charge --dice 4,4", {"stopped": True, "dismounted": False}),
    ("stopped_charge = 'rolls'", f"{BASE} --damage-pool 1 --charge --interrupt 2 --dice 4,4,4,3,3", {
        "stopped": True, "rider_damage": 1, "dismounted": False}),
    ("stopped_charge = 'rolls'", f"{BASE} --damage-pool 1 --charge --interrupt 2 --dice 4,4,4,3,2", {
        "stopped": True, "rider_damage": 1, "dismounted": True}),
    ("stopped_charge = 'rolls'", f"{BASE} --charge --interrupt 1 --dice 4,4,3", {"dismounted": False}),
    ("stopped_charge = 'rolls'", f"{BASE} --charge --interrupt 1 --dice 4,3,3,3,3", {"dismounted": False}),
    ("stopped_charge = 'rolls'", f"{KNIGHT} --charge --dice 4,4,4,1,1,4,1,1,1,3,3,2,2,2,2", {"dismounted": False}),
]


@each(("house", "line", "expected"), HOUSES)
def test_rulings(house: str, line: str, expected: dict[str, Any], tmp_path: Path) -> None:
    """Each ruling that touches the reactive attack or the damage changes what comes of it."""
    file = tmp_path / "house.toml"
    file.write_text(f"[archsoul]\n{house}\n")
    result = archcli(f"trample {line} --house {file} --json", folder=CASES).result
    assert {name: result[name] for name in expected} == expected


REFUSED = [
    (f"{BASE} --not-smaller", ["smaller"]), ("--avoid --not-smaller", ["smaller"]),
    ("--defense 1 --trample-pool 3", ["--pool"]), ("--pool 2 --trample-pool 3", ["--defense", "defense"]),
    ("--pool 2 --defense 1", ["--trample-pool", "mount.trample"]),
    ("sheets/aria.toml sheets/goblin.toml", ["--trample-pool", "mount.trample"]),
    (f"{KNIGHT} -w clup", ["clup", "club"]), ("sheets/knight.toml sheets/aria.toml -w bow", ["melee", "bow"]),
    ("sheets/knight.toml sheets/aria.toml", ["--weapon", "rapier, dagger", "unarmed"]),
    ("sheets/knight.toml sheets/aria.toml --not-smaller", ["smaller"]),
    (f"{BASE} -w club", ["--weapon", "OPPONENT"]), (f"{BASE} -d 1", ["difficulty", "2 to 6"]),
    (f"{BASE} --damage-difficulty 7", ["--damage-difficulty", "2 to 6"]),
    ("--pool precision --defense 1 --trample-pool 3", ["--pool", "precision", "sheet"]),
    (f"{BASE} --mount-speed 3", ["--mount-speed", "--charge"]),
    (f"{BASE} --charge --property polearm", ["--mount-speed", "mount.speed"]),
    (f"{BASE} --interrupt 3", ["--interrupt"]), (f"{BASE} --charge --interrupt 3", ["--interrupt", "stopped_charge"]),
    (f"{BASE} --defense -1", ["--defense"]), (f"{BASE} --hit-points -1", ["--hit-points", "0 or more"]),
    (f"{BASE} --rider-hit-points -1", ["--rider-hit-points", "0 or more"]),
    (f"{BASE} --modify 'damage pool +1'", ["damage pool", "attack pool", "trample pool"]),
    (f"{BASE} --damage-pool 1 --modify 'damage +1'", ["damage", "attack pool", "damage difficulty", "resistance"]),
    ("--avoid --modify +1", ["--modify"]),
]


@each(("line", "words"), REFUSED)
def test_refused(line: str, words: list[str]) -> None:
    """Missing numbers, large opponents and unfit weapons are refused."""
    done = archcli(f"trample {line}", folder=CASES)
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


def test_a_sheet_without_a_melee_weapon_strikes_with_its_fist(tmp_path: Path) -> None:
    """Bow and javelin are none; with a typed damage pool nothing is taken, not even the fist."""
    (tmp_path / "archer.toml").write_text(
        'system = "archsoul"\nname = "Archer"\n[attributes]\nathletics = 1\nprecision = 2\n'
        '[skills]\nmelee_weapons = 1\n[weapons.bow]\nkind = "ranged"\ndamage = 3\n'
    )
    line = f"trample --defense 0 --trample-pool 1 sheets/knight.toml {tmp_path / 'archer.toml'} --json"
    fist = archcli(f"{line} --dice 4,4,4", folder=CASES).result
    assert (fist["type"], fist["weapon"], fist["attack_total"], fist["rider_damage"]) == ("unarmed", None, 2, 1)
    typed = archcli(f"{line} --damage-pool 1 --dice 4,4,4,4", folder=CASES).result
    assert (typed["type"], typed["weapon"], typed["attack_total"], typed["rider_damage"]) == ("melee", None, 3, 1)


@pytest.mark.parametrize("weapon", ["rapier", "dagger", "unarmed"])
@each(("more", "seed"), product(
    ["", "--charge", "--weak", "--armor leather", "-d 5", "--modify 'damage pool +1'"], [1, 2, 5],
))
def test_the_blow_is_that_of_a_reactive_attack(weapon: str, more: str, seed: int) -> None:
    """`attack --reactive trample` by the opponent comes to the same, from the same faces."""
    blow = archcli(
        f"attack sheets/aria.toml sheets/knight.toml -w {weapon} --reactive trample"
        f" {more.replace('--charge', '--against-charge 4')} --seed {seed} --json", folder=CASES,
    ).result
    ride = archcli(
        f"trample sheets/knight.toml sheets/aria.toml -w {weapon} {more} --seed {seed} --json", folder=CASES,
    ).result
    same = ("type", "weapon", "attack_difficulty", "attack_total", "resistance", "critical_failure",
            "damage_difficulty", "modifiers")
    assert [ride[key] for key in same] == [blow[key] for key in same]
    assert (ride["stopped"], ride["rider_damage"], ride["rider_hit_points_left"]) == (
        blow["prevented"], blow["damage"], blow["hit_points_left"])
    assert ride.get("dismounted") == blow.get("dismounted")


RIDER = {"defense": 1, "trample_pool": Pool(2)}


@pytest.mark.parametrize("rulings", [
    Archsoul(), Archsoul(hit="meets", critical_failure="all-ones"), Archsoul(stopped_charge="rolls"),
])
@pytest.mark.parametrize(("rider", "opponent"), [
    (RIDER, {"pool": Pool(2)}),
    (RIDER | {"defense": 3, "hit_points": 1}, {"pool": Pool(2, 2), "damage_pool": Pool(2, -1), "hit_points": 1}),
    (RIDER, {"pool": Pool(2), "damage_pool": Pool(2), "difficulty": 3, "damage_difficulty": 5, "strong": True}),
    (RIDER | {"charge": True, "mount_speed": 1, "interrupt": Pool(1)}, {
        "pool": Pool(1), "damage_pool": Pool(1), "properties": ("polearm",), "type": "melee"}),
])
def test_odds(rider: dict[str, Any], opponent: dict[str, Any], rulings: Archsoul) -> None:
    """The odds are those of every face listed."""
    if rulings.stopped_charge != "rolls" or not rider.get("charge"):
        rider = rider | {"interrupt": None}
    assert_odds(ready(Rider(**rider), Opponent(**opponent), rulings))


def test_rolls_fit_the_odds() -> None:
    """Seeded rides fit the odds."""
    rider = Rider(defense=2, trample_pool=Pool(4), hit_points=3)
    assert_rolls(ready(rider, Opponent(pool=Pool(5), damage_pool=Pool(6), hit_points=2), Archsoul()))


def test_report_check_and_quiet() -> None:
    """The text says who is stopped or passes and by how much; --check fails when stopped; quiet gives the damage."""
    assert archcli(f"trample {BASE} --damage-pool 2 --dice 4,4,6,1").out == (
        "the rider tramples the opponent  (0 AP)\n"
        "  attack  [4] [4]  at 4+  2 successes\n"
        "          the rider is stopped: 2 against 1\n"
        "  damage  [6] 1  at 4+  1 success\n"
        "          1 damage to the rider\n"
    )
    tied = "the mount passes: 1 against 1, the blow must be more, by the ruling hit"
    assert tied in archcli(f"trample {BASE} --dice 4,3,2,6,4").out
    assert "gets out of the way" in archcli("trample --avoid").out
    assert "a critical failure" in archcli(f"trample {BASE} --dice 1,3,2,6,4").out
    assert archcli(f"trample {BASE} --dice 4,4 --check").code == 3
    assert archcli(f"trample {BASE} --dice 4,3,2,6,4 --check").code == 0
    assert archcli(f"trample {BASE} --dice 4,3,2,6,4 -q").out == "2\n"
