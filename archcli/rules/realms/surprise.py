"""`surprise`: who is caught unawares when a fight opens (R-15 to R-20, R-52; Surprise)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carried
from archcli.dice.dice import Dice
from archcli.dice.roll import Roll
from archcli.given import Given
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, modifier_lines, rolled, verdict
from archcli.roles import BAD, GOOD, NAME, NOTE
from archcli.rules.realms.changes import change, changes
from archcli.rules.realms.check import CHECK, kept, succeeds
from archcli.rules.realms.perceiver import CHECKED, Perceiver
from archcli.rules.realms.perception import BASE_DC
from archcli.rules.realms.rulings import Realms

DCS = {"caught": BASE_DC, "prepared": 10, "asleep": 17}
"""The DC of the first check (R-15 to R-17)."""
STATES = {
    "caught": "caught by what happens", "prepared": "prepared for it", "asleep": "asleep",
    "trigger": "the one who starts it",
}
STATE = "State"


class Event(Record):
    """How it finds someone. `stimulus`: something that wakes a sleeper; `dc`: of the first check."""

    prepared: Annotated[bool, Given("--prepared", panel=STATE,
        help="Knew it was coming: DC 10 with advantage.")] = False
    asleep: Annotated[bool, Given("--asleep", panel=STATE,
        help="Has to wake first: DC 17, and only with --stimulus.")] = False
    trigger: Annotated[bool, Given("--trigger", panel=STATE, help="Is the one who starts it, and aware.")] = False
    stimulus: Annotated[bool, Given("--stimulus", panel=STATE,
        help="There is noise, heat or smell to wake a sleeper.")] = False
    dc: Annotated[int | None, Given("--dc", panel=STATE, help="The DC of the first check.")] = None

    @property
    def state(self) -> str:
        """One of `STATES`."""
        return "trigger" if self.trigger else "asleep" if self.asleep else "prepared" if self.prepared else "caught"


PLAIN = Event()


class Check(NamedTuple):
    """A Perception check: its DC, the face that counts, the total, and whether it succeeded."""

    dc: int
    roll: int
    total: int
    success: bool


class Attempt(NamedTuple):
    """A check and its dice."""

    check: Check
    roll: Roll[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Surprise(Result):
    """Whether someone is surprised; `acts`: in the first round."""

    surprised: bool
    awake: bool
    acts: bool
    checks: tuple[Check, ...]
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    who: str = field(shown=False)
    state: str = field(shown=False)
    attempts: tuple[Attempt, ...] = field(shown=False)

    OUTCOME = Outcome(("surprised", "awake"), failure="surprised")

    def carries(self) -> Iterator[Carried]:
        yield Carried("", "surprised", self.surprised)
        yield Carried("", "asleep", not self.awake)

    def quiet(self) -> str:
        return "surprised" if self.surprised else "aware"

    def report(self) -> Report:
        return Report(
            (Span(self.who, NAME), Span(f": {STATES[self.state]}")),
            (*modifier_lines(self.modifiers), *self._checks(), self._ending(), *self._afterwards()),
        )

    def _checks(self) -> Iterator[Line]:
        for check, roll in self.attempts:
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
    perceiver: Perceiver, event: Event = PLAIN, *, by_hand: ByHand = NOT_MOVED, rulings: Realms, dice: Dice,
) -> Surprise:
    """Check for surprise: DC 14; prepared, DC 10 with advantage; asleep, DC 17 to wake, then 14 (R-15 to R-18).

    A sleeper rolls only where there is noise, heat or smell; who starts it is aware without a roll (R-19). Raises
    UsageError for a missing score where a die is rolled.
    """
    state = event.state
    rolls = state != "trigger" and (state != "asleep" or event.stimulus)
    hand = by_hand.among(*(CHECKED if rolls else ()))
    to_roll = changes("roll", (perceiver.bonus, "bonus")) + hand.of("roll") if rolls else ()
    bonus = perceiver.added(rulings) + change(to_roll) if rolls else 0
    attempts: list[Attempt] = []

    def passes(label: str, usual: int) -> bool:
        dc = usual + hand.by("dc")
        roll = kept(CHECK, bonus, advantage=state == "prepared", label=label, dice=dice)
        total = roll.value + bonus
        success = succeeds(roll.value, total, dc, rulings)
        attempts.append(Attempt(Check(dc=dc, roll=roll.value, total=total, success=success), roll))
        return attempts[-1].check.success

    first = DCS.get(state, BASE_DC) if event.dc is None else event.dc
    if not rolls:
        aware = awake = state == "trigger"
    elif state == "asleep":
        awake = passes("wake", first)
        aware = awake and (rulings.waking == "one-check" or passes("surprise", BASE_DC))
    else:
        awake, aware = True, passes("surprise", first)
    return Surprise(
        surprised=not aware, awake=awake, acts=aware, checks=tuple(attempt.check for attempt in attempts),
        rolls=tuple(attempt.roll for attempt in attempts), modifiers=to_roll + hand.of("dc"),
        who=perceiver.name or "you", state=state, attempts=tuple(attempts),
    )
