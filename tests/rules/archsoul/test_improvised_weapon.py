"""improvised-weapon: damage, row, handling and pools by weight."""

from pathlib import Path
from typing import Any

import pytest

from archcli.rules.archsoul.improvised_weapon import Use, base_damage, improvised_weapon, lifting_row
from archcli.rules.archsoul.rulings import Archsoul
from tests.each import each
from tests.running import HERE, archcli

CASES = HERE / "cases"
WEIGHTS = [
    (0.5, 0, None), (9, 0, None), (10, 1, None), (10.5, 1, 1), (30, 3, 1), (49.9, 4, 1), (50, 5, 2), (75, 5, 2),
    (99, 5, 2), (100, 6, 2), (150, 7, 2), (150.5, 7, 3), (200, 8, 3), (300, 10, 3), (301, 10, 4), (500, 14, 4),
    (501, 14, 5), (700, 18, 5), (701, 18, 6), (900, 22, 6), (901, 22, 7), (1100, 26, 7), (1101, 26, 8), (1300, 30, 8),
    (1300.5, 30, None),
]


@each(("weight", "damage", "row"), WEIGHTS)
def test_damage_and_row(weight: float, damage: int, row: int | None) -> None:
    """Every bound of a lifting row belongs to its row, but the first to row 2; parts of damage are dropped."""
    assert (base_damage(weight), lifting_row(weight, Archsoul().lifting)) == (damage, row)


def test_damage_counted_pound_by_pound() -> None:
    """Counting the full tens up to 50 and the full fifties above one by one comes to the same damage."""
    for weight in range(1, 2000):
        tens = sum(1 for ten in range(10, 51, 10) if weight >= ten)
        fifties = sum(1 for fifty in range(100, 2001, 50) if weight >= fifty)
        assert base_damage(weight) == tens + fifties


def modifier(to: str, by: int, because: str) -> dict[str, Any]:
    return {"to": f"{to} difficulty", "by": by, "because": because}


def usable(base: dict[str, Any], modifiers: list[tuple[str, int, str]]) -> dict[str, Any]:
    return base | {"usable": True, "rolls": [], "modifiers": [modifier(*one) for one in modifiers]}


