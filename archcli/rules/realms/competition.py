"""`competition`: an attacker wants something changed, a defender holds (R-30 to R-35, R-53; Competitions)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import UsageError
from archcli.report import NAME, NOTE, Line, Modifier, Report, Result, Span, line, rolled, verdict
from archcli.rules.realms.check import COMPETITION, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from archcli.dice.dice import Dice

Sides = Literal["attacker", "defender", "both"]
Holder = Literal["attacker", "defender", "nobody"]


class Competitor(NamedTuple):
    """A side: its modifier (None: not known), what that comes from, and who it is."""

    modifier: int | None
    attribute: str = ""
    name: str = ""


class Edge(NamedTuple):
    """Why a side keeps the better or the worse of two dice."""

    advantage: tuple[str, ...]
    disadvantage: tuple[str, ...]

    def __str__(self) -> str:
        return ", ".join((
            *(f"advantage: {why}" for why in self.advantage), *(f"disadvantage: {why}" for why in self.disadvantage),
        ))


@dataclass(frozen=True, slots=True, kw_only=True)
class Competition(Result):
    """A competition; `holder`: who has the thing afterwards. Without a contest totals and margin are None."""

    contested: bool
    total: int | None
    foe_total: int | None
    won: bool
    lost: bool
    tied: bool
    margin: int | None
    holder: Holder | None
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    sides: tuple[Competitor, ...] = ()
    edges: tuple[Edge, ...] = ()

    OUTCOME = ("won", "lost", "tied")
    SUCCEEDS = ("won", True)

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("sides", "edges")

    def quiet(self) -> str:
        return "won" if self.won else "lost" if self.lost else "tied"

    def report(self) -> Report:
        attacker, defender = (one.name for one in self.sides)
        return Report(
            (Span("competition: "), Span(attacker, NAME), Span(" against "), Span(defender, NAME)),
            (*self._rolls(), self._ending(), *self._thing(attacker, defender)),
        )

    def _rolls(self) -> Iterator[Line]:
        for roll, side, edge in zip(self.rolls, self.sides, self.edges, strict=False):  # no rolls: no competition
            notes = ", ".join(note for note in (side.attribute, str(edge)) if note)
            yield rolled(roll._replace(label=side.name), *([(f"  ({notes})", NOTE)] if notes else []))

    def _ending(self) -> Line:
        if not self.contested:
            return verdict("no competition", True, ": a thing in nobody's space, and the defender has no action")
        if self.tied:
            return verdict("a tie", None, ": nothing changes")
        return verdict(f"won by {self.margin}", True) if self.won else verdict(f"lost by {-(self.margin or 0)}", False)

    def _thing(self, attacker: str, defender: str) -> Iterator[Line]:
        if self.holder is not None:
            told = {
                "attacker": f"{attacker} has it; picking it up costs 10 feet",
                "defender": f"{defender} has it, with an action and 10 feet of movement",
                "nobody": "it stays where it is",
            }
            yield line("the thing", told[self.holder])


def competition(
    attacker: Competitor, defender: Competitor, *, advantage: Sides | None = None, disadvantage: Sides | None = None,
    nimble: bool = False, grab: bool = False, owned: bool = False, defender_idle: bool = False, dice: Dice,
) -> Competition:
    """Both sides roll a d12 plus a modifier, and the higher total wins; a tie changes nothing (R-30).

    `grab`: for a thing, which `owned` puts into the space of its aware owner, who then has advantage (R-32);
    `defender_idle`: the defender has no action or no 10 feet left to take it (R-34, R-35). `nimble`: a nhoblit enters a
    hostile's space with advantage (R-33). Raises UsageError for a missing modifier and for what makes no sense without
    `grab` or `owned`.
    """
    _refuse(nimble, grab, owned, defender_idle)
    sides = (attacker, defender)
    if grab and not owned and defender_idle:
        return Competition(
            contested=False, total=None, foe_total=None, won=True, lost=False, tied=False, margin=None,
            holder="attacker", rolls=(), sides=sides,
        )
    edges = (
        _edge("attacker", advantage, disadvantage, "enters the space as a nhoblit" if nimble else ""),
        _edge("defender", advantage, disadvantage, "owns the space" if owned else ""),
    )
    rolls = tuple(
        kept(
            COMPETITION, known_modifier(side.modifier, option), advantage=bool(edge.advantage),
            disadvantage=bool(edge.disadvantage), label=label, dice=dice,
        )
        for label, option, side, edge in zip(
            ("attacker", "defender"), ("--modifier", "--against"), sides, edges, strict=True,
        )
    )
    total, foe_total = (roll.value + (side.modifier or 0) for roll, side in zip(rolls, sides, strict=True))
    won, lost = total > foe_total, total < foe_total
    taken: Holder = "attacker" if won else "defender" if lost and not defender_idle else "nobody"
    return Competition(
        contested=True, total=total, foe_total=foe_total, won=won, lost=lost, tied=total == foe_total,
        margin=total - foe_total, holder=taken if grab else None, rolls=rolls, sides=sides, edges=edges,
    )


def known_modifier(modifier: int | None, option: str) -> int:
    """The modifier of a side. Raises UsageError where it is not known."""
    if modifier is None:
        raise UsageError(
            f"{option} is missing: give the Strength or Agility modifier, or a sheet with modifiers.strength or "
            "modifiers.agility"
        )
    return modifier


def _refuse(nimble: bool, grab: bool, owned: bool, defender_idle: bool) -> None:
    for option, given in (("--owned", owned), ("--defender-idle", defender_idle)):
        if given and not grab:
            raise UsageError(f"{option} needs --grab: it says where a thing is, or who can take it")
    if nimble and grab and not owned:
        raise UsageError("--nimble needs --owned: a thing in nobody's space takes no entering of a space")


def _edge(side: str, advantage: Sides | None, disadvantage: Sides | None, because: str) -> Edge:
    given = ("given",)
    return Edge(
        (*(given if advantage in (side, "both") else ()), *((because,) if because else ())),
        given if disadvantage in (side, "both") else (),
    )
