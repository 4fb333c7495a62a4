"""`contest`: a contest of powers, phase 3 of a Moment (M-16, M-19, M-21, M-22, M-25 to M-28, M-47; Contest)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Annotated

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carried, Carry
from archcli.errors import RuleError
from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Line, field, line
from archcli.roles import BAD
from archcli.rules.murk.distance import refuse_out_of_place
from archcli.rules.murk.effort import ACTOR, RESERVE, Effort
from archcli.rules.murk.fight import Leave, WholeRollFight, fought, left_lines, left_without_a_roll
from archcli.rules.murk.foes import Foe, Foes
from archcli.rules.murk.power import COSTS, Power
from archcli.rules.murk.roll_off import roll_off

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk


class Contender(Record):
    """What you contest with; `reserve`: Power held (None: not known)."""

    power: Annotated[Power, Given(
        "--power", panel=ACTOR, help="What you contest with: faith costs 1 Power, esoteria 5 Strain.")]
    reserve: Annotated[int | None, Range(0), RESERVE] = None


class FoeCost(Record):
    """What a Moment of the contest costs a foe, in points; foes count from 1. `power_left`: None where the Power it
    holds is not known."""

    foe: int
    power_cost: int
    power_left: int | None
    strain_cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest(WholeRollFight):
    """A contest of one Moment; `power_left` is None where the reserve is not known; costs in points, `foe_costs` of
    those whose sheets tell what they contest with."""

    phase: int = 3
    left: Leave | None = None
    power_cost: int = 0
    power_left: int | None
    strain_cost: int = 0
    foe_costs: tuple[FoeCost, ...] = ()
    power: Power = field(shown=False)

    CARRIED = (*WholeRollFight.CARRIED, Carry("", "power", "power_left", when="power_cost"))

    def carries(self) -> Iterator[Carried]:
        yield from WholeRollFight.carries(self)
        if self.strain_cost:
            yield Carried("", "owed.strain", by=self.strain_cost)
        for cost in self.foe_costs:
            foe = self.foes[cost.foe - 1]
            if cost.power_cost and cost.power_left is not None:
                yield Carried(foe, "power", cost.power_left)
            if cost.strain_cost:
                yield Carried(foe, "owed.strain", by=cost.strain_cost)

    @property
    def sort(self) -> str:
        return "contest of powers"

    @property
    def means(self) -> str:
        return self.power.capitalize()

    def aftermath(self) -> Sequence[Line]:
        """The lines after the damage."""
        names = self.names
        return (
            *left_lines(self.left),
            *_paid("", self.power_cost, self.power_left, self.strain_cost),
            *(
                paid for cost in self.foe_costs
                for paid in _paid(f"{names[cost.foe - 1]}: ", cost.power_cost, cost.power_left, cost.strain_cost)
            ),
        )


def _paid(whose: str, power: int, power_left: int | None, strain: int) -> list[Line]:
    held = "" if power_left is None else f", {power_left} held now"
    return [
        *([line(f"{whose}Power", (f"−{power}", BAD), held)] if power else []),
        *([line(f"{whose}Strain", (f"+{strain}", BAD), ", won or lost")] if strain else []),
    ]


def contest(
    effort: Effort, foes: Foes, contender: Contender, *, leave: Leave | None = None, distance: int | None = None,
    by_hand: ByHand = NOT_MOVED, rulings: Murk, dice: Dice,
) -> Contest:
    """Fight one Moment of a contest: the winner deals the whole winning roll, at least 0, to a track (M-26, ruling
    contest_track).

    Faith costs 1 Power of the reserve, Esoteria 5 Strain, and foes with sheets pay like you (M-27, M-28, M-47). With
    `leave` nothing is rolled and nothing costs (M-25). `distance` in feet is checked where it is told. Raises RuleError
    at Close and beyond the last band (M-26, ruling beyond) and for an empty reserve, and what a roll-off raises.
    """
    reserve, power = contender.reserve, contender.power
    nothing = Contest(track=rulings.contest_track, power_left=reserve, power=power)
    refuse_out_of_place(distance, "contest", rulings)
    if leave is not None:
        return left_without_a_roll(replace(nothing, left=leave), effort, foes)
    left = _left(reserve, power, "is left (--reserve)", "M-27")
    costs = tuple(_cost(number, foe, foe.power) for number, foe in enumerate(foes.each, 1) if foe.power is not None)
    off = roll_off(effort, foes, armed=False, by_hand=by_hand, rulings=rulings, dice=dice)
    fight = replace(
        nothing, power_cost=COSTS[power].power, power_left=left, strain_cost=COSTS[power].strain, foe_costs=costs,
    )
    return fought(
        partial(replace, fight), off, effort, foes, damage=max(0, off.total), suffered=max(0, off.foe_total),
        rulings=rulings,
    )


def _cost(number: int, foe: Foe, power: Power) -> FoeCost:
    left = _left(foe.reserve, power, f"is on the sheet of {foe.name}", "M-47")
    return FoeCost(foe=number, power_cost=COSTS[power].power, power_left=left, strain_cost=COSTS[power].strain)


def _left(reserve: int | None, power: Power, where: str, rule: str) -> int | None:
    """The Power held after a Moment of the contest; None where it was not known before."""
    cost = COSTS[power].power
    if reserve is not None and reserve < cost:
        raise RuleError(f"a Moment of a contest costs a Faithful {cost} Power, and none {where}", rule=rule)
    return None if reserve is None else reserve - cost
