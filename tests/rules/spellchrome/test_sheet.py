"""Spellchrome sheets: every mistake at once, each with its path."""

from pathlib import Path

import pytest

from archcli.errors import SheetError
from archcli.rules.spellchrome.card import card
from archcli.rules.spellchrome.sheet import Sheet
from archcli.rules.spellchrome.weapon import Weapon
from tests.rules.spellchrome.sheets import GOOD
from tests.running import archcli


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


def test_a_weapon_says_what_it_lacks() -> None:
    """Without level or ability its bonus is unknown, and the card names the keys that would tell."""
    weapons = {"bow": {"kind": "ranged"}, "axe": {"kind": "melee", "damage": "1d8"}}
    sheet = Sheet.of(GOOD | {"abilities": {"strength": 2}, "weapons": weapons}, file="ann.toml")
    notes = {fact.label: (fact.value, fact.note) for fact in card(sheet) if fact.section == "weapons"}
    assert notes["bow"] == ("?", "ranged, poor column, damage unknown; level and abilities.dexterity are missing")
    assert notes["axe"] == ("?", "melee, poor column, damage 1d8; level is missing")


@pytest.mark.parametrize(("kinds", "unarmed"), [
    ((), False), (("unarmed",), True), (("unarmed", "unarmed"), True), (("unarmed", "ranged"), False),
])
def test_who_is_unarmed(kinds: tuple[str, ...], unarmed: bool) -> None:
    """One who has weapons, and only the body; a sheet that names none tells nothing (S-07)."""
    weapons = {f"weapon {number}": {"kind": kind} for number, kind in enumerate(kinds)}
    assert Sheet.of(GOOD | {"weapons": weapons}, file="ann.toml").unarmed is unarmed


def test_a_weapon_named_as_the_fists_are_comes_before_them(tmp_path: Path) -> None:
    """`-w unarmed` is the weapon of that name where the sheet has one (S-06)."""
    (tmp_path / "fist.toml").write_text(
        'system = "spellchrome"\nname = "Fist"\nlevel = 4\nabilities.strength = 3\n'
        'weapons.Unarmed = { kind = "unarmed", column = "best" }\n'
    )
    hit = archcli("spellchrome attack fist -w unarmed --ac 10 --dice 5 --json", folder=tmp_path).result
    assert (hit["weapon"], hit["attacks"][0]["bonus"], hit["damage"]) == ("Unarmed", 7, 3)
