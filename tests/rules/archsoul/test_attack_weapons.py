"""attack: which weapon is taken, and several TARGET sheets (A-125 to A-128)."""

from pathlib import Path
from typing import Any

import pytest

from tests.each import each
from tests.rules.archsoul.attacks import run, short

ARIA, GOBLIN, KNIGHT = "sheets/aria.toml", "sheets/goblin.toml", "sheets/knight.toml"
TAKEN: list[tuple[str, str | None, str]] = [
    # The words, the weapon that is taken, and the type of the attack.
    (f"{GOBLIN} {ARIA}", "club", "melee"), (f"{GOBLIN} {ARIA} --type melee", "club", "melee"),
    (f"{ARIA} {GOBLIN} --type thrown", "javelin", "thrown"), (f"{KNIGHT} {GOBLIN} --type ranged", "pistol", "ranged"),
    (f"{KNIGHT} {GOBLIN} -m reckless", "lance", "melee"), (f"{KNIGHT} {GOBLIN} --reactive grab", "lance", "melee"),
    (f"{KNIGHT} {GOBLIN} -m charge --spaces 3", "lance", "melee"),
    (f"{KNIGHT} {GOBLIN} -m quick --type unarmed", None, "unarmed"),
    (f"{ARIA} {GOBLIN} -w unarmed", None, "unarmed"), (f"{ARIA} {GOBLIN} -w Unarmed --type unarmed", None, "unarmed"),
    (f"{ARIA} {GOBLIN} --type unarmed", None, "unarmed"), (f"{ARIA} {GOBLIN} --type elemental", None, "elemental"),
    (f"{ARIA} {GOBLIN} --type soul", None, "soul"), (f"{ARIA} {GOBLIN} --damage-pool 1", None, "melee"),
    (f"{ARIA} {GOBLIN} --damage-pool 1 -w bow", "bow", "ranged"),
    (f"{ARIA} {GOBLIN} -w javelin --type melee", "javelin", "melee"),
    (f"{ARIA} {GOBLIN} -w dagger --type thrown", "dagger", "thrown"),
    (f"{ARIA} {GOBLIN} -w bow --type melee --improvised", "bow", "melee"),
    (f"{ARIA} {GOBLIN} -w spark-rod --type thrown --improvised", "spark-rod", "thrown"),
    ("-w unarmed --pool 1 --defense 0 --damage-pool 1", None, "unarmed"),
]


@each(("words", "weapon", "kind"), TAKEN)
def test_taken(words: str, weapon: str | None, kind: str) -> None:
    """The only weapon that fits is taken, and the one that is named; the fist has no name."""
    result = run(f"{words} --seed 1").result
    assert (result["weapon"], result["type"]) == (weapon, kind)


CLAWS = (
    'system = "archsoul"\nname = "Wolf"\n[attributes]\nathletics = 1\nprecision = 1\n[unarmed]\ndamage = 1\n'
    '[weapons.claws]\nkind = "unarmed"\ndamage = 2\n'
)


def test_claws_are_a_weapon(tmp_path: Path) -> None:
    """An only weapon of kind unarmed is taken; --type unarmed is the fist."""
    (tmp_path / "wolf.toml").write_text(CLAWS)
    line = f"{tmp_path / 'wolf.toml'} --defense 0 --dice"
    claws, fist = run(f"{line} 4,4,4,4").result, run(f"{line} 4,4,4 --type unarmed").result
    assert (claws["weapon"], claws["type"], claws["damage"]) == ("claws", "unarmed", 3)
    assert (fist["weapon"], fist["type"], fist["damage"]) == (None, "unarmed", 2)


@pytest.mark.parametrize(("words", "because"), [
    (f"-w rapier {GOBLIN}", ["strong against armor"]), (f"-w rapier {KNIGHT}", ["weak against armor"]),
    (f"-w rapier {GOBLIN} --weak", ["weak against armor"]), (f"-w rapier {KNIGHT} --strong", ["strong against armor"]),
    (f"-w rapier {KNIGHT} --armor leather", ["strong against armor"]),
    (f"-w rapier {GOBLIN} --strong --weak", ["strong against armor", "weak against armor"]),
    (f"-w rapier {GOBLIN} --type thrown", ["strong against armor"]),
    (f"-w bow {KNIGHT} --type melee --improvised", ["improvised weapon"]),
])
def test_what_a_weapon_does_to_armor(words: str, because: list[str]) -> None:
    """What is typed takes the place of what the sheets say; a weapon that stands in for another does nothing to it."""
    modifiers = run(f"{ARIA} {words} --pool 1 --damage-pool 1 --seed 1").result["modifiers"]
    assert [moved["because"] for moved in modifiers if moved["to"] == "attack difficulty"] == because


