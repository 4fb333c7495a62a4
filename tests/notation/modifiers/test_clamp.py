"""Clamps."""

from typing import Any

import pytest

from tests.notation.reading import refused, written
from tests.notation.rolling import data, die, entry, result

WRITTEN = {
    "3d6mi2ma5": "3d6min2max5",
    "4dFmin-1": "4dFmin-1",
}
REFUSED = {
    "{2d6+1d8}min2": ("order", 10, "inside"),
}
TOTALS: dict[tuple[Any, ...], int] = {
    ("3d6ma4mi3", 6, 1, 4): 11, ("2d6!!min8", 6, 1, 1): 16,
}
ROLLED: dict[tuple[Any, ...], dict[str, Any]] = {
    # a clamped value is what a condition tests, but an extra die comes with its face
    ("2d6max5!=5:1", 6, 1, 5): result(
        "2d6max5!=5:1", 11, entry("2d6max5!=5:1", [
            die(6, 6, "max", "exploded", value=5), die(6, 1), die(6, 5, "extra"),
        ], 11),
    ),
}


@pytest.mark.parametrize("typed", WRITTEN)
def test_canonical_text(typed: str) -> None:
    written(typed, WRITTEN[typed])


@pytest.mark.parametrize("typed", REFUSED)
def test_refused_with_code_and_column(typed: str) -> None:
    refused(typed, *REFUSED[typed])


@pytest.mark.parametrize("case", TOTALS, ids=lambda case: case[0])
def test_total_of_typed_dice(case: tuple[Any, ...]) -> None:
    text, *faces = case
    assert data(text, *faces)["total"] == TOTALS[case]


@pytest.mark.parametrize("case", ROLLED, ids=lambda case: case[0])
def test_every_die_of_a_roll(case: tuple[Any, ...]) -> None:
    text, *faces = case
    assert data(text, *faces) == ROLLED[case]
