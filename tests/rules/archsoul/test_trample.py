"""trample: the opponent's reactive attack, and what passes or stops."""

from pathlib import Path
from typing import Any

import pytest

from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.trample import Ride, trample
from tests.oracles import assert_odds, assert_rolls
from tests.running import HERE, archcli

CASES = HERE / "cases"


def rolled(label: str, faces: list[int], *, difficulty: int = 4, bonus: int = 0) -> dict[str, Any]:
    successes = sum(face >= difficulty for face in faces)
    return {"label": label, "dice": faces, "difficulty": difficulty, "successes": successes, "bonus": bonus,
            "total": successes + bonus}


def ended(
    total: int | None, *rolls: dict[str, Any], passes: bool, damage: int = 0, rider_damage: int = 0,
    critical: bool = False, resistance: int | None = 1, names: tuple[str, str] = ("the rider", "the opponent"),
) -> dict[str, Any]:
    """The whole result of a trample."""
    return {
        "rider": names[0], "opponent": names[1], "ap": 0, "passes": passes, "stopped": not passes,
        "attack_total": total, "resistance": resistance, "critical_failure": critical, "damage": damage,
        "rider_damage": rider_damage, "rolls": list(rolls), "modifiers": [],
    }


BASE = "--pool 2 --defense 1 --trample-pool 3"
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
        0, rolled("attack", [4, 4], difficulty=6), rolled("trample", [2, 2, 1], difficulty=2), passes=True, damage=2)),
    ("--pool 2+5 --defense 1 --trample-pool 1 --dice 1,2,4", ended(
        5, rolled("attack", [1, 2], bonus=5), rolled("trample", [4]), passes=True, damage=1, critical=True)),
    ("--pool 0 --defense 0 --trample-pool 0", ended(
        0, rolled("attack", []), rolled("trample", []), passes=True, resistance=0)),
    ("--avoid", ended(None, passes=True, resistance=None)),
    (f"{BASE} --avoid", ended(None, passes=True)),
    ("sheets/knight.toml sheets/goblin.toml -w club --dice 4,4,4,1,1,6,4,3,1", ended(
        3, rolled("attack", [4, 4, 4, 1, 1]), rolled("damage", [6, 4, 3, 1]), passes=False, rider_damage=2,
        resistance=2, names=("Knight", "Goblin"))),
    ("sheets/knight.toml sheets/goblin.toml --dice 4,4,1,1,1,6,4,3", ended(
        2, rolled("attack", [4, 4, 1, 1, 1]), rolled("trample", [6, 4, 3]), passes=True, damage=2, resistance=2,
        names=("Knight", "Goblin"))),
    ("sheets/knight.toml sheets/goblin.toml --defense 0 --pool precision --trample-pool 1 --dice 2,2,2,4", ended(
        0, rolled("attack", [2, 2, 2]), rolled("trample", [4]), passes=True, damage=1, resistance=0,
        names=("Knight", "Goblin"))),
]


@pytest.mark.parametrize(("line", "result"), RIDES)
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
]


@pytest.mark.parametrize(("house", "line", "expected"), HOUSES)
def test_rulings(house: str, line: str, expected: dict[str, Any], tmp_path: Path) -> None:
    """Each ruling that touches the reactive attack or the damage changes what comes of it."""
    file = tmp_path / "house.toml"
    file.write_text(f"[archsoul]\n{house}\n")
    result = archcli(f"trample {line} --house {file} --json").result
    assert {name: result[name] for name in expected} == expected


REFUSED = [
    (f"{BASE} --not-smaller", ["smaller"]), ("--avoid --not-smaller", ["smaller"]),
    ("--defense 1 --trample-pool 3", ["--pool"]), ("--pool 2 --trample-pool 3", ["--defense", "defense"]),
    ("--pool 2 --defense 1", ["--trample-pool", "mount.trample"]),
    ("sheets/aria.toml sheets/goblin.toml -w club", ["--trample-pool", "mount.trample"]),
    ("sheets/knight.toml sheets/goblin.toml -w clup", ["clup", "club"]),
    ("sheets/knight.toml sheets/aria.toml -w bow", ["melee", "bow"]),
    (f"{BASE} -w club", ["--weapon", "OPPONENT"]), (f"{BASE} -d 1", ["difficulty", "2 to 6"]),
    (f"{BASE} --damage-difficulty 7", ["--damage-difficulty", "2 to 6"]),
    ("--pool precision --defense 1 --trample-pool 3", ["--pool", "precision", "sheet"]),
]


@pytest.mark.parametrize(("line", "words"), REFUSED)
def test_refused(line: str, words: list[str]) -> None:
    """Missing numbers, large opponents and unfit weapons are refused."""
    done = archcli(f"trample {line}", folder=CASES)
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


@pytest.mark.parametrize("rulings", [Archsoul(), Archsoul(hit="meets", critical_failure="all-ones")])
@pytest.mark.parametrize("ride", [
    Ride(pool=Pool(2), defense=1, trample_pool=Pool(2)),
    Ride(pool=Pool(2, 2), defense=3, trample_pool=Pool(1), damage_pool=Pool(2, -1)),
    Ride(pool=Pool(2), defense=1, trample_pool=Pool(1), damage_pool=Pool(2), difficulty=3, damage_difficulty=5),
])
def test_odds(ride: Ride, rulings: Archsoul) -> None:
    """The odds are those of every face listed."""
    assert_odds(lambda dice: trample(ride, rulings=rulings, dice=dice))


def test_rolls_fit_the_odds() -> None:
    """Seeded rides fit the odds."""
    ride = Ride(pool=Pool(5), defense=2, trample_pool=Pool(4), damage_pool=Pool(6))
    assert_rolls(lambda dice: trample(ride, rulings=Archsoul(), dice=dice))


def test_report_check_and_quiet() -> None:
    """The text says who is stopped or passes and by how much; --check fails when stopped; quiet gives the damage."""
    assert archcli(f"trample {BASE} --damage-pool 2 --dice 4,4,6,1").out == (
        "the rider tramples the opponent\n"
        "  attack  [4] [4]  at 4+  2 successes\n"
        "          the rider is stopped: 2 against 1\n"
        "  damage  [6] 1  at 4+  1 success\n"
        "          1 damage to the rider\n"
    )
    assert "the mount passes: 1 against 1" in archcli(f"trample {BASE} --dice 4,3,2,6,4").out
    assert "gets out of the way" in archcli("trample --avoid").out
    assert "a critical failure" in archcli(f"trample {BASE} --dice 1,3,2,6,4").out
    assert archcli(f"trample {BASE} --dice 4,4 --check").code == 3
    assert archcli(f"trample {BASE} --dice 4,3,2,6,4 --check").code == 0
    assert archcli(f"trample {BASE} --dice 4,3,2,6,4 -q").out == "2\n"
