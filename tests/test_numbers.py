"""Numbers as they are typed inside of words."""

import pytest

from archcli.numbers import whole
from tests.each import each


@each(("text", "number"), [
    ("0", 0), ("12", 12), ("+3", 3), ("-3", -3), ("007", 7), ("999999999", 999_999_999), ("1000000000", None),
    ("", None), ("+", None), ("+-3", None), ("--3", None), ("1_000", None), (" 5", None), ("٣", None), ("²", None),
    ("1.0", None), ("x", None),
])
def test_whole(text: str, number: int | None) -> None:
    """ASCII digits with a sign, nine at most, and nothing else."""
    assert whole(text) == number


@pytest.mark.parametrize(("text", "number"), [("3", 3), ("+3", None), ("-3", None)])
def test_without_a_sign(text: str, number: int | None) -> None:
    """Where a sign means something else, none is read."""
    assert whole(text, sign=False) == number
