"""Sheets of The Murk: every mistake at once, each with its path."""

import tomllib
from typing import Any

import pytest

from archcli.errors import SheetError
from archcli.rules.murk.card import card
from archcli.rules.murk.sheet import Sheet
from tests.running import ROOT

GOOD: dict[str, Any] = {"system": "murk", "name": "Vera"}
WRONG: dict[str, tuple[dict[str, Any], set[str]]] = {
    "nothing": ({}, {"system", "name"}),
    "many": (
        {
            **GOOD, "rank": 6, "potential": -1, "power": 1.5, "sins": "two", "suffering": True, "luck": 1,
            "attributes": {"body": 7, "mynd": 4}, "tracks": {"damage": -1, "mind": 0}, "armor": {"damage": 7},
            "weapons": {"saber": {"damage": -1, "range": "long"}, "gun": {},
                        "my axe": {"damage": 1, "range": "near", "x": 1}},
        },
        {
            "rank", "potential", "power", "sins", "suffering", "luck", "attributes.body", "attributes.mynd",
            "tracks.damage", "tracks.mind", "armor.damage", "weapons.saber.damage", "weapons.saber.range",
            "weapons.gun.damage", "weapons.gun.range", 'weapons."my axe".x',
        },
    ),
    "above the rank": (
        {**GOOD, "rank": 2, "attributes": {"body": 12, "mind": 20, "spirit": 10, "faith": 5}},
        {"attributes.body", "attributes.mind", "attributes.faith"},
    ),
    "no rank is rank 1": ({**GOOD, "attributes": {"body": 12}}, {"attributes.body"}),
    "rank 4": ({**GOOD, "rank": 4, "attributes": {"body": 20, "mind": 12}}, {"attributes.body"}),
    "tables that are none": ({**GOOD, "attributes": 3, "weapons": {"saber": 3}}, {"attributes", "weapons.saber"}),
    "another game": ({"system": "realms", "name": "Finn"}, {"system"}),
}


@pytest.mark.parametrize("case", WRONG)
def test_mistakes(case: str) -> None:
    """All mistakes of a sheet are told together."""
    tables, paths = WRONG[case]
    with pytest.raises(SheetError) as refused:
        Sheet.of(tables, file="vera.toml")
    assert {mistake.key for mistake in refused.value.mistakes} == paths


def test_defaults() -> None:
    """What is left out is its default, and Potential, Power and Suffering are then not known."""
    sheet = Sheet.of(GOOD, file="vera.toml")
    assert (sheet.rank, sheet.sins, sheet.tracks.strain, sheet.armor.strain) == (1, 0, 0, 0)
    assert (sheet.potential, sheet.power, sheet.suffering) == (None, None, None)
    assert (sheet.attributes, sheet.weapons) == ({}, {})


def test_rank_5_has_the_d20() -> None:
    """The largest die of rank 5 is the d20."""
    sheet = Sheet.of({**GOOD, "rank": 5, "attributes": {"body": 20}}, file="vera.toml")
    assert sheet.die("body", option="--die") == 20


def test_card() -> None:
    """A card shows the dice of attributes and injury rolls, and what a weapon adds."""
    facts = card(Sheet.of(tomllib.loads((ROOT / "examples/murk/hero.toml").read_text()), file="hero.toml"))
    told = {(fact.section, fact.label): (fact.value, fact.note) for fact in facts}
    assert told["attributes", "body"] == ("2d6+d10", "12.5 on average")
    assert ("attributes", "esoteria") not in told
    assert told["weapons", "saber"] == ("damage 6", "for a melee")
    assert told["tracks", "damage"] == ("0", "injury pool 6d10, exploding, 1 of them armour (M-31, M-34)")
