"""Counting dice instead of adding them up: successes, failures that take one away, successes that count twice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from archcli.notation.faces import Test, meets, might, must

if TYPE_CHECKING:
    from archcli.notation.bounds import Kept
    from archcli.notation.modifiers.valued import Valued


class Counting:
    """The tests of a term: a die counts once if it meets any of `wins`, whatever their order was."""

    def __init__(self) -> None:
        self.wins: list[Test] = []
        self.losses: list[Test] = []
        self.doubles: list[Test] = []

    def scored(self, value: int) -> tuple[int, list[str]]:
        """What a value counts, and why: 2 for a success that doubles, 0 for success and failure at once."""
        win = any(meets(value, test) for test in self.wins)
        loss = any(meets(value, test) for test in self.losses)
        double = win and not loss and any(meets(value, test) for test in self.doubles)
        return win - loss + double, ["success"] * win + ["double"] * double + ["failure"] * loss

    def score(self, value: int) -> int:
        """What a value counts."""
        return self.scored(value)[0]

    def roll(self, dice: Iterable[Valued]) -> int:
        """Count dice or members."""
        total = 0
        for die in dice:
            successes, why = self.scored(die.value)
            die.score(successes, why)
            total += successes
        return total

    def bounds(self, kept: Kept) -> Kept:
        """What each die could count."""
        low, high = kept.low, kept.high
        win = any(must(test, low, high) for test in self.wins)
        lose = any(must(test, low, high) for test in self.losses)
        best = 1 + any(might(test, low, high) for test in self.doubles)
        most = 0 if lose else best * any(might(test, low, high) for test in self.wins)
        return kept._replace(low=win - any(might(test, low, high) for test in self.losses), high=most)
