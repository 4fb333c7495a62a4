"""`sunder`: breaking an object (L-41; Vehicular Battles)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archcli.report import Modifier
from archcli.rules.soluna.challenge import Challenge, rolled_against

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna


@dataclass(frozen=True, slots=True, kw_only=True)
class Sunder(Challenge):
    """An object that was to be broken."""


def sunder(
    strength: int, hardness: int, *, weapon: int = 0, attack_modifier: int = 0, rulings: Soluna, dice: Dice
) -> Sunder:
    """Roll Strength dice (0 to 100) and the weapon's bonus against twice the hardness (0 to 100) of an object (L-41).

    The challenge must be beaten (ruling check); there are no criticals.
    """
    bonus = (Modifier("sunder", weapon, "weapon"), Modifier("sunder", attack_modifier, "attack modifier"))
    return Sunder(**rolled_against(strength, bonus, 2 * hardness, label="sunder", rulings=rulings, dice=dice))
