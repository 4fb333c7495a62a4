"""Functions of numbers: floor, ceil, round, abs, min, max. A row of `FUNCTIONS` is all that one of them needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from archcli.dice.distribution import Distribution


class Function:
    """A function of one number that never falls as the number grows.

    `exact`: inside it `/` divides exactly. `several`: it takes several numbers. `said`: what it does, for a person.
    """

    exact = False
    several = False

    def __init__(self, number: Callable[[Any], Any], said: str = "") -> None:
        self.number = number
        self.said = said

    def value(self, values: Sequence[Any]) -> Any:
        """What it makes of numbers."""
        return self.number(values[0])

    def bounds(self, lows: Sequence[Any], highs: Sequence[Any]) -> tuple[Any, Any]:
        """The least and the most that it could be, by those of its numbers."""
        return self.value(lows), self.value(highs)

    def odds(self, numbers: Sequence[Distribution[Any]]) -> Distribution[Any]:
        """The exact distribution of what it makes of independent numbers."""
        [number] = numbers
        return number.map(self.number)


class Rounding(Function):
    """A function that rounds what was divided exactly."""

    exact = True


class Absolute(Function):
    """The size of a number."""

    def bounds(self, lows: Sequence[Any], highs: Sequence[Any]) -> tuple[Any, Any]:
        [low], [high] = lows, highs
        return (0 if low <= 0 <= high else min(abs(low), abs(high))), max(abs(low), abs(high))


class Extreme(Function):
    """The highest or the lowest of several numbers."""

    several = True

    def value(self, values: Sequence[Any]) -> Any:
        return self.number(values)

    def odds(self, numbers: Sequence[Distribution[Any]]) -> Distribution[Any]:
        """The highest is at most a value as often as all of them are; the lowest likewise, from the other end."""
        from archcli.dice.distribution import Distribution
        from archcli.notation.odds.size import spend

        values = sorted({value for number in numbers for value in number.weights}, reverse=self.number is min)
        spend(len(values) * len(numbers) * 4, "steps")
        reached = [0] * len(numbers)  # the weight of each number up to a value
        together = 0
        weights = {}
        for value in values:
            reached = [weight + number.weights.get(value, 0) for weight, number in zip(reached, numbers, strict=True)]
            before, together = together, prod(reached)
            if together > before:
                weights[value] = together - before
        return Distribution(weights, prod([number.total for number in numbers]))


FUNCTIONS: dict[str, Function] = {
    "floor": Rounding(lambda number: int(number // 1), "round down"),
    "ceil": Rounding(lambda number: -int(-number // 1), "round up"),
    "round": Rounding(lambda number: int((2 * number + 1) // 2), "round to the nearest, halves up"),
    "abs": Absolute(abs),
    "min": Extreme(min),
    "max": Extreme(max),
}
