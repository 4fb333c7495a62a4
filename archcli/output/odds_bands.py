"""Bands of numbers: what odds are gathered in between borders (`--bands`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple


class Band(NamedTuple):
    """The numbers from `low` on that are under `next`, where the next band begins; None: without end."""

    low: int | None
    next: int | None

    def holds(self, value: int) -> bool:
        """Whether a number is in it."""
        return (self.low is None or value >= self.low) and (self.next is None or value < self.next)

    @property
    def last(self) -> int | None:
        """Its last whole number."""
        return None if self.next is None else self.next - 1

    def __str__(self) -> str:
        low, last = (str(value).replace("-", "−") for value in (self.low, self.last))
        if self.low is None:
            return f"up to {last}"
        if self.last is None:
            return f"{low} or more"
        return low if low == last else f"{low} to {last}"


def bands(borders: Sequence[int]) -> list[Band]:
    """The bands between borders, which rise: one below them all, and one from each of them on."""
    return [Band(low, high) for low, high in pairwise((None, *borders, None))]
