"""The cells of a terminal: how many of them a text takes. A wide character takes two, a combining one none."""

from __future__ import annotations

import re

_NARROW = re.compile("[\0-\u02ff\u2010-\u2027\u2190-\u22ff\u2500-\u25fc\u2713\u2717]*")
"""Letters of Latin scripts and the signs that archcli itself uses: a cell each."""
_EMOJI = "\N{VARIATION SELECTOR-16}"
"""Makes a picture, which is wide, of the character before it."""


def cells(text: str) -> int:
    """How many cells a text takes."""
    return len(text) if text.isascii() or _NARROW.fullmatch(text) else sum(by_character(text))


def by_character(text: str) -> list[int]:
    """How many cells each character of a text takes."""
    from unicodedata import category, east_asian_width

    widths: list[int] = []
    for character in text:
        if character == _EMOJI and widths:
            widths.append(1 if widths[-1] == 1 else 0)
        elif category(character) in ("Mn", "Me", "Cf"):
            widths.append(0)
        else:
            widths.append(2 if east_asian_width(character) in "WF" else 1)
    return widths


def fitted(text: str, width: int, *, right: bool = False) -> str:
    """A text with blanks behind it (`right`: before it) up to a width; a longer one as it is."""
    blanks = " " * (width - cells(text))
    return blanks + text if right else text + blanks
