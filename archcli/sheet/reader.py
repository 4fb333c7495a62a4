"""The reading of a sheet: every mistake of a file at once, each with the path of its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from archcli.errors import NUMBER, Mistake, nearest, unknown, visible
from archcli.names import fold
from archcli.record import Record
from archcli.sheet.keys import Declared, keys


class SheetReader:
    """Reads one file's tables and collects its mistakes."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.mistakes: list[Mistake] = []

    def mistake(self, path: str, message: str) -> None:
        """Note a mistake at the path of a key."""
        self.mistakes.append(Mistake(self.file, path, message))

    def table(self, data: Any, record: type[Record], path: str) -> dict[str, Any]:
        """The fields of a record, from a table."""
        known = keys(record)
        prefix = f"{path}." if path else ""
        if not isinstance(data, Mapping):
            self.mistake(path, f"found {found(data)}, expected a table")
            return {}
        for name in data:
            if name not in known:
                self.mistake(prefix + shown(name), unknown("key", name, known))
        values = {}
        for key, declared in known.items():
            if key in data:
                values[declared.field] = self.value(data[key], declared, prefix + key)
            elif declared.needed:
                self.mistake(prefix + key, f"is missing, expected {declared.expected()}")
            elif declared.field not in record.DEFAULTS:
                values[declared.field] = self.value({}, declared, prefix + key)
        return values

    def value(self, value: Any, declared: Declared, path: str) -> Any:
        """What stands under a key, checked; None after a mistake."""
        kind = declared.kind
        if kind.table:
            return self._names(value, declared, path)
        if issubclass(kind.of, Record):
            return self._records(value, declared, path) if kind.listed else self.record(value, kind.of, path)
        if not _fits(value, declared):
            self.mistake(path, _misfit(value, declared))
            return None
        wanted = declared.about.check(value) if declared.about.check else None
        if wanted is not None:
            self.mistake(path, f"found {found(value)}, expected {wanted}")
        return tuple(value) if kind.listed else value

    def record(self, data: Any, record: type[Record], path: str, **facts: Any) -> Record | None:
        """A record, from a table; None after a mistake."""
        before = len(self.mistakes)
        values = self.table(data, record, path)
        if len(self.mistakes) > before:
            return None
        made = record(**values, **facts)
        wrong: Callable[[], list[tuple[str, str]]] | None = getattr(made, "mistakes", None)
        for key, message in wrong() if wrong is not None else ():
            self.mistake(f"{path}.{key}", message)
        return made

    def _records(self, data: Any, declared: Declared, path: str) -> tuple[Record | None, ...]:
        """A list of tables."""
        if not isinstance(data, list):
            self.mistake(path, f"found {found(data)}, expected {declared.expected()}")
            return ()
        of: type[Record] = declared.kind.of
        return tuple(self.record(entry, of, f"{path}.{place}") for place, entry in enumerate(data))

    def _names(self, data: Any, declared: Declared, path: str) -> dict[str, Any]:
        """A table whose keys are names: the player's own, or only those that are declared."""
        if not isinstance(data, Mapping):
            self.mistake(path, f"found {found(data)}, expected a table")
            return {}
        names, of = declared.about.names, declared.kind.of
        entry = declared._replace(kind=declared.kind._replace(table=False))
        values = {}
        written: dict[str, str] = {}
        for name, value in data.items():
            where = f"{path}.{shown(name)}"
            first = written.setdefault(fold(name), where)
            if names and name not in names:
                self.mistake(where, unknown("key", name, names))
            elif not fold(name):
                self.mistake(where, "is no name: case, blanks, hyphens and underscores do not count in one")
            elif first != where:
                self.mistake(where, f"cannot be told from {first}: case, blanks, hyphens and underscores do not count")
            elif issubclass(of, Record):
                values[name] = self.record(value, of, where, **({"name": name} if "name" in of.FIELDS else {}))
            else:
                values[name] = self.value(value, entry, where)
        return values


def _fits(value: Any, declared: Declared) -> bool:
    kind = declared.kind
    if kind.of is object:
        return True
    if kind.listed and kind.of is int:
        one = declared._replace(kind=kind._replace(listed=False))
        return isinstance(value, list) and all(_fits(number, one) for number in value)
    if kind.listed:
        return isinstance(value, list) and all(
            isinstance(word, str) and (not kind.choices or word in kind.choices) for word in value
        )
    if kind.of is str:
        return isinstance(value, str) and value != "" and (not kind.choices or value in kind.choices)
    if kind.of is bool:
        return isinstance(value, bool)
    if not isinstance(value, int) or isinstance(value, bool) or _huge(value):
        return False
    return value in kind.choices if kind.choices else declared.range is None or declared.range.holds(value)


def _misfit(value: Any, declared: Declared) -> str:
    kind = declared.kind
    message = f"found {found(value)}, expected {declared.expected()}"
    if isinstance(value, str) and kind.choices and not kind.listed:
        near = nearest(value, map(str, kind.choices))
        message += f': did you mean "{near}"?' if near else ""
    if _huge(value):
        message += f", and none beyond {NUMBER} (limit number)"
    if isinstance(value, list) and kind.listed and kind.choices:
        wrong = [word for word in value if word not in kind.choices]
        message = f"found {', '.join(map(found, wrong))}, expected {declared.expected()}"
    return message


def _huge(value: Any) -> bool:
    return isinstance(value, int) and not -NUMBER <= value <= NUMBER


def found(value: Any) -> str:
    """What stands in a file, in words and short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        short = visible(value if len(value) <= 40 else value[:37] + "...")
        return f'"{short}"'
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and value.bit_length() > 100:
        return "a number of over 30 digits"
    return str(value)


def shown(name: str) -> str:
    """A key as it stands in a path: quoted where TOML wants it quoted."""
    if name and all(c.isascii() and (c.isalnum() or c in "-_") for c in name):
        return name
    return f'"{"".join(map(_escaped, name))}"'


def _escaped(char: str) -> str:
    if char in '"\\':
        return f"\\{char}"
    code = ord(char)
    return char if char.isprintable() else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
