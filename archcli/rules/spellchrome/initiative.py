"""`initiative`: who acts first (S-30 to S-32)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand, initiative_of
from archcli.dice.dice import Entrant
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError, nobody, refuse_twice
from archcli.record import Record
from archcli.report import Modifier, Outcome, Report, Result, Span, Table, line, signed
from archcli.roles import GOOD, NAME, NOTE, NUMBER

if TYPE_CHECKING:
    from archcli.dice.dice import Dice

LEAST_SURPRISE, MOST_SURPRISE = 1, 10


class Combatant(Record):
    """One who fights: the Dexterity modifier, the score if it is known, and what else is added to the d20.

    `surprise`: of one who is aware while the other side is not, 1 to 10.
    """

    name: str
    modifier: int
    dexterity_score: int | None = None
    misc: int = 0
    surprise: int | None = None

    @property
    def number(self) -> str:
        """What modifiers call the number that decides for this one."""
        return initiative_of(self.name)

    @property
    def added(self) -> tuple[tuple[int, str], ...]:
        """What is added to the d20, and why."""
        return (self.modifier, "Dexterity"), (self.misc, "miscellaneous"), (self.surprise or 0, "aware")


class Entry(NamedTuple):
    """A combatant's place in the order, with the faces of the d10s that broke ties."""

    name: str
    natural: int
    modifier: int
    misc: int
    surprise: int
    total: int
    dexterity_score: int | None
    roll_off: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Initiative(Result):
    """The order of a fight."""

    order: tuple[str, ...]
    first: str
    entries: tuple[Entry, ...]
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    OUTCOME = Outcome(("first",))

    def quiet(self) -> tuple[str, ...]:
        return self.order

    def report(self) -> Report:
        rows = tuple(
            (Span(str(place)), Span(entry.name, NAME), Span(str(entry.total), NUMBER), Span(self._sum(entry)),
             Span(_tie(entry), NOTE))
            for place, entry in enumerate(self.entries, 1)
        )
        table = Table(("", "name", "total", "d20 and bonuses", "ties"), rows)
        return Report((Span("initiative", NAME),), (table, line("", (f"{self.first} acts first", GOOD))))

    def _sum(self, entry: Entry) -> str:
        """The face and all that was added to it: `10 +3 Dexterity −1 wet boots`."""
        return " ".join([str(entry.natural), *(
            f"{signed(modifier.by)} {modifier.because}" for modifier in self.modifiers
            if modifier.to == initiative_of(entry.name)
        )])


def _tie(entry: Entry) -> str:
    score = "" if entry.dexterity_score is None else f"Dexterity {entry.dexterity_score}"
    faces = f"d10 {', '.join(map(str, entry.roll_off))}" if entry.roll_off else ""
    return "; ".join(part for part in (score, faces) if part)


def initiative(combatants: Sequence[Combatant], *, by_hand: ByHand = NOT_MOVED, dice: Dice) -> Initiative:
    """Order combatants by d20 + Dexterity modifier + miscellaneous + surprise, the highest first (S-30).

    Equal totals go by Dexterity score if all of the tied have one, and then by d10, rolled again while equal (S-32).
    Raises UsageError for nobody and for a name given twice, RuleError for a surprise bonus outside 1 to 10 (S-31).
    """
    if not combatants:
        raise nobody("NAME=MOD, NAME=MOD:SCORE or a sheet (S-30)")
    refuse_twice([combatant.name for combatant in combatants])
    for combatant in combatants:
        if combatant.surprise is not None and not LEAST_SURPRISE <= combatant.surprise <= MOST_SURPRISE:
            raise RuleError(
                f"--surprise {combatant.name}={combatant.surprise}: the bonus is 1 to 10", rule="S-31",
                option="--surprise",
            )

    hand = by_hand.among(*(combatant.number for combatant in combatants), main="")

    def by_score(tied: Sequence[int]) -> list[list[int]]:
        scores = {place: combatants[place].dexterity_score for place in tied}
        if None in scores.values():
            return [list(tied)]
        levels = sorted(set(scores.values()), key=lambda score: score or 0, reverse=True)
        return [[place for place in tied if scores[place] == level] for level in levels]

    by = {
        combatant.name: [
            *(Modifier(combatant.number, by, why) for by, why in combatant.added if by), *hand.of(combatant.number),
        ]
        for combatant in combatants
    }
    entrants = [
        Entrant("initiative", (20,), Total(sum(modifier.by for modifier in by[combatant.name])))
        for combatant in combatants
    ]
    ranking = dice.rank(entrants, by_score, tie=10, tie_label=lambda _: "tie", first_only=True)
    order = tuple(combatants[place].name for place in ranking.order)
    return Initiative(
        order=order, first=order[0], rolls=(*ranking.rolls, *ranking.ties),
        modifiers=tuple(modifier for moved in by.values() for modifier in moved),
        entries=tuple(
            _entry(combatants[place], ranking.rolls[place], ranking.roll_offs[place])
            for place in ranking.order if ranking.rolls
        ),
    )


def _entry(combatant: Combatant, roll: Roll[Any], roll_off: tuple[int, ...]) -> Entry:
    return Entry(
        name=combatant.name, natural=roll.dice[0], modifier=combatant.modifier, misc=combatant.misc,
        surprise=combatant.surprise or 0, total=roll.shown["total"], dexterity_score=combatant.dexterity_score,
        roll_off=roll_off,
    )
