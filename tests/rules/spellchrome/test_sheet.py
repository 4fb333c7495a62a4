"""Spellchrome sheets: every mistake at once, each with its path."""

import tomllib
from typing import Any

import pytest

from archcli.errors import SheetError
from archcli.rules.spellchrome.sheet import Sheet
from archcli.rules.spellchrome.weapon import Weapon
from archcli.sheet import keys
from tests.running import ROOT, archcli

GOOD: dict[str, Any] = {"system": "spellchrome", "name": "Ann"}
WRONG: dict[str, tuple[dict[str, Any], set[str]]] = {
    "nothing": ({}, {"system", "name"}),
    "many": (
        {
            **GOOD, "level": 0, "ac": -1, "speed": 7.5, "hit_points": "many", "initiative": True,
            "feats": ["quick-draw", "fly"], "luck": 1,
            "abilities": {"strength": 21, "dexterity": -6, "dexterity_score": 0, "wisdom": 1},
            "weapons": {
                "bow": {"kind": "thrown", "column": "fair", "damage": "1d", "range": -1, "critical_range": 1},
                "pick": {"damage": "2d6>=3"}, "my axe": {"kind": "melee", "trained": "yes", "bonus": 1.5},
            },
        },
        {
            "level", "ac", "speed", "hit_points", "initiative", "feats", "luck", "abilities.strength",
            "abilities.dexterity", "abilities.dexterity_score", "abilities.wisdom", "weapons.bow.kind",
            "weapons.bow.column", "weapons.bow.damage", "weapons.bow.range", "weapons.bow.critical_range",
            "weapons.pick.kind", "weapons.pick.damage", 'weapons."my axe".trained', 'weapons."my axe".bonus',
        },
    ),
    "keys of another kind of weapon": (
        {**GOOD, "weapons": {"fists": {"kind": "unarmed", "damage": "1d4"}, "sword": {"kind": "melee", "range": 5}}},
        {"weapons.fists.damage", "weapons.sword.range"},
    ),
    "tables that are none": ({**GOOD, "abilities": 3, "weapons": {"bow": 3}}, {"abilities", "weapons.bow"}),
    "another game": ({"system": "murk", "name": "Vera"}, {"system"}),
}


@pytest.mark.parametrize("case", WRONG)
def test_mistakes(case: str) -> None:
    """All mistakes of a sheet are told together."""
    tables, paths = WRONG[case]
    with pytest.raises(SheetError) as refused:
        Sheet.of(tables, file="ann.toml")
    assert {mistake.key for mistake in refused.value.mistakes} == paths


def test_defaults() -> None:
    """What is left out is its default, or unknown until a rule needs it."""
    sheet = Sheet.of(GOOD | {"weapons": {"Long Bow": {"kind": "ranged"}}}, file="ann.toml")
    assert [sheet.level, sheet.ac, sheet.speed, sheet.initiative] == [None, None, 30, 0]
    assert sheet.feats == ()
    assert sheet.weapon("long-bow") == Weapon(
        name="Long Bow", kind="ranged", column="poor", damage=None, range=None, bonus=0, critical_range=20,
        trained=True,
    )


EVERY: dict[str, Any] = {
    **GOOD, "level": 2, "ac": 3, "speed": 4, "hit_points": 5, "concentration": 6, "initiative": 7,
    "feats": ["dual-ranged", "quick-draw"],
    "abilities": {"strength": 8, "dexterity": 9, "dexterity_score": 10},
    "weapons": {"bow": {
        "kind": "ranged", "column": "best", "damage": "1d11", "range": 12, "bonus": 13, "critical_range": 14,
        "trained": False,
    }},
}


def test_every_key_is_in_its_field() -> None:
    """Each key, set to a value of its own, is found in the field of its name."""
    sheet = Sheet.of(EVERY, file="ann.toml")
    tables = (
        (sheet, EVERY), (sheet.abilities, EVERY["abilities"]), (sheet.weapons["bow"], EVERY["weapons"]["bow"]),
    )
    for record, table in tables:
        assert keys(type(record)).keys() == table.keys()
        for key, value in table.items():
            if not isinstance(value, dict):
                assert getattr(record, key) == (tuple(value) if isinstance(value, list) else value), key


def test_a_key_that_is_needed_is_named() -> None:
    """Initiative needs the Dexterity modifier, and says where it is missing."""
    with pytest.raises(SheetError) as refused:
        Sheet.of(GOOD, file="ann.toml").needed("abilities.dexterity")
    assert "ann.toml: abilities.dexterity" in refused.value.message


@pytest.mark.parametrize("path", sorted((ROOT / "examples" / "spellchrome").glob("*.toml")), ids=lambda path: path.stem)
def test_model_sheet(path: Any) -> None:
    """The model sheets are valid, and the commands in their comments work from the root of the repository."""
    text = path.read_text()
    Sheet.of(tomllib.loads(text), file=path.name)
    commands = [line.removeprefix("#   archcli ") for line in text.splitlines() if line.startswith("#   archcli ")]
    assert commands
    for command in commands:
        assert archcli(f"{command} --seed 1", folder=ROOT).code == 0
