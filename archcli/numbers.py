"""Numbers as they are typed, alone or inside of words such as `Orc=3:6`: read in one way in every command."""

from __future__ import annotations

import re

LONGEST = 9
"""Digits at most."""
_DECIMAL = re.compile(r"[+-]?(\d{1,12}(\.\d{0,12})?|\.\d{1,12})", re.ASCII)


def is_whole(text: str, *, sign: bool = True) -> bool:
    """Whether a text is a whole number in ASCII digits, and nothing else; `sign`: with a sign or without."""
    digits = text[1:] if sign and text[:1] in ("+", "-") else text
    return digits.isascii() and digits.isdigit()


def whole(text: str, *, sign: bool = True, longest: int = LONGEST) -> int | None:
    """The whole number of a text; None where it is none, or has more digits than `longest`."""
    return int(text) if is_whole(text, sign=sign) and len(text.lstrip("+-")) <= longest else None


def decimal(text: str) -> float | None:
    """The number of a text in ASCII digits with a point or without, 12 digits on either side of it; None for anything
    else."""
    return float(text) if _DECIMAL.fullmatch(text) else None
