"""Rerolls: `r` and `ro`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from archcli.notation.check import constant
from archcli.notation.conditions import Condition, at_most_text, read_at_most, read_condition
from archcli.notation.faces import meets_all, meets_any
from archcli.notation.modifiers.modifier import Behind, Modifier
from archcli.notation.node import Negative, Node, Number
from archcli.notation.words import modifiers

if TYPE_CHECKING:
    from archcli.dice.distribution import Distribution
    from archcli.notation.bounds import Kept
    from archcli.notation.faces import Faces, Test
    from archcli.notation.modifiers.checker import Checker
    from archcli.notation.odds.step import Die, Step
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position
    from archcli.notation.table import Throw


class Reroll(Modifier):
    """Rolled again while any condition is met, `once` or at most so often."""

    once: bool
    conditions: tuple[Condition, ...]
    most: Node | None

    ROLLS = True

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """reroll = ("r" | "ro") [ condition ] [ ":" ARG ]              (":" only after r)"""
        once = word == "ro"
        before = row[-1] if row else None
        if isinstance(before, Reroll) and before.once == once and before.most is not None:
            reader.refuse("order", "rerolls side by side are one, and :N may follow only the last of them",
                          reader.position(word))
        start = reader.take(word).start
        condition = read_condition(reader, "=")
        most = None if once else read_at_most(reader)
        position = start, reader.end
        if condition is None:
            if modifiers().get(following := reader.after()) == modifiers()[word]:
                reader.refuse("order", "a reroll without a condition cannot be followed by another reroll",
                              reader.position(following), "write the face: r1r6")
            lowest = Number(position, abs(behind.lowest))
            condition = Condition(position, "=", lowest if behind.lowest >= 0 else Negative(position, lowest))
        return cls(position, once=once, conditions=(condition,), most=most)

    def joined(self, before: Modifier) -> Modifier | None:
        """Rerolls side by side are one, whose condition is any of theirs."""
        if not isinstance(before, Reroll) or before.once != self.once:
            return None
        position, conditions = (before.position[0], self.position[1]), before.conditions + self.conditions
        return Reroll(position, once=self.once, conditions=conditions, most=self.most)

    @property
    def times(self) -> int | None:
        """How often at most."""
        return 1 if self.once else None if self.most is None else constant(self.most)

    def tests(self) -> list[Test]:
        """What a die that is rolled again meets one of."""
        return [condition.test() for condition in self.conditions]

    def check(self, check: Checker, kept: Kept, faces: Faces, term: Position) -> Kept:
        for condition in self.conditions:
            check.argument(condition.number)
        if self.most is not None:
            check.at_most("rerolls", self.most, term)
        elif not self.once and meets_all(self.tests(), faces):
            check.refuse("endless", "every face is rerolled, so this never ends", self.position,
                         "ro rerolls once, r1:3 at most 3 times")
        return kept._replace(low=min(kept.low, faces.low), high=max(kept.high, faces.high))

    def roll(self, throw: Throw) -> None:
        tests, most = self.tests(), self.times
        left = []
        for die in throw.dice():
            lying, times = die, 0
            while times != most and meets_any(lying.value, tests):
                times += 1
                lying = throw.again(lying, times)
            left.append(lying)
        throw.pool = left

    def step(self, highest: int) -> Step:
        from archcli.notation.odds.step import Chance

        tests = self.tests()
        return Chance(partial(_odds, tests, self.times), [number for _, number in tests])

    def text(self) -> str:
        word = "ro" if self.once else "r"
        return "".join([word + condition.text() for condition in self.conditions]) + at_most_text(self.most)

    def explain(self, what: str) -> str:
        faces = " or ".join([condition.explain() for condition in self.conditions])
        often = "until it shows something else" if self.most is None else f"at most {constant(self.most)} times"
        return f"reroll a die that shows {faces}, {'once' if self.once else often}"


def _odds(tests: list[Test], times: int | None, value: int, die: Die, place: int) -> Distribution[int]:
    """What a die gives in the end that shows this value and may be rerolled so often (None: without end).

    `place`: where on its way the reroll stands.
    """
    if times == 0 or not meets_any(value, tests):
        return die.gives(value, place + 1)
    from archcli.notation.odds.arithmetic import mix
    from archcli.notation.odds.size import affordable

    def rerolled() -> Distribution[int]:
        good = [
            (weight, die.gives(face, place + 1)) for face, weight in die.faces.items() if not meets_any(face, tests)
        ]
        ends = sum([weight for weight, _ in good])
        if times is None:
            return mix(good, ends)
        # The last time it shows any face, and each time before that a good one, or it is rolled again.
        found = mix([(weight, die.gives(face, place + 1)) for face, weight in die.faces.items()], die.sides)
        for _ in range(times - 1):
            affordable(len(found.weights), found.total.bit_length() * 10)
            found = mix([*good, (die.sides - ends, found)], die.sides)
        return found

    return die.once(place, rerolled)
