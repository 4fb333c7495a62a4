"""fall-damage: a die for each whole metre, and its rulings."""

from pathlib import Path
from typing import Any

import pytest

from archcli.rules.archsoul.fall_damage import fall_damage
from archcli.rules.archsoul.rulings import Archsoul, Falling
from tests.each import each
from tests.oracles import assert_odds, assert_rolls
from tests.running import archcli


def fall(
    faces: list[int], seconds: float, *, meters: int | None = None, difficulty: int = 4, **more: Any,
) -> dict[str, Any]:
    """The whole result of a fall in which these faces came."""
    successes = sum(face >= difficulty for face in faces)
    return {
        "meters": len(faces) if meters is None else meters, "seconds": seconds, "pool": len(faces),
        "difficulty": difficulty, "successes": successes, "damage": successes, **more, "ap": 0, "rolls": [{
            "label": "fall", "dice": faces, "difficulty": difficulty, "successes": successes, "bonus": 0,
            "total": successes,
        }], "modifiers": [],
    }


FALLS = [
    ("4 --dice 4,6,1,3", fall([4, 6, 1, 3], 0.89)),
    ("4.9 --dice 4,6,1,3", fall([4, 6, 1, 3], 0.89)),
    ("5m --dice 4,6,1,3,3 --hit-points 1", fall([4, 6, 1, 3, 3], 1.0, hit_points_left=0, down=True)),
    ("5m --dice 4,6,1,3,3 --hit-points 9", fall([4, 6, 1, 3, 3], 1.0, hit_points_left=7, down=False)),
    ("0", fall([], 0.0)),
    ("2 --modify '+1 rocks' --modify 'difficulty -1 stunned' --dice 3,3,2", fall(
        [3, 3, 2], 0.63, meters=2, difficulty=3) | {"modifiers": [
            {"to": "pool", "by": 1, "because": "rocks"}, {"to": "difficulty", "by": -1, "because": "stunned"}]}),
    ("2 --modify -9", fall([], 0.63, meters=2) | {"pool": -7, "modifiers": [
        {"to": "pool", "by": -9, "because": "by hand"}]}),
    ("'0.99 m'", fall([], 0.0)),
    ("--seconds 1 --dice 4,6,1,3,3", fall([4, 6, 1, 3, 3], 1)),
    ("--seconds 0.8 --dice 4,6,1", fall([4, 6, 1], 0.8)),
    ("--seconds 0", fall([], 0)),
    ("--seconds 3 --dice " + ",".join(["4"] * 45), fall([4] * 45, 3)),
]


@each(("line", "result"), FALLS)
def test_falls(line: str, result: dict[str, Any]) -> None:
    """Whole metres are dice at difficulty 4, seconds make 5 t t metres, and the damage comes off the hit points."""
    assert archcli(f"fall-damage {line} --json").result == result


HOUSES = [
    ("dice_per_meter = 0.5", "7 --dice 4,4,4", fall([4, 4, 4], 1.18, meters=7)),
    ("dice_per_meter = 0.29", "100 --dice " + ",".join("1" * 29), fall([1] * 29, 4.47, meters=100)),
    ("difficulty = 6", "2 --dice 5,6", fall([5, 6], 0.63, difficulty=6)),
    ("acceleration = 4.9", "--seconds 1 --dice 4,4,4,4", fall([4] * 4, 1)),
    ("acceleration = 4.9", "49 --dice " + ",".join("1" * 49), fall([1] * 49, 3.16)),
]


@pytest.mark.parametrize(("house", "line", "result"), HOUSES)
def test_rulings(house: str, line: str, result: dict[str, Any], tmp_path: Path) -> None:
    """The rulings of falling change the dice, the difficulty and the distance, exactly as written."""
    file = tmp_path / "house.toml"
    file.write_text(f"[archsoul.falling]\n{house}\n")
    assert archcli(f"fall-damage {line} --house {file} --json").result == result


REFUSED = [
    ("", ["--seconds"]), ("12 --seconds 2", ["--seconds"]), ("-5", ["negative"]), ("--seconds=-1", ["negative"]),
    ("-5m", ["negative"]), ("far", ["far"]), ("--seconds soon", ["soon"]), ("nan", ["nan"]), ("inf", ["inf"]),
    ("5 --hit-points -1", ["--hit-points"]), ("100001", ["100001", "limit dice"]), ("1" * 40, ["1" * 40]),
    ("5 --check", ["--check"]), ("5 --modify '+1000000'", ["limit dice"]), ("5 --modify 'damage +1'", ["difficulty"]),
]


@each(("line", "words"), REFUSED)
def test_refused(line: str, words: list[str]) -> None:
    """A fall is one number, not negative, and not endless."""
    done = archcli(f"fall-damage {line}")
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


@pytest.mark.parametrize("meters", [0, 1, 4])
@pytest.mark.parametrize("rulings", [Archsoul(), Archsoul(falling=Falling(dice_per_meter=0.5, difficulty=6))])
def test_odds(meters: int, rulings: Archsoul) -> None:
    """The odds are those of every face listed."""
    assert_odds(lambda dice: fall_damage(meters=meters, rulings=rulings, dice=dice))
    assert_odds(lambda dice: fall_damage(meters=meters, hit_points=2, rulings=rulings, dice=dice))


def test_rolls_fit_the_odds() -> None:
    """Seeded falls of 12 m fit the odds."""
    assert_rolls(lambda dice: fall_damage(meters=12, rulings=Archsoul(), dice=dice))


def test_report_and_quiet() -> None:
    """The text shows the dice, the damage and what is left; quiet shows the damage."""
    assert archcli("fall-damage 4 --dice 4,6,1,3 --hit-points 5").out == (
        "a fall of 4 m, 0.89 s in the air\n"
        "  fall  [4] [6] 1 3  at 4+  2 successes\n"
        "        2 damage\n"
        "        3 hit points left\n"
    )
    assert archcli("fall-damage 4 --dice 4,6,1,3 -q").out == "2\n"
