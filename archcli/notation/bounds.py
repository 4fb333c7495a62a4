"""Bounds: the least and the most that something could be."""

from typing import Any, NamedTuple


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


def total(kept: Kept) -> tuple[int, int]:
    """What kept dice come to: between the fewest dice of the least worth and the most of the highest."""
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
