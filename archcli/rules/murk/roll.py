"""`roll`: an attribute roll, against a Difficulty Rating or none (M-01 to M-09, M-14, M-17; Into the Fray)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.dice.roll import Roll as Rolled
from archcli.given import Given, Range
from archcli.report import Modifier, Outcome, Report, Result, Span, field, line, verdict
from archcli.roles import NAME, NOTE
from archcli.rules.murk.attribute import artifact_dice, left
from archcli.rules.murk.check import check
from archcli.rules.murk.effort import ACTOR, ROLL, Effort, changes, refuse
from archcli.rules.murk.report import against, attribute_roll, potential

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk

Tier = Annotated[int, Range(1, 6, rule="M-08"), Given(
    "--tier", panel=ACTOR, metavar="1-6", help="Quality tier of the equipment used (2, which changes nothing).")]

Lead = Annotated[int, Given("--lead", panel=ACTOR, help="Your Initiative Score minus the opposing one's.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Result):
    """An attribute roll. Without a DR nothing succeeds or fails, and those keys are None."""

    total: int
    dr: int | None
    success: bool | None
    botch: bool | None
    margin: int | None
    potential_change: int
    potential: int | None
    rolls: tuple[Rolled[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    who: str = field(shown=False)
    die: int = field(shown=False)
    artifact: int = field(shown=False)

    OUTCOME = Outcome(
        ("total", "success", "botch", "potential_change"), success="success", number="total", harms=("botch",),
    )
    CARRIED = (Carry("", "potential", "potential"),)

    def tabulated(self) -> Outcome:
        return Outcome(("total", "potential_change"), number="total") if self.dr is None else self.OUTCOME

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        roll = self.rolls[0]
        artifact = [line("artifact", (f"{self.artifact} more d{self.die}", NOTE))] if self.artifact else []
        ending = (
            verdict(f"total {self.total}", None) if self.dr is None
            else against(self.total, self.dr, success=bool(self.success), botch=bool(self.botch))
        )
        return Report(
            (Span(self.who, NAME), Span(": an attribute roll with a "), Span(f"d{self.die}", NAME)),
            (attribute_roll(roll, self.modifiers), *artifact, ending,
             *potential(roll.dice, self.potential_change, self.potential)),
        )


def roll(
    effort: Effort, *, dr: int | None = None, tier: Tier = 2, lead: Lead = 0, by_hand: ByHand = NOT_MOVED,
    rulings: Murk, dice: Dice,
) -> Roll:
    """Roll two d6 and an attribute die against a DR (M-02), or against none.

    `tier` is the quality of the equipment used, 1 to 6 (M-08); a `lead` of Initiative of 5 points or more helps (M-14,
    M-17), a negative one changes nothing. Raises what `refuse` raises.
    """
    refuse(effort)
    modifiers = changes(effort, rulings, tier=tier, lead=lead, hand=by_hand.among(ROLL))
    artifact = artifact_dice(tier, rulings)
    checked = check(effort, modifiers, dr=dr, artifact=artifact, rulings=rulings, dice=dice)
    return Roll(
        total=checked.total, dr=dr, success=None if dr is None else checked.success,
        botch=None if dr is None else checked.botch, margin=None if dr is None else checked.total - dr,
        potential_change=checked.change, potential=left(effort.have, effort.potential, checked.change),
        rolls=(checked.roll,), modifiers=modifiers, who=effort.who, die=effort.die, artifact=artifact,
    )
