"""`concentration`: casting with a foe at hand, or under stress (S-50 to S-52; Chapter 8, Cast a Spell)."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.dice import Dice
from archcli.dice.readings import AtLeast, Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.given import Given, Range, declared
from archcli.record import Record
from archcli.report import Modifier, Outcome, Report, Result, Span, line, modifier_lines, rolled, verdict
from archcli.roles import NAME, NUMBER
from archcli.rules.spellchrome.rulings import Spellchrome

Purpose = Literal["defensive", "stress"]
DEFENSIVE_DC = 15
MOVED = "concentration"
"""The number that can be moved by hand (S-76)."""
PAIN = 10
"""Points of damage to Hit Points since the last action that ask for a check (S-52)."""


class Stress(Record):
    """What a check is for. `hp_damage`: points that Hit Points lost since the last action."""

    purpose: Annotated[Purpose, Given("--for", help="Casting beside a foe (DC 15), or under stress.")] = "defensive"
    dc: Annotated[int | None, Range(1), Given("--dc", help="The game master's DC, under stress only.")] = None
    hp_damage: Annotated[int | None, Range(0), Given("--hp-damage",
        help="Damage to Hit Points since the last action, under stress only; under 10 needs no check.")] = None

    def refuse_without_stress(self) -> None:
        """Raises RuleError for what only a check under stress has."""
        for field, value in (("dc", self.dc), ("hp_damage", self.hp_damage)):
            if value is not None and self.purpose != "stress":
                option = declared(Stress)[field].name
                raise RuleError(f"{option} is for a check under stress: add --for stress", rule="S-51", option=option)


class Check(Stress):
    """A check with the bonus it is made with."""

    bonus: Annotated[int, Given("--bonus", sheet="concentration", help="Concentration bonus; 0 untrained.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Concentration(Result):
    """A spell and the check it took. `bonus` has what was moved by hand in it.

    `natural`, `total` and `dc` are None where no check was needed.
    """

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

    OUTCOME = Outcome(("success",), success="success")

    def quiet(self) -> str:
        return str(self.total) if self.needed else "no check"

    def report(self) -> Report:
        rolls = [rolled(roll, f"  against DC {self.dc}") for roll in self.rolls]
        check = rolls if self.needed else [line("no check", f"under {PAIN} points of damage is no extreme pain")]
        check += modifier_lines(self.modifiers)
        tie = ", it must be more by the ruling check" if self.total == self.dc and not self.success else ""
        ending = verdict("success" if self.success else "failure", self.success, f"{tie}: {self._what()}")
        point = "spent" if self.magic_point_spent else "kept"
        return Report((Span("concentration", NAME),), (*check, ending, line("Magic Point", (point, NUMBER))))

    def _what(self) -> str:
        if not self.spell_cast:
            return "no spell, and the action is wasted"
        if self.provokes:
            return "the spell is cast, and foes in range get an attack of opportunity"
        return "the spell is cast"


def concentration(
    check: Check, *, by_hand: ByHand = NOT_MOVED, rulings: Spellchrome, dice: Dice,
) -> Concentration:
    """Check d20 + bonus to cast defensively (DC 15, S-50) or under stress (the DC given, else ruling stress_dc; S-51).

    Under 10 points of damage no check is needed, unless a DC is given (S-52). Raises RuleError for a DC or damage
    without stress.
    """
    check.refuse_without_stress()
    hand = by_hand.among(MOVED)
    by, bonus = hand.of(MOVED), check.bonus + hand.by(MOVED)
    defensive = check.purpose == "defensive"
    if check.dc is None and check.hp_damage is not None and check.hp_damage < PAIN:
        return _done(bonus, None, None, by, success=True, defensive=False)
    against = DEFENSIVE_DC if defensive else rulings.stress_dc if check.dc is None else check.dc
    reading = AtLeast(Total(bonus), against + (rulings.check == "beats"))
    roll = dice.roll((20,), reading, label=MOVED)
    return _done(bonus, against, roll, by, success=roll.value, defensive=defensive)


def _done(
    bonus: int, dc: int | None, roll: Roll[bool] | None, by: tuple[Modifier, ...], *, success: bool, defensive: bool,
) -> Concentration:
    cast = success or defensive
    return Concentration(
        needed=roll is not None, natural=roll.dice[0] if roll and roll.dice else None, bonus=bonus,
        total=roll.shown.get("total") if roll else None, dc=dc, success=success, spell_cast=cast,
        provokes=defensive and not success, action_wasted=not cast, magic_point_spent=cast,
        rolls=(roll,) if roll else (), modifiers=by,
    )
