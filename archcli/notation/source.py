"""What was typed, and how it is refused: with a code, at a position of it."""

from __future__ import annotations

from typing import NoReturn

from archcli.errors import NotationError
from archcli.notation import limits

Position = tuple[int, int]
"""Where something stands in the input: its first character, counted from 0, and one past its last."""


class Source:
    """A typed input. Its refusals are of code `notation.CODE`."""

    def __init__(self, text: str) -> None:
        self.text = text

    def refuse(self, code: str, message: str, position: Position, hint: str | None = None) -> NoReturn:
        """Refuse the input because of a stretch of it. Raises NotationError."""
        start, end = position
        raise NotationError(f"notation.{code}", message, source=self.text, start=start, end=end, hint=hint)

    def refuse_limit(self, name: str, asked: int, position: Position) -> NoReturn:
        """Refuse what is past a limit. A number of more than 30 digits is not asked for in data, only counted."""
        start, end = position
        most = limits.LIMITS[name]
        message = f'{limits.plain(asked)} is past the limit "{name}" ({most.bounds}), which is {most}'
        raise NotationError(
            "notation.limit", message, source=self.text, start=start, end=end, limit=name,
            asked=asked if abs(asked) < 10**limits.SHOWN_DIGITS else None, most=most,
        )
