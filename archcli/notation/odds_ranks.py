"""Exact odds of what some ranks of a pool come to: keep and drop.

A pool is kinds of equal dice. Sorted from high to low, `skip` dice are passed over, the next `kept` ones are kept, and
each kept die gives what `Gives` says for its value: a single number, or a polynomial where it is rolled on.

Polynomials are single integers (`archcli.dice.polynomials`): x is a power of two beyond every coefficient, so that
multiplying by x^n is a shift.
"""

from __future__ import annotations

from math import comb, lcm, prod
from typing import TYPE_CHECKING, NamedTuple

from archcli.dice.distribution import Distribution
from archcli.dice.polynomials import unpack, width_of
from archcli.notation.odds_arithmetic import added, mix, times
from archcli.notation.odds_size import spend

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Kind(NamedTuple):
    """So many dice, each with this distribution of values."""

    spread: Distribution[int]
    dice: int

    @property
    def listed(self) -> int:
        """The weight of all values of one die together."""
        return sum(self.spread.weights.values())


class Pool(NamedTuple):
    """Kinds of dice, the values of all of them from high to low, and what a kept die of a value gives."""

    kinds: tuple[Kind, ...]
    values: tuple[int, ...]
    gives: Gives
    skip: int
    kept: int
    times: int

    @property
    def dropped(self) -> int:
        """How many dice lie below those that are kept."""
        return sum([kind.dice for kind in self.kinds]) - self.skip - self.kept

    @property
    def total(self) -> int:
        """The weight of all that can happen."""
        return int(whole(self.kinds) * self.gives.total**self.kept)

    def from_below(self) -> Pool:
        """The same seen from below: values negated, ranks counted from the lowest."""
        kinds = tuple([
            Kind(Distribution({-value: weight for value, weight in spread.weights.items()}, spread.total), dice)
            for spread, dice in self.kinds
        ])
        values = tuple([-value for value in reversed(self.values)])
        return Pool(kinds, values, self.gives.mirrored(), self.dropped, self.kept, self.times)


