"""`initiative`: who acts when in a round (R-06 to R-08; Initiative)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand, initiative_of
from archcli.dice.dice import Dice, Entrant
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import nobody, refuse_twice
from archcli.report import Modifier, Outcome, Report, Result, Span, Table, modifier_lines, signed
from archcli.roles import NAME, NUMBER
from archcli.rules.realms.check import CHECK, INITIATIVE


class Combatant(NamedTuple):
    """Who takes part, and the sum of the modifiers: Agility, skills, magic, the weapon (R-06)."""

    name: str
    modifier: int


class Entry(NamedTuple):
    """A place in the turn order. `roll`: the d10; `modifier`: all that is added; `roll_off`: the d20 faces of ties."""

    name: str
    score: int
    roll: int
    modifier: int
    roll_off: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Initiative(Result):
    """The turn order of a round. With exact odds only `first` is known."""

    order: tuple[str, ...]
    entries: tuple[Entry, ...]
    first: str
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    OUTCOME = Outcome(("first",))

    def quiet(self) -> tuple[str, ...]:
        return self.order

    def report(self) -> Report:
        rows = tuple(
            (
                Span(str(place)), Span(entry.name, NAME), Span(str(entry.score), NUMBER), Span(str(entry.roll)),
                Span(signed(entry.modifier)), Span(" ".join(map(str, entry.roll_off))),
            )
            for place, entry in enumerate(self.entries, 1)
        )
        table = Table(("", "who", "score", "d10", "modifier", "d20"), rows)
        return Report((Span("initiative"),), (*modifier_lines(self.modifiers), table))


def initiative(combatants: Sequence[Combatant], *, by_hand: ByHand = NOT_MOVED, dice: Dice) -> Initiative:
    """Everyone rolls a d10 plus modifiers, and the highest number takes the first turn (R-06, R-07).

    Those who tie roll a d20 each, until all differ (R-08). Raises UsageError for nobody and for two of one name.
    """
    if not combatants:
        raise nobody("NAME=MODIFIER or a sheet")
    names = [combatant.name for combatant in combatants]
    refuse_twice(names)
    numbers = [initiative_of(name) for name in names]
    hand = by_hand.among(*numbers, main="")
    added = [who.modifier + hand.by(number) for who, number in zip(combatants, numbers, strict=True)]
    ranking = dice.rank(
        [Entrant(name, (INITIATIVE,), Total(modifier)) for name, modifier in zip(names, added, strict=True)],
        lambda tied: [list(tied)], tie=CHECK, tie_label=lambda place: "tie", first_only=True,
    )
    entries = tuple(
        Entry(
            name=names[who], score=ranking.values[who], roll=ranking.values[who] - added[who], modifier=added[who],
            roll_off=ranking.roll_offs[who],
        )
        for who in ranking.order
    ) if ranking.rolls else ()
    order = tuple(names[who] for who in ranking.order)
    ties = (tie._replace(shown={"bonus": 0, **tie.shown}) for tie in ranking.ties)
    moved = tuple(chain.from_iterable(map(hand.of, numbers)))
    return Initiative(order=order, entries=entries, first=order[0], rolls=(*ranking.rolls, *ties), modifiers=moved)
