"""`miracle`: Faith dice for Power (M-41, M-42)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.report import NAME, Line, Modifier, Report, Result, Span, line, rolled
from archcli.rules.murk.attribute import refuse_die, refuse_negative, refuse_overspending
from archcli.rules.murk.report import against

if TYPE_CHECKING:
    from archcli.dice.dice import Dice

MOST_DICE = 50
"""The most Faith dice of one miracle."""


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
    who: str = "you"
    die: int = 6

    OUTCOME = ("total", "success")
    SUCCEEDS = ("success", True)
    NUMBER = "total"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("who", "die")

    def quiet(self) -> str:
        return str(self.total)

    def report(self) -> Report:
        dice = self.power_spent + self.potential_spent
        return Report(
            (Span(self.who, NAME), Span(": a miracle with "), Span(f"{dice} d{self.die}", NAME)),
            (
                rolled(self.rolls[0]), against(self.total, self.dr, success=self.success),
                *_spent("Power", self.power_spent, self.reserve),
                *_spent("Potential", self.potential_spent, self.potential),
            ),
        )


def _spent(what: str, points: int, left: int | None) -> list[Line]:
    held = "" if left is None else f", {left} left"
    return [line(what, f"{points} spent{held}")] if points else []


def miracle(
    *, die: int, power: int | None, potential: int = 0, dr: int | None, reserve: int | None = None,
    have: int | None = None, name: str = "you", dice: Dice,
) -> Miracle:
    """Roll one Faith die for each point of Power and Potential spent (1 to 50 dice) against a DR (M-41, M-42).

    `reserve` and `have` are the Power and the Potential held (None: not known). All that is spent is gone, success or
    not. Raises UsageError for a missing Power or DR and for negative numbers, RuleError for a die that does not exist,
    no die at all, too many, and more than is held.
    """
    refuse_die(die)
    if power is None or dr is None:
        raise UsageError(f"{'--power' if power is None else '--dr'} is missing: a miracle uses Power against a DR")
    refuse_negative({"--power": power, "--potential": potential, "--reserve": reserve, "--have": have})
    count = power + potential
    if not 1 <= count <= MOST_DICE:
        raise RuleError(f"--power and --potential make {count} dice, and a miracle rolls 1 to {MOST_DICE}", rule="M-41")
    if reserve is not None and power > reserve:
        raise RuleError(f"{power} Power cannot be used: {reserve} Power is held (--reserve)", rule="M-41")
    refuse_overspending(potential, have, rule="M-42")
    roll = dice.roll((die,) * count, Total(0), label="miracle")
    return Miracle(
        total=roll.value, dr=dr, success=roll.value >= dr, margin=roll.value - dr, power_spent=power,
        potential_spent=potential, reserve=None if reserve is None else reserve - power,
        potential=None if have is None else have - potential, rolls=(roll,), who=name, die=die,
    )
