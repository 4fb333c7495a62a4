"""Soluna sheets: every mistake at once, each with its path."""

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from archcli.errors import SheetError
from archcli.record import Record
from archcli.rules.soluna.sheet import Perimeters, Sheet
from archcli.rules.soluna.weapon import Weapon
from archcli.sheet import keys
from tests.running import ROOT, archcli

GOOD: dict[str, Any] = {"system": "soluna", "name": "Kira"}
WRONG: dict[str, tuple[dict[str, Any], set[str]]] = {
    "nothing": ({}, {"system", "name"}),
    "many": (
        {
            **GOOD, "health": -1, "hardness": 101, "speed": "fast", "luck": 1,
            "perimeters": {"strength": 101, "mind": -1, "wits": 3}, "skills": {"deft": 101, "swim": "well"},
            "weapons": {
                "axe": {"bonus": 1.5, "kind": "thrown", "class": "bazooka", "hf": 1},
                "gun": {"kind": "ballistic", "damage": "2d6>=3", "action": "bolt", "range": -1},
                "my bow": {"kind": "ranged", "reach": 3},
            },
            "armor": {"targe": {"bonus": "2"}},
        },
        {
            "health", "hardness", "speed", "luck", "perimeters.strength", "perimeters.mind", "perimeters.wits",
            "skills.deft", "skills.swim", "weapons.axe.bonus", "weapons.axe.kind", "weapons.axe.class",
            "weapons.axe.hf", "weapons.gun.damage", "weapons.gun.action", "weapons.gun.range",
            'weapons."my bow".reach', "armor.targe.bonus",
        },
    ),
    "keys of another kind of weapon": (
        {**GOOD, "weapons": {
            "axe": {"range": 5, "damage": "1d6"}, "bow": {"kind": "ranged", "action": "semi"},
            "gun": {"kind": "ballistic"},
        }},
        {"weapons.axe.range", "weapons.axe.damage", "weapons.bow.action", "weapons.gun.damage"},
    ),
    "tables that are none": ({**GOOD, "perimeters": 3, "armor": {"targe": 3}}, {"perimeters", "armor.targe"}),
    "another game": ({"system": "murk", "name": "Vera"}, {"system"}),
}


@pytest.mark.parametrize("case", WRONG)
def test_mistakes(case: str) -> None:
    """All mistakes of a sheet are told together."""
    tables, paths = WRONG[case]
    with pytest.raises(SheetError) as refused:
        Sheet.of(tables, file="kira.toml")
    assert {mistake.key for mistake in refused.value.mistakes} == paths


def test_defaults_and_names() -> None:
    """What is left out is its default, armor adds up, and names match whatever their case."""
    sheet = Sheet.of(GOOD | {
        "weapons": {"Axe": {}}, "armor": {"targe": {"bonus": 2}, "helm": {"bonus": 1}}, "skills": {"Deft": 3},
        "speed": 6,
    }, file="kira.toml")
    assert (sheet.worn.bonus, sheet.skill("deft"), sheet.dexterity, sheet.perimeters.strength) == (3, 3, 6, None)
    assert sheet.weapon("AXE") == Weapon(
        name="Axe", bonus=0, kind="melee", range=None, damage=None, action=None, class_=None, wide_critical=False,
        no_shield=False, hf=False, explosive=False, harm=None,
    )


EVERY: dict[str, Any] = {
    "system": "soluna", "name": "Kira", "health": 20, "hardness": 1, "speed": 2,
    "perimeters": {"strength": 3, "toughness": 4, "dexterity": 5, "mind": 6}, "skills": {"deft": 7},
    "weapons": {"gun": {
        "bonus": 8, "kind": "ballistic", "range": 9, "damage": "2d6", "action": "semi", "class": "launcher",
    }, **{flag: {flag: True} for flag in ("wide_critical", "no_shield", "hf", "explosive")}},
    "armor": {"targe": {"bonus": 10}},
}


def filled(record: Any) -> Any:
    """The keys that stand in a record with a value of their own, by their names in the file."""
    if isinstance(record, Mapping):
        return {name: filled(value) for name, value in record.items()}
    if not isinstance(record, Record):
        return record
    return {
        key: filled(getattr(record, declared.field)) for key, declared in keys(type(record)).items()
        if getattr(record, declared.field) != record.DEFAULTS.get(declared.field)
    }


def test_every_key_is_in_the_field_of_its_name() -> None:
    """Each key with a value of its own comes back under its own name, so that the order of the keys says nothing."""
    assert filled(Sheet.of(EVERY, file="kira.toml")) == EVERY
    guns = EVERY["weapons"].values()
    assert {key for gun in guns for key in gun} == set(keys(Weapon))
    assert set(EVERY) == set(keys(Sheet))
    assert set(EVERY["perimeters"]) == set(Perimeters.FIELDS)


def test_a_key_that_is_needed_is_named() -> None:
    """The roster needs a Dexterity or a speed, and says where it is missing."""
    with pytest.raises(SheetError) as refused:
        _ = Sheet.of(GOOD, file="kira.toml").dexterity
    assert "kira.toml: perimeters.dexterity" in refused.value.message


@pytest.mark.parametrize("path", sorted((ROOT / "examples" / "soluna").glob("*.toml")), ids=lambda path: path.stem)
def test_model_sheet(path: Any) -> None:
    """The model sheets are valid, and the commands in their comments work from the root of the repository."""
    text = path.read_text()
    Sheet.of(tomllib.loads(text), file=path.name)
    commands = [line.removeprefix("#   archcli ") for line in text.splitlines() if line.startswith("#   archcli ")]
    assert commands
    for command in commands:
        assert archcli(f"{command} --seed 1", folder=ROOT).code == 0
