"""Sheets of Enchanted Realms: every mistake at once, each with its path."""

import tomllib
from typing import Any

import pytest

from archcli.cli.games.realms.sheets import scored
from archcli.cli.typed import Typed
from archcli.errors import UsageError
from archcli.rules.realms.card import card
from archcli.rules.realms.perceiver import Perceiver
from archcli.rules.realms.sheet import Sheet
from tests.each import each
from tests.rules.realms.sheets import GOOD
from tests.running import HERE, ROOT, archcli


@each(("typed", "sheet", "expected"), [
    ((None, None), (None, None), None),
    ((None, None), (3, None), 0), ((None, None), (4, None), 1), ((None, None), (4, -2), -2),
    ((None, None), (None, 3), 3),
    ((4, None), (8, 3), 1), ((3, None), (8, 3), 0), ((9, 5), (8, 3), 5), ((None, 0), (8, 3), 0),
    ((9, None), (8, 3), None), ((9, None), (None, None), None),
])
def test_modifier(typed: tuple[int | None, ...], sheet: tuple[int | None, ...], expected: int | None) -> None:
    """R-02: the typed modifier, the typed score, the sheet's modifier, the sheet's score, in this order."""
    tables = [{} if number is None else {"perception": number} for number in sheet]
    finn = Sheet.of({**GOOD, "scores": tables[0], "modifiers": tables[1]}, file="finn.toml")
    perceiver = scored(Typed({"score": typed[0], "modifier": typed[1]}), Perceiver, finn)
    if expected is not None:
        assert perceiver.known_modifier == expected
    else:
        with pytest.raises(UsageError, match="--modifier"):
            _ = perceiver.known_modifier


def test_what_a_sheet_lacks_is_named_with_its_option(tmp_path: Any) -> None:
    """A number that neither the line nor the sheet has is refused with the option and the key."""
    bare = tmp_path / "bare.toml"
    bare.write_text('system = "realms"\nname = "Bare"\n')
    finn = HERE / "cases/sheets/realms-finn.toml"
    for line, words in {
        f"initiative {bare}": ("modifiers.agility",), f"movement -s {bare}": ("--species", "movement.species"),
        f"perception {bare}": ("--score", "scores.perception"),
        f"attack {finn} {bare} --weapon gladius": ("--ac", "ac"),
        f"attack {bare} --pool 1 --ac 3 --weight 1": ("--score", "scores.strength"),
        f"grapple {bare} {finn}": ("--modifier", "modifiers.strength"),
        f"competition {finn} {bare}": ("--against", "modifiers.agility"),
    }.items():
        done = archcli(f"realms {line}")
        assert (done.code, [word for word in words if word not in done.err]) == (2, [])


def test_card() -> None:
    """A card shows modifiers that follow from scores, and what a weapon rolls and adds."""
    facts = card(Sheet.of(tomllib.loads((ROOT / "examples/realms/hero.toml").read_text()), file="hero.toml"))
    told = {(fact.section, fact.label): (fact.value, fact.note) for fact in facts}
    assert told["character", "initiative"][0] == "d10+0"
    assert told["sub-attributes", "strength"] == ("4", "modifier +1")
    assert told["weapons", "gladius"] == ("2d20+4", "melee, 1 a hit, +1 a strike, +1 a target")
    assert told["weapons", "bow"] == ("1d20+5", "ranged, 1 a hit, +0 a strike, +1 a target")


def test_a_weapon_without_its_attribute_is_on_the_card() -> None:
    """What is known of it, and the key that is missing."""
    sheet = Sheet.of({**GOOD, "weapons": {"bow": {"kind": "ranged", "pool": 2, "bonus": 1}}}, file="finn.toml")
    (bow,) = [fact for fact in card(sheet) if fact.section == "weapons"]
    assert (bow.value, bow.note) == (
        "2d20+1 + agility", "ranged, 1 a hit, +0 a strike; scores.agility is missing",
    )
