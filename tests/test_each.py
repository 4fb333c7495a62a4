"""A table in one test: no row hides another, and each that fails is named."""

from inspect import signature
from typing import Any

import pytest

from tests.each import FAILED, Wanted, each


def said(test: Any, **fixtures: Any) -> list[tuple[str, str]]:
    """What went wrong in a table and in which rows."""
    with pytest.raises((*FAILED, BaseExceptionGroup)) as caught:
        test(**fixtures)
    errors = getattr(caught.value, "exceptions", [caught.value])
    return [(str(error), *error.__notes__) for error in errors]


@each(("word", "length"), [pytest.param("one", 1, id="first"), ("two", 3), ("three", 3)])
def lengths(word: str, length: int, off: int) -> None:
    if len(word) != length + off:
        pytest.fail(f"{word} has {len(word)}")


def test_every_row_that_fails_is_told() -> None:
    assert said(lengths, off=0) == [("one has 3", "in the row: first"), ("three has 5", "in the row: three, 3")]
    assert said(lengths, off=2) == [("two has 3", "in the row: two, 3")]


def test_fixtures_are_what_is_left_of_the_arguments() -> None:
    assert [*signature(lengths).parameters] == ["off"]


def test_one_row_may_be_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wanted, "text", "thr")
    assert said(lengths, off=0) == [("three has 5", "in the row: three, 3")]
    monkeypatch.setattr(Wanted, "text", "six")
    with pytest.raises(pytest.skip.Exception):
        lengths(off=0)


def test_a_row_that_waits_for_an_error_in_vain_fails() -> None:
    @each("divisor", [0, 1, 2])
    def divided(divisor: int) -> None:
        with pytest.raises(ZeroDivisionError):
            assert 1 / divisor

    assert [where for _, where in said(divided)] == ["in the row: 1", "in the row: 2"]


def test_a_table_without_rows_tests_nothing() -> None:
    with pytest.raises(ValueError, match="without rows"):
        each("word", [])


@each(("game", "score"), [("chess", 1), ("go", 2), ("chess", 3)], by="game")
def test_rows_of_a_game_are_a_test(game: str, score: int, request: pytest.FixtureRequest) -> None:
    assert request.node.name == f"test_rows_of_a_game_are_a_test[{game}]"
    assert (score == 2) is (game == "go")


def test_no_row_is_left_out_for_want_of_a_name() -> None:
    with pytest.raises(ValueError, match="shorter"):
        each("word", ["one", "two"], ids=["first"])
