"""`roll`: an attribute roll, against a Difficulty Rating or none (M-01 to M-09, M-14, M-17; Into the Fray)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.dice.roll import Roll as Rolled
from archcli.errors import RuleError
from archcli.report import NAME, NOTE, Modifier, Report, Result, Span, line, verdict
from archcli.rules.murk.attribute import TIERS, Effort, artifact_dice, changes, left, refuse
from archcli.rules.murk.check import check
from archcli.rules.murk.report import against, attribute_roll, potential

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk


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
    who: str = "you"
    die: int = 6
    artifact: int = 0

    @property
    def outcome(self) -> tuple[str, ...]:
        return ("total", *(() if self.dr is None else ("success", "botch")), "potential_change")

    @property
    def succeeds(self) -> tuple[str, bool] | None:
        return None if self.dr is None else ("success", True)

    NUMBER = "total"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("who", "die", "artifact")

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


def roll(effort: Effort, *, dr: int | None = None, tier: int | None = None, rulings: Murk, dice: Dice) -> Roll:
    """Roll two d6 and an attribute die against a DR (M-02), or against none.

    `tier` is the quality of the equipment used, 1 to 6 (M-08), None for plain equipment; a lead of Initiative of 5
    points or more helps (M-14, M-17), a negative one changes nothing. Raises RuleError for a die that does not exist
    (M-01), more Potential than is held (M-04) and a tier outside 1 to 6, UsageError for negative numbers.
    """
    refuse(effort)
    grade = 2 if tier is None else tier
    if grade not in TIERS:
        raise RuleError(f"--tier is {tier}, and a quality tier is 1 to 6", rule="M-08")
    modifiers = changes(effort, rulings, tier=grade)
    artifact = artifact_dice(grade, rulings)
    checked = check(effort, modifiers, dr=dr, artifact=artifact, rulings=rulings, dice=dice)
    return Roll(
        total=checked.total, dr=dr, success=None if dr is None else checked.success,
        botch=None if dr is None else checked.botch, margin=None if dr is None else checked.total - dr,
        potential_change=checked.change, potential=left(effort.have, effort.potential, checked.change),
        rolls=(checked.roll,), modifiers=modifiers, who=effort.name, die=effort.die, artifact=artifact,
    )
