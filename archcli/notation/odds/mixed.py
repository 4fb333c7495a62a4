"""Exact odds of ranks of a pool of several batches of dice, by the cheapest of three ways that fits."""

from __future__ import annotations

from math import comb, prod
from typing import TYPE_CHECKING

from archcli.dice.polynomials import width_of
from archcli.notation.odds.ranks import KeptRanks, PackedPowers
from archcli.notation.odds.size import spend

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.distribution import Distribution


def several_batches(pool: KeptRanks) -> Distribution[int]:
    """The distribution of what the kept ranks give together; no more ranks may be skipped than are dropped below."""
    priced = [(_price_of_walk(pool), _walk, pool)]
    if pool.skip == 0:
        priced.append((_price_of_top(pool), _from_the_top, pool))
    priced += [(_price_of_nested(seen), _nested, seen) for seen in (pool, pool.from_below()) if _cut_off(seen)]
    price, way, seen = min(priced, key=lambda option: option[0])
    spend(pool.times * price, "bytes")
    return way(seen)


def _cut_off(pool: KeptRanks) -> bool:
    """Whether the dice of every batch are the widest ones without their highest values, as d4, d6 and d10 are."""
    widest = max([batch.die.weights for batch in pool.batches], key=len)
    return all(
        weights and weights == {value: weight for value, weight in widest.items() if value <= max(weights)}
        for weights in [batch.die.weights for batch in pool.batches]
    )


def _nested(pool: KeptRanks) -> Distribution[int]:
    """Each die is the widest one cut off: dice that lie below a value are alike, whatever their batch.

    So the state is how many dice lie already, with the polynomial of what they give. A batch joins at its highest
    value.
    """
    width = width_of(pool.total)
    packed = pool.contribution.packed(width)
    skip, last = pool.skip, pool.skip + pool.kept
    weights = max([batch.die.weights for batch in pool.batches], key=len)
    under = sum(weights.values())
    highest = [(max(batch.die.weights), batch) for batch in pool.batches]
    states = [1] + [0] * (last - 1)  # packed polynomials by the number of dice that lie
    out = 0  # a packed polynomial
    for value in pool.values:
        joined = sum([batch.dice for top, batch in highest if top >= value])
        waiting = prod([batch.listed**batch.dice for top, batch in highest if top < value])
        weight = weights[value]
        under -= weight
        powers = PackedPowers(packed[value])
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
    return pool.unpacked(out, width)


def _from_the_top(pool: KeptRanks) -> Distribution[int]:
    """The highest dice are kept: `skip` is 0.

    With H(t, a) for exactly `a` dice above t, the others at it or below: the lowest kept die shows t where a < kept
    dice lie above it and kept or more lie at it or above. That is H(t, a) without H(t', a), t' being the next value
    below t; for dice at t give the same whether they count as above t' or fill the kept ranks.
    """
    width = width_of(pool.total)
    packed = pool.contribution.packed(width)
    above = [0] * len(pool.batches)  # packed polynomials of what a die above the value gives
    below = [batch.listed for batch in pool.batches]
    before = _exactly(pool, above, below)
    out = 0  # a packed polynomial
    for value in pool.values:
        for number, batch in enumerate(pool.batches):
            weight = batch.die.weights.get(value, 0)
            above[number] += weight * packed[value]
            below[number] -= weight
        after = _exactly(pool, above, below)
        filled = 0
        powers = PackedPowers(packed[value])
        for higher, lower in zip(before, after, strict=True):
            filled = powers.times(filled, 1) + higher - lower
        out += powers.times(filled, 1)
        before = after
    return pool.unpacked(out, width)


def _exactly(pool: KeptRanks, above: Sequence[int], below: Sequence[int]) -> list[int]:
    """The packed polynomials of 0, 1, ... kept - 1 dice above a value, the others not."""
    found = [1] + [0] * (pool.kept - 1)
    for batch, over, under in zip(pool.batches, above, below, strict=True):
        most = min(batch.dice, pool.kept - 1)
        powers = [1]
        for _ in range(most):
            powers.append(powers[-1] * over)
        factors = [comb(batch.dice, dice) * under ** (batch.dice - dice) * powers[dice] for dice in range(most + 1)]
        found = [
            sum([found[total - dice] * factors[dice] for dice in range(min(total, most) + 1) if found[total - dice]])
            for total in range(pool.kept)
        ]
    return found


def _walk(pool: KeptRanks) -> Distribution[int]:
    """Few dice of each batch: the values are walked from high to low, and at each the batches in turn.

    The state is how many dice of each batch lie already, with the polynomial of what they give. Where the kept ranks
    are filled the others may lie anywhere below.
    """
    width = width_of(pool.total)
    packed = pool.contribution.packed(width)
    last = pool.skip + pool.kept
    below = [batch.listed for batch in pool.batches]
    states: dict[tuple[int, ...], int] = {(0,) * len(pool.batches): 1}  # packed polynomials
    out = 0  # a packed polynomial
    for value in pool.values:
        powers = PackedPowers(packed[value])
        for number, batch in enumerate(pool.batches):
            weight = batch.die.weights.get(value, 0)
            if not weight:
                continue
            below[number] -= weight
            after: dict[tuple[int, ...], int] = {}
            for lying, polynomial in states.items():
                left, placed = batch.dice - lying[number], sum(lying)
                for dice in range(left + 1) if below[number] else (left,):
                    kept = min(placed + dice, last) - min(max(placed, pool.skip), placed + dice, last)
                    new = powers.times(polynomial * comb(left, dice) * weight**dice, kept)
                    now = (*lying[:number], lying[number] + dice, *lying[number + 1:])
                    if placed + dice < last:
                        after[now] = after.get(now, 0) + new
                    else:
                        rest = zip(pool.batches, now, below, strict=True)
                        out += new * prod([under ** (waiting.dice - lies) for waiting, lies, under in rest])
            states = after
    return pool.unpacked(out, width)


def _bytes(pool: KeptRanks) -> int:
    """About what going through a polynomial of the kept dice costs."""
    places = (pool.contribution.high - pool.contribution.low) * pool.kept + 1
    return places * width_of(pool.total) // 20 + 60


def _price_of_top(pool: KeptRanks) -> int:
    factors = sum([min(batch.dice + 1, pool.kept) for batch in pool.batches])
    return 3 * len(pool.values) * factors * pool.kept * _bytes(pool)


def _price_of_nested(pool: KeptRanks) -> int:
    return len(pool.values) * (pool.skip + pool.kept) ** 2 * _bytes(pool)


def _price_of_walk(pool: KeptRanks) -> int:
    # A batch of a single value lies there as a whole or not at all.
    several = [batch.dice if len(batch.die.weights) > 1 else 1 for batch in pool.batches]
    states = prod([dice + 1 for dice in several])
    placed = sum([dice * len(batch.die.weights) for dice, batch in zip(several, pool.batches, strict=True)])
    return states * placed * _bytes(pool) // 2