HEAVY, IMPROVISED, OVERSIZED, KEPT = "too heavy", "improvised weapon", "oversized throw", "kept within 2 to 6"
NOTHING: dict[str, Any] = {
    "usable": False, "attack_difficulty": None, "damage_difficulty": None, "accurate_range": None,
    "attribute_maximum": None, "attack_attribute": None, "attack_pool": None, "damage_pool": None, "rolls": [],
    "modifiers": [],
}
OBJECTS: list[tuple[str, dict[str, Any]]] = [
    ("200lb --athletics 5 --thrown", usable({
        "weight": 200, "base_damage": 8, "row": 3, "difference": 2, "attack_difficulty": 6, "damage_difficulty": 6,
        "accurate_range": 4, "attribute_maximum": 3, "cumbersome": True, "attack_attribute": "athletics",
        "attack_pool": None, "damage_pool": 11,
    }, [("attack", 1, HEAVY), ("attack", 1, IMPROVISED), ("attack", 1, OVERSIZED), ("attack", -1, KEPT),
        ("damage", 1, HEAVY), ("damage", 1, IMPROVISED)])),
    ("30 --athletics 2 --precision 4 --skill 2 --weapon-mastery 1", usable({
        "weight": 30, "base_damage": 3, "row": 1, "difference": 1, "attack_difficulty": 6, "damage_difficulty": 6,
        "accurate_range": 2, "attribute_maximum": 1, "attack_attribute": "precision", "attack_pool": 3,
        "damage_pool": 5,
    }, [("attack", 2, HEAVY), ("attack", 1, IMPROVISED), ("attack", -1, KEPT),
        ("damage", 2, HEAVY), ("damage", 1, IMPROVISED), ("damage", -1, KEPT)])),
    ("75lbs --athletics 5 --precision 6 --skill 1", usable({
        "weight": 75, "base_damage": 5, "row": 2, "difference": 3, "attack_difficulty": 6, "damage_difficulty": 6,
        "accurate_range": 6, "attribute_maximum": 5, "attack_attribute": "precision", "attack_pool": 6,
        "damage_pool": 10,
    }, [("attack", 1, HEAVY), ("attack", 1, IMPROVISED), ("damage", 1, HEAVY), ("damage", 1, IMPROVISED)])),
    ("60 --athletics 9 --precision 6 --skill 1 --thrown --no-cumbersome -d 3 --damage-difficulty 2", usable({
        "weight": 60, "base_damage": 5, "row": 2, "difference": 7, "attack_difficulty": 4, "damage_difficulty": 3,
        "accurate_range": 8, "attribute_maximum": None, "cumbersome": False, "attack_attribute": "precision",
        "attack_pool": 7, "damage_pool": 14,
    }, [("attack", 1, IMPROVISED), ("damage", 1, IMPROVISED)])),
    ("12 --athletics 3 --skill 2 --thrown --cumbersome", usable({
        "weight": 12, "base_damage": 1, "row": 1, "difference": 2, "attack_difficulty": 6, "damage_difficulty": 6,
        "accurate_range": 4, "attribute_maximum": 3, "cumbersome": True, "attack_attribute": "athletics",
        "attack_pool": 5, "damage_pool": 4,
    }, [("attack", 1, HEAVY), ("attack", 1, IMPROVISED), ("attack", 1, OVERSIZED), ("attack", -1, KEPT),
        ("damage", 1, HEAVY), ("damage", 1, IMPROVISED)])),
    ("9.5lb --athletics 0 --precision 4 --skill 2", usable({
        "weight": 9.5, "base_damage": 0, "row": None, "difference": None, "attack_difficulty": 5,
        "damage_difficulty": 5, "accurate_range": None, "attribute_maximum": None, "attack_attribute": "precision",
        "attack_pool": 6, "damage_pool": 0,
    }, [("attack", 1, IMPROVISED), ("damage", 1, IMPROVISED)])),
    ("9.5lb --athletics 0 --precision 4 --skill 2 --thrown", usable({
        "weight": 9.5, "base_damage": 0, "row": None, "difference": None, "attack_difficulty": 4,
        "damage_difficulty": 4, "accurate_range": None, "attribute_maximum": None, "cumbersome": False,
        "attack_attribute": "precision", "attack_pool": 6, "damage_pool": 0,
    }, [])),
    ("50lb --athletics 2", {"weight": 50, "base_damage": 5, "row": 2, "difference": 0} | NOTHING),
    ("600lb --athletics 1 --thrown", {
        "weight": 600, "base_damage": 16, "row": 5, "difference": -4, "cumbersome": None} | NOTHING),
    ("1301 --athletics 20", {"weight": 1301, "base_damage": 30, "row": None, "difference": None} | NOTHING),
    ("30 -s sheets/aria.toml", usable({
        "weight": 30, "base_damage": 3, "row": 1, "difference": 2, "attack_difficulty": 6, "damage_difficulty": 6,
        "accurate_range": 4, "attribute_maximum": 3, "attack_attribute": "precision", "attack_pool": 6,
        "damage_pool": 7,
    }, [("attack", 1, HEAVY), ("attack", 1, IMPROVISED), ("damage", 1, HEAVY), ("damage", 1, IMPROVISED)])),
    ("30 -s sheets/aria.toml --thrown --athletics 9", usable({
        "weight": 30, "base_damage": 3, "row": 1, "difference": 8, "attack_difficulty": 5, "damage_difficulty": 5,
        "accurate_range": 8, "attribute_maximum": None, "cumbersome": False, "attack_attribute": "precision",
        "attack_pool": 5, "damage_pool": 13,
    }, [("attack", 1, IMPROVISED), ("damage", 1, IMPROVISED)])),
]


