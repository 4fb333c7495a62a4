"""`initiative`: the roster (L-03 to L-06; The Basics)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand, initiative_of
from archcli.dice.dice import Entrant
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import no_such, nobody, refuse_twice
from archcli.report import Modifier, Outcome, Report, Result, Span, Table, line, modifier_lines
from archcli.roles import GOOD, NAME, NOTE, NUMBER

if TYPE_CHECKING:
    from archcli.dice.dice import Dice


class Unit(NamedTuple):
    """One who acts: a name and the Dexterity (of a vehicle or its rider: the speed)."""

    name: str
    dexterity: int


class Entry(NamedTuple):
    """A unit's place on the roster, with the faces of the d6s that broke ties."""

    name: str
    dexterity: int
    roll_off: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Initiative(Result):
    """The roster, and that of the surprise round (empty without an ambush)."""

    order: tuple[str, ...]
    surprise: tuple[str, ...]
    first: str
    entries: tuple[Entry, ...]
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    OUTCOME = Outcome(("first",))

    def quiet(self) -> tuple[str, ...]:
        return (*self.surprise, *self.order)

    def report(self) -> Report:
        rows = tuple(
            (Span(str(place)), Span(entry.name, NAME), Span(str(entry.dexterity), NUMBER),
             Span(f"d6 {', '.join(map(str, entry.roll_off))}" if entry.roll_off else "", NOTE))
            for place, entry in enumerate(self.entries, 1)
        )
        ambush = [line("surprise round", (", ".join(self.surprise), NAME))] if self.surprise else []
        return Report((Span("initiative", NAME),), (
            *ambush, Table(("", "name", "Dexterity", "ties"), rows), *modifier_lines(self.modifiers),
            line("", (f"{self.first} acts first", GOOD)),
        ))


def initiative(
    units: Sequence[Unit], *, ambush: Sequence[str] = (), by_hand: ByHand = NOT_MOVED, dice: Dice
) -> Initiative:
    """Order units by Dexterity, the highest first (L-03); equals roll a d6, and again while they are equal (L-04).

    Ambushers act in a surprise round of their own before, in the same order (L-05). By hand the Dexterity of each
    unit may be moved (L-61). Raises UsageError for nobody, a name given twice, and an ambusher who is not on the
    roster.
    """
    names = [unit.name for unit in units]
    if not units:
        raise nobody("NAME=DEX or a sheet (L-03)")
    for listed in (names, ambush):
        refuse_twice(listed, "unit")
    for name in ambush:
        if name not in names:
            raise no_such("unit", name, names, before="--ambush: ")
    numbers = [initiative_of(name) for name in names]
    hand = by_hand.among(*numbers, main="")
    dexterity = [unit.dexterity + hand.by(number) for unit, number in zip(units, numbers, strict=True)]
    entrants = [Entrant("initiative", (), Total(value)) for value in dexterity]
    ranking = dice.rank(
        entrants, lambda tied: [list(tied)], tie=6, tie_label=lambda _: "tie", first_only=not ambush
    )
    order = tuple(names[unit] for unit in ranking.order)
    surprise = tuple(name for name in order if name in ambush)
    return Initiative(
        order=order, surprise=surprise, first=(surprise or order)[0], rolls=ranking.ties,
        modifiers=tuple(change for number in numbers for change in hand.of(number)),
        entries=tuple(
            Entry(name=names[unit], dexterity=dexterity[unit], roll_off=ranking.roll_offs[unit])
            for unit in ranking.order
        ),
    )
