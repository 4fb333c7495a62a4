"""Weapons of melees and shootouts, and the damage they add (M-20, M-24, M-46)."""

from typing import Annotated, Literal, get_args

from archcli.given import OTHER_WEAPON, WEAPON, Given, Range
from archcli.record import Record
from archcli.rules.murk.effort import ACTOR, FOES
from archcli.sheet import Key

UNSTATED = 7
"""What a weapon deals unless stated otherwise, in points (M-20)."""
Reach = Literal["close", "near", "far", "very-far", "distant"]
REACHES: tuple[str, ...] = get_args(Reach)
"""The bands of distance, the nearest first."""


class Weapon(Record):
    """A weapon. `damage` in points; `range`: `close` is for a melee, every other for a shootout."""

    name: str
    damage: Annotated[int, Range(0), Key("points", example=6)]
    range: Annotated[Reach, Key()]

    @property
    def close(self) -> bool:
        """Whether it is for a melee."""
        return self.range == "close"

    def carries(self, band: str) -> bool:
        """Whether its range is that band of distance or a farther one; beyond all of them counts as the last."""
        return REACHES.index(self.range) >= REACHES.index(band if band in REACHES else REACHES[-1])


WEAPONS = (
    Weapon(name="one-handed", damage=6, range="close"), Weapon(name="two-handed", damage=8, range="close"),
    Weapon(name="rifle", damage=8, range="very-far"), Weapon(name="pistol", damage=7, range="near"),
    Weapon(name="crossbow", damage=8, range="far"), Weapon(name="bow", damage=7, range="far"),
)
"""The weapons that need no sheet (M-20)."""


class Arms(Record):
    """What is typed of weapons: yours, and those of the foes, one for all or one for each; damage in points."""

    damage: Annotated[int | None, Range(0), Given(
        "--damage", panel=ACTOR, help="Damage of your weapon in points (7).")] = None
    weapon: str | None = None
    foe_damage: Annotated[tuple[int, ...], Range(0), Given(
        "--foe-damage", panel=FOES, help="Damage of the foes' weapons (7): once for all, or once for each.")] = ()
    foe_weapon: Annotated[tuple[str, ...], Given(
        "--foe-weapon", panel=FOES, takes=OTHER_WEAPON,
        help="A weapon of the foes, as yours or of their sheets: once for all, or once for each.")] = ()


class CloseArms(Arms):
    """What is typed of weapons in a melee."""

    weapon: Annotated[str | None, Given(
        "--weapon", "-w", panel=ACTOR, takes=WEAPON,
        help="one-handed, two-handed, or a close weapon of your sheet (its only one is taken).")] = None


class RangedArms(Arms):
    """What is typed of weapons in a shootout."""

    weapon: Annotated[str | None, Given(
        "--weapon", "-w", panel=ACTOR, takes=WEAPON,
        help="rifle, pistol, crossbow, bow, or a ranged weapon of your sheet (its only one is taken).")] = None


def bare(damage: int = UNSTATED) -> Weapon:
    """A weapon of which nothing is known but its damage: it has no name, and carries as far as it has to."""
    return Weapon(name="", damage=damage, range="distant")
