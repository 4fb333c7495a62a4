"""Numbers that are typed with a unit."""

from __future__ import annotations

from archcli import numbers
from archcli.errors import UsageError


def decimal(text: str, what: str, *units: str) -> float:
    """A number as it is typed, with or without one of its units; whole where no part is left over.

    `what` names it in the refusal. Raises UsageError for what is no number.
    """
    body = text.strip().casefold()
    unit = next((name for name in sorted(units, key=len, reverse=True) if body.endswith(name)), "")
    digits = body[:len(body) - len(unit)].rstrip().replace("−", "-")
    number = numbers.decimal(digits)
    if number is None:
        like = f", such as 12 or 4.5{units[0]}" if units else ""
        raise UsageError(f"{what} is {text[:40]!r}, and that is not a number of at most 12 digits{like}")
    return int(number) if number.is_integer() else number
