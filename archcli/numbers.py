"""Numbers as they are typed inside of words, such as `Orc=3:6`: read in one way in every command."""

from __future__ import annotations

LONGEST = 9
"""Digits at most."""


def whole(text: str, *, sign: bool = True) -> int | None:
    """The whole number that a text writes in ASCII digits, `sign`: with a sign or without; None for anything else."""
    digits = text[1:] if sign and text[:1] in ("+", "-") else text
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= LONGEST else None
