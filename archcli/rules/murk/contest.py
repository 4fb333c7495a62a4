"""`contest`: a contest of powers, phase 3 of a Moment (M-16, M-19, M-21, M-22, M-25 to M-28; Contest of Powers)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from archcli.errors import RuleError
from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Line, line
from archcli.roles import BAD
from archcli.rules.murk.distance import refuse_out_of_place
from archcli.rules.murk.effort import ACTOR, RESERVE, Effort
from archcli.rules.murk.fight import Fight, Leave, fought, left_lines, left_without_a_roll
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.roll_off import roll_off

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk

POWER_COST, STRAIN_COST = 1, 5
"""What each Moment of a contest costs: Power of a Faithful (M-27), Strain of an Esoterist (M-28)."""


class Contender(Record):
    """What you contest with; `reserve`: Power held (None: not known)."""

    power: Annotated[Literal["faith", "esoteria"], Given(
        "--power", panel=ACTOR, help="What you contest with: faith costs 1 Power, esoteria 5 Strain.")]
    reserve: Annotated[int | None, Range(0), RESERVE] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest(Fight):
    """A contest of one Moment; `power_left` is None where the reserve is not known, costs in points."""

    phase: int = 3
    left: Leave | None = None
    power_cost: int = 0
    power_left: int | None
    strain_cost: int = 0

    @property
    def heading(self) -> str:
        """What is fought, and by whom."""
        return "contest of powers"

    def aftermath(self) -> Sequence[Line]:
        """The lines after the damage."""
        held = "" if self.power_left is None else f", {self.power_left} held now"
        return (
            *left_lines(self.left),
            *([line("Power", (f"−{self.power_cost}", BAD), held)] if self.power_cost else []),
            *([line("Strain", (f"+{self.strain_cost}", BAD), ", won or lost")] if self.strain_cost else []),
        )


def contest(
    effort: Effort, foes: Foes, contender: Contender, *, leave: Leave | None = None, distance: int | None = None,
    rulings: Murk, dice: Dice,
) -> Contest:
    """Fight one Moment of a contest: the winner deals the whole winning roll, at least 0 (M-26).

    Faith costs 1 Power of the reserve, Esoteria 5 Strain (M-27, M-28). With `leave` nothing is rolled and nothing costs
    (M-25). `distance` in feet is checked where it is told. Raises RuleError at Close and beyond the last band (M-26)
    and for an empty reserve (M-27), and what a roll-off raises.
    """
    reserve = contender.reserve
    refuse_out_of_place(distance, "contest", rulings, rule="M-26")
    if leave is not None:
        return left_without_a_roll(Contest(left=leave, power_left=reserve), effort, foes)
    cost = POWER_COST if contender.power == "faith" else 0
    if reserve is not None and reserve < cost:
        raise RuleError("a Moment of a contest costs a Faithful 1 Power, and none is left (--reserve)", rule="M-27")
    off = roll_off(effort, foes, rulings=rulings, dice=dice)
    fight = Contest(
        power_cost=cost, power_left=None if reserve is None else reserve - cost,
        strain_cost=STRAIN_COST if contender.power == "esoteria" else 0,
    )
    return fought(
        fight, off, effort, foes, damage=max(0, off.total), suffered=max(0, off.foe_total), rulings=rulings,
    )
