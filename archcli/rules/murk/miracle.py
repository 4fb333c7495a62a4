"""`miracle`: Faith dice for Power (M-41, M-42)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError, beyond
from archcli.given import Given, Range
from archcli.limits import Limit
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line
from archcli.roles import NAME
from archcli.rules.murk.effort import ACTOR, DIE, DR, HAVE, RESERVE, YOU, refuse_die, refuse_overspending
from archcli.rules.murk.report import against, attribute_roll

if TYPE_CHECKING:
    from archcli.dice.dice import Dice

MIRACLE = "miracle"
"""What the roll is called."""
MOST_DICE = Limit("faith-dice", 50, "of a miracle of The Murk")


class Offering(Record):
    """What a miracle is worked with, and against which DR; `reserve` and `have` are the Power and the Potential held
    (None: not known)."""

    die: Annotated[int, DIE]
    power: Annotated[int, Range(0), Given("--power", panel=ACTOR, help="Power used, one Faith die each.")]
    potential: Annotated[int, Range(0), Given(
        "--potential", panel=ACTOR, help="Potential traded for Power, one Faith die each.")] = 0
    have: Annotated[int | None, Range(0), HAVE] = None
    dr: Annotated[int, DR]
    reserve: Annotated[int | None, Range(0), RESERVE] = None
    name: str = YOU


@dataclass(frozen=True, slots=True, kw_only=True)
class Miracle(Result):
    """A miracle. `reserve` (Power) and `potential` are what is left, None where it was not known."""

    total: int
    dr: int
    success: bool
    margin: int
    power_spent: int
    potential_spent: int
    reserve: int | None
    potential: int | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    who: str = field(shown=False)
    die: int = field(shown=False)

    OUTCOME = Outcome(("total", "success"), success="success", number="total")
    CARRIED = (Carry("", "power", "reserve"), Carry("", "potential", "potential"))

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        dice = self.power_spent + self.potential_spent
        return Report(
            (Span(self.who, NAME), Span(": a miracle with "), Span(f"{dice} d{self.die}", NAME)),
            (
                attribute_roll(self.rolls[0], self.modifiers), against(self.total, self.dr, success=self.success),
                *_spent("Power", self.power_spent, self.reserve),
                *_spent("Potential", self.potential_spent, self.potential),
            ),
        )


def _spent(what: str, points: int, left: int | None) -> list[Line]:
    held = "" if left is None else f", {left} left"
    return [line(what, f"{points} spent{held}")] if points else []


def miracle(offering: Offering, *, by_hand: ByHand = NOT_MOVED, dice: Dice) -> Miracle:
    """Roll one Faith die for each point of Power and Potential spent (1 to 50 dice) against a DR (M-41, M-42).

    All that is spent is gone, success or not. Raises RuleError for a die that does not exist, no die at all, and more
    than is held, UsageError for too many dice.
    """
    die, power, potential, dr = offering.die, offering.power, offering.potential, offering.dr
    reserve, have = offering.reserve, offering.have
    refuse_die(die)
    count = power + potential
    if not count:
        raise RuleError("--power and --potential make no die, and a miracle rolls 1 or more", rule="M-41")
    if count > MOST_DICE:
        raise beyond(MOST_DICE, f"--power and --potential make {count} dice")
    if reserve is not None and power > reserve:
        raise RuleError(f"{power} Power cannot be used: {reserve} Power is held (--reserve)", rule="M-41")
    refuse_overspending(potential, have, rule="M-42")
    hand = by_hand.among(MIRACLE)
    roll = dice.roll((die,) * count, Total(hand.by(MIRACLE)), label=MIRACLE)
    return Miracle(
        total=roll.value, dr=dr, success=roll.value >= dr, margin=roll.value - dr, power_spent=power,
        potential_spent=potential, reserve=None if reserve is None else reserve - power,
        potential=None if have is None else have - potential, rolls=(roll,), modifiers=hand.of(MIRACLE),
        who=offering.name, die=die,
    )
