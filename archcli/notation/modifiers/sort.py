"""Sorting: `s sa sd`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from archcli.notation.modifiers.modifier import Behind, Modifier

if TYPE_CHECKING:
    from archcli.notation.reader import TokenReader


class Sort(Modifier):
    """The kept values up or down; no number changes."""

    down: bool

    BEHIND_BRACES = AFTER_COUNTING = True

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """sort = "s" | "sa" | "sd" """
        return cls(reader.take(word).position, word == "sd")

    @property
    def order(self) -> str:
        return "sd" if self.down else "sa"

    def text(self) -> str:
        return self.order

    def explain(self, what: str) -> str:
        return f"show the kept {what} {'from high to low' if self.down else 'from low to high'}"
