"""A pool against a challenge (L-40, L-41), and who or what rolls it (ruling check)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.report import Modifier, Outcome, Report, Result, Span, line, modifier_lines, rolled, signed, verdict
from archcli.roles import NAME, NUMBER
from archcli.rules.soluna.pool import d6s

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.soluna.rulings import Soluna


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Result):
    """A pool that was rolled against a challenge; `margin` is how far the total is above it."""

    total: int
    challenge: int
    margin: int
    success: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    OUTCOME = Outcome(("success", "total"), success="success", number="total")

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        ending = verdict("success" if self.success else "failure", self.success, f" by {signed(self.margin)}")
        return Report((Span(self.rolls[0].label, NAME),), (
            rolled(self.rolls[0]), line("challenge", (str(self.challenge), NUMBER)), *modifier_lines(self.modifiers),
            ending,
        ))


C = TypeVar("C", bound=Challenge)


def least(challenge: int, rulings: Soluna) -> int:
    """The least total that overcomes a challenge (ruling check: it beats, or meets it)."""
    return challenge if rulings.check == "meets" else challenge + 1


def rolled_against(
    challenge: int, kind: type[C], count: int, modifiers: Sequence[Modifier], *, rulings: Soluna, dice: Dice
) -> C:
    """Roll so many d6 and what moves their total against a challenge."""
    label = modifiers[0].to
    roll = dice.roll(d6s(count), Total(sum(modifier.by for modifier in modifiers)), label=label)
    return kind(
        total=roll.value, challenge=challenge, margin=roll.value - challenge,
        success=roll.value >= least(challenge, rulings), rolls=(roll,),
        modifiers=tuple(modifier for modifier in modifiers if modifier.by),
    )
