"""Failures, each of which takes a success away: `f`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

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


class Failure(Modifier):
    """A condition that takes a success away."""

    condition: Condition

    BEHIND_BRACES = AFTER_COUNTING = COUNTS = True
    HABITS: ClassVar[Mapping[str, str]] = {
        "cf": "there are no criticals to mark; failures are counted by fN after a success condition: 5d10t8f1",
    }

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """failure = "f" condition          (a bare number is that much or less)"""
        start = reader.take(word).start
        condition = read_condition(reader, "<=", needed=True)
        return cls((start, reader.end), condition) if condition else reader.unexpected("a number of failure (f1)")

    def complete(self, reader: TokenReader, row: Sequence[Modifier]) -> None:
        need_success(self, "f", reader, row)

    def check(self, check: Checker, kept: Kept, faces: Faces, term: Position) -> Kept:
        check.argument(self.condition.number)
        return kept

    def count(self, counting: Counting, highest: int) -> None:
        counting.losses.append(self.condition.test())

    def text(self) -> str:
        return f"f{self.condition.text()}"

    def explain(self, what: str) -> str:
        return f"each with {self.condition.explain()} takes a success away"
