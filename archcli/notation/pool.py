"""Dice on the table while modifiers are applied to them, strictly in the order written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from archcli.notation.check import constant
from archcli.notation.faces import Test, meets
from archcli.notation.result import Die
from archcli.notation.tree import Clamp, Condition, Count, Double, Failure, Modifier, Sort

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

V = TypeVar("V", bound="Valued")


class Valued(Protocol):
    """What keep, drop and count look at: a die, or a member of braces. `index` is when it was rolled."""

    value: int
    index: int

    def drop(self) -> None:
        """Take it away."""
        ...

    def score(self, successes: int, why: Sequence[str]) -> None:
        """Count it."""
        ...


class Lying:
    """A die on the table, to which things still happen."""

    __slots__ = ("face", "index", "kept", "sides", "successes", "value", "why")

    def __init__(self, sides: int | str, face: int, index: int, why: Iterable[str] = ()) -> None:
        self.sides = sides
        self.face = self.value = face
        self.index = index
        self.kept = True
        self.why = list(why)
        self.successes: int | None = None

    def drop(self, why: str = "dropped") -> None:
        """Take the die away, once."""
        if self.kept:
            self.kept = False
            self.why.append(why)
            if self.successes is not None:
                self.successes = 0

    def score(self, successes: int, why: Sequence[str]) -> None:
        """Count the die."""
        self.successes = successes
        self.why += why

    def frozen(self, counted: bool) -> Die:
        """The die as it ended."""
        successes = self.successes or 0 if counted else None
        return Die(self.sides, self.face, self.value, self.kept, tuple(self.why), successes)


def test(condition: Condition) -> Test:
    """A condition with its number."""
    return condition.comparator, constant(condition.number)


def keep(dice: list[V], way: str, number: int) -> list[V]:
    """Keep or drop by value; of equal ones the one rolled earlier counts as the higher."""
    order = sorted(dice, key=lambda die: (-die.value, die.index))
    first, last = kept_ranks(len(order), way, number)
    lost = {die.index for die in order[:first] + order[last:]}
    for die in dice:
        if die.index in lost:
            die.drop()
    return [die for die in dice if die.index not in lost]


def kept_ranks(count: int, way: str, number: int) -> tuple[int, int]:
    """Which ranks of `count` dice stay, from the highest: the first, and one past the last."""
    number = min(number, count)
    if way == "kh":
        return 0, number
    if way == "kl":
        return count - number, count
    if way == "dh":
        return number, count
    if way == "dl":
        return 0, count - number
    lowest = (count - number) // 2
    return count - number - lowest, count - lowest


def clamp(dice: list[Lying], modifier: Clamp) -> None:
    """Raise or lower values to a bound."""
    bound = constant(modifier.number)
    choose = max if modifier.way == "min" else min
    for die in dice:
        value = choose(die.value, bound)
        if value != die.value:
            die.value = value
            die.why.append(modifier.way)


def count(dice: Sequence[Valued], modifiers: Sequence[Modifier], highest: int | None) -> int | None:
    """Count successes, failures and doubles, in whatever order they stand; None where nothing is counted."""
    wins = [test(one.condition) for one in modifiers if isinstance(one, Count)]
    if not wins:
        return None
    losses = [test(one.condition) for one in modifiers if isinstance(one, Failure)]
    doubles = [
        (">=", highest or 0) if one.condition is None else test(one.condition)
        for one in modifiers if isinstance(one, Double)
    ]
    total = 0
    for die in dice:
        successes, why = scored(die.value, wins, losses, doubles)
        die.score(successes, why)
        total += successes
    return total


def scored(value: int, wins: Sequence[Test], losses: Sequence[Test], doubles: Sequence[Test]) -> tuple[int, list[str]]:
    """What a value counts: 1 for a success, 2 if it doubles, -1 for a failure, 0 for success and failure at once."""
    win = any(meets(value, one) for one in wins)
    loss = any(meets(value, one) for one in losses)
    double = win and any(meets(value, one) for one in doubles)
    successes = win - loss + (double and not loss)
    return successes, ["success"] * win + ["double"] * (double and not loss) + ["failure"] * loss


def order(modifiers: Sequence[Modifier]) -> str | None:
    """Which way the kept values are to be sorted; the last word counts."""
    for one in reversed(modifiers):
        if isinstance(one, Sort):
            return "sd" if one.down else "sa"
    return None
