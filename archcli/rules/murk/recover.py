"""`recover`: an attribute roll against the patient's own Breakdown roll (M-36)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.report import GOOD, NAME, Modifier, Report, Result, Span, line, rolled
from archcli.rules.murk.attribute import Effort, changes, flat, left, potential_change, refuse
from archcli.rules.murk.breakdown import breakdown_roll, refuse_ranks
from archcli.rules.murk.report import against, attribute_roll, potential

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk


@dataclass(frozen=True, slots=True, kw_only=True)
class Recover(Result):
    """A scene of care. `recovered`: ranks of Suffering healed; `ranks`: left."""

    total: int
    target: int
    success: bool
    recovered: int
    ranks: int
    potential_change: int
    potential: int | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    who: str = "you"

    OUTCOME = ("success", "recovered")
    SUCCEEDS = ("success", True)
    NUMBER = "recovered"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("who",)

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        roll, hurt = self.rolls
        healed = (f"−{self.recovered}", GOOD) if self.recovered else "unchanged"
        return Report(
            (Span(self.who, NAME), Span(": a scene of care")),
            (
                attribute_roll(roll, self.modifiers), rolled(hurt),
                against(self.total, self.target, success=self.success),
                line("Suffering", healed, f", {self.ranks} held now"),
                *potential(roll.dice, self.potential_change, self.potential),
            ),
        )


def recover(effort: Effort, *, ranks: int | None, rulings: Murk, dice: Dice) -> Recover:
    """Roll the carer's attribute against one d6 for each of the patient's ranks of Suffering (1 to 50).

    The patient's dice are the DR: equal or more heals a rank (M-02, ruling recovery_ranks), and they kill nobody.
    Raises what `refuse` raises, UsageError for no ranks and RuleError for a number outside 1 to 50.
    """
    refuse(effort)
    refuse_ranks(ranks, "the ranks of Suffering (--ranks, sheet key suffering)", "M-36")
    before = ranks or 0
    modifiers = changes(effort, rulings)
    roll = dice.roll(effort.pool, Total(flat(modifiers)), label="roll")
    hurt = breakdown_roll(before, dice)
    success = roll.value >= hurt.value
    recovered = min(before, rulings.recovery_ranks) if success else 0
    change = potential_change(roll.dice, stack=rulings.potential_gain == "stack")
    return Recover(
        total=roll.value, target=hurt.value, success=success, recovered=recovered, ranks=before - recovered,
        potential_change=change, potential=left(effort.have, effort.potential, change), rolls=(roll, hurt),
        modifiers=modifiers, who=effort.name,
    )
