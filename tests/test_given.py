"""Declarations of options, and the words of what nobody gave."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

import pytest

from archcli.given import FILE, Declaration, Given, Range, Word, declared, lacking, missing, value_at
from archcli.record import Record

Kind = Literal["melee", "ranged"]
COLOURS = ("red", "blue")


class Weapon(Record):
    name: str = ""
    kind: Annotated[Kind, Given("--kind", help="Its kind.")] = "melee"
    range: Annotated[int | None, Range(0), Given("--range", "-r", sheet="weapons.*.range", help="Spaces.")] = None
    hf: Annotated[bool, Given("--hf", help="Negates hardness.")] = False
    die: Annotated[Literal[4, 6], Given("--die", help="Its die.")] = 6
    words: Annotated[tuple[Kind, ...], Given("--word", help="Any of them.")] = ()
    file: Annotated[str | None, Given("--file", metavar="PATH", takes=FILE, help="Where.")] = None
    colour: Annotated[str | None, Given("--colour", choices=f"{__name__}:COLOURS", help="Painted.")] = None


class Pair(NamedTuple):
    left: Annotated[int, Word("LEFT", help="A word.")]
    right: Annotated[int | None, Word("[RIGHT...]", help="Another.")] = None


def test_only_what_is_given_is_declared() -> None:
    """A field without a `Given` is none of a player's; a NamedTuple declares as a record does."""
    assert list(declared(Weapon)) == ["kind", "range", "hf", "die", "words", "file", "colour"]
    assert declared(Pair)["right"].given.names == ("RIGHT",)


@pytest.mark.parametrize(("field", "kind", "many", "choices", "metavar"), [
    ("kind", str, False, ("melee", "ranged"), "melee|ranged"), ("range", int, False, (), "N"),
    ("hf", bool, False, (), ""), ("die", int, False, ("4", "6"), "4|6"),
    ("words", str, True, ("melee", "ranged"), "melee|ranged"), ("file", str, False, (), "PATH"),
])
def test_kinds(field: str, kind: type, many: bool, choices: tuple[str, ...], metavar: str) -> None:
    """What is typed follows from the type of the field."""
    found: Declaration = declared(Weapon)[field]
    assert (found.kind, found.many, found.choices, found.metavar) == (kind, many, choices, metavar)


def test_words_of_a_long_list() -> None:
    """Those of `module:NAME` are read when they are asked for, and are no closed choice."""
    colour = declared(Weapon)["colour"]
    assert (colour.choices, colour.words, colour.metavar) == ((), COLOURS, "TEXT")
    assert declared(Weapon)["kind"].words == ("melee", "ranged")


def test_a_subclass_declares_for_itself() -> None:
    """What is known of a record is no answer for one that adds to it."""
    class Bow(Weapon):
        draw: Annotated[int, Given("--draw", help="How far.")] = 0

    assert "draw" not in declared(Weapon)
    assert list(declared(Bow)) == [*declared(Weapon), "draw"]


@pytest.mark.parametrize(("bounds", "said", "inside", "outside"), [
    (Range(0, 100), "0 to 100", (0, 100), (-1, 101)), (Range(1), "1 or more", (1, 10**9), (0,)),
    (Range(0, above=True), "above 0", (0.1,), (0, -1)), (Range(0, 5, above=True), "0 to 5", (5,), (0, 6)),
])
def test_ranges(bounds: Range, said: str, inside: tuple[float, ...], outside: tuple[float, ...]) -> None:
    """Bounds are included unless it says above."""
    assert str(bounds) == said
    assert all(map(bounds.holds, inside))
    assert not any(map(bounds.holds, outside))


def test_what_is_missing_names_the_option_and_the_key() -> None:
    """The long spelling, the key with NAME for the player's own, what else would do, and the rule."""
    assert missing(Weapon, "range").message == "--range is missing: give --range, or a sheet with weapons.NAME.range"
    assert missing(Weapon, "range", "the range", note="or none", rule="L-18").message == (
        "the range is missing: give --range, or a sheet with weapons.NAME.range, or none (L-18)"
    )
    assert lacking("--dr").message == "--dr is missing: give --dr"
    assert lacking("--kind", choices=("a", "b")).message == "--kind is missing: give --kind a|b"


SHEET: Mapping[str, Any] = {"speed": 6, "perimeters": {"strength": 0, "mind": None}, "bow": Weapon(range=9)}


@pytest.mark.parametrize(("path", "value"), [
    ("speed", 6), ("perimeters.strength", 0), ("perimeters.mind", None), ("perimeters.dexterity", None),
    ("luck.of.the.draw", None), ("bow.range", 9), ("perimeters.dexterity or speed", 6),
    ("perimeters.strength or speed", 0), ("luck or mind", None),
])
def test_values_under_a_path(path: str, value: int | None) -> None:
    """Mappings and records alike; 0 is there, None is not, and of several paths the first counts."""
    assert value_at(SHEET, path) == value


def test_values_of_a_weapon_and_of_nothing() -> None:
    """The layer of `weapons.*` is the weapon itself; a field with an underscore is found by its key."""
    class Axe(Record):
        class_: str = "great"

    assert value_at(Weapon(range=4), "weapons.*.range") == 4
    assert value_at(Axe(), "weapons.*.class") == "great"
    assert value_at(None, "weapons.*.range") is None
