"""`initiative`: who acts first (S-30 to S-32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.dice import Entrant
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.report import GOOD, NAME, NOTE, NUMBER, Modifier, Report, Result, Span, Table, line, signed

if TYPE_CHECKING:
    from archcli.dice.dice import Dice

LEAST_SURPRISE, MOST_SURPRISE = 1, 10


class Combatant(NamedTuple):
    """One who fights: the Dexterity modifier, the score if it is known, and what else is added to the d20."""

    name: str
    modifier: int
    dexterity_score: int | None = None
    misc: int = 0
    surprise: int = 0


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

    OUTCOME = ("first",)

    def quiet(self) -> tuple[str, ...]:
        return self.order

    def report(self) -> Report:
        rows = tuple(
            (Span(str(place)), Span(one.name, NAME), Span(str(one.total), NUMBER), Span(_sum(one)),
             Span(_tie(one), NOTE))
            for place, one in enumerate(self.entries, 1)
        )
        table = Table(("", "name", "total", "d20 and bonuses", "ties"), rows)
        return Report((Span("initiative", NAME),), (table, line("", (f"{self.first} acts first", GOOD))))


def _sum(one: Entry) -> str:
    parts = [f"{one.natural} {signed(one.modifier)} Dexterity"]
    parts += [f"{signed(by)} {why}" for by, why in ((one.misc, "miscellaneous"), (one.surprise, "aware")) if by]
    return " ".join(parts)


def _tie(one: Entry) -> str:
    score = "" if one.dexterity_score is None else f"Dexterity {one.dexterity_score}"
    faces = f"d10 {', '.join(map(str, one.roll_off))}" if one.roll_off else ""
    return "; ".join(part for part in (score, faces) if part)


def initiative(combatants: Sequence[Combatant], *, dice: Dice) -> Initiative:
    """Order combatants by d20 + Dexterity modifier + miscellaneous + surprise, the highest first (S-30).

    Equal totals go by Dexterity score if all of the tied have one, and then by d10, rolled again while equal (S-32).
    Raises RuleError for nobody, for a name given twice, and for a surprise bonus outside 1 to 10 (S-31; 0 is none).
    """
    if not combatants:
        raise RuleError("nobody to order: give one entry or more, NAME=MOD, NAME=MOD:SCORE or a sheet", rule="S-30")
    for name, times in Counter(one.name for one in combatants).items():
        if times > 1:
            raise RuleError(f'"{name}" is there twice: give each combatant a name of its own', rule="S-30")
    for one in combatants:
        if one.surprise and not LEAST_SURPRISE <= one.surprise <= MOST_SURPRISE:
            raise RuleError(f"--surprise {one.name}={one.surprise}: the bonus is 1 to 10", rule="S-31")

    def by_score(tied: Sequence[int]) -> list[list[int]]:
        scores = {at: combatants[at].dexterity_score for at in tied}
        if None in scores.values():
            return [list(tied)]
        levels = sorted(set(scores.values()), key=lambda score: score or 0, reverse=True)
        return [[at for at in tied if scores[at] == level] for level in levels]

    entrants = [
        Entrant("initiative", (20,), Total(one.modifier + one.misc + one.surprise)) for one in combatants
    ]
    ranking = dice.rank(entrants, by_score, tie=10, tie_label=lambda _: "tie", first_only=True)
    order = tuple(combatants[at].name for at in ranking.order)
    return Initiative(
        order=order, first=order[0], rolls=(*ranking.rolls, *ranking.ties), modifiers=_modifiers(combatants),
        entries=tuple(
            _entry(combatants[at], ranking.rolls[at], ranking.roll_offs[at]) for at in ranking.order if ranking.rolls
        ),
    )


def _entry(one: Combatant, roll: Roll[Any], roll_off: tuple[int, ...]) -> Entry:
    return Entry(
        one.name, roll.dice[0], one.modifier, one.misc, one.surprise, roll.shown["total"], one.dexterity_score,
        roll_off,
    )


def _modifiers(combatants: Sequence[Combatant]) -> tuple[Modifier, ...]:
    return tuple(
        Modifier(f"initiative of {one.name}", by, why) for one in combatants
        for by, why in ((one.modifier, "Dexterity"), (one.misc, "miscellaneous"), (one.surprise, "aware")) if by
    )
