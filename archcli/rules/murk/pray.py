"""`pray`: a prayer, and the Power that it gains (M-40)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.dice.roll import Roll
from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Modifier, Outcome, Report, Result, Span, field, line
from archcli.roles import GOOD, NAME, NOTE
from archcli.rules.murk.attribute import left
from archcli.rules.murk.check import check
from archcli.rules.murk.effort import ACTOR, RESERVE, ROLL, Effort, changes, refuse
from archcli.rules.murk.report import against, attribute_roll, potential

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk

SINLESS = 8
"""The DR of a prayer without sins."""


class Prayer(Record):
    """What a prayer depends on. `reserve`: Power held before (None: not known)."""

    sins: Annotated[int, Range(0), Given(
        "--sins", sheet="sins", panel=ACTOR, help="Sins since the last prayer.")] = 0
    reserve: Annotated[int | None, Range(0), RESERVE] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pray(Result):
    """A prayer. `power`: points gained; `reserve`: held afterwards, None where it was not known."""

    total: int
    dr: int
    success: bool
    botch: bool
    power: int
    reserve: int | None
    potential_change: int
    potential: int | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    who: str = field(shown=False)

    OUTCOME = Outcome(("success", "botch", "power"), success="success", number="power", harms=("botch",))
    CARRIED = (Carry("", "power", "reserve"), Carry("", "sins", value=0), Carry("", "potential", "potential"))

    def quiet(self) -> str:
        return str(self.power)

    def report(self) -> Report:
        roll = self.rolls[0]
        sins = self.dr - SINLESS
        because = f"{SINLESS} and {sins} sin{'' if sins == 1 else 's'} since the last prayer" if sins else "no sins"
        held = "" if self.reserve is None else f", {self.reserve} held now"
        return Report(
            (Span(self.who, NAME), Span(": a prayer")),
            (
                attribute_roll(roll, self.modifiers), line("DR", str(self.dr), (f" = {because}", NOTE)),
                against(self.total, self.dr, success=self.success, botch=self.botch),
                line("Power", (f"+{self.power}", GOOD if self.power else NOTE), held),
                *potential(roll.dice, self.potential_change, self.potential),
            ),
        )


def pray(effort: Effort, prayer: Prayer, *, by_hand: ByHand = NOT_MOVED, rulings: Murk, dice: Dice) -> Pray:
    """Pray against 8 plus the sins since the last prayer; a success gains as much Power as it exceeds that (M-40).

    Raises what `refuse` raises.
    """
    refuse(effort)
    modifiers = changes(effort, rulings, hand=by_hand.among(ROLL))
    dr, reserve = SINLESS + prayer.sins, prayer.reserve
    checked = check(effort, modifiers, dr=dr, rulings=rulings, dice=dice)
    power = checked.total - dr if checked.success else 0
    return Pray(
        total=checked.total, dr=dr, success=checked.success, botch=checked.botch, power=power,
        reserve=None if reserve is None else reserve + power, potential_change=checked.change,
        potential=left(effort.have, effort.potential, checked.change), rolls=(checked.roll,), modifiers=modifiers,
        who=effort.who,
    )
