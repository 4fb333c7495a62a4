"""What a modifier is asked: to read itself, and as a node of the tree to be checked, rolled, written and explained, and
to say its odds.

By default it keeps all dice as they are, so that a modifier says only what it does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from archcli.notation.node import Node
from archcli.record import Record

if TYPE_CHECKING:
    from archcli.notation.bounds import Kept
    from archcli.notation.faces import Faces
    from archcli.notation.modifiers.checker import Checker
    from archcli.notation.modifiers.counting import Counting
    from archcli.notation.modifiers.valued import V
    from archcli.notation.odds.step import Step
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position
    from archcli.notation.table import Throw

class Behind(Record):
    """What modifiers stand behind: dice or braces. `dice` is their count, None where it is no plain number."""

    braces: bool
    dice: int | None = None
    lowest: int = 1
    rolled_sides: bool = False


class Modifier(Node):
    """What stands behind dice or braces, made as `Kind(position, ...)`."""

    BEHIND_BRACES: ClassVar[bool] = False
    AFTER_COUNTING: ClassVar[bool] = False
    ROLLS: ClassVar[bool] = False  # it rolls dice anew, for which their sides must be known
    COUNTS: ClassVar[bool] = False
    NO_POOL: ClassVar[tuple[str, str]] = (  # what it is behind a number, and the hint
        "is a modifier of dice",
        "braces make one pool of dice: {1d8 + 1d10}kh1; modifiers of a single kind stand directly after it: 4d6kh3",
    )
    HABITS: ClassVar[Mapping[str, str]] = {}  # what others write for such a thing, and what to write here

    # Reading

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """Read one that begins with this word, behind those of a row."""
        raise NotImplementedError

    def joined(self, before: Modifier) -> Modifier | None:
        """This modifier and the one before it as one, where the two belong together; else None."""
        return None

    def complete(self, reader: TokenReader, row: Sequence[Modifier]) -> None:
        """Refuse a row that lacks what it needs."""

    # Checking and rolling

    def check(self, check: Checker, kept: Kept, faces: Faces, term: Position) -> Kept:
        """The dice that could be left after it. Raises NotationError for what is impossible or never ends."""
        return kept

    def choose(self, dice: list[V]) -> list[V]:
        """The dice or members that are kept."""
        return dice

    def roll(self, throw: Throw) -> None:
        """Do to the dice of a term what it does."""
        throw.pool = self.choose(throw.dice())

    def count(self, counting: Counting, highest: int) -> None:
        """Add what it counts, of dice with this highest face."""

    def step(self, highest: int) -> Step | None:
        """Its step in exact odds, for dice with this highest face; None where no die is changed or dropped."""
        return None

    @property
    def order(self) -> str | None:
        """In which order the kept values are asked for: "sa" or "sd"."""
        return None

    # Writing and explaining

    @property
    def open_ended(self) -> bool:
        """Whether a comparison directly behind it would be read as its own."""
        return False

    def behind(self, *, open_ended: bool) -> str:
        """The canonical text behind a modifier."""
        return self.text()

    def explain(self, what: str) -> str:
        """What it does with "dice" or "totals", for a person."""
        raise NotImplementedError
