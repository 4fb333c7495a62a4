"""What melees, shootouts, contests and conflicts have in common: a roll-off that hurts one side (M-20 to M-22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

from archcli.report import (
    BAD,
    GOOD,
    NAME,
    NOTE,
    NUMBER,
    Line,
    Report,
    Result,
    Span,
    line,
    modifier_lines,
    rolled,
    verdict,
)
from archcli.rules.murk.attribute import Effort, left, refuse
from archcli.rules.murk.report import attribute_roll, potential
from archcli.rules.murk.roll_off import Foe, Hit, RollOff, Winner, refuse_foes, share, title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.roll import Roll
    from archcli.report import Modifier
    from archcli.rules.murk.rulings import Murk


class Told(NamedTuple):
    """What is said of a fight and is no number of it: who against whom, and the weapon (None: the whole roll hurts)."""

    me: str
    foes: tuple[str, ...]
    weapon: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight(Result):
    """A roll-off and its damage, in points. After leaving without a roll totals, difference and winner are None."""

    total: int | None
    foe_total: int | None
    foe_totals: tuple[int, ...]
    difference: int | None
    winner: Winner | None
    won: bool
    lost: bool
    damage: int
    suffered: int
    hits: tuple[Hit, ...]
    overflow: int
    potential_change: int
    potential: int | None
    if TYPE_CHECKING:
        # Each fight declares these itself, so that they stand after its own keys.
        rolls: tuple[Roll[Any], ...]
        modifiers: tuple[Modifier, ...]
        told: Told

    OUTCOME: ClassVar[tuple[str, ...]] = ("won", "lost", "damage", "suffered")
    SUCCEEDS = ("won", True)
    NUMBER = "damage"

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("told",)

    def quiet(self) -> str:
        return str(self.damage)

    def report(self) -> Report:
        me, foes, _ = self.told
        heading = (Span(f"{self.heading}: "), Span(me, NAME), Span(" against "), Span(", ".join(foes), NAME))
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
        mine, *theirs = self.rolls
        many = len(theirs) > 1
        highest = (" highest", NUMBER)
        return [
            attribute_roll(mine, self.modifiers),
            *(
                rolled(one._replace(label=name), *([highest] if many and one.value == self.foe_total else []))
                for one, name in zip(theirs, self.told.foes, strict=True)
            ),
            *modifier_lines(one for one in self.modifiers if one.to == "foe roll"),
            self._verdict(), *self._damage(),
            *potential(mine.dice, self.potential_change, self.potential),
        ]

    def _verdict(self) -> Line:
        if self.winner is None:
            return verdict("a tie", None, ": nobody wins")
        by = f" by {self.difference}" if self.difference else ", the larger die decides the tie"
        return verdict(f"won{by}", True) if self.won else verdict(f"lost{by}", False)

    def _damage(self) -> list[Line]:
        out = []
        if self.damage:
            out.append(line("damage", (str(self.damage), NUMBER), (self._because(self.damage, self.told.weapon), NOTE)))
            out += [line(self.told.foes[hit.foe - 1], f"takes {hit.damage}") for hit in self.hits]
            if self.overflow:
                out.append(line("overflow", f"{self.overflow} more than they can take"))
        if self.suffered:
            because = self._because(self.suffered, self.told.weapon and "the foe's weapon")
            out.append(line("suffered", (str(self.suffered), BAD), (because, NOTE)))
        return out or [line("damage", ("none", GOOD if self.lost else NOTE))]

    def _because(self, damage: int, weapon: str | None) -> str:
        if weapon is None:
            return ", the whole winning roll"
        return f" = {self.difference} difference + {damage - (self.difference or 0)} {weapon}"


def fought(
    off: RollOff, effort: Effort, foes: Sequence[Foe], *, damage: int, suffered: int, weapon: str | None, rulings: Murk,
) -> dict[str, Any]:
    """The fields of a fight after its roll-off; `damage` and `suffered`: what a winner deals, in points."""
    won, lost = off.winner == "actor", off.winner == "foe"
    dealt = damage if won else 0
    hits, overflow = share(dealt, foes, rulings)
    return {
        "total": off.total, "foe_total": off.foe_total, "foe_totals": off.foe_totals, "difference": off.difference,
        "winner": off.winner, "won": won, "lost": lost, "damage": dealt, "suffered": suffered if lost else 0,
        "hits": hits, "overflow": overflow, "potential_change": off.change,
        "potential": left(effort.have, effort.potential, off.change), "rolls": off.rolls, "modifiers": off.modifiers,
        "told": Told(effort.name, _names(foes), weapon),
    }


def left_without_a_roll(effort: Effort, foes: Sequence[Foe]) -> dict[str, Any]:
    """The fields of a fight that was left: nothing is rolled, spent or dealt (M-25). Raises what a roll-off raises."""
    refuse(effort)
    refuse_foes(foes)
    return {
        "total": None, "foe_total": None, "foe_totals": (), "difference": None, "winner": None, "won": False,
        "lost": False, "damage": 0, "suffered": 0, "hits": (), "overflow": 0, "potential_change": 0,
        "potential": effort.have, "rolls": (), "modifiers": (), "told": Told(effort.name, _names(foes)),
    }


Leave = Literal["close", "hunker"]
LEAVES = {"close": "left: you get Close", "hunker": "left: you hunker down and take no actions"}
"""The ways out of a shootout or contest (M-25), each in words."""


def left_lines(left: Leave | None) -> list[Line]:
    """The line of one who left a shootout or contest."""
    return [] if left is None else [verdict(LEAVES[left], None)]


def _names(foes: Sequence[Foe]) -> tuple[str, ...]:
    return tuple(title(at, foe) for at, foe in enumerate(foes, 1))
