"""A toy modifier, all of it: `half` makes each die worth half of what it was, rounded down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from archcli.notation.modifiers.modifier import Behind, Modifier
from archcli.notation.odds.step import Change, Step

if TYPE_CHECKING:
    from archcli.notation.bounds import Kept
    from archcli.notation.faces import Faces
    from archcli.notation.modifiers.checker import Checker
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position
    from archcli.notation.table import Throw


class Half(Modifier):
    """Worth half."""

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """half = "half" """
        return cls(reader.take(word).position)

    def check(self, check: Checker, kept: Kept, faces: Faces, term: Position) -> Kept:
        return kept._replace(low=kept.low // 2, high=kept.high // 2)

    def roll(self, throw: Throw) -> None:
        for die in throw.dice():
            die.value //= 2
            die.why.append("halved")

    def step(self, highest: int) -> Step:
        return Halved(lambda value: value // 2, ())

    def text(self) -> str:
        return "half"

    def explain(self, what: str) -> str:
        return "each die is worth half, rounded down"


class Halved(Change):
    """What it is to exact odds: every face counts, also where values are only compared."""

    GROWS = True
