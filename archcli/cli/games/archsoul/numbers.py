"""Numbers that are typed with a unit."""

from __future__ import annotations

import re

from archcli.errors import UsageError

_DECIMAL = re.compile(r"[+-]?(\d{1,12}(\.\d{0,12})?|\.\d{1,12})", re.ASCII)


def decimal(text: str, what: str, *units: str) -> float:
    """A number as it is typed, with or without one of its units; whole where no part is left over.

    `what` names it in the refusal. Raises UsageError for what is no number.
    """
    body = text.strip().casefold()
    unit = next((name for name in sorted(units, key=len, reverse=True) if body.endswith(name)), "")
    digits = body[:len(body) - len(unit)].rstrip().replace("−", "-")
    if not _DECIMAL.fullmatch(digits):
        like = f", such as 12 or 4.5{units[0]}" if units else ""
        raise UsageError(f"{what} is {text[:40]!r}, and that is not a number of at most 12 digits{like}")
    number = float(digits)
    return int(number) if number.is_integer() else number
