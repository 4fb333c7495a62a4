"""What the lines of a record say: how the fight stood before and after each, which steps count, and how to go back.

A line is the document of a step, or says `new`, `undo`, `redo`, `edited` or `note`. All but the last change the state,
and hold the tables before them and their changes, so that one line alone tells how the fight stands after it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from archcli.errors import FightError, Mistake
from archcli.fight.changes import COMBATANTS, Change, Tables, applied, difference
from archcli.fight.state import Fight

Line = Mapping[str, Any]
Kind = Literal["new", "step", "undo", "redo", "edited", "note"]
MARKS: tuple[Kind, ...] = ("new", "undo", "redo", "edited", "note")
STEP = "step"


class Entry(NamedTuple):
    """A line of a record. `undone`: it is a step that was taken back and not brought again."""

    line: Line
    kind: Kind
    undone: bool = False


class Moment(NamedTuple):
    """How a fight stands after a line. `before` and `changes` are None and empty where nothing stood there before."""

    kind: Kind
    before: Tables | None
    changes: tuple[Change, ...]
    after: Tables


def kind_of(line: Line) -> Kind | None:
    """What a line is; None for what is no line of a record."""
    marked = next((mark for mark in MARKS if mark in line), None)
    if marked is not None:
        return marked
    told = line.get("fight")
    return "step" if isinstance(told, Mapping) and "read" in told else None


def moment(line: Line) -> Moment | None:
    """How the fight stands after a line; None where the line changes nothing or cannot be understood."""
    kind = kind_of(line)
    try:
        if kind is None or kind == "note":
            return None
        if kind == "new":
            Fight(system=line["fight"]["system"], combatants={}).default((STEP,))
            return Moment(kind, line.get("before"), (), _ordered(line["fight"], ()))
        told = line["fight"] if kind == "step" else line
        before = told["read"]["fight"] if kind == "step" else told["before"]
        changes = tuple(map(Change.of, told["edited" if kind == "edited" else "changes"]))
        after = applied(before, changes, _default(before))
        return Moment(kind, before, changes, _ordered(after, told.get(COMBATANTS, ())))
    except (KeyError, TypeError, AttributeError, FightError):
        return None


def _default(tables: Tables) -> Any:
    """What a value is that stands nowhere, in a fight of this game."""
    return Fight(system=tables["system"], combatants={}).default


def _ordered(tables: Tables, names: Iterable[str]) -> dict[str, Any]:
    """The tables with combatants in an order; those that are not named stand last, as they stood."""
    people = tables.get(COMBATANTS, {})
    order = dict.fromkeys([*(name for name in names if name in people), *people])
    return {**tables, COMBATANTS: {name: people[name] for name in order}}


def order_kept(before: Tables, after: Tables) -> bool:
    """Whether the changes from one state to another tell in which order the combatants stand."""
    was, now = before.get(COMBATANTS, {}), after.get(COMBATANTS, {})
    return [*(name for name in was if name in now), *(name for name in now if name not in was)] == list(now)


class Settled(NamedTuple):
    """What a fight file says, weighed against its record: how the fight stands, what was changed by hand since the
    last line, and whether the file is behind its record because a command was killed."""

    tables: Tables
    edited: tuple[Change, ...] = ()
    behind: bool = False


def settled(present: Tables, last: Moment) -> Settled:
    """How a fight stands whose file holds `present`, where the record ends so.

    The step is what the record counts, whatever a hand made of it.
    """
    default = _default(last.after)
    step = last.after.get(STEP, 0)
    here, behind = present, False
    if last.kind == "new":
        behind = last.before is not None and not difference(last.before, present, default)
        here = last.after if behind else present
    elif last.before is not None and present.get(STEP, 0) != step:
        behind = present.get(STEP, 0) == last.before.get(STEP, 0)
        here = _ordered(_forced(present, last.changes, default), last.after[COMBATANTS]) if behind else present
    here = _counted(here, step)
    return Settled(here, tuple(difference(last.after, here, default)), behind)


def _counted(tables: Tables, step: int) -> dict[str, Any]:
    """The tables at a step; a file leaves 0 out."""
    return {**{key: value for key, value in tables.items() if key != STEP}, **({STEP: step} if step else {})}


def _forced(tables: Tables, changes: Iterable[Change], default: Any) -> Tables:
    """The tables after those of the changes that fit them: a value that a hand changed meanwhile stays."""
    for change in changes:
        try:
            tables = applied(tables, [change], default)
        except FightError:
            continue
    return tables


class History(NamedTuple):
    """A whole record: the documents of the steps that count, oldest first, those that can be brought again (the one
    taken back last stands last), and every line."""

    steps: tuple[Line, ...]
    undone: tuple[Line, ...]
    lines: tuple[Entry, ...]

    @classmethod
    def of(cls, lines: Iterable[Line | None], *, file: str) -> "History":
        """The history that lines tell. Raises FightError for those that are none of a record, with their numbers."""
        entries: list[Line] = []
        live: list[int] = []
        back: list[int] = []
        mistakes = []
        for number, line in enumerate(lines, 1):
            kind = None if line is None else kind_of(line)
            if line is None or kind is None:
                mistakes.append(Mistake(file, "", f"line {number}: is no line of a record", number))
                continue
            if kind == "step":
                live.append(len(entries))
                back.clear()
            elif kind == "undo":
                _move(live, back, _count(line, kind))
            elif kind == "redo":
                _move(back, live, _count(line, kind))
            entries.append(line)
        if mistakes:
            raise FightError(mistakes, hint="without such a line the rest of the record can be read")
        return cls(
            tuple(entries[place] for place in live), tuple(entries[place] for place in back),
            tuple(_marked(entries, set(live))),
        )

    @property
    def last(self) -> Line | None:
        """The last step that counts."""
        return self.steps[-1] if self.steps else None


def _move(places: list[int], to: list[int], count: int) -> None:
    """Move the last places over, one by one."""
    left = max(len(places) - count, 0)
    to.extend(reversed(places[left:]))
    del places[left:]


def _count(line: Line, kind: Kind) -> int:
    count = line[kind]
    return count if isinstance(count, int) and count > 0 else 0


def _marked(lines: Sequence[Line], live: set[int]) -> Iterator[Entry]:
    for place, line in enumerate(lines):
        kind = kind_of(line)
        assert kind is not None
        yield Entry(line, kind, undone=kind == "step" and place not in live)


def undone(history: History, fight: Fight, count: int, *, file: str) -> tuple[Fight, dict[str, Any]]:
    """A fight with its last steps taken back, and the line that says so.

    Raises FightError where there are fewer steps, and where a hand has changed since what one of them changed.
    """
    there = len(history.steps)
    if count > there:
        raise FightError(_too_many(count, there, "step to take back", "steps to take back"))
    steps = history.steps[there - count:][::-1]
    tables: Tables = fight.tables()
    for line in steps:
        tables = _stepped(tables, _moment(line), back=True)
    left = history.steps[:there - count]
    return _moved("undo", steps, fight, tables, left[-1] if left else None, file=file)


def redone(history: History, fight: Fight, count: int, *, file: str) -> tuple[Fight, dict[str, Any]]:
    """A fight with the steps brought again that were taken back last, and the line that says so.

    Raises FightError where there are fewer, and where a hand has changed since what one of them changes.
    """
    there = len(history.undone)
    if count > there:
        raise FightError(_too_many(count, there, "step to bring again", "steps to bring again"))
    steps = history.undone[there - count:][::-1]
    tables: Tables = fight.tables()
    for line in steps:
        tables = _stepped(tables, _moment(line), back=False)
    return _moved("redo", steps, fight, tables, steps[-1], file=file)


def _too_many(count: int, there: int, one: str, several: str) -> str:
    if not there:
        return f"there is no {one}"
    return f"there {f'is 1 {one}' if there == 1 else f'are {there} {several}'}, and not {count}"


def _moment(line: Line) -> Moment:
    """How the fight stood after a step. Raises FightError for one that cannot be understood."""
    found = moment(line)
    if found is None or found.before is None:
        raise FightError(f"step {line['fight'].get(STEP)} of the record cannot be understood")
    return found


def _stepped(tables: Tables, moved: Moment, *, back: bool) -> Tables:
    """The tables with a step taken back or brought again; the number of the step goes along without being weighed."""
    assert moved.before is not None
    changes = [change for change in moved.changes if (change.who, change.key) != (None, STEP)]
    wanted = moved.before if back else moved.after
    here = applied(tables, [change.back for change in changes] if back else changes, _default(wanted))
    step = max(tables.get(STEP, 0) + (-1 if back else 1), 0)
    return _ordered(_counted(here, step), wanted.get(COMBATANTS, ()))


def _moved(
    mark: str, steps: Sequence[Line], fight: Fight, tables: Tables, last: Line | None, *, file: str,
) -> tuple[Fight, dict[str, Any]]:
    after = Fight.of(tables, file=file)
    return after, {
        mark: len(steps), "steps": [line["fight"][STEP] for line in steps], "before": fight.tables(),
        "changes": [change.data() for change in fight.changes_to(after)], "last": said_last(last),
    }


def said_last(line: Line | None) -> str | None:
    """What the board tells as the last that happened, after a line; None after the first."""
    if line is None:
        return None
    told = line.get("fight") if kind_of(line) == "step" else line
    said = told.get("last", told.get("said")) if isinstance(told, Mapping) else None
    return said if isinstance(said, str) else None
