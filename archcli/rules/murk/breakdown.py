"""`breakdown`: one d6 for each rank of Suffering (M-35)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError, beyond
from archcli.limits import Limit
from archcli.report import Modifier, Outcome, Report, Result, Span, field, verdict
from archcli.roles import NAME
from archcli.rules.murk.attribute import DUE
from archcli.rules.murk.effort import YOU, ranks_of_suffering
from archcli.rules.murk.report import attribute_roll

if TYPE_CHECKING:
    from archcli.dice.dice import Dice

BREAKING = 20
"""A total over this breaks a character."""
BROKEN = "dies or retires at the end of the scene"
"""What becomes of whom it breaks."""
BREAKDOWN = "breakdown"
"""What the roll is called."""
RANKS = Limit("ranks", 50, "ranks of Suffering of a Breakdown roll of The Murk")


@dataclass(frozen=True, slots=True, kw_only=True)
class Breakdown(Result):
    """A Breakdown roll."""

    ranks: int
    total: int
    breaks: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    who: str = field(shown=False)

    OUTCOME = Outcome(("total", "breaks"), failure="breaks", number="total")
    CARRIED = (Carry("", "settled", value=DUE), Carry("", "open", value=BROKEN, when="breaks"))

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        ending = (
            verdict("breaks", False, f": over {BREAKING}, the character {BROKEN}")
            if self.breaks else verdict("holds", True, f": not over {BREAKING}")
        )
        ranks = ranks_of_suffering(self.ranks)
        return Report(
            (Span(self.who, NAME), Span(": a Breakdown roll with "), Span(ranks, NAME)),
            (attribute_roll(self.rolls[0], self.modifiers), ending),
        )


def breakdown(ranks: int, *, name: str = YOU, by_hand: ByHand = NOT_MOVED, dice: Dice) -> Breakdown:
    """Roll one d6 for each rank of Suffering (1 to 50); a total over 20 breaks the character (M-35).

    Raises RuleError for no rank, UsageError for too many.
    """
    refuse_ranks(ranks, "RANKS", "M-35")
    hand = by_hand.among(BREAKDOWN)
    roll = breakdown_roll(ranks, dice, bonus=hand.by(BREAKDOWN))
    return Breakdown(
        ranks=ranks, total=roll.value, breaks=roll.value > BREAKING, rolls=(roll,), modifiers=hand.of(BREAKDOWN),
        who=name,
    )


def breakdown_roll(ranks: int, dice: Dice, *, bonus: int = 0) -> Roll[int]:
    """One d6 for each rank, added up, and flat points."""
    return dice.roll((6,) * ranks, Total(bonus), label=BREAKDOWN)


def refuse_ranks(ranks: int, option: str, rule: str) -> None:
    """Raises RuleError for less than 1 rank of Suffering, UsageError for more than are rolled for."""
    if ranks < 1:
        raise RuleError(f"{option}: {ranks} ranks of Suffering, and a Breakdown roll needs 1 or more", rule=rule)
    if ranks > RANKS:
        raise beyond(RANKS, f"{option}: {ranks} ranks of Suffering", "rolled for")