Target = tuple[str, int, int | None, int | None, bool, int, int | None]
SEVERAL: dict[str, tuple[str, dict[str, Any], list[Target]]] = {
    "each has its shield, armor and hit points": (
        f"{ARIA} {GOBLIN} {KNIGHT} -w bow --dice 5,5,5,5,4,1,6,4,4,1", {
            "hits": 1, "damage": 3, "attack_difficulty": 4, "attack_total": 5, "modifiers": [],
        }, [("Goblin", 4, 5, 3, True, 3, 3), ("Knight", 5, 4, 4, False, 0, 20)],
    ),
    "by other names and numbers, with hit points of their own": (
        f"{ARIA} Snik={GOBLIN} {GOBLIN}*2 -w bow --hit-points 6 --hit-points 2 --hit-points 1 --defense 0 --shield 0"
        " --dice 4,1,1,1,1,1,6,6,1,1", {"hits": 3, "damage": 2},
        [("Snik", 4, 1, 0, True, 2, 4), ("Goblin 1", 4, 1, 0, True, 2, 0), ("Goblin 2", 4, 1, 0, True, 2, 0)],
    ),
    "what is typed holds for all": (
        f"{ARIA} {GOBLIN} {KNIGHT} -w bow --arc back --strong --dice 3,3,3,3,1,1,4,1,1,1", {
            "hits": 2, "damage": 1, "attack_difficulty": 3, "modifiers": ["attack difficulty -1 strong against armor"],
        }, [("Goblin", 3, 4, 2, True, 1, 5), ("Knight", 3, 4, 2, True, 1, 19)],
    ),
    "a soul attack, which each resists with its own pool": (
        f"{ARIA} {GOBLIN} {KNIGHT} --type soul --dice 4,4,1,1,1,1,1,4,4,1,4,1,1,1", {"hits": 1, "damage": 0},
        [("Goblin", 4, 2, 2, False, 0, 6), ("Knight", 4, 2, 1, True, 0, 20)],
    ),
    "a typed pool with names is read on each sheet": (
        f"{ARIA} {GOBLIN} {KNIGHT} --type soul --resist resolve --dice 4,4,1,1,1,1,1,4,4,4", {"hits": 1, "damage": 0},
        [("Goblin", 4, 2, 1, True, 0, 6), ("Knight", 4, 2, 2, False, 0, 20)],
    ),
    "an elemental attack without a roll": (
        f"{ARIA} {GOBLIN} {KNIGHT} --type elemental --no-attack-roll --damage-pool 2 --dice 4,1",
        {"hits": 2, "damage": 1, "attack_total": None}, [
            ("Goblin", 4, None, 3, True, 1, 5), ("Knight", 4, None, 4, True, 1, 19),
        ],
    ),
    "a cleave": (f"{KNIGHT} {GOBLIN}*2 -w lance -m cleave --dice 5,5,5,1,1,5,5,1,1,1,1,1,1", {"hits": 2, "damage": 2}, [
        ("Goblin 1", 5, 3, 2, True, 2, 4), ("Goblin 2", 5, 3, 2, True, 2, 4),
    ]),
}


@pytest.mark.parametrize("name", SEVERAL)
def test_several(name: str) -> None:
    """Several TARGET sheets are an area attack."""
    line, expected, targets = SEVERAL[name]
    result = short(run(line).result)
    assert {key: result[key] for key in expected} == expected
    assert [result["target"], result["resistance"], result["margin"]] == [None, None, None]
    keys = ("name", "difficulty", "total", "resistance", "hit", "damage", "hit_points_left")
    assert [tuple(target[key] for key in keys) for target in result["targets"]] == targets
    assert [target["down"] for target in result["targets"]] == [points == 0 for *_, points in targets]


def test_one_of_a_number_is_no_area() -> None:
    """`goblin*1` is one target, and is numbered all the same."""
    result = run(f"{ARIA} {GOBLIN}*1 -w rapier --hit-points 9 --seed 1").result
    assert result["target"] == "Goblin 1"
    assert "targets" not in result


def test_a_target_without_a_defense_is_named(tmp_path: Path) -> None:
    """Of several the one whose number is missing."""
    (tmp_path / "bare.toml").write_text('system = "archsoul"\nname = "Bare"\n')
    done = run(f"{ARIA} {GOBLIN} {tmp_path / 'bare.toml'} -w bow")
    assert done.code == 2
    assert [word for word in ("Bare", "--defense") if word not in done.error["message"]] == []
