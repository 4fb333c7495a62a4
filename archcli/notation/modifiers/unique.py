"""Unique: `u`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from archcli.notation.modifiers.modifier import Behind, Modifier

if TYPE_CHECKING:
    from archcli.notation.bounds import Kept
    from archcli.notation.faces import Faces
    from archcli.notation.modifiers.checker import Checker
    from archcli.notation.odds.step import Step
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position
    from archcli.notation.table import Throw


class Unique(Modifier):
    """Rerolled until all differ."""

    ROLLS = True

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """ "u", directly behind the dice"""
        if row:
            reader.refuse("order", "u may only stand first, directly after the dice", reader.position(word))
        return cls(reader.take(word).position)

    def check(self, check: Checker, kept: Kept, faces: Faces, term: Position) -> Kept:
        if kept.most > faces.kinds:
            check.refuse("value", f"{kept.most} dice cannot all differ with {faces.kinds} faces", term)
        return kept

    def roll(self, throw: Throw) -> None:
        seen: set[int] = set()
        left = []
        for die in throw.dice():
            lying, times = die, 0
            while lying.value in seen:
                times += 1
                lying = throw.again(lying, times)
            seen.add(lying.value)
            left.append(lying)
        throw.pool = left

    def step(self, highest: int) -> Step:
        from archcli.notation.odds.step import Distinct

        return Distinct()

    def text(self) -> str:
        return "u"

    def explain(self, what: str) -> str:
        return "reroll a die that shows what an earlier one shows, until all differ"
