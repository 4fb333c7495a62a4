"""`initiative`: who acts when in a Moment (M-11 to M-14; Determining Initiative, Outpacing)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.dice import Entrant
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.errors import UsageError
from archcli.report import NAME, NOTE, NUMBER, Line, Modifier, Report, Result, Span, Table, line, signed
from archcli.rules.murk.attribute import Effort, changes, flat, outpaced, potential_change, refuse_die, refuse_negative

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from archcli.dice.dice import Dice
    from archcli.dice.distribution import Distribution, Pool
    from archcli.rules.murk.rulings import Murk

TIE = 20
"""The die of a roll-off (M-13)."""


class Participant(NamedTuple):
    """Who takes part: the Initiative die, flat points, the score of the Moment before, ranks of Suffering."""

    name: str
    die: int
    bonus: int = 0
    previous: int = 0
    suffering: int = 0


class Entry(NamedTuple):
    """A place in the turn order. `roll`: this Moment's total; `score`: with the score before; `roll_off`: d20 faces."""

    name: str
    score: int
    roll: int
    previous: int
    die: int
    roll_off: tuple[int, ...]
    potential_change: int


class Outpacing(NamedTuple):
    """Who is so far ahead of whom that it helps: the lead in points, and what it adds to checks (M-14)."""

    actor: str
    foe: str
    lead: int
    bonus: int


class Score(Reading[int]):
    """Reads an attribute roll as an Initiative Score: its total, and the score of the Moment before (M-12)."""

    bonus: int
    previous: int

    def value(self, faces: Sequence[int]) -> int:
        return sum(faces) + self.bonus + self.previous

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "total": sum(faces) + self.bonus}

    def distribution(self, pool: Pool) -> Distribution[int]:
        from archcli.dice.distribution import sums

        return sums(pool).moved(self.bonus + self.previous)


@dataclass(frozen=True, slots=True, kw_only=True)
class Initiative(Result):
    """The turn order of a Moment. With exact odds only `first` is known."""

    order: tuple[str, ...]
    entries: tuple[Entry, ...]
    outpacing: tuple[Outpacing, ...]
    first: str
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = ("first",)

    def quiet(self) -> tuple[str, ...]:
        return self.order

    def report(self) -> Report:
        faces = {roll.label: roll.dice for roll in self.rolls if roll.label != "tie"}
        rows = tuple(
            (
                Span(str(place)), Span(entry.name, NAME), Span(str(entry.score), NUMBER),
                Span(_sum(faces[entry.name], entry)), Span(" ".join(map(str, entry.roll_off))),
                Span(signed(entry.potential_change) if entry.potential_change else ""),
            )
            for place, entry in enumerate(self.entries, 1)
        )
        head = ("", "who", "score", "rolled", "d20", "Potential")
        return Report((Span("initiative"),), (Table(head, rows), *self._because()))

    def _because(self) -> Iterator[Line]:
        for one in self.modifiers:
            yield line("bonus", f"{signed(one.by)} {one.because}")
        for ahead in self.outpacing:
            yield line(
                "outpacing", (ahead.actor, NAME), f" {signed(ahead.bonus)} on checks against ", (ahead.foe, NAME),
                (f" (ahead by {ahead.lead})", NOTE),
            )


def _sum(faces: Sequence[int], entry: Entry) -> str:
    bonus = entry.roll - sum(faces)
    before = f", on {entry.previous}" if entry.previous else ""
    return f"{' '.join(map(str, faces))}{f' {signed(bonus)}' if bonus else ''} = {entry.roll}{before}"


def initiative(participants: Sequence[Participant], *, rulings: Murk, dice: Dice) -> Initiative:
    """Everyone makes an attribute roll with the Initiative die, added to the score before; the highest acts first.

    Of tied scores the larger die is first (ruling initiative_tie), and equal dice roll a d20 each until all differ
    (M-13). Raises UsageError for nobody, two of one name and negative Suffering, RuleError for a die that does not
    exist (M-01).
    """
    _refuse(participants)
    moved = [
        changes(Effort(one.die, one.bonus, suffering=one.suffering), rulings, who=one.name) for one in participants
    ]
    ranking = dice.rank(
        [
            Entrant(one.name, (6, 6, one.die), Score(flat(by), one.previous))
            for one, by in zip(participants, moved, strict=True)
        ],
        lambda tied: _split(tied, participants, rulings), tie=TIE, tie_label=lambda at: "tie", first_only=True,
    )
    stack = rulings.potential_gain == "stack"
    entries = tuple(
        Entry(
            one.name, ranking.values[at], ranking.values[at] - one.previous, one.previous, one.die,
            ranking.roll_offs[at], potential_change(ranking.rolls[at].dice, stack=stack),
        )
        for at in ranking.order for one in (participants[at],)
    ) if ranking.rolls else ()
    order = tuple(participants[at].name for at in ranking.order)
    return Initiative(
        order=order, entries=entries, outpacing=tuple(_outpacing(entries)), first=order[0],
        rolls=(*ranking.rolls, *(tie._replace(shown={"bonus": 0, **tie.shown}) for tie in ranking.ties)),
        modifiers=tuple(by for each in moved for by in each),
    )


def _refuse(participants: Sequence[Participant]) -> None:
    if not participants:
        raise UsageError("nobody takes part: give entries, each NAME=DIE, NAME=DIE+BONUS or a sheet")
    names = [one.name for one in participants]
    for one in participants:
        if names.count(one.name) > 1:
            raise UsageError(f'two participants are called "{one.name}": give each a name of its own')
        refuse_die(one.die, f"the Initiative die of {one.name}")
        refuse_negative({f"the Suffering of {one.name}": one.suffering})


def _split(tied: Sequence[int], participants: Sequence[Participant], rulings: Murk) -> list[list[int]]:
    if rulings.initiative_tie == "roll":
        return [list(tied)]

    def die(at: int) -> int:
        return participants[at].die

    return [sorted(same) for _, same in groupby(sorted(tied, key=die, reverse=True), key=die)]


def _outpacing(entries: Sequence[Entry]) -> Iterator[Outpacing]:
    for actor in entries:
        for foe in entries:
            lead = actor.score - foe.score
            if outpaced(lead):
                yield Outpacing(actor.name, foe.name, lead, outpaced(lead))
