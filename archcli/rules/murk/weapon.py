"""Weapons of melees and shootouts, and the damage they add (M-20, M-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from archcli.errors import RuleError, UsageError, unknown
from archcli.rules.murk.attribute import refuse_negative

if TYPE_CHECKING:
    from collections.abc import Iterable

UNSTATED = 7
"""What a weapon deals unless stated otherwise, in points (M-20)."""


class Weapon(NamedTuple):
    """A weapon. `damage` in points; `close`: for a melee, else for a shootout."""

    name: str
    damage: int
    close: bool


WEAPONS = (
    Weapon("one-handed", 6, True), Weapon("two-handed", 8, True),
    Weapon("rifle", 8, False), Weapon("pistol", 7, False), Weapon("crossbow", 8, False), Weapon("bow", 7, False),
)
"""The weapons that need no sheet (M-20)."""


def weapon(name: str | None, damage: int | None, own: Iterable[Weapon], *, close: bool) -> Weapon:
    """The weapon of a name or of a typed damage (points, 0 or more), 7 where neither is given (M-20).

    `own` are the weapons of a sheet, looked at first; `close`: for a melee, else for a shootout (M-24). Raises
    UsageError for both at once, a negative damage and an unknown weapon, RuleError for one of the wrong kind.
    """
    if name is not None and damage is not None:
        raise UsageError("--damage does not go with --weapon: each says what a hit adds")
    refuse_negative({"--damage": damage})
    if name is None:
        return Weapon("weapon", UNSTATED if damage is None else damage, close)
    known = {_fold(one.name): one for one in (*WEAPONS, *own)}
    found = known.get(_fold(name))
    if found is None:
        fitting = [one.name for one in known.values() if one.close is close]
        raise UsageError(f"--weapon: {unknown('weapon', name, fitting)}")
    if found.close is not close:
        kind, place = ("close", "a shootout") if found.close else ("ranged", "a melee")
        raise RuleError(f"--weapon {found.name} is a {kind} weapon, and this is {place}", rule="M-24")
    return found


def _fold(name: str) -> str:
    return "".join(char for char in name.casefold() if char not in " -_")
