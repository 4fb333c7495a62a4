"""The order of a fight, and how it is told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from archcli.dice.roll import Roll
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, Table, field, line, modifier_lines, rolled
from archcli.roles import NAME, NOTE, NUMBER

Side = Literal["party", "foes"]


class Entry(NamedTuple):
    """A place in the turn order; `roll_off` holds the faces that broke ties (A-11)."""

    name: str
    side: Side
    initiative: int | None
    awareness: int
    precision: int
    roll_off: tuple[int, ...]


class Phase(NamedTuple):
    """Those of one side who act at the same time (A-12), in turn order."""

    side: Side
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Initiative(Result):
    """The order of a fight."""

    order: tuple[str, ...]
    party_first: bool
    entries: tuple[Entry, ...]
    phases: tuple[Phase, ...]
    repeat_from: int
    ambush: Side | None
    free_move: tuple[str, ...]
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...] = ()
    alone: str | None = field(default=None, shown=False)
    """Where all stand on one side: the word that named the last of them."""

    OUTCOME = Outcome(("order", "party_first"))

    def quiet(self) -> Sequence[str]:
        return self.order

    def report(self) -> Report:
        title = "ambush" if self.ambush else "initiative"
        blocks: list[Line | Table] = [*map(rolled, self.rolls), *modifier_lines(self.modifiers)]
        # In an ambush nobody has a total, and no tie is to be broken.
        head = ("", "who", "side") if self.ambush else ("", "who", "side", "total", "ties go by")
        rows = tuple(_row(place, entry)[:len(head)] for place, entry in enumerate(self.entries, 1))
        blocks.append(Table(head, rows))
        for place, phase in enumerate(self.phases):
            again = "  from here the cycle repeats" if place == self.repeat_from > 0 else ""
            blocks.append(line(f"phase {place + 1}", (" + ".join(phase.names), NAME), (again, NOTE)))
        if self.free_move:
            blocks.append(line("first round", f"{', '.join(self.free_move)} may move for 0 AP"))
        if self.alone is not None:
            blocks.append(line("", (f"all on one side: --foe {self.alone} for an enemy", NOTE)))
        return Report((Span(title, NAME),), tuple(blocks))


def _row(place: int, entry: Entry) -> tuple[Span, ...]:
    ties = f"awareness {entry.awareness}, precision {entry.precision}"
    if entry.roll_off:
        ties += f", rolled off {' '.join(map(str, entry.roll_off))}"
    return (
        Span(str(place)), Span(entry.name, NAME), Span(entry.side, NOTE), Span(str(entry.initiative), NUMBER),
        Span(ties, NOTE),
    )