class Gives:
    """What a kept die gives, by its value: polynomials with one total weight."""

    def __init__(self, spreads: Mapping[int, Distribution[int]]) -> None:
        self.total = lcm(*[spread.total for spread in spreads.values()])
        self.weights = {
            value: {number: weight * (self.total // spread.total) for number, weight in spread.weights.items()}
            for value, spread in spreads.items()
        }
        numbers = [number for weights in self.weights.values() for number in weights]
        self.low, self.high = min(numbers, default=0), max(numbers, default=0)
        self.plain = all(list(weights.values()) == [1] for weights in self.weights.values())

    def packed(self, width: int) -> dict[int, int]:
        """Each polynomial at x, from `low` up."""
        return {
            value: sum([weight << 8 * width * (number - self.low) for number, weight in weights.items()])
            for value, weights in self.weights.items()
        }

    def number(self, value: int) -> int:
        """The one number that a value gives, from `low` up."""
        [number] = self.weights[value]
        return number - self.low

    def mirrored(self) -> Gives:
        """The same seen from below: values negated."""
        turned = object.__new__(Gives)
        turned.total, turned.low, turned.high, turned.plain = self.total, self.low, self.high, self.plain
        turned.weights = {-value: weights for value, weights in self.weights.items()}
        return turned


class Powers:
    """Multiplies by powers of a polynomial at x: the part without x is multiplied by, and x^n shifted by."""

    def __init__(self, base: int) -> None:
        # A single term is a number and a power of two.
        self.shift = (base & -base).bit_length() - 1
        self.base = base >> self.shift
        self.known = [1]

    def times(self, polynomial: int, exponent: int) -> int:
        """A polynomial times the power of this exponent."""
        while len(self.known) <= exponent:
            self.known.append(self.known[-1] * self.base)
        factor = self.known[exponent]
        return (polynomial if factor == 1 else polynomial * factor) << self.shift * exponent


def whole(kinds: Sequence[Kind]) -> int:
    """The weight of all that the dice can show."""
    return int(prod([kind.spread.total**kind.dice for kind in kinds]))


def ranked(kinds: Sequence[Kind], gives: Gives, skip: int, kept: int, times: int = 1) -> Distribution[int]:
    """The distribution of what the kept ranks give together. `times` is how often such a thing is asked for."""
    if kept == 0:
        return Distribution({0: prod([kind.listed**kind.dice for kind in kinds])}, whole(kinds))
    used = [kind for kind in kinds if kind.dice]
    values = tuple(sorted({value for kind in used for value in kind.spread.weights}, reverse=True))
    pool = Pool(tuple(used), values, gives, skip, kept, times)
    if pool.skip > pool.dropped:
        # Seen from below the fewer dice are passed over first.
        pool = pool.from_below()
    if kept == sum([kind.dice for kind in used]):
        return _all(pool)
    if kept == 1:
        return _one(pool)
    if len(used) == 1:
        return _one_kind(pool)
    from archcli.notation.odds_mixed import several_kinds

    return several_kinds(pool)


def _all(pool: Pool) -> Distribution[int]:
    """Every rank: the dice are independent."""
    found: Distribution[int] = Distribution({0: 1})
    for kind in pool.kinds:
        die = mix([
            (weight, Distribution(pool.gives.weights[value], pool.gives.total))
            for value, weight in kind.spread.weights.items()
        ], kind.spread.total)
        found = added(found, times(die, kind.dice))
    return found


def finish(pool: Pool, packed: int, width: int) -> Distribution[int]:
    """The distribution that a packed polynomial stands for."""
    return Distribution(unpack(packed, pool.gives.low * pool.kept, width), pool.total)


def _one(pool: Pool) -> Distribution[int]:
    """A single rank: no more than `skip` dice lie above its value, so its chance is a difference of two chances."""
    dice = sum([kind.dice for kind in pool.kinds])
    spend(pool.times * len(pool.values) * dice * (pool.skip + 1) * 5, "steps")
    listed = prod([kind.listed**kind.dice for kind in pool.kinds])
    below = [kind.listed for kind in pool.kinds]
    above = [0] * len(below)
    out: dict[int, int] = {}
    reached = listed  # the weight of no more than `skip` dice above the value before, all of them at first
    for value in pool.values:
        for at, kind in enumerate(pool.kinds):
            weight = kind.spread.weights.get(value, 0)
            above[at] += weight
            below[at] -= weight
        few = sum(_numbers_above(pool, above, below))
        for number, weight in pool.gives.weights[value].items():
            out[number] = out.get(number, 0) + (reached - few) * weight
        reached = few
    return Distribution({number: weight for number, weight in sorted(out.items()) if weight}, pool.total)


def _numbers_above(pool: Pool, above: Sequence[int], below: Sequence[int]) -> list[int]:
    """The weight of 0, 1, ... `skip` dice above a value."""
    found = [1]
    for kind, over, under in zip(pool.kinds, above, below, strict=True):
        most = min(kind.dice, pool.skip)
        numbers = [comb(kind.dice, at) * over**at * under ** (kind.dice - at) for at in range(most + 1)]
        found = [
            sum([found[at] * numbers[total - at] for at in range(max(0, total - most), min(total, len(found) - 1) + 1)])
            for total in range(min(pool.skip, len(found) - 1 + most) + 1)
        ]
    return found


def _one_kind(pool: Pool) -> Distribution[int]:
    """Equal dice: the values are walked from high to low, not the dice.

    The state is how many dice lie so far, as labelled dice, with the polynomial of what they give. Placing some of the
    further dice at a value is a binomial transform of the states, done by its triangle of additions. Dice that pass
    the last kept rank give nothing more, so their number is settled at once.
    """
    [kind] = pool.kinds
    skip, kept, last = pool.skip, pool.kept, pool.skip + pool.kept
    width = width_of(pool.total)
    packed = pool.gives.packed(width)
    spend(pool.times * _price(pool, width), "bytes")
    states = [0] * last  # from `skip` on; before it a state is no more than a number
    if skip == 0:
        states[0] = 1
    above, below = 0, kind.listed
    out = 0
    for value in pool.values:
        weight, gives = kind.spread.weights[value], packed[value]
        below -= weight
        powers = Powers(gives)
        ends = _ends(kind.dice, last, weight, below)
        for at in range(skip, last):
            if states[at]:
                out += powers.times(states[at] * ends[at], last - at)
        entering = [above**at for at in range(skip)]
        out += powers.times(sum([entering[at] * ends[at] for at in range(skip)]), kept)
        if not below:
            break
        states = _placed(states, skip, weight, gives)
        for at in range(skip, last):
            came = sum([comb(at, before) * entering[before] * weight ** (at - before) for before in range(skip)])
            if came:
                states[at] += powers.times(came, at - skip)
        above += weight
    return finish(pool, out, width)


def _price(pool: Pool, width: int) -> int:
    """What walking the values costs, in bytes gone through."""
    places = (pool.gives.high - pool.gives.low) * pool.kept + 1
    price = pool.kept * (2 * pool.skip + pool.kept) * (places * width // 40 + 20)
    total = 0
    for at, value in enumerate(pool.values):
        numbers = pool.gives.weights[value]
        factor = (max(numbers, default=0) - min(numbers, default=0)) * width // 8
        # At either end of the walk there is a single state, or none is needed any more.
        ends = (at == 0 and pool.skip == 0) or at == len(pool.values) - 1
        total += price + price * factor // (pool.kept if ends else 1)
    return total


def _ends(dice: int, last: int, weight: int, below: int) -> list[int]:
    """For each number of dice that lie already: the ways in which enough of the others lie at a value to fill the kept
    ranks, and the rest at it or below."""
    return [
        comb(dice, lying) * sum([
            comb(dice - lying, at) * weight**at * below ** (dice - lying - at)
            for at in range(last - lying, dice - lying + 1)
        ])
        for lying in range(last)
    ]


def _placed(states: Sequence[int], skip: int, weight: int, gives: int) -> list[int]:
    """The states with further dice at a value: new[n] is the sum over c of C(n, c) * (weight*gives)^c * old[n-c]."""
    shift = (gives & -gives).bit_length() - 1
    factor = weight * (gives >> shift)
    row = list(states)
    out = [row[0]]
    for done in range(1, len(states)):
        # After `done` rounds the row's first place is new[done]; what cannot hold a state yet stays 0.
        places = range(max(0, skip - done), len(row) - 1)
        if factor == 1:
            row = [0] * places.start + [row[at + 1] + (row[at] << shift) for at in places]
        else:
            row = [0] * places.start + [row[at + 1] + (row[at] * factor << shift) for at in places]
        out.append(row[0])
    return out


def distinct(faces: int, dice: int, gives: Gives, skip: int, kept: int) -> Distribution[int]:
    """Dice of so many faces that all differ: every choice of faces is as likely as any other."""
    width = width_of(comb(faces, dice) * gives.total**kept)
    places = (gives.high - gives.low) * kept + 1
    spend(faces * dice * (places * width // 4 + 20), "bytes")
    packed = gives.packed(width)
    states = [1] + [0] * dice
    for face in range(faces, 0, -1):
        for lying in range(dice, 0, -1):
            if states[lying - 1]:
                inside = skip < lying <= skip + kept
                states[lying] += states[lying - 1] * packed[face] if inside else states[lying - 1]
    return Distribution(unpack(states[dice], gives.low * kept, width), comb(faces, dice) * gives.total**kept)
