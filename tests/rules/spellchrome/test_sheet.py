"""Spellchrome sheets: every mistake at once, each with its path."""

import pytest

from archcli.errors import SheetError
from archcli.rules.spellchrome.sheet import Sheet
from archcli.rules.spellchrome.weapon import Weapon
from tests.rules.spellchrome.sheets import GOOD


def test_defaults() -> None:
    """What is left out is its default, or unknown until a rule needs it."""
    sheet = Sheet.of(GOOD | {"weapons": {"Long Bow": {"kind": "ranged"}}}, file="ann.toml")
    assert [sheet.level, sheet.ac, sheet.speed, sheet.initiative] == [None, None, 30, 0]
    assert sheet.feats == ()
    assert sheet.weapon("long-bow") == Weapon(
        name="Long Bow", kind="ranged", column="poor", damage=None, range=None, bonus=0, critical_range=20,
        trained=True,
    )


def test_a_key_that_is_needed_is_named() -> None:
    """Initiative needs the Dexterity modifier, and says where it is missing."""
    with pytest.raises(SheetError) as refused:
        Sheet.of(GOOD, file="ann.toml").needed("abilities.dexterity")
    assert "ann.toml: abilities.dexterity" in refused.value.message
