"""Sheets of The Murk: every mistake at once, each with its path."""

import tomllib
from typing import Any

import pytest

from archcli.cli.typed import Typed, key_of
from archcli.given import declared
from archcli.record import Record
from archcli.rules.murk.card import card
from archcli.rules.murk.contest import Contender
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.injury import Injured
from archcli.rules.murk.miracle import Offering
from archcli.rules.murk.pray import Prayer
from archcli.rules.murk.recover import Patient
from archcli.rules.murk.sheet import Sheet
from tests.rules.murk.sheets import EVERYTHING, GOOD
from tests.running import ROOT

LAID: dict[str, tuple[type[Record], str, dict[str, Any]]] = {
    "roll options": (Effort, "mind", {"die": 6, "have": 1, "suffering": 7}),
    "injury": (Injured, "body", {"die": 4, "total": 11, "rank": 5, "armor": 1, "suffering": 7}),
    "prayer": (Prayer, "faith", {"sins": 3, "reserve": 2}),
    "miracle": (Offering, "faith", {"die": 12, "have": 1, "reserve": 2, "power": 1, "dr": 9}),
    "contest": (Contender, "faith", {"reserve": 2, "power": "faith"}),
    "patient": (Patient, "mind", {"ranks": 7}),
}


@pytest.mark.parametrize("case", LAID)
def test_what_was_typed_lies_over_the_sheet(case: str) -> None:
    """Each field that names a key is filled from there, and typed it beats the sheet."""
    record, attribute, filled = LAID[case]
    ann, keys = Sheet.of(EVERYTHING, file="ann.toml"), {"attribute": attribute}
    typed = {"power": filled.get("power"), "dr": filled.get("dr")}
    laid = Typed(typed).lay(record, ann, keys=keys)
    assert {field: getattr(laid, field) for field in filled} == filled
    for field, declaration in declared(record).items():
        if declaration.given.sheet:
            over = Typed({**typed, key_of(declaration): 99}).lay(record, ann, keys=keys)
            assert over == laid.replace(**{field: 99})


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
