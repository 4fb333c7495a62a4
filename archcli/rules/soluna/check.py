"""`check`: a skill against a challenge (L-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from archcli.given import POOL, Given
from archcli.record import Record
from archcli.report import Modifier
from archcli.rules.soluna.challenge import Challenge, rolled_against

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna


class Attempt(Record):
    """A skill (0 to 100 dice) that is tried."""

    skill: Annotated[int, Given(
        "--skill", takes=POOL, metavar="N|SKILL", help="Dice, 0 to 100, or a skill of the sheet.",
    )]
    bonus: Annotated[int, Given("--bonus", help="Added to the total.")] = 0
    challenge: Annotated[int, Given("--challenge", help="The total has to beat this.")]


class Check(Challenge):
    """A skill that was rolled against a challenge."""

    __slots__ = ()


def check(attempt: Attempt, *, rulings: Soluna, dice: Dice) -> Check:
    """Roll the dice of a skill and a flat bonus against a challenge (L-40; Reloading Guns).

    The challenge must be beaten (ruling check). A Deft maneuver that quickens a reload has challenge 20.
    """
    modifiers = (Modifier("check", attempt.bonus, "bonus"),)
    return rolled_against(attempt.challenge, Check, attempt.skill, modifiers, rulings=rulings, dice=dice)
