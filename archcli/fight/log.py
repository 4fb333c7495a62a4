"""What happened in a fight, a line each: what a result comes to, what it changed, and the record of all of it."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from archcli.fight.changes import Change
from archcli.fight.telling import short, told
from archcli.report import Line, Report, Result, Span, field, filled, line
from archcli.roles import BAD, DROPPED, GOOD, MIXED, NAME, NOTE, NUMBER

VERDICTS = (GOOD, BAD, MIXED)
DETAIL = re.compile(r"\s*\d+ against \d+\s*")
"""What a verdict says beside how it ended: the roll and what stood against it."""
GAP = re.compile(r" {2,}")


def said(result: Result, *, who: str | None = None) -> str:
    """One line on a result, from its report: `Goblin 2 attacks Aria with club: HIT, damage 3`.

    `who`: whom it befell, which a report need not know.
    """
    report = result.report()
    title = _text(report.title)
    if who is not None and who not in title:
        title = f"{who}: {title}"
    verdicts = [end.spans for end in report.blocks if isinstance(end, Line) and _is_verdict(end)]
    ends = [_text(spans) for spans in verdicts]
    damage = getattr(result, "damage", None)
    if isinstance(damage, int) and damage and not any(map(_tells_damage, verdicts)):
        ends.append(f"damage {damage}")
    if not ends and "=" not in title:
        quiet = result.quiet()
        ends = [quiet] if isinstance(quiet, str) else [*quiet]
    return title + (", " if ": " in title else ": ") * bool(ends) + ", ".join(ends)


def _is_verdict(end: Line) -> bool:
    return not end.label and bool(end.spans) and end.spans[0].role in VERDICTS


def _tells_damage(verdict: Sequence[Span]) -> bool:
    """Whether a verdict holds the damage: by that word, or as the number that matters."""
    return "damage" in _text(verdict) or any(span.role == NUMBER for span in verdict)


def _text(spans: Iterable[Span]) -> str:
    """Spans as one text: without asides, and with a comma where blanks part two of them."""
    kept = "".join(span.text for span in spans if span.role != NOTE and not DETAIL.fullmatch(span.text))
    return GAP.sub(", ", kept.strip())


def changes_lines(
    result: Result, file: str, step: int, changes: Iterable[Mapping[str, Any]], *, system: str,
) -> list[Line]:
    """The line that tells what a step changed: `fight.toml  Goblin 1 6 → 3`; where nothing is worth telling its number,
    and no line where the result has told that already."""
    texts = told(map(Change.of, changes), system)
    parts = [part for text in texts for part in (Span(", "), *text)][1:]
    if not parts and result.TELLS_STEP:
        return []
    return [line(short(file), *(parts or (f"step {step}",)))]


class Entry(NamedTuple):
    """A line of a log. `step` is None for what is no step, `turn` whose turn it was; `undone`: it was taken back."""

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


Recorded = tuple[Mapping[str, Any], str, bool]
"""A line of a record: the line, its kind ("new", "step", "undo", "redo", "edited", "note"), and whether it is a step
that was taken back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Log(Result):
    """What happened in a fight, the oldest first."""

    file: str
    entries: tuple[Entry, ...]
    everything: bool = field(default=False, shown=False)

    def quiet(self) -> Sequence[str]:
        return [entry.said for entry in self.entries]

    def rows(self) -> list[dict[str, Any]]:
        """One of each line."""
        return [entry.row() | ({"undone": entry.undone} if self.everything else {}) for entry in self.entries]

    def report(self) -> Report:
        rows, last = [], None
        for entry in self.entries:
            rows.append((
                Span(str(entry.round) if entry.round != last else "", NUMBER),
                Span("" if entry.step is None else str(entry.step), NOTE),
                Span(entry.said, DROPPED if entry.undone else NOTE if entry.step is None else ""),
                Span("undone" if entry.undone else "", NOTE),
            ))
            last = entry.round
        table = filled(("round", "step", "what happened", ""), rows)
        nothing = line("", ("nothing happened yet", NOTE))
        return Report((Span("log of "), Span(short(self.file), NAME)), (table,) if rows else (nothing,))


def log(lines: Iterable[Recorded], *, file: str, everything: bool = False) -> Log:
    """The log of the lines of a record. `everything`: lines of steps that were taken back are among them."""
    return Log(file=file, everything=everything, entries=tuple(map(_entry, lines)))


def chosen(
    lines: Iterable[Recorded], *, round: int | None = None, last: int | None = None, everything: bool = False,
) -> list[Recorded]:
    """The lines that are asked for: of a round, the last so many, and with `everything` also what was taken back and
    what is neither step nor note."""
    kept = [
        entry for entry in lines
        if (everything or (entry[1] in ("step", "note") and not entry[2]))
        and (round is None or _state(entry).get("round", 0) == round)
    ]
    return kept if last is None else kept[max(0, len(kept) - last):]


def _state(entry: Recorded) -> dict[str, Any]:
    """The fight's own numbers after a line; of a note those that it holds."""
    recorded, kind, _ = entry
    if kind in ("note", "new"):
        return {key: value for key, value in recorded.items() if key == "round"}
    tables, changes = _changed(recorded, kind)
    return {**tables, **{change.key: change.now for change in changes if change.who is None}}


def _changed(recorded: Mapping[str, Any], kind: str) -> tuple[Mapping[str, Any], list[Change]]:
    """The tables before a line, and what it changed of them."""
    if kind == "step":
        step = recorded["fight"]
        return step["read"]["fight"], [Change.of(change) for change in step["changes"]]
    return recorded["before"], [Change.of(change) for change in recorded[kind if kind == "edited" else "changes"]]


def _entry(entry: Recorded) -> Entry:
    recorded, kind, undone = entry
    state = _state(entry)
    if kind in ("note", "new"):
        said_ = recorded["note"] if kind == "note" else _begun(recorded["fight"])
        return Entry(None, state.get("round", 0), None, said_, "", undone)
    tables, changes = _changed(recorded, kind)
    texts = ", ".join("".join(span.text for span in spans) for spans in told(changes, tables["system"]))
    if kind == "step":
        step = recorded["fight"]
        return Entry(step["step"], state.get("round", 0), tables.get("turn"), step["said"], texts, undone)
    return Entry(None, state.get("round", 0), tables.get("turn"), _moved(recorded, kind, texts), texts, undone)


def _begun(tables: Mapping[str, Any]) -> str:
    """Who stands against whom."""
    sides: dict[str, list[str]] = {}
    for name, one in tables.get("combatants", {}).items():
        sides.setdefault(one["side"], []).append(name)
    return " against ".join(", ".join(names) for names in sides.values())


def _moved(recorded: Mapping[str, Any], kind: str, changes: str) -> str:
    if kind == "edited":
        return f"by hand: {changes or 'what is not told'}"
    steps = [str(number) for number in recorded["steps"]]
    told_ = f"step{'' if len(steps) == 1 else 's'} {', '.join(steps)}"
    return f"{told_} {'taken back' if kind == 'undo' else 'brought again'}"
