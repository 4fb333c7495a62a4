"""`contest`: a contest of powers, phase 3 of a Moment (M-16, M-19, M-21, M-22, M-25 to M-28; Contest of Powers)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.report import BAD, Line, Modifier, line
from archcli.rules.murk.attribute import refuse_negative
from archcli.rules.murk.distance import refuse_out_of_place
from archcli.rules.murk.fight import Fight, Leave, Told, fought, left_lines, left_without_a_roll
from archcli.rules.murk.roll_off import Foe, roll_off

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.dice import Dice
    from archcli.rules.murk.attribute import Effort
    from archcli.rules.murk.rulings import Murk

Power = Literal["faith", "esoteria"]
POWER_COST, STRAIN_COST = 1, 5
"""What each Moment of a contest costs: Power of a Faithful (M-27), Strain of an Esoterist (M-28)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest(Fight):
    """A contest of one Moment; `power_left` is None where the reserve is not known, costs in points."""

    phase: int = 3
    left: Leave | None
    power_cost: int
    power_left: int | None
    strain_cost: int
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    told: Told

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
    effort: Effort, foes: Sequence[Foe], *, power: Power | None, reserve: int | None = None, foe_bonus: int = 0,
    leave: Leave | None = None, distance: int | None = None, rulings: Murk, dice: Dice,
) -> Contest:
    """Fight one Moment of a contest: the winner deals the whole winning roll, at least 0 (M-26).

    `power` "faith" costs 1 Power of `reserve` (None: not known), "esoteria" 5 Strain (M-27, M-28).
    With `leave` nothing is rolled and nothing costs (M-25). `distance` in feet is checked where it is told. Raises
    RuleError at Close and beyond the last band (M-26) and for an empty reserve (M-27), UsageError for no power and a
    negative reserve, and what a roll-off raises.
    """
    needed(power)
    refuse_negative({"--reserve": reserve})
    refuse_out_of_place(distance, "contest", rulings, rule="M-26")
    if leave is not None:
        return Contest(
            **left_without_a_roll(effort, foes), left=leave, power_cost=0, power_left=reserve, strain_cost=0,
        )
    cost = POWER_COST if power == "faith" else 0
    if reserve is not None and reserve < cost:
        raise RuleError("a Moment of a contest costs a Faithful 1 Power, and none is left (--reserve)", rule="M-27")
    off = roll_off(effort, foes, foe_bonus=foe_bonus, rulings=rulings, dice=dice)
    return Contest(
        **fought(
            off, effort, foes, damage=max(0, off.total), suffered=max(0, off.foe_total), weapon=None, rulings=rulings,
        ),
        left=None, power_cost=cost, power_left=None if reserve is None else reserve - cost,
        strain_cost=STRAIN_COST if power == "esoteria" else 0,
    )


def needed(power: Power | None) -> Power:
    """The power that was named. Raises UsageError where none was."""
    if power is None:
        raise UsageError("--power is missing: a contest is fought with faith or esoteria")
    return power
