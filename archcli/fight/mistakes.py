"""What is wrong in a fight file that no key alone can tell: names of nobody, names twice, phases that there are not."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from archcli.errors import unknown
from archcli.given import COMBATANT
from archcli.names import fold
from archcli.record import Record
from archcli.sheet import keys, shown

LISTS = ("order", "ended", "phase", "roster")
"""Keys of a fight that are lists of names."""


def mistaken(values: Mapping[str, Any], people: Mapping[str, Any], phases: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The mistakes of a fight, each with its key: its own `values`, those in it by name (None: one that cannot be
    read), and the phases that its game counts."""
    yield from _twins(people)
    for key, name in (*_named(values), *_named_by(people)):
        if name not in people:
            yield key, unknown("combatant", name, people)
    for key in LISTS:
        names = _list(values.get(key))
        for name in dict.fromkeys(name for place, name in enumerate(names) if name in names[:place]):
            yield key, f'"{name}" is named twice'
    yield from _beyond(values.get("phase"), phases)


def _list(value: Any) -> Sequence[Any]:
    return value if isinstance(value, (list, tuple)) else ()


def _twins(people: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Combatants of one name: case, blanks and hyphens do not count in one."""
    known: dict[str, str] = {}
    for name in people:
        twin = known.setdefault(fold(name), name)
        if twin != name:
            yield f"combatants.{shown(name)}", f'there is a "{twin}" already: give each a name of its own'


def _named(values: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Whom a fight names, each with the key."""
    turn = values.get("turn")
    if isinstance(turn, str):
        yield "turn", turn
    for key in LISTS:
        for name in _list(values.get(key)):
            yield key, name


def _named_by(people: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Whom the states of combatants name, each with the path."""
    for name, one in people.items():
        if one is not None:
            for path, whom in _named_in(one):
                yield f"combatants.{shown(name)}.{path}", whom


def _named_in(record: Record) -> Iterator[tuple[str, str]]:
    for key, declared in keys(type(record)).items():
        value = getattr(record, declared.field)
        if isinstance(value, Record):
            for path, whom in _named_in(value):
                yield f"{key}.{path}", whom
        elif declared.about.takes == COMBATANT and not isinstance(value, Mapping):
            for whom in (value,) if isinstance(value, str) else value or ():
                yield key, whom


def _beyond(phase: Any, phases: Sequence[str]) -> Iterator[tuple[str, str]]:
    """A number of a phase that a game does not count."""
    if isinstance(phase, int) and phase > len(phases):
        yield "phase", f"found {phase}, expected {f'a number from 1 to {len(phases)}' if phases else 'a list of names'}"
