"""Numbers of the Archsoul commands: typed with a unit, typed as an option, or taken from a sheet."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

from archcli.errors import SheetError, UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from archcli.rules.archsoul.sheet import Sheet

_DECIMAL = re.compile(r"[+-]?(\d{1,12}(\.\d{0,12})?|\.\d{1,12})", re.ASCII)


def decimal(text: str, what: str, *units: str) -> float:
    """A number as it is typed, with or without one of its units; whole where no part is left over.

    `what` names it in the refusal. Raises UsageError for what is no number.
    """
    body = text.strip().casefold()
    unit = next((one for one in sorted(units, key=len, reverse=True) if body.endswith(one)), "")
    digits = body[:len(body) - len(unit)].rstrip().replace("−", "-")
    if not _DECIMAL.fullmatch(digits):
        like = f", such as 12 or 4.5{units[0]}" if units else ""
        raise UsageError(f"{what} is {text[:40]!r}, and that is not a number of at most 12 digits{like}")
    number = float(digits)
    return int(number) if number.is_integer() else number


def stat(typed: int | None, sheet: Sheet | None, name: str, option: str) -> int:
    """A stat: as typed, else the sheet's (A-06). Raises UsageError or SheetError, naming both, where neither has it."""
    if typed is not None:
        return typed
    if sheet is None:
        raise UsageError(f"{name} is missing: give {option}, or a sheet that has it")
    with or_give(option):
        return sheet.stat(name)


@contextmanager
def or_give(option: str) -> Iterator[None]:
    """Adds to the refusal of what a sheet lacks the option that would do instead."""
    try:
        yield
    except SheetError as missing:
        raise SheetError(missing.mistakes, hint=f"or give {option}") from None


def known(typed: int | None, sheet: Sheet | None, name: str) -> int | None:
    """A stat as typed, else the sheet's; None where neither has it.

    Raises SheetError for a skill that the sheet leaves out under the ruling unlisted_skill = "error".
    """
    if typed is not None or sheet is None:
        return typed
    from archcli.rules.archsoul.sheet import ATTRIBUTES

    return sheet.attributes.get(name) if name in ATTRIBUTES else sheet.stat(name)


def pace(typed: int | None, sheet: Sheet | None) -> int:
    """The move in spaces: as typed, else the sheet's, else 3."""
    if typed is not None:
        return typed
    return 3 if sheet is None else sheet.move
