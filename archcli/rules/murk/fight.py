"""What melees, shootouts, contests and conflicts have in common: a roll-off that hurts one side (M-20 to M-22)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from archcli.dice.roll import Roll
from archcli.given import Given
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, modifier_lines, rolled, verdict
from archcli.roles import BAD, GOOD, NAME, NOTE, NUMBER
from archcli.rules.murk.attribute import left
from archcli.rules.murk.effort import PLACE, Effort, refuse
from archcli.rules.murk.foes import Foes, Hit, refuse_foes, share
from archcli.rules.murk.report import attribute_roll, potential
from archcli.rules.murk.roll_off import Opponent, RollOff, Winner

if TYPE_CHECKING:
    from archcli.rules.murk.rulings import Murk

F = TypeVar("F", bound="Fight")
Leave = Literal["close", "hunker"]
Leaving = Annotated[Leave | None, Given(
    "--leave", panel=PLACE, help="Leave without a roll: get Close, or hunker down.")]
LEAVES = {"close": "left: you get Close", "hunker": "left: you hunker down and take no actions"}
"""The ways out of a shootout or contest (M-25), each in words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight(Result):
    """A roll-off and its damage, in points; unless `fought`, nothing happened: totals, difference and winner are None.

    `weapon`: what yours is called; None: the whole roll hurts.
    """

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
    who: str = field(shown=False, default="you")
    opponents: tuple[Opponent, ...] = field(shown=False, default=())
    weapon: str | None = field(shown=False, default=None)

    OUTCOME = Outcome(("won", "lost", "damage", "suffered"), success="won", number="damage")

    def quiet(self) -> str:
        return str(self.damage)

    def report(self) -> Report:
        against = ", ".join(opponent.name for opponent in self.opponents)
        heading = (Span(f"{self.heading}: "), Span(self.who, NAME), Span(" against "), Span(against, NAME))
        return Report(heading, (*self._rolls(), *self.aftermath()))

    @property
    def heading(self) -> str:
        """What kind of fight this is."""
        return type(self).__name__.lower()

    def aftermath(self) -> Sequence[Line]:
        """What else the fight changed."""
        return ()

    def _rolls(self) -> list[Line]:
        if not self.rolls:
            return []
        mine = self.rolls[0]
        return [
            attribute_roll(mine, self.modifiers),
            *(
                rolled(opponent.roll._replace(label=opponent.name), *self._highest(opponent.roll))
                for opponent in self.opponents if opponent.roll is not None
            ),
            *modifier_lines(modifier for modifier in self.modifiers if modifier.to == "foe roll"),
            self._verdict(), *self._damage(),
            *potential(mine.dice, self.potential_change, self.potential),
        ]

    def _highest(self, roll: Roll[int]) -> list[Span]:
        return [Span(" highest", NUMBER)] if len(self.opponents) > 1 and roll.value == self.foe_total else []

    def _verdict(self) -> Line:
        if self.winner is None:
            return verdict("a tie", None, ": nobody wins")
        by = f" by {self.difference}" if self.difference else ", the larger die decides the tie"
        return verdict(f"won{by}", True) if self.won else verdict(f"lost{by}", False)

    def _damage(self) -> list[Line]:
        out = []
        if self.damage:
            out.append(line("damage", (str(self.damage), NUMBER), (self._because(self.damage, self.weapon), NOTE)))
            out += [line(hit.name, f"takes {hit.damage}") for hit in self.hits]
            if self.overflow:
                out.append(line("overflow", f"{self.overflow} more than they can take"))
        if self.suffered:
            because = self._because(self.suffered, self.weapon and "the foe's weapon")
            out.append(line("suffered", (str(self.suffered), BAD), (because, NOTE)))
        return out or [line("damage", ("none", GOOD if self.lost else NOTE))]

    def _because(self, damage: int, weapon: str | None) -> str:
        if weapon is None:
            return ", the whole winning roll"
        return f" = {self.difference} difference + {damage - (self.difference or 0)} {weapon}"


def fought(
    fight: F, off: RollOff, effort: Effort, foes: Foes, *, damage: int, suffered: int, weapon: str | None = None,
    rulings: Murk,
) -> F:
    """The fight after its roll-off; `damage` and `suffered`: what a winner deals, in points."""
    won, lost = off.winner == "actor", off.winner == "foe"
    dealt = damage if won else 0
    hits, overflow = share(dealt, foes, rulings)
    return replace(
        fight, total=off.total, foe_total=off.foe_total, foe_totals=off.foe_totals, difference=off.difference,
        winner=off.winner, won=won, lost=lost, damage=dealt, suffered=suffered if lost else 0, hits=hits,
        overflow=overflow, potential_change=off.change, potential=left(effort.have, effort.potential, off.change),
        rolls=off.rolls, modifiers=off.modifiers, who=effort.name, opponents=off.opponents, weapon=weapon,
    )


def left_without_a_roll(fight: F, effort: Effort, foes: Foes) -> F:
    """The fight that was left: nothing is rolled, spent or dealt (M-25). Raises what a roll-off raises."""
    refuse(effort)
    refuse_foes(foes)
    opponents = tuple(Opponent(foe.name) for foe in foes.each)
    return replace(fight, potential=effort.have, who=effort.name, opponents=opponents)


def left_lines(left: Leave | None) -> list[Line]:
    """The line of one who left a shootout or contest."""
    return [] if left is None else [verdict(LEAVES[left], None)]
