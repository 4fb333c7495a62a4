"""Bounds: the least and the most that something could be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.notation.faces import might, must

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.notation.faces import Test


class Bounds(NamedTuple):
    """The least and the most that something could be, and its unit (None where only numbers and names are in it)."""

    low: Any
    high: Any
    unit: str | None = None


class Kept(NamedTuple):
    """How many dice could be kept, and what each could be worth."""

    fewest: int
    most: int
    low: int
    high: int


def keep(kept: Kept, way: str, number: int) -> Kept:
    """The dice that are left of a keep or drop."""
    if way.startswith("k"):
        return kept._replace(fewest=min(kept.fewest, number), most=min(kept.most, number))
    return kept._replace(fewest=max(0, kept.fewest - number), most=max(0, kept.most - number))


def counted(kept: Kept, wins: Sequence[Test], losses: Sequence[Test], doubles: Sequence[Test]) -> Kept:
    """What each die could count, by its tests of success, failure and double."""
    span = kept.low, kept.high
    win = any(must(test, *span) for test in wins)
    lose = any(must(test, *span) for test in losses)
    best = 1 + any(might(test, *span) for test in doubles)
    high = 0 if lose else best * any(might(test, *span) for test in wins)
    return kept._replace(low=win - any(might(test, *span) for test in losses), high=high)


def total(kept: Kept) -> tuple[int, int]:
    """Between the fewest dice of the least worth and the most of the highest."""
    return min(kept.fewest * kept.low, kept.most * kept.low), max(kept.fewest * kept.high, kept.most * kept.high)


def remainder(left: Bounds, right: Bounds) -> tuple[Any, Any]:
    """The least and the most that a remainder could be; the divisor is never 0."""
    if left.low == left.high and right.low == right.high:
        return left.low % right.low, left.low % right.low
    if right.low > 0:
        return (left.low, left.high) if left.low >= 0 and left.high < right.low else (0, right.high)
    return (left.low, left.high) if right.high < left.low and left.high <= 0 else (right.low, 0)


def divide(left: Any, right: Any, exact: bool) -> Any:
    """A quotient, rounded down at once unless a function around it rounds the exact one."""
    if not exact:
        return left // right
    from fractions import Fraction

    return Fraction(left) / Fraction(right)


def _round(number: Any) -> int:
    """To the nearest whole number, halves up."""
    return int((2 * number + 1) // 2)


ROUND = {"floor": lambda number: int(number // 1), "ceil": lambda number: -int(-number // 1), "round": _round}
"""What a rounding function makes of an exact number."""
