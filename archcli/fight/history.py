"""Which steps of a fight count, and how to go back: the whole record, steps taken back and brought again."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from archcli.errors import FightError, Mistake
from archcli.fight.changes import COMBATANTS, Tables, applied
from archcli.fight.moments import STEP, Kind, Line, Moment, default_of, kind_of, moment, ordered, said_last, stepped_to
from archcli.fight.state import Fight


class Entry(NamedTuple):
    """A line of a record. `undone`: it is a step that was taken back and not brought again."""

    line: Line
    kind: Kind
    undone: bool = False


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
    left = history.steps[:there - count]
    return _moved("undo", history.steps[there - count:][::-1], fight, left[-1] if left else None, file=file)


def redone(history: History, fight: Fight, count: int, *, file: str) -> tuple[Fight, dict[str, Any]]:
    """A fight with the steps brought again that were taken back last, and the line that says so.

    Raises FightError where there are fewer, and where a hand has changed since what one of them changes.
    """
    there = len(history.undone)
    if count > there:
        raise FightError(_too_many(count, there, "step to bring again", "steps to bring again"))
    steps = history.undone[there - count:][::-1]
    return _moved("redo", steps, fight, steps[-1], file=file)


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
    here = applied(tables, [change.back for change in changes] if back else changes, default_of(wanted))
    step = max(tables.get(STEP, 0) + (-1 if back else 1), 0)
    return ordered(stepped_to(here, step), wanted.get(COMBATANTS, ()))


def _moved(
    mark: Literal["undo", "redo"], steps: Sequence[Line], fight: Fight, last: Line | None, *, file: str,
) -> tuple[Fight, dict[str, Any]]:
    """A fight gone over some steps, one after another, and the line that says so, with what happened last then."""
    tables: Tables = fight.tables()
    for line in steps:
        tables = _stepped(tables, _moment(line), back=mark == "undo")
    after = Fight.of(tables, file=file)
    return after, {
        mark: len(steps), "steps": [line["fight"][STEP] for line in steps], "before": fight.tables(),
        "changes": [change.data() for change in fight.changes_to(after)], "last": said_last(last),
    }
