"""Exact odds of what some ranks of a pool come to: keep, drop and `u`. `ranked` chooses the method."""

from __future__ import annotations

from math import comb, prod
from typing import TYPE_CHECKING

from archcli.dice.distribution import Distribution
from archcli.dice.polynomials import unpack, width_of
from archcli.notation.odds.arithmetic import added, mix, times
from archcli.notation.odds.mixed import several_batches
from archcli.notation.odds.ranks import Batch, Contribution, KeptRanks, PackedPowers, weight_of
from archcli.notation.odds.size import spend

if TYPE_CHECKING:
    from collections.abc import Sequence


def ranked(
    batches: Sequence[Batch], contribution: Contribution, *, skip: int, kept: int, times: int = 1
) -> Distribution[int]:
    """The distribution of what the kept ranks give together.

    `times`: how many such distributions the caller needs, which multiplies the cost.
    """
    if kept == 0:
        return Distribution({0: prod([batch.listed**batch.dice for batch in batches])}, weight_of(batches))
    used = tuple([batch for batch in batches if batch.dice])
    values = tuple(sorted({value for batch in used for value in batch.die.weights}, reverse=True))
    pool = KeptRanks(
        batches=used, values=values, contribution=contribution, skip=skip, kept=kept, times=times,
    )
    if pool.skip > pool.dropped:
        # Seen from below the fewer dice are passed over first.
        pool = pool.from_below()
    if kept == sum([batch.dice for batch in used]):
        return _all(pool)
    if kept == 1:
        return _one(pool)
    return _one_batch(pool) if len(used) == 1 else several_batches(pool)


def _all(pool: KeptRanks) -> Distribution[int]:
    """Every rank: the dice are independent."""
    found: Distribution[int] = Distribution({0: 1})
    for batch in pool.batches:
        die = mix([
            (weight, Distribution(pool.contribution.weights[value], pool.contribution.total))
            for value, weight in batch.die.weights.items()
        ], batch.die.total)
        found = added(found, times(die, batch.dice))
    return found


def _one(pool: KeptRanks) -> Distribution[int]:
    """A single rank: no more than `skip` dice lie above its value, so its chance is a difference of two chances."""
    dice = sum([batch.dice for batch in pool.batches])
    spend(pool.times * len(pool.values) * dice * (pool.skip + 1) * 5, "steps")
    listed = prod([batch.listed**batch.dice for batch in pool.batches])
    below = [batch.listed for batch in pool.batches]
    above = [0] * len(below)
    out: dict[int, int] = {}
    reached = listed  # the weight of no more than `skip` dice above the value before, all of them at first
    for value in pool.values:
        for number, batch in enumerate(pool.batches):
            weight = batch.die.weights.get(value, 0)
            above[number] += weight
            below[number] -= weight
        few = sum(_numbers_above(pool, above, below))
        for number, weight in pool.contribution.weights[value].items():
            out[number] = out.get(number, 0) + (reached - few) * weight
        reached = few
    return Distribution({number: weight for number, weight in sorted(out.items()) if weight}, pool.total)


def _numbers_above(pool: KeptRanks, above: Sequence[int], below: Sequence[int]) -> list[int]:
    """The weight of 0, 1, ... `skip` dice above a value."""
    found = [1]
    for batch, over, under in zip(pool.batches, above, below, strict=True):
        most = min(batch.dice, pool.skip)
        ways = [comb(batch.dice, dice) * over**dice * under ** (batch.dice - dice) for dice in range(most + 1)]
        before = len(found) - 1
        found = [
            sum([found[dice] * ways[total - dice] for dice in range(max(0, total - most), min(total, before) + 1)])
            for total in range(min(pool.skip, before + most) + 1)
        ]
    return found


