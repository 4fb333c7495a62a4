"""`initiative`: who acts when in a Moment (M-11 to M-14; Determining Initiative, Outpacing)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.by_hand import INITIATIVE_OF, NOT_MOVED, ByHand, initiative_of
from archcli.carried import Carried
from archcli.dice.dice import Entrant
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.errors import nobody, refuse_twice
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, filled, line, signed
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.murk.attribute import flat, left, outpaced, potential_change
from archcli.rules.murk.effort import Effort, changes, refuse_die

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from archcli.dice.dice import Dice
    from archcli.dice.distribution import DiceSides, Distribution
    from archcli.rules.murk.rulings import Murk

TIE = 20
"""The die of a roll-off (M-13)."""


class Participant(NamedTuple):
    """Who takes part: its name, what the roll is made with, and the score of the Moment before."""

    name: str
    effort: Effort
    previous: int = 0

    @property
    def roll(self) -> str:
        """What its roll is called."""
        return initiative_of(self.name)


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


class Place(NamedTuple):
    """A place in the turn order, the roll behind it, and the Potential held afterwards (None: not known)."""

    entry: Entry
    roll: Roll[int]
    potential: int | None


class Score(Reading[int]):
    """Reads an attribute roll as an Initiative Score: its total, and the score of the Moment before (M-12)."""

    bonus: int
    previous: int

    def value(self, faces: Sequence[int]) -> int:
        return sum(faces) + self.bonus + self.previous

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "total": sum(faces) + self.bonus}

    def distribution(self, pool: DiceSides) -> Distribution[int]:
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
    places: tuple[Place, ...] = field(shown=False)

    OUTCOME = Outcome(("first",))

    def carries(self) -> Iterator[Carried]:
        for entry, _, potential in self.places:
            yield Carried(entry.name, "score", entry.score)
            if potential is not None:
                yield Carried(entry.name, "potential", potential)

    def quiet(self) -> tuple[str, ...]:
        return self.order

    def report(self) -> Report:
        rows = tuple(
            (
                Span(str(number)), Span(entry.name, NAME), Span(str(entry.score), NUMBER), Span(_sum(roll, entry)),
                Span(" ".join(map(str, entry.roll_off))),
                Span(signed(entry.potential_change) if entry.potential_change else ""),
            )
            for number, (entry, roll, _) in enumerate(self.places, 1)
        )
        head = ("", "who", "score", "rolled", "d20", "Potential")
        return Report((Span("initiative"),), (filled(head, rows), *self._because()))

    def _because(self) -> Iterator[Line]:
        for modifier in self.modifiers:
            yield line(modifier.to.removeprefix(INITIATIVE_OF), f"{signed(modifier.by)} {modifier.because}")
        for ahead in self.outpacing:
            yield line(
                "outpacing", (ahead.actor, NAME), f" {signed(ahead.bonus)} on checks against ", (ahead.foe, NAME),
                (f" (ahead by {ahead.lead})", NOTE),
            )


def _sum(roll: Roll[int], entry: Entry) -> str:
    bonus = roll.shown["bonus"]
    before = f", on {entry.previous}" if entry.previous else ""
    return f"{' '.join(map(str, roll.dice))}{f' {signed(bonus)}' if bonus else ''} = {entry.roll}{before}"


def initiative(
    participants: Sequence[Participant], *, by_hand: ByHand = NOT_MOVED, rulings: Murk, dice: Dice,
) -> Initiative:
    """Everyone makes an attribute roll with the Initiative die, added to the score before; the highest acts first.

    Of tied scores the larger die is first (ruling initiative_tie), and equal dice roll a d20 each until all differ
    (M-13). Raises UsageError for nobody and two of one name, RuleError for a die that does not exist (M-01).
    """
    _refuse(participants)
    hand = by_hand.among(*(who.roll for who in participants), main="")
    starts = [(who, changes(who.effort, rulings, to=who.roll, hand=hand)) for who in participants]
    ranking = dice.rank(
        [
            Entrant(who.name, who.effort.pool, Score(flat(modifiers), who.previous)) for who, modifiers in starts
        ],
        lambda tied: _split(tied, participants, rulings), tie=TIE, tie_label=lambda index: "tie", first_only=True,
    )
    stack = rulings.potential_gain == "stack"
    places = [
        _place(participants[index], ranking.rolls[index], ranking.roll_offs[index], stack=stack)
        for index in ranking.order
    ] if ranking.rolls else []
    entries = tuple(place.entry for place in places)
    order = tuple(participants[index].name for index in ranking.order)
    return Initiative(
        order=order, entries=entries, outpacing=tuple(_outpacing(entries)), first=order[0],
        rolls=(*ranking.rolls, *(tie._replace(shown={"bonus": 0, **tie.shown}) for tie in ranking.ties)),
        modifiers=tuple(modifier for _, modifiers in starts for modifier in modifiers), places=tuple(places),
    )


def _place(who: Participant, roll: Roll[int], roll_off: tuple[int, ...], *, stack: bool) -> Place:
    entry = Entry(
        name=who.name, score=roll.value, roll=roll.value - who.previous, previous=who.previous, die=who.effort.die,
        roll_off=roll_off, potential_change=potential_change(roll.dice, stack=stack),
    )
    return Place(entry, roll, left(who.effort.have, 0, entry.potential_change))


def _refuse(participants: Sequence[Participant]) -> None:
    if not participants:
        raise nobody("NAME=DIE, NAME=DIE+BONUS or a sheet")
    refuse_twice([who.name for who in participants], "participant")
    for who in participants:
        refuse_die(who.effort.die, f"the Initiative die of {who.name}")


def _split(tied: Sequence[int], participants: Sequence[Participant], rulings: Murk) -> list[list[int]]:
    if rulings.initiative_tie == "roll":
        return [list(tied)]

    def die(index: int) -> int:
        return participants[index].effort.die

    return [sorted(same) for _, same in groupby(sorted(tied, key=die, reverse=True), key=die)]


def _outpacing(entries: Sequence[Entry]) -> Iterator[Outpacing]:
    for actor in entries:
        for foe in entries:
            lead = actor.score - foe.score
            if outpaced(lead):
                yield Outpacing(actor=actor.name, foe=foe.name, lead=lead, bonus=outpaced(lead))
