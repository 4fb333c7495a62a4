"""`recover`: an attribute roll against the patient's own Breakdown roll (M-36)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.given import Given
from archcli.record import Record
from archcli.report import Modifier, Outcome, Report, Result, Span, field, line, rolled
from archcli.roles import GOOD, NAME
from archcli.rules.murk.attribute import flat, left, potential_change
from archcli.rules.murk.breakdown import breakdown_roll, refuse_ranks
from archcli.rules.murk.effort import ACTOR, ROLL, Effort, changes, refuse
from archcli.rules.murk.report import against, attribute_roll, potential
from archcli.rules.murk.rulings import Attribute

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk


class Patient(Record):
    """Who is cared for; `attribute`: with which the patient rolls (None: a helper does)."""

    attribute: Annotated[Attribute | None, Given(
        "--attribute", panel=ACTOR, help="The patient rolls, with this attribute of the sheet.")] = None
    ranks: Annotated[int, Given(
        "--ranks", sheet="suffering", panel="Patient", metavar="1-50", help="The patient's ranks of Suffering.")]


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
    hurt: Roll[int] = field(shown=False)
    who: str = field(shown=False)
    by_patient: bool = field(shown=False)

    OUTCOME = Outcome(("success", "recovered"), success="success", number="recovered")
    CARRIED = (Carry("", "suffering", "ranks"), Carry("", "potential", "potential", when="by_patient"))

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        roll = self.rolls[0]
        healed = (f"−{self.recovered}", GOOD) if self.recovered else "unchanged"
        return Report(
            (Span(self.who, NAME), Span(": a scene of care")),
            (
                attribute_roll(roll, self.modifiers), rolled(self.hurt),
                against(self.total, self.target, success=self.success),
                line("Suffering", healed, f", {self.ranks} held now"),
                *potential(roll.dice, self.potential_change, self.potential),
            ),
        )


def recover(
    effort: Effort, patient: Patient, *, by_hand: ByHand = NOT_MOVED, rulings: Murk, dice: Dice,
) -> Recover:
    """Roll the carer's attribute against one d6 for each of the patient's ranks of Suffering (1 to 50).

    The patient's dice are the DR: equal or more heals a rank (M-02, ruling recovery_ranks), and they kill nobody.
    Raises what `refuse` and `refuse_ranks` raise.
    """
    refuse(effort)
    before = patient.ranks
    refuse_ranks(before, "--ranks", "M-36")
    modifiers = changes(effort, rulings, hand=by_hand.among(ROLL))
    roll = dice.roll(effort.pool, Total(flat(modifiers)), label="roll")
    hurt = breakdown_roll(before, dice)
    success = roll.value >= hurt.value
    recovered = min(before, rulings.recovery_ranks) if success else 0
    change = potential_change(roll.dice, stack=rulings.potential_gain == "stack")
    return Recover(
        total=roll.value, target=hurt.value, success=success, recovered=recovered, ranks=before - recovered,
        potential_change=change, potential=left(effort.have, effort.potential, change), rolls=(roll, hurt),
        modifiers=modifiers, hurt=hurt, who=effort.who, by_patient=patient.attribute is not None,
    )
