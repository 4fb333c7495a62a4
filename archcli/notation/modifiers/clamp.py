"""Clamps: `minN` and `maxN`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from archcli.notation.check import constant
from archcli.notation.conditions import read_argument
from archcli.notation.modifiers.modifier import Behind, Modifier
from archcli.notation.node import Node

if TYPE_CHECKING:
    from archcli.notation.bounds import Kept
    from archcli.notation.faces import Faces
    from archcli.notation.modifiers.checker import Checker
    from archcli.notation.odds.step import Step
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position
    from archcli.notation.table import Throw


class Clamp(Modifier):
    """min or max (`way`), and the bound."""

    way: str
    number: Node

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """clamp = ("min" | "mi" | "max" | "ma") ARG"""
        start = reader.take(word).start
        number = read_argument(reader, signed=True)
        return cls((start, reader.end), "min" if word.startswith("mi") else "max", number)

    def clamped(self, value: int) -> int:
        """The value after it."""
        bound = constant(self.number)
        return max(value, bound) if self.way == "min" else min(value, bound)

    def check(self, check: Checker, kept: Kept, faces: Faces, term: Position) -> Kept:
        check.argument(self.number)
        return kept._replace(low=self.clamped(kept.low), high=self.clamped(kept.high))

    def roll(self, throw: Throw) -> None:
        bound = constant(self.number)
        choose = max if self.way == "min" else min
        for die in throw.dice():
            value = choose(die.value, bound)
            if value != die.value:
                die.value = value
                die.why.append(self.way)

    def step(self, highest: int) -> Step:
        from archcli.notation.odds.step import Change

        bound = constant(self.number)
        return Change((lambda value: max(value, bound)) if self.way == "min" else (lambda value: min(value, bound)),
                      (bound,))

    def text(self) -> str:
        return f"{self.way}{self.number.argument()}"

    def explain(self, what: str) -> str:
        number = constant(self.number)
        return f"what is worth {'less' if self.way == 'min' else 'more'} than {number} counts as {number}"