def _one_batch(pool: KeptRanks) -> Distribution[int]:
    """Equal dice: the values are walked from high to low, not the dice.

    The state is how many dice lie so far, as labelled dice, with the polynomial of what they give. Placing some of the
    further dice at a value is a binomial transform of the states, done by its triangle of additions. Dice that pass
    the last kept rank give nothing more, so their number is settled at once.
    """
    [batch] = pool.batches
    skip, kept, last = pool.skip, pool.kept, pool.skip + pool.kept
    width = width_of(pool.total)
    packed = pool.contribution.packed(width)
    spend(pool.times * _price(pool, width), "bytes")
    # Packed polynomials by the number of dice that lie, from `skip` on; before it a state is no more than a number.
    states = [0] * last
    if skip == 0:
        states[0] = 1
    above, below = 0, batch.listed
    out = 0  # a packed polynomial
    for value in pool.values:
        weight, gives = batch.die.weights[value], packed[value]
        below -= weight
        powers = PackedPowers(gives)
        ends = _ends(batch.dice, last, weight, below)
        for lying in range(skip, last):
            if states[lying]:
                out += powers.times(states[lying] * ends[lying], last - lying)
        entering = [above**lying for lying in range(skip)]  # plain weights: dice passed over give nothing
        out += powers.times(sum([entering[lying] * ends[lying] for lying in range(skip)]), kept)
        if not below:
            break
        states = _placed(states, skip, weight, gives)
        for lying in range(skip, last):
            came = sum([comb(lying, before) * entering[before] * weight ** (lying - before) for before in range(skip)])
            if came:
                states[lying] += powers.times(came, lying - skip)
        above += weight
    return pool.unpacked(out, width)


def _price(pool: KeptRanks, width: int) -> int:
    """What walking the values costs, in bytes gone through."""
    places = (pool.contribution.high - pool.contribution.low) * pool.kept + 1
    price = pool.kept * (2 * pool.skip + pool.kept) * (places * width // 40 + 20)
    total = 0
    for place, value in enumerate(pool.values):
        numbers = pool.contribution.weights[value]
        factor = (max(numbers, default=0) - min(numbers, default=0)) * width // 8
        # At either end of the walk there is a single state, or none is needed any more.
        ends = (place == 0 and pool.skip == 0) or place == len(pool.values) - 1
        total += price + price * factor // (pool.kept if ends else 1)
    return total


def _ends(dice: int, last: int, weight: int, below: int) -> list[int]:
    """For each number of dice that lie already: the ways in which enough of the others lie at a value to fill the kept
    ranks, and the rest at it or below."""
    return [
        comb(dice, lying) * sum([
            comb(dice - lying, here) * weight**here * below ** (dice - lying - here)
            for here in range(last - lying, dice - lying + 1)
        ])
        for lying in range(last)
    ]


def _placed(states: Sequence[int], skip: int, weight: int, gives: int) -> list[int]:
    """The states with further dice at a value: new[n] is the sum over c of C(n, c) * (weight*gives)^c * old[n-c].

    States and `gives` are packed polynomials.
    """
    # `gives` is x^n times the rest: multiplying by x^n is a shift, and the rest is often 1.
    shift = (gives & -gives).bit_length() - 1
    factor = weight * (gives >> shift)  # a packed polynomial
    row = list(states)  # packed polynomials, as all that is made of them
    out = [row[0]]
    for done in range(1, len(states)):
        # After `done` rounds the row's first place is new[done]; what cannot hold a state yet stays 0.
        places = range(max(0, skip - done), len(row) - 1)
        if factor == 1:
            row = [0] * places.start + [row[place + 1] + (row[place] << shift) for place in places]
        else:
            row = [0] * places.start + [row[place + 1] + (row[place] * factor << shift) for place in places]
        out.append(row[0])
    return out


def distinct(faces: int, dice: int, contribution: Contribution, *, skip: int, kept: int) -> Distribution[int]:
    """Dice of so many faces that all differ: every choice of faces is as likely as any other."""
    total = comb(faces, dice) * contribution.total**kept
    width = width_of(total)
    places = (contribution.high - contribution.low) * kept + 1
    spend(faces * dice * (places * width // 4 + 20), "bytes")
    packed = contribution.packed(width)
    states = [1] + [0] * dice  # packed polynomials by the number of dice that lie
    for face in range(faces, 0, -1):
        for lying in range(dice, 0, -1):
            if states[lying - 1]:
                inside = skip < lying <= skip + kept
                states[lying] += states[lying - 1] * packed[face] if inside else states[lying - 1]
    return Distribution(unpack(states[dice], contribution.low * kept, width), total)
