"""What the odds of ranks of a pool work with: batches of equal dice, the ranks that are kept, what they contribute.

Sorted from high to low, `skip` dice are passed over, the next `kept` ones are kept, and each kept die contributes, by
its value, a single number, or a polynomial where it is rolled on.

Polynomials are single integers (`archcli.dice.polynomials`): x is a power of two beyond every coefficient, so that
multiplying by x^n is a shift.
"""

from __future__ import annotations

from math import lcm, prod
from typing import TYPE_CHECKING, NamedTuple

from archcli.dice.distribution import Distribution
from archcli.dice.polynomials import unpack

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Batch(NamedTuple):
    """So many dice, each with this distribution of values."""

    die: Distribution[int]
    dice: int

    @property
    def listed(self) -> int:
        """The weight of all values of one die together, which is less than its total where a tail was cut off."""
        return sum(self.die.weights.values())


class Contribution:
    """What a kept die contributes, by its value: polynomials with one total weight."""

    def __init__(self, by_value: Mapping[int, Distribution[int]]) -> None:
        self.total = lcm(*[contribution.total for contribution in by_value.values()])
        self.weights = {
            value: {
                number: weight * (self.total // contribution.total)
                for number, weight in contribution.weights.items()
            }
            for value, contribution in by_value.items()
        }
        numbers = [number for weights in self.weights.values() for number in weights]
        self.low, self.high = min(numbers, default=0), max(numbers, default=0)

    def packed(self, width: int) -> dict[int, int]:
        """Each polynomial as one integer: the weight of `low + i` in the i-th place of `width` bytes."""
        return {
            value: sum([weight << 8 * width * (number - self.low) for number, weight in weights.items()])
            for value, weights in self.weights.items()
        }

    def mirrored(self) -> Contribution:
        """The same seen from below: values negated."""
        turned = object.__new__(Contribution)
        turned.total, turned.low, turned.high = self.total, self.low, self.high
        turned.weights = {-value: weights for value, weights in self.weights.items()}
        return turned


class KeptRanks(NamedTuple):
    """Batches of dice, the values of all of them from high to low, and which ranks contribute what.

    `times`: how many such distributions the caller needs, which multiplies the cost.
    """

    batches: tuple[Batch, ...]
    values: tuple[int, ...]
    contribution: Contribution
    skip: int
    kept: int
    times: int

    @property
    def dropped(self) -> int:
        """How many dice lie below those that are kept."""
        return sum([batch.dice for batch in self.batches]) - self.skip - self.kept

    @property
    def total(self) -> int:
        """The weight of all that can happen."""
        return int(weight_of(self.batches) * self.contribution.total**self.kept)

    def from_below(self) -> KeptRanks:
        """The same seen from below: values negated, ranks counted from the lowest."""
        return self._replace(
            batches=tuple([
                Batch(Distribution({-value: weight for value, weight in die.weights.items()}, die.total), dice)
                for die, dice in self.batches
            ]),
            values=tuple([-value for value in reversed(self.values)]),
            contribution=self.contribution.mirrored(),
            skip=self.dropped,
        )

    def unpacked(self, packed: int, width: int) -> Distribution[int]:
        """The distribution of what the kept ranks give together, from its packed polynomial."""
        return Distribution(unpack(packed, self.contribution.low * self.kept, width), self.total)


class PackedPowers:
    """Multiplies by powers of a packed polynomial, which is split into x^n (a shift) and the rest (a factor)."""

    def __init__(self, base: int) -> None:
        # A single term is a number and a power of two.
        self.shift = (base & -base).bit_length() - 1
        self.base = base >> self.shift
        self.known = [1]

    def times(self, polynomial: int, exponent: int) -> int:
        """A packed polynomial times the power of this exponent."""
        while len(self.known) <= exponent:
            self.known.append(self.known[-1] * self.base)
        factor = self.known[exponent]
        return (polynomial if factor == 1 else polynomial * factor) << self.shift * exponent


def weight_of(batches: Sequence[Batch]) -> int:
    """The weight of all that the dice can show."""
    return int(prod([batch.die.total**batch.dice for batch in batches]))
