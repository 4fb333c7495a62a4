"""Exact odds of ranks of a pool of several kinds of dice: four ways, of which the cheapest that fits is taken."""

from __future__ import annotations

from math import comb, prod
from typing import TYPE_CHECKING

from archcli.dice.polynomials import width_of
from archcli.notation.odds_ranks import Pool, Powers, finish
from archcli.notation.odds_size import spend

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.distribution import Distribution


def several_kinds(pool: Pool) -> Distribution[int]:
    """The distribution of what the kept ranks give together. No more ranks are passed over than are dropped below."""
    ways = [_walk]
    if pool.skip == 0:
        ways.append(_from_the_top)
    elif pool.gives.plain:
        ways.append(_from_the_middle)
    priced = [(PRICES[way](pool), way, pool) for way in ways]
    priced += [(_price_of_nested(seen), _nested, seen) for seen in (pool, pool.from_below()) if _cut_off(seen)]
    price, way, seen = min(priced, key=lambda one: one[0])
    spend(pool.times * price, "bytes")
    return way(seen)


def _cut_off(pool: Pool) -> bool:
    """Whether every kind is the widest one without its highest values, as d4, d6 and d10 are."""
    widest = max([kind.spread.weights for kind in pool.kinds], key=len)
    return all(
        weights and weights == {value: weight for value, weight in widest.items() if value <= max(weights)}
        for weights in [kind.spread.weights for kind in pool.kinds]
    )


def _nested(pool: Pool) -> Distribution[int]:
    """Kinds of which each is the widest one cut off: dice that lie below a value are alike, whatever their kind.

    So the state is how many dice lie already, with the polynomial of what they give. A kind joins at its highest value.
    """
    width = width_of(pool.total)
    packed = pool.gives.packed(width)
    skip, last = pool.skip, pool.skip + pool.kept
    weights = max([kind.spread.weights for kind in pool.kinds], key=len)
    under = sum(weights.values())
    highest = [(max(kind.spread.weights), kind) for kind in pool.kinds]
    states = [1] + [0] * (last - 1)
    out = 0
    for value in pool.values:
        joined = sum([kind.dice for top, kind in highest if top >= value])
        waiting = prod([kind.listed**kind.dice for top, kind in highest if top < value])
        weight = weights[value]
        under -= weight
        powers = Powers(packed[value])
        after = [0] * last
        for placed, polynomial in enumerate(states):
            if polynomial:
                left = joined - placed
                ways = [comb(left, dice) * weight**dice for dice in range(left + 1)]
                for dice, number in enumerate(ways[:last - placed] if under else []):
                    now = placed + dice
                    after[now] += powers.times(polynomial * number, max(now, skip) - max(placed, skip))
                rest = sum([ways[dice] * under ** (left - dice) for dice in range(last - placed, left + 1)])
                out += powers.times(polynomial * rest * waiting, last - max(placed, skip))
        states = after
    return finish(pool, out, width)


def _from_the_top(pool: Pool) -> Distribution[int]:
    """Several kinds, the highest dice kept.

    With H(t, a) for exactly `a` dice above t, the others at it or below: the lowest kept die shows t where a < kept
    dice lie above it and kept or more lie at it or above. That is H(t, a) without H(t', a), t' being the next value
    below t; for dice at t give the same whether they count as above t' or fill the kept ranks.
    """
    width = width_of(pool.total)
    packed = pool.gives.packed(width)
    above = [0] * len(pool.kinds)
    below = [kind.listed for kind in pool.kinds]
    before = _exactly(pool, above, below)
    out = 0
    for value in pool.values:
        for at, kind in enumerate(pool.kinds):
            weight = kind.spread.weights.get(value, 0)
            above[at] += weight * packed[value]
            below[at] -= weight
        after = _exactly(pool, above, below)
        filled = 0
        powers = Powers(packed[value])
        for one, other in zip(before, after, strict=True):
            filled = powers.times(filled, 1) + one - other
        out += powers.times(filled, 1)
        before = after
    return finish(pool, out, width)


def _exactly(pool: Pool, above: Sequence[int], below: Sequence[int]) -> list[int]:
    """The polynomials of 0, 1, ... kept - 1 dice above a value, the others not."""
    found = [1] + [0] * (pool.kept - 1)
    for kind, over, under in zip(pool.kinds, above, below, strict=True):
        most = min(kind.dice, pool.kept - 1)
        powers = [1]
        for _ in range(most):
            powers.append(powers[-1] * over)
        factors = [comb(kind.dice, at) * under ** (kind.dice - at) * powers[at] for at in range(most + 1)]
        found = [
            sum([found[total - at] * factors[at] for at in range(min(total, most) + 1) if found[total - at]])
            for total in range(pool.kept)
        ]
    return found


