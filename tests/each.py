"""A whole table in one test: every row is tried, and those that fail are told by name."""

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from inspect import signature
from itertools import repeat
from typing import Any

import pytest
from _pytest.mark import ParameterSet

Test = Callable[..., None]
FAILED = (Exception, pytest.fail.Exception)
"""What a row fails with, the second where `pytest.raises` has waited in vain."""


class Row:
    """A row of a table: the arguments of the test, and what it is called."""

    def __init__(self, arguments: tuple[str, ...], row: Any, called: Callable[[Any], Any] | str | None) -> None:
        values = (row,) if len(arguments) == 1 else row
        if isinstance(row, ParameterSet):
            values, called = row.values, str(row.id)
        self.values = dict(zip(arguments, values, strict=True))
        self.called = called or _short

    @property
    def name(self) -> str:
        """Its id, or its values."""
        if isinstance(self.called, str):
            return self.called
        return ", ".join(str(self.called(value)) for value in self.values.values())


class Wanted:
    """Which rows are tried: those whose name holds `text` (`pytest --row TEXT`)."""

    text = ""


def each(
    names: str | tuple[str, ...], rows: Iterable[Any], *, ids: Callable[[Any], Any] | Iterable[str] | None = None,
    by: str = "",
) -> Callable[[Test], Test]:
    """Try a test with each row of a table, as `pytest.mark.parametrize` does, but as one test.

    A test of its own costs more than most rows do. So this is for many rows that are quick; what takes long, starts a
    process or changes a place of its own is a test of its own: the fixtures are those of all rows together. `by` is an
    argument whose values are tests of their own, as games are.
    """
    arguments = (names,) if isinstance(names, str) else names
    called = ids if isinstance(ids, Iterable) else repeat(ids)
    table = [Row(arguments, row, name) for row, name in zip(rows, called, strict=called is ids)]
    if not table:
        raise ValueError("a table without rows")

    def over(test: Test) -> Test:
        @wraps(test)
        def through(**shared: Any) -> None:
            __tracebackhide__ = True
            mine = [row for row in table if not by or row.values[by] == shared[by]]
            if Wanted.text:
                mine = [row for row in mine if Wanted.text in row.name]
            if not mine:
                pytest.skip(f"no row with {Wanted.text!r} in its name")
            failed = [error for row in mine if (error := _failure(test, row, shared)) is not None]
            if len(failed) == 1:
                raise failed[0]
            if failed:
                raise BaseExceptionGroup(f"{len(failed)} of {len(mine)} rows fail", failed)

        told = signature(test)
        vars(through)["__signature__"] = told.replace(parameters=[
            parameter for name, parameter in told.parameters.items() if name == by or name not in arguments
        ])
        if not by:
            return through
        apart: Test = pytest.mark.parametrize(by, dict.fromkeys(row.values[by] for row in table))(through)
        return apart

    return over


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 100 else f"{text[:100]}..."


def _failure(test: Test, row: Row, shared: Mapping[str, Any]) -> BaseException | None:
    __tracebackhide__ = True
    try:
        test(**{**shared, **row.values})
    except FAILED as error:
        error.add_note(f"in the row: {row.name}")
        return error
    return None
