"""Soluna sheets: every mistake at once, each with its path."""

import pytest

from archcli.errors import SheetError
from archcli.rules.soluna.sheet import Sheet
from archcli.rules.soluna.weapon import Weapon
from tests.rules.soluna.sheets import GOOD


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


def test_a_key_that_is_needed_is_named() -> None:
    """The roster needs a Dexterity or a speed, and says where it is missing."""
    with pytest.raises(SheetError) as refused:
        _ = Sheet.of(GOOD, file="kira.toml").dexterity
    assert "kira.toml: perimeters.dexterity" in refused.value.message
