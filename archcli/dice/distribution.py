"""Distributions: values with integer weights, and those of pools of dice.

What would be too large is refused by name before it is worked out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import comb, log10, prod
from typing import Generic, TypeVar

from archcli.dice.polynomials import convolve, power, uniform
from archcli.errors import OddsError
from archcli.limits import Limit

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
DiceSides = tuple[int, ...]
"""The sides of each die, in the order rolled: `(6, 6, 8)`."""

FACES = Limit("faces", 1_000_000, "arrangements of faces that one reading may list for exact odds")
DIGITS = Limit("pool-digits", 30_000_000, "digits that exact odds need for one pool of a game")
STEPS = Limit("steps", 6_000_000, "of arithmetic for exact odds")


def too_large(limit: str, asked: int, most: int, what: str) -> OddsError:
    """The refusal of exact odds past a limit."""
    return OddsError(
        "odds.limit", f"exact odds of this need {asked} {what}, and at most {most} are worked out ({limit})",
        hint="simulate instead: --odds --samples 200000", limit=limit, asked=asked, most=most,
    )


class Distribution(Generic[V]):
    """Values with integer weights. `total` is the weight of all that can happen, so where the weights add up
    to less, the rest was cut off (a tail of explosions)."""

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[V, int], total: int | None = None) -> None:
        self.weights = weights
        self.total = sum(weights.values()) if total is None else total

    def map(self, change: Callable[[V], K]) -> Distribution[K]:
        """The distribution of `change` of the value."""
        merged: dict[K, int] = {}
        for value, weight in self.weights.items():
            key = change(value)
            merged[key] = merged.get(key, 0) + weight
        return Distribution(merged, self.total)

    def moved(self: Distribution[int], by: int) -> Distribution[int]:
        """The distribution with `by` added to every value."""
        return Distribution({value + by: weight for value, weight in self.weights.items()}, self.total) if by else self

    def fractions(self) -> Iterator[tuple[V, Fraction]]:
        """Each value with its exact chance."""
        for value, weight in self.weights.items():
            if weight:
                yield value, Fraction(weight, self.total)

    @property
    def truncated(self) -> Fraction:
        """The chance of what was cut off: 0 where nothing was."""
        return 1 - Fraction(sum(self.weights.values()), self.total)


def affordable(values: int, steps: int, pool: DiceSides) -> None:
    """Refuse a pool before its values are worked out, where there are too many of them or their weights are too long.

    Raises OddsError.
    """
    digits = int(values * sum(map(log10, pool)))
    if digits > DIGITS:
        raise too_large("pool-digits", digits, DIGITS, "digits of weights")
    if steps > STEPS:
        raise too_large("steps", steps, STEPS, "steps")


def scores(pool: DiceSides, score: Callable[[int], int]) -> Distribution[int]:
    """The sum of a score of each face, over the dice of a pool. Raises OddsError where that is too large."""
    weights = {0: 1}
    values = 1
    for sides, count in Counter(pool).items():
        faces = Counter(score(face) for face in range(1, sides + 1))
        more = count * (max(faces) - min(faces))
        affordable(values + more, max(more * len(faces), values * more), pool)
        values += more
        weights = convolve(weights, power(faces, count))
    return Distribution(weights, prod(pool))


def sums(pool: DiceSides) -> Distribution[int]:
    """The sum of the faces of a pool. Raises OddsError where that is too large."""
    values = sum(pool) - len(pool) + 1
    affordable(values, values * len(set(pool)), pool)
    return Distribution(dict(enumerate(uniform(Counter(pool)), len(pool))), prod(pool))


def vectors(pool: DiceSides, score: Callable[[int], tuple[int, ...]]) -> Distribution[tuple[int, ...]]:
    """The sum of a vector of scores of each face, over the dice of a pool.

    Walks the kinds of faces, not the dice, while few kinds differ: the dice that show a kind are chosen binomially.
    Raises OddsError where that is too large.
    """
    zero = (0,) * len(score(1))
    weights: dict[tuple[int, ...], int] = {zero: 1}
    values = 1
    for sides, count in Counter(pool).items():
        kinds = Counter(score(face) for face in range(1, sides + 1))
        ways = comb(count + len(kinds) - 1, len(kinds) - 1)
        # No more values than ways to choose the kinds, and no more than the reach of each score multiplied.
        here = min(ways, prod(count * (max(scores) - min(scores)) + 1 for scores in zip(*kinds, strict=True)))
        few = ways <= max(20_000, 3 * here)
        affordable(values * here, max(values * here, here * len(kinds) * (1 if few else count)), pool)
        values *= here
        if few:
            dice = _choose(kinds, count, zero)
        else:
            dice = {zero: 1}
            for _ in range(count):
                dice = add(dice, kinds)
        weights = add(weights, dice)
    return Distribution(weights, prod(pool))


def _choose(kinds: Mapping[tuple[int, ...], int], count: int, zero: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    states: dict[tuple[int, tuple[int, ...]], int] = {(count, zero): 1}
    last = len(kinds) - 1
    for index, (vector, ways) in enumerate(kinds.items()):
        after: dict[tuple[int, tuple[int, ...]], int] = {}
        for (left, sofar), weight in states.items():
            for chosen in (left,) if index == last else range(left + 1):
                key = (left - chosen, tuple(a + chosen * b for a, b in zip(sofar, vector, strict=True)))
                after[key] = after.get(key, 0) + weight * comb(left, chosen) * ways**chosen
        states = after
    out: dict[tuple[int, ...], int] = {}
    for (_, vector), weight in states.items():
        out[vector] = out.get(vector, 0) + weight
    return out


def add(left: Mapping[tuple[int, ...], int], right: Mapping[tuple[int, ...], int]) -> dict[tuple[int, ...], int]:
    """Weights of the sum of two independent vectors."""
    out: dict[tuple[int, ...], int] = {}
    for first, weight in left.items():
        for second, more in right.items():
            key = tuple(a + b for a, b in zip(first, second, strict=True))
            out[key] = out.get(key, 0) + weight * more
    return out


def listed(pool: DiceSides, value: Callable[[Sequence[int]], K]) -> Distribution[K]:
    """A reading that is no sum over its dice: every arrangement of faces is listed (small pools)."""
    count = prod(pool)
    if count > FACES:
        raise too_large("faces", count, FACES, "arrangements of faces")
    weights: dict[K, int] = {}
    for faces in product(*(range(1, sides + 1) for sides in pool)):
        key = value(faces)
        weights[key] = weights.get(key, 0) + 1
    return Distribution(weights, count)
