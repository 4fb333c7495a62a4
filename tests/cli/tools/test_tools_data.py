"""What the tools tell scripts: choices as lists and bounds, numbers as numbers, a schema without holes."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from archcli.cli.limits import every_limit
from archcli.errors import CODES
from tests.each import each
from tests.running import ROOT, archcli

HOLES = ("dependentRequired",)


def rulings(game: str) -> dict[str, Any]:
    return {one["key"]: one for one in archcli(f"rulings {game} --json").result["rulings"]}


@pytest.mark.parametrize(("key", "choices"), [
    ("hit", ["exceeds", "meets"]), ("critical_misses", [True, False]), ("damage_difficulty", {"min": 2, "max": 6}),
    ("falling.acceleration", {"min": 0, "max": None, "above": True}),
    ("lifting", {"min": 1, "max": None, "length": 10}),
])
def test_choices_of_rulings(key: str, choices: Any) -> None:
    """Words and truths are listed, numbers have bounds."""
    found = rulings("archsoul")
    if key == "lifting":
        choices["length"] = len(found[key]["value"])
    assert found[key]["choices"] == choices
    assert "words" not in found[key]


@pytest.mark.parametrize("game", ["archsoul", "spellchrome", "murk", "soluna", "realms"])
def test_what_is_in_force_is_a_choice(game: str) -> None:
    """Every default is among the choices, or within the bounds."""
    for one in rulings(game).values():
        choices, value = one["choices"], one["default"]
        if isinstance(choices, list):
            assert value in choices
        elif "length" not in choices:
            assert choices["min"] is None or choices["min"] <= value
            assert choices["max"] is None or choices["max"] >= value


@pytest.mark.parametrize(("sheet", "weapon", "numbers"), [
    ("examples/aria.toml", "rapier", {"kind": "melee", "to_hit": 9, "damage": 9}),
    ("examples/murk/hero.toml", "", {"damage": 6}), ("examples/soluna/kira.toml", "", {"bonus": 1}),
    ("examples/spellchrome/ann.toml", "", {"bonus": 0, "trained": True}),
    ("examples/realms/hero.toml", "", {"pool": 2}),
])
def test_numbers_of_a_card(sheet: str, weapon: str, numbers: dict[str, Any]) -> None:
    """A weapon's numbers are numbers."""
    weapons = archcli(f"sheet show {sheet} --json", folder=ROOT).result["weapons"]
    found = weapons[weapon or next(iter(weapons))]
    assert {key: type(value) for key, value in numbers.items()} == {key: type(found[key]) for key in numbers}


def holes(schema: Any, path: str = "") -> Iterator[str]:
    """Where a schema says nothing."""
    for name, part in schema.items() if isinstance(schema, dict) else enumerate(schema):
        if part == {}:
            yield f"{path}/{name}"
        elif isinstance(part, (dict, list)):
            yield from holes(part, f"{path}/{name}")


def test_the_schema_has_no_holes() -> None:
    """Every value is typed, so that generators can work with it; every code and limit stands in it."""
    schema = archcli("schema").json
    assert list(holes(schema)) == []
    error = schema["$defs"]["Refusal"]["properties"]
    assert {one["const"] for one in error["code"]["anyOf"]} == {*CODES}
    assert {*error["limit"]["enum"]} == {*every_limit()}


@each("sheet", sorted((ROOT / "examples").rglob("*.toml")), ids=lambda path: path.name)
def test_a_card_has_the_sheet_as_data(sheet: Path) -> None:
    """Whatever stands on a sheet stands in the JSON of its card under the same keys, as numbers, words and tables."""
    def within(written: Any, told: Any) -> bool:
        if isinstance(written, dict):
            return all(name in told and within(part, told[name]) for name, part in written.items())
        return type(written) is type(told) and written == told

    assert within(tomllib.loads(sheet.read_text()), archcli(["sheet", "show", str(sheet), "--json"]).result["sheet"])
