"""`check`: a skill against a challenge (L-40)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archcli.report import Modifier
from archcli.rules.soluna.challenge import Challenge, rolled_against

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(Challenge):
    """A skill that was rolled against a challenge."""


def check(skill: int, challenge: int, *, bonus: int = 0, rulings: Soluna, dice: Dice) -> Check:
    """Roll the dice of a skill (0 to 100) and a flat bonus against a challenge (L-40; Reloading Guns).

    The challenge must be beaten (ruling check). A Deft maneuver that quickens a reload has challenge 20.
    """
    return Check(**rolled_against(
        skill, (Modifier("check", bonus, "bonus"),), challenge, label="check", rulings=rulings, dice=dice
    ))
