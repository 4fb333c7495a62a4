"""Rulings: the points that a rule text leaves open, and what is decided.

A game's rulings are one frozen dataclass. Each field's annotation holds the choices and the reason:
`hit: Annotated[Literal["exceeds", "meets"], "whether a total equal to the resistance hits"] = "exceeds"`. Numbers
carry their range: `Annotated[int, Range(2, 6), "..."]`. A field that is itself such a dataclass is a table
in the house-rules file (`[archsoul.falling]`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import pairwise
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict, TypeVar, get_args, get_origin, get_type_hints

from archcli.errors import HouseError, Mistake, unknown
from archcli.games import GAMES
from archcli.given import Range
from archcli.sheet import found, shown

D = TypeVar("D")


class Rising(NamedTuple):
    """A list of so many whole numbers, each above the one before."""

    length: int

    def __str__(self) -> str:
        return f"{self.length} rising whole numbers"


class Bounds(TypedDict):
    """Within which a number may be chosen, both included (None: without end); `above`: only what is above `min`;
    `length`: so many of them, each above the one before."""

    min: float | None
    max: float | None
    above: NotRequired[bool]
    length: NotRequired[int]


class Point(NamedTuple):
    """One open point: the path of its key in the game's table, its choices in words, its default, and its reason."""

    key: str
    choices: str
    default: Any
    why: str
    type: Any
    bound: Range | Rising | None

    def allowed(self) -> tuple[bool | int | str, ...] | Bounds:
        """The choices as values, or the bounds of a number."""
        if get_origin(self.type) is Literal:
            return get_args(self.type)
        if self.type is bool:
            return (True, False)
        if isinstance(self.bound, Rising):
            return Bounds(min=1, max=None, length=self.bound.length)
        if self.bound is None:
            return Bounds(min=None, max=None)
        bounds = Bounds(min=self.bound.low, max=self.bound.high)
        return Bounds(**bounds, above=True) if self.bound.above else bounds


def points(rulings: type[Any], prefix: str = "") -> Iterator[Point]:
    """Every open point of a game, in the order of the ledger."""
    hints = _hints(rulings, include_extras=True)
    for field in fields(rulings):
        hint = hints[field.name]
        if is_dataclass(hint):
            assert isinstance(hint, type)
            yield from points(hint, f"{prefix}{field.name}.")
            continue
        kind, *extras = get_args(hint)
        bound = next((extra for extra in extras if isinstance(extra, (Range, Rising))), None)
        why = next(extra for extra in extras if isinstance(extra, str))
        if get_origin(kind) is Literal:
            choices = ", ".join(_shown(choice) for choice in get_args(kind))
        elif kind is bool:
            choices = "true, false"
        else:
            choices = str(bound)
        yield Point(key=prefix + field.name, choices=choices, default=field.default, why=why, type=kind, bound=bound)


def _hints(rulings: Any, *, include_extras: bool = False) -> dict[str, Any]:
    return _hints_of(rulings, include_extras)


@cache
def _hints_of(rulings: Any, include_extras: bool) -> dict[str, Any]:
    # A game names Range and Rising in annotations alone, so that a run without house rules need not import them.
    return get_type_hints(rulings, localns={"Range": Range, "Rising": Rising}, include_extras=include_extras)


def read(data: Mapping[str, Any], rulings: type[D], *, game: str, file: str) -> D:
    """The rulings of a game from a house-rules file. Raises HouseError with every mistake of its table."""
    mistakes = [
        Mistake(file, shown(name), unknown("table", name, GAMES)) for name in data if name not in GAMES
    ]
    table = data.get(game, {})
    if not isinstance(table, dict):
        mistakes.append(Mistake(file, game, f"found {found(table)}, expected a table [{game}]"))
        table = {}
    out = _table(table, rulings, game, file, mistakes)
    if mistakes:
        raise HouseError(mistakes)
    return out


def _table(table: Mapping[str, Any], rulings: type[D], path: str, file: str, mistakes: list[Mistake]) -> D:
    hints = _hints(rulings)
    known = {point.key: point for point in points(rulings)}
    values: dict[str, Any] = {}
    for name, value in table.items():
        where = f"{path}.{shown(name)}"
        if name in hints and is_dataclass(hints[name]):
            if isinstance(value, dict):
                values[name] = _table(value, hints[name], where, file, mistakes)
            else:
                mistakes.append(Mistake(file, where, f"found {found(value)}, expected a table"))
        elif name not in known:
            mistakes.append(Mistake(file, where, unknown("ruling", name, [*known, *_tables(hints)])))
        elif not _fits(value, known[name]):
            point = known[name]
            mistakes.append(Mistake(file, where, f"found {found(value)}, the choices are {point.choices}"))
        else:
            values[name] = tuple(value) if isinstance(value, list) else value
    return rulings(**values)


def _tables(hints: Mapping[str, Any]) -> list[str]:
    return [name for name, hint in hints.items() if is_dataclass(hint)]


def _fits(value: Any, point: Point) -> bool:
    if get_origin(point.type) is Literal:
        return any(type(value) is type(choice) and value == choice for choice in get_args(point.type))
    if point.type is bool:
        return isinstance(value, bool)
    if isinstance(point.bound, Rising):
        return (
            isinstance(value, list) and len(value) == point.bound.length
            and all(isinstance(number, int) and not isinstance(number, bool) and number > 0 for number in value)
            and all(number < next_number for number, next_number in pairwise(value))
        )
    if isinstance(value, bool) or not isinstance(value, int if point.type is int else (int, float)):
        return False
    return point.bound is None or (value == value and abs(value) != float("inf") and point.bound.holds(value))


def _shown(choice: Any) -> str:
    if isinstance(choice, bool):
        return "true" if choice else "false"
    return f'"{choice}"' if isinstance(choice, str) else str(choice)
