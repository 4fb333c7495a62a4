"""The options that every resolving command shares, without a command."""

from typing import Any

import pytest

from archcli.cli.shared import Shared
from archcli.errors import DiceError, UsageError
from tests.each import each


@each(("typed", "words"), [
    ({"odds": True, "dice": "1"}, ("--odds", "--dice")), ({"odds": True, "seed": "1"}, ("--seed", "--samples")),
    ({"odds": True, "repeat": 2}, ("--odds", "-n")), ({"odds": True, "check": True}, ("--odds", "--check")),
    ({"odds": True, "samples": 5, "summary": True}, ("--odds", "--summary")), ({"samples": 5}, ("--samples", "--odds")),
    ({"seed": "1", "dice": "1"}, ("--seed", "--dice")), ({"versus": ("-q",)}, ("--vs", "--odds")),
    ({"summary": True}, ("--summary", "-n")), ({"json": True, "format": "plain"}, ("--json", "--format")),
    ({"repeat": 0}, ("-n", "is 0")), ({"odds": True, "samples": -3}, ("--samples", "is -3")),
    ({"format": "jsno"}, ('did you mean "json"?',)), ({"color": "alwais"}, ("--color", 'did you mean "always"?')),
    ({"pick": "total", "format": "toml"}, ("--pick", "--format")), ({"pick": "total", "quiet": True}, ("--pick", "-q")),
    ({"force": True}, ("--force", "--svg")),
], ids=lambda value: " ".join(value) if isinstance(value, dict) else "")
def test_the_place_that_refuses(typed: dict[str, Any], words: tuple[str, ...]) -> None:
    """The shared options refuse by themselves what says nothing together."""
    with pytest.raises(UsageError) as found:
        Shared(**typed).refuse_contradictions()
    assert [word for word in words if word not in str(found.value.message)] == []


@pytest.mark.parametrize("typed", [
    {}, {"odds": True}, {"odds": True, "samples": 5, "seed": "1"}, {"odds": True, "versus": ("-q", "--seed 1")},
    {"repeat": 2, "summary": True, "seed": "1"}, {"repeat": 2, "dice": "1", "check": True},
    {"json": True, "format": "json", "quiet": True}, {"pick": "total", "json": True, "color": "never"},
    {"svg": "odds.svg", "force": True, "quiet": True},
], ids=str)
def test_what_goes_together(typed: dict[str, Any]) -> None:
    """What says something together is taken."""
    Shared(**typed).refuse_contradictions()


@pytest.mark.parametrize(("typed", "number"), [
    (None, None), ("7", 7), ("+7", 7), ("-7", -7), ("007", 7), ("-0", 0), ("9" * 4000, int("9" * 4000)),
], ids=lambda value: str(value)[:8])
def test_seeds(typed: str | None, number: int | None) -> None:
    """Any whole number is a seed."""
    assert Shared(seed=typed).number() == number


@pytest.mark.parametrize(("typed", "faces"), [
    (None, None), ("4", [4]), ("4,1,6", [4, 1, 6]), (" 4 , -1,+6 ", [4, -1, 6]), ("6 6  6", [6, 6, 6]),
    ("4, 1 6", [4, 1, 6]), ("664", [664]), ("9" * 30, [int("9" * 30)]),
], ids=str)
def test_faces(typed: str | None, faces: list[int] | None) -> None:
    """Faces are whole numbers with commas; which a die has is the die's to say."""
    assert Shared(dice=typed).faces() == faces


@pytest.mark.parametrize("typed", ["", "x", "1,,2", "1.5", "1 x", "--1", "\u0663", "\u00b2", "9" * 31])
def test_no_faces(typed: str) -> None:
    """Anything else is refused, with what was typed."""
    with pytest.raises(DiceError, match="no face"):
        Shared(dice=typed).faces()
