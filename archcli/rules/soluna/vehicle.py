"""Attacking from a vehicle that moves (L-30 to L-32; Attacking on/with Vehicles)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from archcli.dice.readings import AtLeast, Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.rules.soluna.challenge import least
from archcli.rules.soluna.pool import d6s

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna


class Vehicle(NamedTuple):
    """An attack from a vehicle that moves: whether melee is possible, and the check that comes first.

    `skill` in dice; a `challenge` of None: no check.
    """

    melee: bool = False
    skill: int | None = None
    bonus: int = 0
    challenge: int | None = None


class VehicleCheck(NamedTuple):
    """The check that came before an attack from a vehicle."""

    total: int
    challenge: int
    success: bool


class Checked(NamedTuple):
    """A vehicle check as it is told and its dice; `said` None: there was none."""

    said: VehicleCheck | None
    rolls: tuple[Roll[bool], ...]


NO_CHECK = Checked(None, ())


def vehicle_check(vehicle: Vehicle, *, rulings: Soluna, dice: Dice) -> Checked:
    """Roll a passenger's Acrobatics or a driver's Technical skill, where a challenge is given (L-32, ruling check).

    Raises RuleError for a challenge without a skill.
    """
    if vehicle.challenge is None:
        return NO_CHECK
    if vehicle.skill is None:
        raise RuleError("--vehicle-challenge is for a skill: give --vehicle-skill too", rule="L-32")
    reading = AtLeast(Total(vehicle.bonus), least(vehicle.challenge, rulings))
    roll = dice.roll(d6s(vehicle.skill), reading, label="vehicle check")
    return Checked(VehicleCheck(roll.shown.get("total", 0), vehicle.challenge, roll.value), (roll,))
