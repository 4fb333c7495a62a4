"""`check`: a skill against a challenge (L-40)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.roll import Roll
from archcli.given import POOL, Given
from archcli.record import Record
from archcli.report import Modifier, Outcome, Report, Result, Span, field
from archcli.roles import NAME
from archcli.rules.soluna.challenge import Met, meet

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(Result):
    """A skill that was rolled against a challenge; `margin` is how far the total is above it."""

    total: int
    challenge: int
    margin: int
    success: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    met: Met = field(shown=False)

    OUTCOME = Outcome(("success", "total"), success="success", number="total")

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        return Report((Span("check", NAME),), tuple(self.met.lines()))


def check(attempt: Attempt, *, by_hand: ByHand = NOT_MOVED, rulings: Soluna, dice: Dice) -> Check:
    """Roll the dice of a skill and a flat bonus against a challenge (L-40; Reloading Guns).

    The challenge must be beaten (ruling check). A Deft maneuver that quickens a reload has challenge 20.
    """
    bonus = Modifier("check", attempt.bonus, "bonus")
    met = meet(attempt.challenge, attempt.skill, "check", [bonus], by_hand=by_hand, rulings=rulings, dice=dice)
    return Check(
        total=met.total, challenge=met.challenge, margin=met.margin, success=met.success, rolls=(met.roll,),
        modifiers=met.modifiers, met=met,
    )
