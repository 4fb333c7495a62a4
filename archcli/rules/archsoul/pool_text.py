"""A pool as it is typed: `7`, `4/3+1`, `precision/awareness` (A-02, A-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.errors import UsageError, beyond, nameless
from archcli.limits import DICE
from archcli.numbers import whole
from archcli.rules.archsoul.pool import Pool

if TYPE_CHECKING:
    from archcli.rules.archsoul.let import Let
    from archcli.rules.archsoul.sheet import Sheet


def parse_pool(
    text: str, sheet: Sheet | Let | None = None, *, option: str = "the pool",
    instead: str = "dice as numbers, such as 7 or 4/3+1",
) -> Pool:
    """A pool as it is typed: stats joined by `/`, then a flat bonus (A-02); names need a sheet (A-06).

    Raises UsageError for what is no pool, for a name without a sheet, and for an unknown name.
    """
    if text.lstrip().startswith("+"):
        change = text.strip()
        by = change if whole(change) is not None else "+2"
        raise UsageError(f"{option} {change!r}: {change} on what?", hint=(
            f'a pool is written whole, such as 4/3+1; a number is moved by hand with --modify "{by} BECAUSE"'
        ))
    stats, bonus = _bonus(text)
    dice = 0
    for stat in stats.split("/"):
        word = stat.strip()
        if not word:
            raise UsageError(f"{option} {text!r} is no pool: a stat is missing beside the /", hint=_LIKE)
        digits = word[1:].lstrip() if word[0] in "+-" else word
        if digits.isascii() and digits.isdigit():
            dice += (-1 if word[0] == "-" else 1) * _bounded(digits, option, text)
        elif not any(c.isalpha() for c in word) or any(c in "+*()[]{}<>=!;,#^%" for c in word):
            raise UsageError(f"{option} {text!r} is no pool: {word!r} is neither a number nor a name", hint=_LIKE)
        elif sheet is None:
            raise nameless(option, word, instead)
        else:
            dice += sheet.stat(word)
    if dice > DICE:
        raise beyond(DICE, f"{option} {text!r} has {dice} dice")
    return Pool(dice, bonus)


_LIKE = "a pool is written like 7, 4/3+1 or precision/awareness"


def _bonus(text: str) -> tuple[str, int]:
    body = text.strip()
    place = max(body.rfind("+"), body.rfind("-"), body.rfind("−"))
    digits = body[place + 1:].strip()
    before = body[:place].rstrip()
    if place <= 0 or not before or before[-1] in "/+-" or not (digits.isascii() and digits.isdigit()):
        return body, 0
    value = _bounded(digits, "the bonus", text)
    return before, value if body[place] == "+" else -value


def _bounded(digits: str, option: str, text: str) -> int:
    if len(digits.lstrip("0")) > 9:
        raise UsageError(f"{option} {text[:40]!r} holds a number of {len(digits)} digits, and at most 9 are read")
    return int(digits)
