"""Attacking from a vehicle that moves (L-30 to L-32; Attacking on/with Vehicles)."""

from typing import Annotated

from archcli.dice.dice import Dice
from archcli.dice.readings import AtLeast, Total
from archcli.dice.roll import Roll
from archcli.given import POOL, Given, missing
from archcli.record import Record
from archcli.report import Line, rolled
from archcli.roles import BAD, GOOD
from archcli.rules.soluna.challenge import least, to_beat
from archcli.rules.soluna.pool import d6s
from archcli.rules.soluna.rulings import Soluna

VEHICLE = "From a vehicle"


class Vehicle(Record):
    """The vehicle of an attack, and the check that comes first where a `challenge` is given; `skill` in dice."""

    passenger: Annotated[bool, Given(
        "--from-vehicle", panel=VEHICLE, help="The attacker is a passenger of a vehicle, and it moves.",
    )] = False
    mounted: Annotated[bool, Given(
        "--mounted", panel=VEHICLE, help="The attacker steers a vehicle, and it moves.",
    )] = False
    stationary: Annotated[bool, Given(
        "--stationary", panel=VEHICLE, help="The vehicle stands still: no penalty, and no check for who steers.",
    )] = False
    melee: Annotated[bool, Given(
        "--vehicle-melee", panel=VEHICLE, help="An ability allows melee from a moving vehicle.",
    )] = False
    skill: Annotated[int | None, Given(
        "--vehicle-skill", panel=VEHICLE, takes=POOL, metavar="N|SKILL",
        help="Acrobatics of a passenger or Technical of a driver: dice, or a skill of the sheet.",
    )] = None
    bonus: Annotated[int, Given("--vehicle-bonus", panel=VEHICLE, help="Added to the vehicle check.")] = 0
    challenge: Annotated[int | None, Given(
        "--vehicle-challenge", panel=VEHICLE,
        help="The vehicle check has to beat this, or the action is negated.",
    )] = None

    @property
    def aboard(self) -> bool:
        """Whether the attacker is in one, moving or not (L-33)."""
        return self.passenger or self.mounted

    @property
    def moves(self) -> bool:
        """Whether the attacker is in one that moves (L-30)."""
        return self.aboard and not self.stationary


class VehicleCheck(Record, unshown=("roll",)):
    """The check that came before an attack from a vehicle."""

    total: int
    challenge: int
    success: bool
    roll: Roll[bool]

    def line(self) -> Line:
        """What was rolled, and whether it was enough."""
        against = f"  against {self.challenge}  "
        if self.success:
            return rolled(self.roll, against, ("holds", GOOD))
        return rolled(self.roll, against, ("fails", BAD), to_beat(self.total, self.challenge))


def vehicle_check(vehicle: Vehicle, *, rulings: Soluna, dice: Dice) -> VehicleCheck | None:
    """Roll a passenger's Acrobatics or a driver's Technical skill, where a challenge is given (L-32, ruling check).

    Who steers a vehicle that stands still makes none; a passenger does (L-30). Raises UsageError for a challenge
    without a skill.
    """
    if vehicle.challenge is None or (vehicle.mounted and vehicle.stationary):
        return None
    if vehicle.skill is None:
        raise missing(Vehicle, "skill", rule="L-32")
    reading = AtLeast(Total(vehicle.bonus), least(vehicle.challenge, rulings))
    roll = dice.roll(d6s(vehicle.skill), reading, label="vehicle check")
    return VehicleCheck(total=roll.shown.get("total", 0), challenge=vehicle.challenge, success=roll.value, roll=roll)
