"""What is kept, dropped and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

V = TypeVar("V", bound="Valued")


class Valued(Protocol):
    """A die, or a member of braces. `index` is when it was rolled."""

    value: int
    index: int

    def drop(self) -> None:
        """Take it away."""
        ...

    def score(self, successes: int, why: Sequence[str]) -> None:
        """Count it."""
        ...
