"""Counting successes: a comparison, or `tN`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from archcli.notation.conditions import Condition, read_argument
from archcli.notation.modifiers.modifier import Behind, Modifier
from archcli.notation.words import COMPARATORS

if TYPE_CHECKING:
    from archcli.notation.bounds import Kept
    from archcli.notation.faces import Faces
    from archcli.notation.modifiers.checker import Checker
    from archcli.notation.modifiers.counting import Counting
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position


class Count(Modifier):
    """A condition of success."""

    condition: Condition

    BEHIND_BRACES = AFTER_COUNTING = COUNTS = True
    NO_POOL = (
        "compares dice", "a total is tested with vs, as in 2d6+3 vs 10; dice are counted one by one: 6d6>=5",
    )
    HABITS: ClassVar[Mapping[str, str]] = {
        "cs": "there are no criticals to mark; successes are counted by >=N or tN",
        "crit": "there are no criticals to mark",
        "sf": "successes are counted by >=N or tN, failures by fN",
        "m": "there is no m: group totals are counted in braces, {2d6,2d6}t10",
    }

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """count_up = CMP ARG  |  "t" ARG  |  failure  |  double"""
        start = reader.take(word).start
        number = read_argument(reader, signed=True)
        position = start, reader.end
        return cls(position, Condition(position, COMPARATORS.get(word, ">="), number))

    def check(self, check: Checker, kept: Kept, faces: Faces, term: Position) -> Kept:
        check.argument(self.condition.number)
        return kept

    def count(self, counting: Counting, highest: int) -> None:
        counting.wins.append(self.condition.test())

    def text(self) -> str:
        return self.condition.text()

    def behind(self, *, open_ended: bool) -> str:
        return f"t{self.condition.number.argument()}" if open_ended else self.text()

    def explain(self, what: str) -> str:
        return f"each of the {what} with {self.condition.explain()} is a success"


def need_success(modifier: Modifier, word: str, reader: TokenReader, row: Sequence[Modifier]) -> None:
    """Refuse what counts nothing by itself where no success is counted."""
    if not any(isinstance(counted, Count) for counted in row):
        reader.refuse("order", f"{word} needs a condition of success in the same term", modifier.position,
                      "write 5d10t8f1, 5d10t8ds10")
