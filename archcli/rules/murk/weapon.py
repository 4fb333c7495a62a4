"""Weapons of melees and shootouts, and the damage they add (M-20, M-24)."""

from collections.abc import Iterable
from typing import Annotated, Literal

from archcli.errors import RuleError, UsageError, unknown
from archcli.given import WEAPON, Given, Range
from archcli.names import fold
from archcli.record import Record
from archcli.rules.murk.effort import ACTOR, FOES
from archcli.sheet import Key

UNSTATED = 7
"""What a weapon deals unless stated otherwise, in points (M-20)."""
Reach = Literal["close", "near", "far", "very-far", "distant"]
Damage = Annotated[int | None, Range(0), Given(
    "--damage", panel=ACTOR, help="Damage of your weapon in points (7).")]
FoeDamage = Annotated[tuple[int, ...], Range(0), Given(
    "--foe-damage", panel=FOES, help="Damage of the foes' weapons (7): once for all, or once for each.")]
CloseWeapon = Annotated[str | None, Given(
    "--weapon", panel=ACTOR, takes=WEAPON,
    help="one-handed, two-handed, or a close weapon of your sheet.")]
RangedWeapon = Annotated[str | None, Given(
    "--weapon", panel=ACTOR, takes=WEAPON,
    help="rifle, pistol, crossbow, bow, or a ranged weapon of your sheet.")]


class Weapon(Record):
    """A weapon. `damage` in points; `range`: `close` is for a melee, every other for a shootout."""

    name: str
    damage: Annotated[int, Range(0), Key("points", example=6)]
    range: Annotated[Reach, Key()]

    @property
    def close(self) -> bool:
        """Whether it is for a melee."""
        return self.range == "close"


WEAPONS = (
    Weapon(name="one-handed", damage=6, range="close"), Weapon(name="two-handed", damage=8, range="close"),
    Weapon(name="rifle", damage=8, range="very-far"), Weapon(name="pistol", damage=7, range="near"),
    Weapon(name="crossbow", damage=8, range="far"), Weapon(name="bow", damage=7, range="far"),
)
"""The weapons that need no sheet (M-20)."""


def weapon_in_hand(name: str | None, damage: int | None, own: Iterable[Weapon], *, close: bool) -> Weapon:
    """The weapon of a name or of a typed damage (points), 7 where neither is given (M-20).

    `own` are the weapons of a sheet, looked at first; `close`: for a melee, else for a shootout (M-24). Raises
    UsageError for both at once and an unknown weapon, RuleError for one of the wrong kind.
    """
    if name is not None and damage is not None:
        raise UsageError("--damage does not go with --weapon: each says what a hit adds")
    if name is None:
        return Weapon(
            name="weapon", damage=UNSTATED if damage is None else damage, range="close" if close else "near",
        )
    known = {fold(weapon.name): weapon for weapon in (*WEAPONS, *own)}
    found = known.get(fold(name))
    if found is None:
        fitting = [weapon.name for weapon in known.values() if weapon.close is close]
        raise UsageError(f"--weapon: {unknown('weapon', name, fitting)}")
    if found.close is not close:
        kind, place = ("close", "a shootout") if found.close else ("ranged", "a melee")
        raise RuleError(f"--weapon {found.name} is a {kind} weapon, and this is {place}", rule="M-24")
    return found
