"""Successes that count twice: `ds`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from archcli.notation.conditions import Condition, read_condition
from archcli.notation.modifiers.count import need_success
from archcli.notation.modifiers.modifier import Behind, Modifier

if TYPE_CHECKING:
    from archcli.notation.bounds import Kept
    from archcli.notation.faces import Faces
    from archcli.notation.modifiers.checker import Checker
    from archcli.notation.modifiers.counting import Counting
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position


class Double(Modifier):
    """A condition that makes a success count 2; None: the highest face of the die."""

    condition: Condition | None

    BEHIND_BRACES = AFTER_COUNTING = COUNTS = True

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """double = "ds" [ condition ]          (a bare number is that much or more)"""
        token = reader.take(word)
        condition = read_condition(reader, ">=")
        if condition is None and behind.braces:
            reader.refuse("order", "after braces ds needs its number: totals have no highest face", token.position,
                          "write ds10")
        return cls((token.start, reader.end), condition)

    def complete(self, reader: TokenReader, row: Sequence[Modifier]) -> None:
        need_success(self, "ds", reader, row)

    def check(self, check: Checker, kept: Kept, faces: Faces, term: Position) -> Kept:
        if self.condition is not None:
            check.argument(self.condition.number)
        return kept

    def count(self, counting: Counting, highest: int) -> None:
        counting.doubles.append((">=", highest) if self.condition is None else self.condition.test())

    @property
    def open_ended(self) -> bool:
        return self.condition is None

    def text(self) -> str:
        return "ds" if self.condition is None else f"ds{self.condition.text()}"

    def explain(self, what: str) -> str:
        face = "the highest face" if self.condition is None else self.condition.explain()
        return f"a success with {face} counts 2"