def _from_the_middle(pool: Pool) -> Distribution[int]:
    """Several kinds, dice dropped at both ends: as from the top, but with a bound at either end.

    H counts `a` dice above the upper bound and `d` below the lower one; all dice between give their number, and those
    of the dropped ones that lie at the bounds are taken off again. So each die must give one number (`Gives.plain`).
    """
    width = width_of(pool.total)
    skip, dropped = pool.skip, pool.dropped
    reach = pool.gives.high - pool.gives.low
    bits = 8 * width
    offset = reach * (skip + dropped)  # nothing is taken off below this
    numbers = [pool.gives.number(value) for value in pool.values]
    out = 0
    for top in range(len(pool.values)):
        between = [0] * len(pool.kinds)
        over = [sum([kind.spread.weights.get(one, 0) for one in pool.values[:top]]) for kind in pool.kinds]
        under = [kind.listed - one for kind, one in zip(pool.kinds, over, strict=True)]
        for bottom in range(top, len(pool.values)):
            value = pool.values[bottom]
            for at, kind in enumerate(pool.kinds):
                weight = kind.spread.weights.get(value, 0)
                between[at] += weight << bits * numbers[bottom]
                under[at] -= weight
            for a, row in enumerate(_within(pool, over, between, under)):
                for d, polynomial in enumerate(row):
                    if polynomial:
                        high = _bound(numbers, top, top - 1, skip - a)
                        low = _bound(numbers, bottom, bottom + 1, dropped - d)
                        for one, sign in high:
                            for other, turn in low:
                                out += sign * turn * polynomial << bits * (offset - one - other)
    # What is kept gives so much at least that the offset can be taken away again.
    return finish(pool, out >> bits * offset, width)


def _bound(numbers: Sequence[int], at: int, outer: int, dice: int) -> list[tuple[int, int]]:
    """What is taken off at a bound, and its sign: for the bound itself, and for the one outside of it."""
    return [(dice * numbers[at], 1), *([(dice * numbers[outer], -1)] if 0 <= outer < len(numbers) else [])]


def _within(pool: Pool, over: Sequence[int], between: Sequence[int], under: Sequence[int]) -> list[list[int]]:
    """The polynomials of a < skip dice above and d < dropped dice below two bounds, the others between."""
    skip, dropped = pool.skip, pool.dropped
    found = [[0] * dropped for _ in range(skip)]
    found[0][0] = 1
    for kind, above, inside, below in zip(pool.kinds, over, between, under, strict=True):
        powers = [1]
        for _ in range(kind.dice):
            powers.append(powers[-1] * inside)
        new = [[0] * dropped for _ in range(skip)]
        for a in range(min(kind.dice, skip - 1) + 1):
            for d in range(min(kind.dice - a, dropped - 1) + 1):
                ways = comb(kind.dice, a) * comb(kind.dice - a, d) * above**a * below**d
                factor = ways * powers[kind.dice - a - d]
                if factor:
                    for i in range(skip - a):
                        for j in range(dropped - d):
                            if found[i][j]:
                                new[i + a][j + d] += found[i][j] * factor
        found = new
    return found


def _walk(pool: Pool) -> Distribution[int]:
    """Several kinds of few dice: the values are walked from high to low, and at each the kinds in turn.

    The state is how many dice of each kind lie already, with the polynomial of what they give. Where the kept ranks
    are filled the others may lie anywhere below.
    """
    width = width_of(pool.total)
    packed = pool.gives.packed(width)
    last = pool.skip + pool.kept
    below = [kind.listed for kind in pool.kinds]
    states: dict[tuple[int, ...], int] = {(0,) * len(pool.kinds): 1}
    out = 0
    for value in pool.values:
        powers = Powers(packed[value])
        for at, kind in enumerate(pool.kinds):
            weight = kind.spread.weights.get(value, 0)
            if not weight:
                continue
            below[at] -= weight
            after: dict[tuple[int, ...], int] = {}
            for lying, polynomial in states.items():
                left, placed = kind.dice - lying[at], sum(lying)
                for dice in range(left + 1) if below[at] else (left,):
                    kept = min(placed + dice, last) - min(max(placed, pool.skip), placed + dice, last)
                    new = powers.times(polynomial * comb(left, dice) * weight**dice, kept)
                    now = (*lying[:at], lying[at] + dice, *lying[at + 1:])
                    if placed + dice < last:
                        after[now] = after.get(now, 0) + new
                    else:
                        rest = zip(pool.kinds, now, below, strict=True)
                        out += new * prod([under ** (one.dice - lies) for one, lies, under in rest])
            states = after
    return finish(pool, out, width)


def _bytes(pool: Pool, dice: int) -> int:
    """About what going through a polynomial of so many dice costs."""
    places = (pool.gives.high - pool.gives.low) * dice + 1
    return places * width_of(pool.total) // 20 + 60


def _price_of_top(pool: Pool) -> int:
    factors = sum([min(kind.dice + 1, pool.kept) for kind in pool.kinds])
    return 3 * len(pool.values) * factors * pool.kept * _bytes(pool, pool.kept)


def _price_of_nested(pool: Pool) -> int:
    return len(pool.values) * (pool.skip + pool.kept) ** 2 * _bytes(pool, pool.kept)


def _price_of_middle(pool: Pool) -> int:
    dice = sum([kind.dice for kind in pool.kinds])
    pairs = len(pool.values) ** 2 // 2 * len(pool.kinds)
    return pairs * (pool.skip * pool.dropped) ** 2 * _bytes(pool, dice) // 2


def _price_of_walk(pool: Pool) -> int:
    # A kind of a single value lies there as a whole or not at all.
    several = [kind.dice if len(kind.spread.weights) > 1 else 1 for kind in pool.kinds]
    states = prod([dice + 1 for dice in several])
    placed = sum([dice * len(kind.spread.weights) for dice, kind in zip(several, pool.kinds, strict=True)])
    return states * placed * _bytes(pool, pool.kept) // 2


PRICES = {_walk: _price_of_walk, _from_the_top: _price_of_top, _from_the_middle: _price_of_middle}
"""What each way for several kinds costs, in bytes gone through."""
