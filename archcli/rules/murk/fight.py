"""What melees, shootouts, contests and conflicts have in common: a roll-off that hurts one side (M-20 to M-22)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeVar

from archcli.carried import Carried, Carry, carried_by
from archcli.dice.roll import Roll
from archcli.given import Given
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, verdict
from archcli.roles import BAD, GOOD, NAME, NOTE, NUMBER
from archcli.rules.murk.attribute import left
from archcli.rules.murk.effort import PLACE, ROLL, YOU, Effort, refuse
from archcli.rules.murk.foes import Foe, Foes, Hit, refuse_foes, share, told_apart
from archcli.rules.murk.report import attribute_roll, potential
from archcli.rules.murk.roll_off import Opponent, RollOff, Winner
from archcli.rules.murk.rulings import Track

if TYPE_CHECKING:
    from archcli.rules.murk.rulings import Murk

F = TypeVar("F", bound="Fight")
Leave = Literal["close", "hunker"]
Leaving = Annotated[Leave | None, Given(
    "--leave", panel=PLACE, help="Leave without a roll: get Close, or hunker down.")]
LEAVES = {"close": "left: you get Close", "hunker": "left: you hunker down and take no actions"}
"""The ways out of a shootout or contest (M-25), each in words."""
MOST_NAMES = 6
"""Foes whose names a title tells."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight(Result):
    """A roll-off and its damage, in points; unless `fought`, nothing happened: totals, difference and winner are None.

    `actor`: your name, None without a sheet.
    """

    actor: str | None = None
    foes: tuple[str, ...] = ()
    total: int | None = None
    foe_total: int | None = None
    foe_totals: tuple[int, ...] = ()
    difference: int | None = None
    winner: Winner | None = None
    won: bool = False
    lost: bool = False
    damage: int = 0
    suffered: int = 0
    hits: tuple[Hit, ...] = ()
    overflow: int = 0
    potential_change: int = 0
    potential: int | None = None
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    opponents: tuple[Opponent, ...] = field(shown=False, default=())

    OUTCOME = Outcome(
        ("won", "lost", "damage", "suffered"), success="won", number="damage", harms=("lost", "suffered"),
    )
    CARRIED: ClassVar[tuple[Carry, ...]] = (Carry("", "potential", "potential"),)

    def carries(self) -> Iterator[Carried]:
        yield from carried_by(self, self.CARRIED)
        owed = f"owed.{self.hurts}"
        for hit in self.hits:
            yield Carried(self.foes[hit.foe - 1], owed, by=hit.damage)
        if self.suffered:
            yield Carried("", owed, by=self.suffered)

    @property
    def hurts(self) -> Track:
        """The track on which damage waits for its injury roll."""
        return "damage"

    def quiet(self) -> str:
        return str(self.damage)

    def report(self) -> Report:
        title = [Span(self.actor or YOU, NAME), Span(" fight " if self.actor is None else " fights ")]
        title += [Span(_listed(self.names), NAME)]
        title += [Span(" with "), Span(self.means, NAME)] if self.means else []
        return Report((*title, Span(f" ({self.sort})")), (*self._rolls(), *self.aftermath()))

    @property
    def sort(self) -> str:
        """What kind of fight this is."""
        return type(self).__name__.lower()

    @property
    def means(self) -> str:
        """What you fight with; empty where it has no name."""
        return ""

    def aftermath(self) -> Sequence[Line]:
        """What else the fight changed."""
        return ()

    def _rolls(self) -> list[Line]:
        if not self.rolls:
            return []
        mine = self.rolls[0]
        return [
            attribute_roll(mine, [modifier for modifier in self.modifiers if modifier.to == ROLL]),
            *(
                self._rolled(name, opponent, opponent.roll)
                for name, opponent in zip(self.names, self.opponents, strict=True) if opponent.roll is not None
            ),
            self._verdict(), *self._damage(),
            *potential(mine.dice, self.potential_change, self.potential),
        ]

    @property
    def names(self) -> list[str]:
        """The names of the foes, told apart."""
        return told_apart(self.foes)

    @property
    def met(self) -> tuple[str, Foe]:
        """The foe you met, by its name (of dice that were rolled)."""
        return next(
            (name, opponent.foe) for name, opponent in zip(self.names, self.opponents, strict=True) if opponent.met
        )

    def _rolled(self, name: str, opponent: Opponent, roll: Roll[int]) -> Line:
        met = [Span("  met", NUMBER)] if len(self.opponents) > 1 and opponent.met else []
        return attribute_roll(roll._replace(label=name), opponent.modifiers, *met)

    def _verdict(self) -> Line:
        if self.winner is None:
            return verdict("a tie", None, ": nobody wins", (" (ruling roll_off_tie)", NOTE))
        tied = not self.difference
        because = [(", the larger die decides the tie", ""), (" (ruling roll_off_tie)", NOTE)] if tied else []
        return verdict(f"{'won' if self.won else 'lost'}{'' if tied else f' by {self.difference}'}", self.won, *because)

    def _damage(self) -> list[Line]:
        out = []
        if self.damage:
            out.append(line("damage", (str(self.damage), NUMBER), (self.because(self.damage), NOTE)))
            names = self.names
            out += [
                line(names[hit.foe - 1], f"takes {hit.damage}{', all it can' if hit.full else ''}") for hit in self.hits
            ]
            if self.overflow:
                out.append(line("overflow", f"{self.overflow} more than they can take"))
        if self.suffered:
            out.append(line("suffered", (str(self.suffered), BAD), (self.because(self.suffered), NOTE)))
        elif self.lost:
            name, foe = self.met
            if foe.weapon is None:
                out.append(line("suffered", ("none", GOOD), f", {name} has no ranged weapon"))
        return out or [line("damage", ("none", GOOD if self.lost else NOTE))]

    def because(self, damage: int) -> str:
        """What the damage of the winner, in points, is made of."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeRollFight(Fight):
    """A fight in which the whole winning roll is the damage; `track` is where it goes."""

    track: Track

    @property
    def hurts(self) -> Track:
        return self.track

    def because(self, damage: int) -> str:
        return f", the whole winning roll, on the {self.track.capitalize()} track"


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmedFight(Fight):
    """A fight with weapons. `weapon`: what yours is called, None where it has no name."""

    weapon: str | None = None

    CARRIED = (*Fight.CARRIED, Carry("", "weapon", "weapon"))

    def carries(self) -> Iterator[Carried]:
        yield from Fight.carries(self)
        for foe, *_ in self.opponents:
            if foe.weapon is not None and foe.weapon.name:
                yield Carried(foe.name, "weapon", foe.weapon.name)

    @property
    def means(self) -> str:
        return self.weapon or ""

    def because(self, damage: int) -> str:
        difference = self.difference or 0
        weapon = self.means if self.won else _weapon_of(*self.met)
        return f" = {difference} difference + {damage - difference} {weapon or 'weapon'}"


def _weapon_of(name: str, foe: Foe) -> str:
    return f"{name}'s {foe.weapon.name or 'weapon'}" if foe.weapon is not None else ""


def _listed(names: Sequence[str]) -> str:
    more = len(names) - MOST_NAMES
    return f"{', '.join(names[:MOST_NAMES])} and {more} more" if more > 1 else ", ".join(names)


def fought(
    made: Callable[..., F], off: RollOff, effort: Effort, foes: Foes, *, damage: int, suffered: int, rulings: Murk,
) -> F:
    """The fight after its roll-off, `made` of what came of it; `damage` and `suffered`: what a winner deals, in points.
    """
    won, lost = off.winner == "actor", off.winner == "foe"
    dealt = damage if won else 0
    hits, overflow = share(dealt, foes, rulings)
    return made(
        actor=effort.name, foes=foes.names, total=off.total, foe_total=off.foe_total,
        foe_totals=off.foe_totals, difference=off.difference, winner=off.winner, won=won, lost=lost, damage=dealt,
        suffered=suffered if lost else 0, hits=hits, overflow=overflow, potential_change=off.change,
        potential=left(effort.have, effort.potential, off.change), rolls=off.rolls, modifiers=off.modifiers,
        opponents=off.opponents,
    )


def left_without_a_roll(fight: F, effort: Effort, foes: Foes) -> F:
    """The fight that was left: nothing is rolled, spent or dealt (M-25). Raises what a roll-off raises."""
    refuse(effort)
    refuse_foes(foes)
    return replace(fight, actor=effort.name, foes=foes.names, potential=effort.have)


def left_lines(left: Leave | None) -> list[Line]:
    """The line of one who left a shootout or contest."""
    return [] if left is None else [verdict(LEAVES[left], None)]
