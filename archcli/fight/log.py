"""What happened in a fight, a line each: what a result comes to, what it changed, and the record of all of it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from archcli.fight.changes import COMBATANTS, Tables
from archcli.fight.history import Entry
from archcli.fight.moments import Moment, moment
from archcli.fight.telling import short, told
from archcli.report import Report, Result, Span, field, filled, line
from archcli.roles import DROPPED, NAME, NOTE, NUMBER


class Told(NamedTuple):
    """A line of a log. `step` is None for what is no step, `turn` whose turn it was, `changes` what it changed, in
    words; `undone`: it was taken back."""

    step: int | None
    round: int
    turn: str | None
    said: str
    changes: str
    undone: bool

    def row(self) -> dict[str, Any]:
        """As a table shows it."""
        step = "" if self.step is None else self.step
        return {
            "step": step, "round": self.round, "turn": self.turn or "", "what": self.said, "changes": self.changes,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Log(Result):
    """What happened in a fight, the oldest first. `documents`: the lines as they are recorded, which JSON shows."""

    file: str
    lines: tuple[Told, ...]
    everything: bool = field(default=False, shown=False)
    system: str = field(default="", shown=False)
    documents: tuple[Mapping[str, Any], ...] = field(default=(), shown=False)

    def quiet(self) -> Sequence[str]:
        return [one.said for one in self.lines]

    def rows(self) -> list[dict[str, Any]]:
        """One of each line."""
        return [one.row() | ({"undone": one.undone} if self.everything else {}) for one in self.lines]

    def report(self) -> Report:
        rows, last = [], None
        for one in self.lines:
            rows.append((
                Span(str(one.round) if one.round != last else "", NUMBER),
                Span("" if one.step is None else str(one.step), NOTE),
                Span(one.said, DROPPED if one.undone else NOTE if one.step is None else ""),
                Span("undone" if one.undone else "", NOTE),
            ))
            last = one.round
        table = filled(("round", "step", "what happened", ""), rows)
        nothing = line("", ("nothing happened yet", NOTE))
        return Report((Span("log of "), Span(short(self.file), NAME)), (table,) if rows else (nothing,))


def log(entries: Iterable[Entry], *, file: str, everything: bool = False) -> Log:
    """The log of lines of a record. `everything`: steps that were taken back are among them."""
    return Log(file=file, everything=everything, lines=tuple(map(_told, entries)))


def chosen(
    entries: Iterable[Entry], *, round: int | None = None, last: int | None = None, everything: bool = False,
) -> list[Entry]:
    """The lines that are asked for: of a round, the last so many, and with `everything` also what was taken back and
    what is neither step nor note."""
    kept = [
        entry for entry in entries
        if (everything or (entry.kind in ("step", "note") and not entry.undone))
        and (round is None or _round(entry, moment(entry.line)) == round)
    ]
    return kept if last is None else kept[max(0, len(kept) - last):]


def _round(entry: Entry, found: Moment | None) -> int:
    """The round in which something happened: the one that it began, where it did."""
    round_ = (entry.line if found is None else found.after).get("round", 0)
    return round_ if isinstance(round_, int) else 0


def _told(entry: Entry) -> Told:
    found = moment(entry.line)
    before = None if found is None else found.before
    changes = "" if found is None else ", ".join(
        "".join(span.text for span in spans) for spans in told(found.changes, found.after["system"])
    )
    step = entry.line["fight"].get("step") if entry.kind == "step" else None
    turn = None if before is None or entry.kind == "new" else before.get("turn")
    return Told(step, _round(entry, found), turn, _said(entry, found, changes), changes, entry.undone)


def _said(entry: Entry, found: Moment | None, changes: str) -> str:
    """One line on a line of a record."""
    recorded = entry.line
    if entry.kind == "step":
        return str(recorded["fight"].get("said", ""))
    if entry.kind == "note":
        return str(recorded["note"])
    if entry.kind == "edited":
        return f"by hand: {changes or 'what is not told'}"
    if entry.kind == "new":
        return "" if found is None else _begun(found.after)
    steps = recorded.get("steps", ())
    numbers = " ".join(filter(None, ("step" if len(steps) == 1 else "steps", ", ".join(map(str, steps)))))
    return f"{numbers} {'taken back' if entry.kind == 'undo' else 'brought again'}"


def _begun(tables: Tables) -> str:
    """Who stands against whom."""
    sides: dict[str, list[str]] = {}
    for name, one in tables.get(COMBATANTS, {}).items():
        sides.setdefault(one["side"], []).append(name)
    return " against ".join(", ".join(names) for names in sides.values())
