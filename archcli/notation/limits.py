"""Every limit of dice notation, by name: checked before a die is rolled, and never passed in silence.

Two hold while dice are rolled: `ROLLED`, and `EXPLOSIONS` and `REROLLS` of a single die.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

CHARACTERS = 10_000
DEPTH = 200
DICE = 100_000
SIDES = 1_000_000_000
REPEAT = 1_000
EXPLOSIONS = 1_000
REROLLS = 1_000
ROLLED = 1_000_000
VALUE = 1_000_000_000_000_000

LIMITS: tuple[tuple[str, int, str], ...] = (
    ("characters", CHARACTERS, "characters of the input"),
    ("depth", DEPTH, "brackets, braces and calls open at once, plus signs in a row"),
    ("dice", DICE, "written dice, the most they could be, over all items and repeats"),
    ("sides", SIDES, "sides of a die"),
    ("repeat", REPEAT, "repeats of one item (6x)"),
    ("explosions", EXPLOSIONS, "extra dice of one die"),
    ("rerolls", REROLLS, "rerolls of one die"),
    ("rolled", ROLLED, "dice really rolled, extra and rerolled ones included"),
    ("value", VALUE, "the size of any number or intermediate result"),
)
MOST = {name: most for name, most, _ in LIMITS}
WHAT = {name: what for name, _, what in LIMITS}
SHOWN_DIGITS = 30
"""Numbers of more digits are shown shortened, with their digit count."""


def plain(number: int) -> str:
    """A number in plain digits; beyond 30 digits its first ten and how many there are."""
    size = abs(number)
    if size < 10**SHOWN_DIGITS:
        return str(number)
    # Python refuses to write more than 4300 digits at once, so the count comes from the size in bits.
    digits = int((size.bit_length() - 1) * 0.30102999566398) + 1
    digits += size >= 10**digits
    return f"{'-' if number < 0 else ''}{size // 10 ** (digits - 10)}... ({digits} digits)"


@contextmanager
def room() -> Iterator[None]:
    """Room for `DEPTH` levels of brackets, each of which takes several calls: Python's own limit is too near."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, 20 * DEPTH + 2_000))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
