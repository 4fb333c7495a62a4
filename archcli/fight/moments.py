"""What the lines of a record say: how the fight stood before and after each.

A line is the document of a step, or says `new`, `undo`, `redo`, `edited` or `note`. All but the last change the state,
and hold the tables before them and their changes, so that one line alone tells how the fight stands after it.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple

from archcli.errors import FightError
from archcli.fight.changes import COMBATANTS, Change, Tables, applied, difference
from archcli.fight.state import Fight

Line = Mapping[str, Any]
Kind = Literal["new", "step", "undo", "redo", "edited", "note"]
MARKS: tuple[Kind, ...] = ("new", "undo", "redo", "edited", "note")
STEP = "step"


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
            return Moment(kind, line.get("before"), (), ordered(line["fight"], ()))
        told = line["fight"] if kind == "step" else line
        before = told["read"]["fight"] if kind == "step" else told["before"]
        changes = tuple(map(Change.of, told["edited" if kind == "edited" else "changes"]))
        after = applied(before, changes, default_of(before))
        return Moment(kind, before, changes, ordered(after, told.get(COMBATANTS, ())))
    except (KeyError, TypeError, AttributeError, FightError):
        return None


def before(line: Line) -> Tables:
    """How the fight stood before a line, of the first how it began; empty where the line does not say so."""
    told = line.get("fight", {}).get("read", line) if kind_of(line) == "step" else line
    found = told.get("fight" if kind_of(line) in ("step", "new") else "before")
    return found if isinstance(found, Mapping) else {}


def default_of(tables: Tables) -> Any:
    """What a value is that stands nowhere, in a fight of this game."""
    return Fight(system=tables["system"], combatants={}).default


def ordered(tables: Tables, names: Iterable[str]) -> dict[str, Any]:
    """The tables with combatants in an order; those that are not named stand last, as they stood."""
    people = tables.get(COMBATANTS, {})
    order = dict.fromkeys([*(name for name in names if name in people), *people])
    return {**tables, COMBATANTS: {name: people[name] for name in order}}


def with_order(line: Line, after: Fight) -> Line:
    """A line with the names of the combatants where its changes do not tell in which order they stand."""
    told = line.get("fight", line)
    before = told["read"]["fight"] if "fight" in line else told["before"]
    was, now = before.get(COMBATANTS, {}), after.combatants
    if [*(name for name in was if name in now), *(name for name in now if name not in was)] == list(now):
        return line
    named = {**told, COMBATANTS: list(now)}
    return {**line, "fight": named} if "fight" in line else named


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
    default = default_of(last.after)
    step = last.after.get(STEP, 0)
    here, behind = present, False
    if last.kind == "new":
        behind = last.before is not None and not difference(last.before, present, default)
        here = last.after if behind else present
    elif last.before is not None and present.get(STEP, 0) != step:
        behind = present.get(STEP, 0) == last.before.get(STEP, 0)
        here = ordered(_forced(present, last.changes, default), last.after[COMBATANTS]) if behind else present
    here = stepped_to(here, step)
    return Settled(here, tuple(difference(last.after, here, default)), behind)


def stepped_to(tables: Tables, step: int) -> dict[str, Any]:
    """The tables at a step; a file leaves 0 out."""
    return {**{key: value for key, value in tables.items() if key != STEP}, **({STEP: step} if step else {})}


def _forced(tables: Tables, changes: Iterable[Change], default: Any) -> Tables:
    """The tables after those of the changes that fit them: a value that a hand changed meanwhile stays."""
    fitting = []
    for change in changes:  # each by itself: once somebody is back, what nobody had is no longer what was
        try:
            applied(tables, [change], default)
        except FightError:
            continue
        fitting.append(change)
    return applied(tables, fitting, default)


def said_last(line: Line | None) -> str | None:
    """What the board tells as the last that happened, after a line; None after the first."""
    if line is None:
        return None
    told = line.get("fight") if kind_of(line) == "step" else line
    said = told.get("last", told.get("said")) if isinstance(told, Mapping) else None
    return said if isinstance(said, str) else None
