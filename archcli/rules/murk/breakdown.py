"""`breakdown`: one d6 for each rank of Suffering (M-35)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.report import NAME, Modifier, Report, Result, Span, rolled, verdict

if TYPE_CHECKING:
    from archcli.dice.dice import Dice

BREAKING = 20
"""A total over this breaks a character."""
MOST_RANKS = 50
"""The most ranks of Suffering that are rolled for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Breakdown(Result):
    """A Breakdown roll."""

    ranks: int
    total: int
    breaks: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    who: str = "you"

    OUTCOME = ("total", "breaks")
    SUCCEEDS = ("breaks", False)
    NUMBER = "total"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("who",)

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        ending = (
            verdict("breaks", False, f": over {BREAKING}, the character dies or retires at the end of the scene")
            if self.breaks else verdict("holds", True, f": not over {BREAKING}")
        )
        ranks = f"{self.ranks} rank{'' if self.ranks == 1 else 's'} of Suffering"
        return Report(
            (Span(self.who, NAME), Span(": a Breakdown roll with "), Span(ranks, NAME)), (rolled(self.rolls[0]), ending)
        )


def breakdown(ranks: int | None, *, name: str = "you", dice: Dice) -> Breakdown:
    """Roll one d6 for each rank of Suffering (1 to 50); a total over 20 breaks the character (M-35).

    Raises RuleError for another number of ranks, UsageError for none.
    """
    refuse_ranks(ranks, "the ranks of Suffering (RANKS, sheet key suffering)", "M-35")
    roll = breakdown_roll(ranks or 0, dice)
    return Breakdown(ranks=ranks or 0, total=roll.value, breaks=roll.value > BREAKING, rolls=(roll,), who=name)


def breakdown_roll(ranks: int, dice: Dice) -> Roll[int]:
    """One d6 for each rank, added up."""
    return dice.roll((6,) * ranks, Total(0), label="breakdown")


def refuse_ranks(ranks: int | None, what: str, rule: str) -> None:
    """Raises UsageError for no ranks of Suffering, RuleError for a number outside 1 to 50."""
    if ranks is None:
        raise UsageError(f"{what} are missing")
    if not 1 <= ranks <= MOST_RANKS:
        raise RuleError(f"{what} are {ranks}: a Breakdown roll needs 1 to {MOST_RANKS} ranks", rule=rule)