@each(("line", "result"), OBJECTS)
def test_objects(line: str, result: dict[str, Any]) -> None:
    """The whole result: difficulties with their reasons, the capped pools, and what is null or left out."""
    assert archcli(f"improvised-weapon {line} --json", folder=CASES).result == result


HOUSES = [
    ("over_six = 'impossible'", "30 --athletics 2", {"attack_difficulty": 7, "damage_difficulty": 7}),
    ("oversized_weight = 30", "30 --athletics 9 --thrown", {"cumbersome": True}),
    ("oversized_weight = 31", "30 --athletics 9 --thrown", {"cumbersome": False}),
    ("improvised_penalty = 'always'", "9 --athletics 3 --thrown", {"attack_difficulty": 5, "damage_difficulty": 5}),
    ("damage_difficulty = 5", "30 --athletics 9", {"attack_difficulty": 5, "damage_difficulty": 6}),
    ("lifting = [20, 30, 40, 50, 60, 70, 80, 90]", "30 --athletics 9", {"row": 2, "difference": 7}),
    ("lifting = [20, 30, 40, 50, 60, 70, 80, 90]", "20 --athletics 9", {"row": 2}),
    ("lifting = [20, 30, 40, 50, 60, 70, 80, 90]", "91 --athletics 20", {"row": None, "usable": False}),
]


@pytest.mark.parametrize(("house", "line", "expected"), HOUSES)
def test_rulings(house: str, line: str, expected: dict[str, Any], tmp_path: Path) -> None:
    """Each ruling that touches improvised weapons changes what it says."""
    file = tmp_path / "house.toml"
    file.write_text(f"[archsoul]\n{house}\n")
    result = archcli(f"improvised-weapon {line} --house {file} --json").result
    assert {name: result[name] for name in expected} == expected


REFUSED = [
    ("0 --athletics 3", ["weight"]), ("0", ["weight"]),
    ("-5 --athletics 3", ["weight"]), ("heavy --athletics 3", ["weight", "heavy"]),
    ("5kg --athletics 3", ["weight", "5kg"]), ("30", ["--athletics"]),
    ("30 --athletics 3 --cumbersome", ["--thrown"]), ("30 --athletics 3 --no-cumbersome", ["--thrown"]),
    ("30 --athletics 3 -d 7", ["difficulty", "2 to 6"]),
    ("30 --athletics 3 --damage-difficulty 1", ["--damage-difficulty", "2 to 6"]),
]


@each(("line", "words"), REFUSED)
def test_refused(line: str, words: list[str]) -> None:
    """A weight that is none, a throw that is none, and missing numbers are refused."""
    done = archcli(f"improvised-weapon {line}")
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


def test_check_fails_when_not_usable() -> None:
    """--check looks at whether the object can be used."""
    assert archcli("improvised-weapon 50lb --athletics 2 --check").code == 3
    assert archcli("improvised-weapon 50lb --athletics 3 --check").code == 0


def test_strength_never_makes_an_object_worse() -> None:
    """More Athletics never raises a difficulty nor lowers the damage pool."""
    for weight in (30, 75, 200, 600):
        weighed = [improvised_weapon(weight, Use(athletics=size), rulings=Archsoul()) for size in range(1, 15)]
        kept = [(-(one.attack_difficulty or 9), one.damage_pool or 0) for one in weighed]
        assert kept == sorted(kept)


def test_report_and_quiet() -> None:
    """The text gives every reason; quiet gives the base damage."""
    text = archcli("improvised-weapon 200lb --athletics 5 --thrown").out
    assert "+1 too heavy, +1 improvised weapon, +1 oversized throw, −1 kept within 2 to 6" in text
    assert "cannot be used as a weapon" in archcli("improvised-weapon 50lb --athletics 2").out
    assert archcli("improvised-weapon 75 --athletics 5 -q").out == "5\n"
