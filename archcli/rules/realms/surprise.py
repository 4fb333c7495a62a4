"""`surprise`: who is caught unawares when a fight opens (R-15 to R-20, R-52; Surprise)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import UsageError
from archcli.report import BAD, GOOD, NAME, NOTE, Line, Modifier, Report, Result, Span, line, rolled, verdict
from archcli.rules.realms.check import CHECK, kept, succeeds
from archcli.rules.realms.perception import BASE_DC, perception_bonus

if TYPE_CHECKING:
    from collections.abc import Iterator

    from archcli.dice.dice import Dice
    from archcli.rules.realms.rulings import Realms
    from archcli.rules.realms.subattribute import SubAttribute

State = Literal["caught", "prepared", "asleep", "trigger"]
DCS: dict[State, int] = {"caught": BASE_DC, "prepared": 10, "asleep": 17}
"""The DC of the first check (R-15 to R-17)."""
STATES: dict[State, str] = {
    "caught": "caught by what happens", "prepared": "prepared for it", "asleep": "asleep",
    "trigger": "the one who starts it",
}


class Check(NamedTuple):
    """A Perception check: its DC, the face that counts, the total, and whether it succeeded."""

    dc: int
    roll: int
    total: int
    success: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Surprise(Result):
    """Whether someone is surprised; `acts`: in the first round."""

    surprised: bool
    awake: bool
    acts: bool
    checks: tuple[Check, ...]
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    who: str = "you"
    state: State = "caught"

    OUTCOME = ("surprised", "awake")
    SUCCEEDS = ("surprised", False)

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("who", "state")

    def quiet(self) -> str:
        return "surprised" if self.surprised else "aware"

    def report(self) -> Report:
        return Report(
            (Span(self.who, NAME), Span(f": {STATES[self.state]}")),
            (*self._checks(), self._ending(), *self._afterwards()),
        )

    def _checks(self) -> Iterator[Line]:
        for roll, check in zip(self.rolls, self.checks, strict=True):
            natural = f", a natural {check.roll}" if check.success is not (check.total >= check.dc) else ""
            ending = ("made", GOOD) if check.success else ("failed", BAD)
            yield rolled(roll, (f"  against DC {check.dc}: ", NOTE), ending, natural)
        if self.state == "asleep" and not self.checks:
            yield line("wake", ("no noise, heat or smell: no die is rolled", NOTE))

    def _ending(self) -> Line:
        if not self.surprised:
            return verdict("aware", True, ": acts in the first round")
        how = "surprised" if self.awake else "still asleep"
        return verdict(how, False, ": neither acts nor moves in the first round")

    def _afterwards(self) -> Iterator[Line]:
        if self.surprised:
            later = "interacts normally" if self.awake else "may check again to wake (the same command)"
            yield line("next round", (later, NOTE))


def surprise(
    perceiver: SubAttribute, *, state: State = "caught", stimulus: bool = False, bonus: int = 0, dc: int | None = None,
    name: str = "you", rulings: Realms, dice: Dice,
) -> Surprise:
    """Check for surprise: DC 14; prepared, DC 10 with advantage; asleep, DC 17 to wake, then 14 (R-15 to R-18).

    A sleeper rolls only where there is noise, heat or smell (`stimulus`); who starts it (`state` "trigger") is aware
    without a roll (R-19). `dc` replaces the DC of the first check, `bonus` (points) is added to each. Raises UsageError
    for a stimulus to one who is awake, and for a missing score where a die is rolled.
    """
    if stimulus and state != "asleep":
        raise UsageError("--stimulus needs --asleep: only a sleeper has to be woken")
    if state == "trigger" or (state == "asleep" and not stimulus):
        aware = state == "trigger"
        return Surprise(surprised=not aware, awake=aware, acts=aware, checks=(), rolls=(), who=name, state=state)
    plus = perception_bonus(perceiver, rulings) + bonus
    rolls: list[Roll[int]] = []
    checks: list[Check] = []

    def passes(number: int, label: str, *, advantage: bool = False) -> bool:
        roll = kept(CHECK, plus, advantage=advantage, disadvantage=False, label=label, dice=dice)
        total = roll.value + plus
        rolls.append(roll)
        checks.append(Check(number, roll.value, total, succeeds(roll.value, total, number, rulings)))
        return checks[-1].success

    first = DCS[state] if dc is None else dc
    if state == "asleep":
        awake = passes(first, "wake")
        aware = awake and (rulings.waking == "one-check" or passes(BASE_DC, "surprise"))
    else:
        awake, aware = True, passes(first, "surprise", advantage=state == "prepared")
    return Surprise(
        surprised=not aware, awake=awake, acts=aware, checks=tuple(checks), rolls=tuple(rolls),
        modifiers=(Modifier("roll", bonus, "bonus"),) if bonus else (), who=name, state=state,
    )
