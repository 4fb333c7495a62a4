"""Every modifier by its tables: what is written, refused, added up and rolled. One file of tables a modifier."""

from types import ModuleType
from typing import Any

import pytest

from archcli.notation import words
from tests.each import each
from tests.notation.modifiers import clamp, count, double, explode, failure, keep, reroll, sort, unique
from tests.notation.reading import refused, written
from tests.notation.rolling import data

MODULES: tuple[ModuleType, ...] = (clamp, count, double, explode, failure, keep, reroll, sort, unique)


def table(name: str) -> list[Any]:
    """The rows of a table of all modifiers, as parameters: the case and what is expected of it."""
    return [
        pytest.param(case, expected, id=f"{module.__name__.rpartition('.')[2]} {case}")
        for module in MODULES for case, expected in getattr(module, name, {}).items()
    ]


def test_every_comparison_counts() -> None:
    counting = {word for word, row in words.modifiers().items() if row == "count.Count"}
    assert counting == {*words.COMPARATORS, "t"}


@each(("typed", "canonical"), table("WRITTEN"))
def test_canonical_text(typed: str, canonical: str) -> None:
    written(typed, canonical)


@each(("typed", "expected"), table("REFUSED"))
def test_refused_with_code_and_column(typed: str, expected: tuple[str, int, str]) -> None:
    refused(typed, *expected)


@each(("case", "total"), table("TOTALS"))
def test_total_of_typed_dice(case: tuple[Any, ...], total: int) -> None:
    text, *faces = case
    assert data(text, *faces)["total"] == total


@each(("case", "expected"), table("ROLLED"))
def test_every_die_of_a_roll(case: tuple[Any, ...], expected: dict[str, Any]) -> None:
    text, *faces = case
    assert data(text, *faces) == expected
