"""`sunder`: breaking an object (L-41; Vehicular Battles)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from archcli.given import WEAPON, Given, Range
from archcli.record import Record
from archcli.report import Modifier
from archcli.rules.soluna.challenge import Challenge, rolled_against
from archcli.rules.soluna.weapon import Weapon

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna


class Blow(Record):
    """A blow against an object of some hardness. Strength in dice."""

    strength: Annotated[int, Range(0, 100), Given(
        "--strength", sheet="perimeters.strength", help="Dice, 0 to 100.",
    )]
    weapon: Annotated[Weapon, Given(
        "--weapon", takes=WEAPON, metavar="N|WEAPON", help="Its bonus, or a weapon of the sheet.",
    )] = Weapon()
    modifier: Annotated[int, Given("--attack-modifier", help="Added to the total.")] = 0
    hardness: Annotated[int, Range(0, 100), Given(
        "--hardness", help="Hardness of the object, 0 to 100; twice that has to be beaten.",
    )]


class Sunder(Challenge):
    """An object that was to be broken."""

    __slots__ = ()


def sunder(blow: Blow, *, rulings: Soluna, dice: Dice) -> Sunder:
    """Roll Strength dice and the weapon's bonus against twice the hardness of an object (L-41).

    The challenge must be beaten (ruling check); there are no criticals.
    """
    modifiers = (
        Modifier("sunder", blow.weapon.bonus, "weapon"), Modifier("sunder", blow.modifier, "attack modifier"),
    )
    return rolled_against(2 * blow.hardness, Sunder, blow.strength, modifiers, rulings=rulings, dice=dice)
