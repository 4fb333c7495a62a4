"""`concentration`: casting with a foe at hand, or under stress (S-50 to S-52; Chapter 8, Cast a Spell)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from archcli.dice.readings import AtLeast, Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.report import NAME, NUMBER, Modifier, Report, Result, Span, line, rolled, verdict

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.spellchrome.rulings import Spellchrome

Purpose = Literal["defensive", "stress"]
DEFENSIVE_DC = 15
PAIN = 10
"""Points of damage to Hit Points since the last action that ask for a check (S-52)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Concentration(Result):
    """A spell and the check it took. `natural`, `total` and `dc` are None where no check was needed."""

    needed: bool
    natural: int | None
    bonus: int
    total: int | None
    dc: int | None
    success: bool
    spell_cast: bool
    provokes: bool
    action_wasted: bool
    magic_point_spent: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    OUTCOME = ("success",)
    SUCCEEDS = ("success", True)

    def quiet(self) -> str:
        return str(self.total) if self.needed else "no check"

    def report(self) -> Report:
        rolls = [rolled(roll, f"  against DC {self.dc}") for roll in self.rolls]
        check = rolls if self.needed else [line("no check", f"under {PAIN} points of damage is no extreme pain")]
        ending = verdict("success" if self.success else "failure", self.success, f": {self._what()}")
        point = "spent" if self.magic_point_spent else "kept"
        return Report((Span("concentration", NAME),), (*check, ending, line("Magic Point", (point, NUMBER))))

    def _what(self) -> str:
        if not self.spell_cast:
            return "no spell, and the action is wasted"
        if self.provokes:
            return "the spell is cast, and foes in range get an attack of opportunity"
        return "the spell is cast"


def concentration(
    bonus: int, *, purpose: Purpose = "defensive", dc: int | None = None, hp_damage: int | None = None,
    rulings: Spellchrome, dice: Dice,
) -> Concentration:
    """Check d20 + `bonus` to cast defensively (DC 15, S-50) or under stress (`dc`, else ruling stress_dc; S-51).

    `hp_damage` (points, 0 or more) is what Hit Points lost since the last action: under 10 no check is needed (S-52).
    Raises RuleError where `dc` or `hp_damage` is given without stress, and for a `dc` under 1 or damage under 0.
    """
    if purpose != "stress":
        for option, value in (("--dc", dc), ("--hp-damage", hp_damage)):
            if value is not None:
                raise RuleError(f"{option} is for a check under stress: add --for stress", rule="S-51")
    if dc is not None and dc < 1:
        raise RuleError(f"--dc is {dc}, and a DC is 1 or more", rule="S-51")
    if hp_damage is not None and hp_damage < 0:
        raise RuleError(f"--hp-damage is {hp_damage}, and damage is 0 or more", rule="S-52")
    defensive = purpose == "defensive"
    if hp_damage is not None and hp_damage < PAIN:
        return _done(bonus, None, None, success=True, defensive=False)
    against = DEFENSIVE_DC if defensive else rulings.stress_dc if dc is None else dc
    roll = dice.roll((20,), AtLeast(Total(bonus), against + (rulings.check == "beats")), label="concentration")
    return _done(bonus, against, roll, success=roll.value, defensive=defensive)


def _done(bonus: int, dc: int | None, roll: Roll[bool] | None, *, success: bool, defensive: bool) -> Concentration:
    cast = success or defensive
    return Concentration(
        needed=roll is not None, natural=roll.dice[0] if roll and roll.dice else None, bonus=bonus,
        total=roll.shown.get("total") if roll else None, dc=dc, success=success, spell_cast=cast,
        provokes=defensive and not success, action_wasted=not cast, magic_point_spent=cast,
        rolls=(roll,) if roll else (), modifiers=(),
    )
