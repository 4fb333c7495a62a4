"""Every limit of dice notation, by name: checked before a die is rolled, and never passed in silence.

Two hold while dice are rolled: `ROLLED`, and `EXPLOSIONS` and `REROLLS` of a single die.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from archcli.limits import DICE as DICE
from archcli.limits import LIMITS as LIMITS
from archcli.limits import Limit

if TYPE_CHECKING:
    from collections.abc import Iterator

CHARACTERS = Limit("characters", 10_000, "characters of the input")
DEPTH = Limit("depth", 200, "brackets, braces and calls open at once, plus signs in a row")
SIDES = Limit("sides", 1_000_000_000, "sides of a die")
REPEAT = Limit("repeat", 1_000, "repeats of one item (6x)")
EXPLOSIONS = Limit("explosions", 1_000, "extra dice of one die")
REROLLS = Limit("rerolls", 1_000, "rerolls of one die")
ROLLED = Limit("rolled", 1_000_000, "dice really rolled, extra and rerolled ones included")
VALUE = Limit("value", 1_000_000_000_000_000, "the size of any number or intermediate result")
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
