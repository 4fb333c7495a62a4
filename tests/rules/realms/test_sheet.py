"""Sheets of Enchanted Realms: every mistake at once, each with its path."""

import tomllib
from typing import Any

import pytest

from archcli.cli.games.realms.sheets import scored
from archcli.cli.typed import Typed
from archcli.errors import SheetError, UsageError
from archcli.given import value_at
from archcli.rules.realms.card import card
from archcli.rules.realms.perceiver import Perceiver
from archcli.rules.realms.sheet import Sheet
from archcli.sheet import keys
from tests.running import HERE, ROOT, archcli

GOOD: dict[str, Any] = {"system": "realms", "name": "Finn"}
WRONG: dict[str, tuple[dict[str, Any], set[str]]] = {
    "nothing": ({}, {"system", "name"}),
    "many": (
        {
            **GOOD, "size": "vast", "ac": 41, "initiative": 1.5, "hp": 3,
            "scores": {"strength": 31, "agility": True, "wits": 3}, "modifiers": {"strength": 11, "wits": 1},
            "movement": {"species": 40, "encumbered": 41},
            "weapons": {
                "gladius": {"kind": "melee", "pool": 1}, "bow": {"kind": "ranged", "pool": 6, "critical": True},
                "sling": {"kind": "ranged", "pool": 1, "critical": True}, "claw": {"bonus": 11, "weight": "massive"},
            },
        },
        {
            "size", "ac", "initiative", "hp", "scores.strength", "scores.agility", "scores.wits", "modifiers.strength",
            "modifiers.wits", "movement.encumbered", "weapons.gladius.weight", "weapons.bow.pool",
            "weapons.sling.critical", "weapons.claw.kind", "weapons.claw.pool", "weapons.claw.bonus",
            "weapons.claw.weight",
        },
    ),
    "scores above 4 need a modifier": (
        {**GOOD, "scores": {"strength": 5, "agility": 4, "perception": 30}, "modifiers": {"perception": 1}},
        {"modifiers.strength"},
    ),
    "tables that are none": (
        {**GOOD, "scores": 3, "movement": [], "weapons": {"bow": 1}}, {"scores", "movement", "weapons.bow"}),
    "movement out of range": ({**GOOD, "movement": {"species": 501, "encumbered": -1}},
                              {"movement.species", "movement.encumbered"}),
    "another game": ({"system": "murk", "name": "Vera"}, {"system"}),
}


@pytest.mark.parametrize("case", WRONG)
def test_mistakes(case: str) -> None:
    """All mistakes of a sheet are told together."""
    tables, paths = WRONG[case]
    with pytest.raises(SheetError) as refused:
        Sheet.of(tables, file="finn.toml")
    assert {mistake.key for mistake in refused.value.mistakes} == paths


EVERYTHING: dict[str, Any] = {
    "system": "realms", "name": "Ann", "size": "tiny", "ac": 1, "initiative": 2,
    "scores": {"strength": 3, "agility": 4, "perception": 5, "judgment": 6},
    "modifiers": {"strength": 7, "agility": 8, "perception": 9, "judgment": 10},
    "movement": {"species": 12, "encumbered": 11},
    "weapons": {"axe": {"kind": "savage", "pool": 3, "weight": "heavy", "bonus": -1, "critical": True}},
}


def test_every_key_fills_the_field_of_its_name() -> None:
    """A value of its own under each key is found in the field of that name, in whatever order they are declared."""
    ann = Sheet.of(EVERYTHING, file="ann.toml")
    assert keys(Sheet).keys() == EVERYTHING.keys()
    for key, value in EVERYTHING.items():
        for inner, expected in value.items() if isinstance(value, dict) else [("", value)]:
            found = value_at(ann, f"{key}.{inner}".rstrip("."))
            if key == "weapons":
                assert keys(type(found)).keys() == expected.keys()
                assert {name: getattr(found, name) for name in expected} == expected
            else:
                assert found == expected


@pytest.mark.parametrize(("typed", "sheet", "expected"), [
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
