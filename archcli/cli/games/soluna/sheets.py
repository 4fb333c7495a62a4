"""Soluna sheets, numbers and entries, from what was typed."""

from archcli.cli.files import read_sheet
from archcli.errors import UsageError
from archcli.rules.soluna.sheet import Sheet

MOST = 100
"""The highest perimeter, skill or hardness (L-02)."""


def load(name: str | None, *, instead: str | None = None) -> Sheet | None:
    """The sheet of a path or bare name; None where none was typed."""
    if name is None:
        return None
    path, tables = read_sheet(name, instead=instead)
    return Sheet(tables, file=path)


def whole(text: str) -> int | None:
    """A whole number as it is typed, with a sign or without; None for anything else."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 9 else None


def perimeter(text: str) -> int | None:
    """A number from 0 to 100 as it is typed; None for anything else."""
    number = whole(text)
    return number if number is not None and 0 <= number <= MOST else None


def skill(text: str | None, sheet: Sheet | None, option: str) -> int | None:
    """The dice of an option that takes a number (0 to 100) or the name of a skill; None where nothing was typed."""
    if text is None:
        return None
    number = whole(text)
    if number is None:
        return _sheet(sheet, option, text).skill(text)
    if not 0 <= number <= MOST:
        raise UsageError(f"{option} is {number}, and a skill is 0 to {MOST} dice")
    return number


def weapon_bonus(text: str | None, sheet: Sheet | None) -> int:
    """The bonus of `--weapon`, as a number or of a weapon of the sheet; 0 where nothing was typed."""
    number = 0 if text is None else whole(text)
    return number if number is not None else _sheet(sheet, "--weapon", text or "").weapon(text or "").bonus


def _sheet(sheet: Sheet | None, option: str, name: str) -> Sheet:
    if sheet is None:
        raise UsageError(f'{option} "{name}" is a name, and a name needs a sheet: give the sheet first, or a number')
    return sheet
