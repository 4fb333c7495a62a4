"""What a step changes: the difference of two states, put on another state, or taken back from it.

A state is what the fight file holds: tables in tables. A key is the way to a value that is no table; that of a
combatant begins with its name, and stands apart from it in `who`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from archcli.errors import FightError, visible
from archcli.sheet.paths import key_parts
from archcli.sheet.reader import shown

COMBATANTS = "combatants"
Tables = Mapping[str, Any]


class Change(NamedTuple):
    """A value that became another: whose (None: the fight's own), the key, dotted as `fight set` takes it, and what it
    was and is (None: nothing stands there)."""

    who: str | None
    key: str
    was: Any
    now: Any

    def data(self) -> dict[str, Any]:
        """As JSON shows it."""
        return {"who": self.who, "key": self.key, "from": self.was, "to": self.now}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Change:
        """From what JSON shows."""
        return cls(data["who"], data["key"], data["from"], data["to"])

    @property
    def back(self) -> Change:
        """The change that takes this one back."""
        return self._replace(was=self.now, now=self.was)

    @property
    def way(self) -> tuple[str, ...]:
        """The tables that lead to the value, and its key."""
        keys = key_parts(self.key)
        return keys if self.who is None else (COMBATANTS, self.who, *keys)


Default = Callable[[tuple[str, ...]], Any]
"""What a value is that stands nowhere, by the way to it."""


def difference(before: Tables, after: Tables, default: Default) -> list[Change]:
    """What changed from one state to another, the fight's own keys first, then by combatant."""
    was, now = dict(_values(before)), dict(_values(after))
    ways = [*was, *(way for way in now if way not in was)]
    changes = [
        _change(way, _value(before, way, default), _value(after, way, default))
        for way in ways if was.get(way) != now.get(way)
    ]
    return sorted(changes, key=lambda change: change.who is not None)


def _values(tables: Tables, way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in tables.items():
        if isinstance(value, Mapping):
            yield from _values(value, (*way, key))
        else:
            yield (*way, key), value


def _value(tables: Tables, way: tuple[str, ...], default: Default) -> Any:
    """What stands at the end of a way; where nothing does, the default of somebody who is there."""
    here: Any = tables
    for place, key in enumerate(way):
        here = here.get(key) if isinstance(here, Mapping) else None
        if here is None:
            stranger = way[0] == COMBATANTS and place < len((COMBATANTS, "who"))
            return None if stranger else default(way)
    return here


def _change(way: tuple[str, ...], was: Any, now: Any) -> Change:
    who, keys = (way[1], way[2:]) if way[0] == COMBATANTS else (None, way)
    return Change(who, ".".join(map(shown, keys)), was, now)


def applied(tables: Tables, changes: Iterable[Change], default: Default) -> dict[str, Any]:
    """The state after changes. Raises FightError where one of them is not the value that it was, naming it."""
    changes = list(changes)
    collisions = [change for change in changes if _value(tables, change.way, default) != change.was]
    if collisions:
        said = ", ".join(
            f"{visible(change.who)}'s {change.key}" if change.who else change.key for change in collisions
        )
        raise FightError(f"{said} changed since by hand: nothing is changed")
    state = copied(tables)
    for change in changes:
        put(state, change.way, None if change.now == default(change.way) else change.now)
    return _without_empty(state)


def copied(tables: Tables) -> dict[str, Any]:
    """The same tables, that can be changed without changing these."""
    return {key: copied(value) if isinstance(value, Mapping) else value for key, value in tables.items()}


def put(state: dict[str, Any], way: tuple[str, ...], value: Any) -> None:
    """Let a value stand at the end of a way, or nothing there (None); tables that are missing on it are made."""
    *tables, key = way
    for table in tables:
        state = state.setdefault(table, {})
    if value is None:
        state.pop(key, None)
    else:
        state[key] = value


def _without_empty(state: dict[str, Any]) -> dict[str, Any]:
    kept = {key: _without_empty(value) if isinstance(value, dict) else value for key, value in state.items()}
    return {key: value for key, value in kept.items() if value != {}}
