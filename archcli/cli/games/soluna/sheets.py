"""Soluna sheets, and what is read with one: numbers, skills, weapons."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from archcli.cli.sheets import one
from archcli.errors import UsageError, nameless
from archcli.given import POOL, WEAPON, Reader
from archcli.numbers import whole
from archcli.rules.soluna.sheet import Sheet
from archcli.rules.soluna.weapon import Weapon

DELAYED = "the trigger of a delayed act"
"""What an act out of turn reacts to (L-57)."""
MOST = 100
"""The highest perimeter, skill or hardness (L-02)."""


def load(name: str | None) -> Sheet | None:
    """The sheet of a path or bare name; None where none was typed."""
    return None if name is None else one(Sheet.of, name)


def only_weapon(sheet: Sheet | None, fits: Callable[[Weapon], bool]) -> Weapon:
    """The weapon last used in a fight, else the sheet's only one that fits (L-64), without a bonus where none does.

    Raises UsageError for several.
    """
    bonus = whole(sheet.last_used or "") if sheet else None
    if bonus is not None and fits(Weapon()):
        return Weapon(bonus=bonus)
    return (sheet and sheet.chosen(sheet.weapons, None, fits, instead="0 for a bare hand")) or Weapon()


def perimeter(text: str) -> int | None:
    """A number from 0 to 100 as it is typed; None for anything else."""
    number = whole(text)
    return number if number is not None and 0 <= number <= MOST else None


def readers(sheet: Sheet | None) -> Mapping[str, Reader]:
    """What a number or a name of this sheet stands for: dice of a skill, or a weapon (a number is its bonus)."""

    def named(text: str, option: str) -> Sheet:
        if sheet is None:
            raise nameless(option, text, "the sheet first, or a number")
        return sheet

    def skill(text: str, option: str) -> int:
        number = whole(text)
        if number is None:
            return named(text, option).skill(text)
        if not 0 <= number <= MOST:
            raise UsageError(f"{option} is {number}, and a skill is 0 to {MOST} dice", option=option)
        return number

    def weapon(text: str, option: str) -> Weapon:
        number = whole(text)
        return named(text, option).weapon(text, option) if number is None else Weapon(bonus=number)

    return {POOL: skill, WEAPON: weapon}
