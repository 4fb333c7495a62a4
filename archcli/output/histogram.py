"""The rows of a table of numbers: values one by one on an even axis, or gathered between round borders."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import gcd
from typing import Any, NamedTuple

from archcli.output.odds import quotient
from archcli.output.odds_bands import Band, bands

FEW, ROWS = 12, 24
"""So many values stand one by one whatever they hold; so many rows a table has at most."""
TAIL = 2_000
"""A tail that holds no more than one part in so many is folded into one row ("12 or more")."""
GAP = 2
"""So many rows in which nothing falls stand one by one; a longer gap is one row of dots."""
STEPS = (5, 10, 25)
"""Widths of ranges, and ten times as much, and so on: their borders are multiples of it."""
Table = Mapping[Any, int]


class Group(NamedTuple):
    """A row: what it is called, and the numbers that it gathers; `last` None or `first` None: without end.

    Of a row of dots, which stands for numbers that never come, both are None.
    """

    label: str
    first: float | None
    last: float | None

    @property
    def dots(self) -> bool:
        """Whether it stands for a gap."""
        return self.first is None and self.last is None

    def holds(self, value: float) -> bool:
        """Whether a number is in it."""
        return not self.dots and self.above(value) and self.below(value)

    def above(self, value: float) -> bool:
        """Whether a number is in it or higher."""
        return self.first is None or value >= self.first

    def below(self, value: float) -> bool:
        """Whether a number is in it or lower."""
        return self.last is None or value <= self.last


def groups(tables: Sequence[Table], borders: Sequence[int] = ()) -> list[Group]:
    """The rows of tables of weights by number; `borders`: those of the bands that were asked for."""
    if borders:
        return [_of_band(band) for band in bands(borders)]
    values = sorted(set().union(*tables))
    if not all(isinstance(value, int) for value in values):
        return [_one(value) for value in values]
    totals = [sum(table.values()) for table in tables]

    def thin(some: Sequence[int]) -> bool:
        return all(
            TAIL * sum(table.get(value, 0) for value in some) <= total
            for table, total in zip(tables, totals, strict=True)
        )

    low, high = (0, len(values)) if len(values) <= FEW else _between_tails(values, thin)
    step = _step(values[low:high]) if high - low > ROWS else 0
    if step:
        low = bisect_left(values, values[low] // step * step)
        high = bisect_left(values, (values[high - 1] // step + 1) * step)
    before = [Group(f"{_shown(values[low - 1])} or less", None, values[low - 1])] if low else []
    after = [Group(f"{_shown(values[high])} or more", values[high], None)] if high < len(values) else []
    return [*before, *(_ranges(values[low:high], step) if step else _single(values[low:high])), *after]


def share(table: Table, group: Group) -> float:
    """What part of a table's weight falls into a row."""
    return quotient(sum(weight for value, weight in table.items() if group.holds(value)), sum(table.values()))


def _between_tails(values: Sequence[int], thin: Callable[[Sequence[int]], bool]) -> tuple[int, int]:
    """Where the values begin and end that are not folded; a tail of one value is none."""
    low, high = 0, len(values)
    while low + 1 < high and thin(values[:low + 1]):
        low += 1
    while high - 1 > low and thin(values[high - 1:]):
        high -= 1
    return 0 if low == 1 else low, len(values) if high == len(values) - 1 else high


def _single(values: Sequence[int]) -> Iterator[Group]:
    """Values one by one, as far apart as the nearest of them."""
    unit = gcd(*(after - before for before, after in pairwise(values))) or 1
    return _without_long_gaps(values, unit, _one)


def _ranges(values: Sequence[int], step: int) -> Iterator[Group]:
    """Values in ranges that begin at multiples of a step."""
    starts = sorted({value // step * step for value in values})
    return _without_long_gaps(
        starts, step, lambda start: _range(max(start, values[0]), min(start + step - 1, values[-1])),
    )


def _step(values: Sequence[int]) -> int:
    """The least round width at which the ranges are no more than the rows of a table."""
    tenfold = 1
    while True:
        for step in STEPS:
            width = step * tenfold
            if len({value // width for value in values}) <= ROWS:
                return width
        tenfold *= 10


def _without_long_gaps(starts: Sequence[int], step: int, made: Callable[[int], Group]) -> Iterator[Group]:
    """Rows on an even axis: those in which nothing falls stand there too, or a row of dots for many of them."""
    yield made(starts[0])
    for before, after in pairwise(starts):
        missing = range(before + step, after, step)
        if len(missing) <= GAP:
            yield from map(made, missing)
        else:
            yield Group("…", None, None)
        yield made(after)


def _one(value: float) -> Group:
    return Group(_shown(value), value, value)


def _range(first: int, last: int) -> Group:
    return _one(first) if first == last else Group(f"{_shown(first)} to {_shown(last)}", first, last)


def _of_band(band: Band) -> Group:
    return Group(str(band), band.low, band.last)


def _shown(value: float) -> str:
    return str(value).replace("-", "−")
