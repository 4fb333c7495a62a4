"""Character sheets: what a TOML table may hold, and the reading of one with all its mistakes at once.

A game describes its sheet as a `Schema`: each key with its type, range and default. `read` checks a parsed
table against it and returns plain values with the defaults filled in; every unknown key, wrong type and value
out of range is collected, each with the path of its key, and raised together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from archcli.errors import NUMBER, Mistake, SheetError, UsageError, nearest, unknown
from archcli.sheet import fold, found, shown


class Key(NamedTuple):
    """A value: its type ("string", "integer", "boolean" or "strings"), range or choices, and default.

    `check` refuses what types and ranges cannot tell: it returns what was expected, or None where all is well.
    """

    kind: str
    low: int | None = None
    high: int | None = None
    choices: tuple[str | int, ...] = ()
    default: Any = None
    needed: bool = False
    check: Callable[[Any], str | None] | None = None

    def expected(self) -> str:
        """What may stand here, in words."""
        if self.choices:
            listed = ", ".join(str(choice) for choice in self.choices)
            return f"{'a list of' if self.kind == 'strings' else 'one of'} {listed}"
        if self.kind == "integer":
            if self.low is not None and self.high is not None:
                return f"a whole number from {self.low} to {self.high}"
            return "a whole number" if self.low is None else f"a whole number, {self.low} or more"
        return {"string": "a text", "boolean": "true or false", "strings": "a list of texts"}[self.kind]


class Fixed(NamedTuple):
    """A table of known keys."""

    keys: Mapping[str, Key]


class Free(NamedTuple):
    """A table whose keys are names of the player's own, each with the same kind of value."""

    key: Key


class Each(NamedTuple):
    """A table of tables: names of the player's own, each a table of the same known keys.

    `check` looks at one whole table (complete, with defaults) and returns mistakes as (key, message).
    """

    keys: Mapping[str, Key]
    check: Callable[[Mapping[str, Any]], list[tuple[str, str]]] | None = None


Schema = Mapping[str, Key | Fixed | Free | Each]


class Reader:
    """Reads one file's tables and collects its mistakes."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.mistakes: list[Mistake] = []

    def mistake(self, path: str, message: str) -> None:
        """Note a mistake at the path of a key."""
        self.mistakes.append(Mistake(self.file, path, message))

    def value(self, value: Any, key: Key, path: str) -> Any:
        """A checked value; None after a mistake."""
        if self._fits(value, key):
            wanted = key.check(value) if key.check else None
            if wanted is None:
                return value
            self.mistake(path, f"found {found(value)}, expected {wanted}")
            return None
        message = f"found {found(value)}, expected {key.expected()}"
        if isinstance(value, str) and key.kind == "string" and key.choices:
            near = nearest(value, map(str, key.choices))
            message += f': did you mean "{near}"?' if near else ""
        if _huge(value):
            message += f", and none beyond {NUMBER} (limit number)"
        if isinstance(value, list) and key.kind == "strings" and key.choices:
            wrong = [one for one in value if one not in key.choices]
            message = f"found {', '.join(map(found, wrong))}, expected {key.expected()}"
        self.mistake(path, message)
        return None

    def _fits(self, value: Any, key: Key) -> bool:
        if key.kind == "string":
            return isinstance(value, str) and value != "" and (not key.choices or value in key.choices)
        if key.kind == "boolean":
            return isinstance(value, bool)
        if key.kind == "strings":
            return isinstance(value, list) and all(
                isinstance(one, str) and (not key.choices or one in key.choices) for one in value
            )
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        if key.choices:
            return value in key.choices
        if _huge(value):
            return False
        return (key.low is None or value >= key.low) and (key.high is None or value <= key.high)

    def table(self, value: Any, keys: Mapping[str, Key], path: str) -> dict[str, Any]:
        """A checked table of known keys, with defaults."""
        if not isinstance(value, dict):
            self.mistake(path, f"found {found(value)}, expected a table")
            return {}
        prefix = f"{path}." if path else ""
        for name in value:
            if name not in keys:
                self.mistake(prefix + shown(name), unknown("key", name, keys))
        out = {}
        for name, key in keys.items():
            if name in value:
                out[name] = self.value(value[name], key, prefix + name)
            else:
                out[name] = list(key.default) if isinstance(key.default, (list, tuple)) else key.default
                if key.needed:
                    self.mistake(prefix + name, f"is missing, expected {key.expected()}")
        return out

    def sheet(self, data: Mapping[str, Any], schema: Schema) -> dict[str, Any]:
        """A whole sheet, with defaults."""
        plain = {name: part for name, part in schema.items() if isinstance(part, Key)}
        out: dict[str, Any] = {}
        for name in data:
            if name not in schema:
                self.mistake(shown(name), unknown("key", name, schema))
        out.update(self.table({name: data[name] for name in data if name in plain}, plain, ""))
        for name, part in schema.items():
            if isinstance(part, Key):
                continue
            value = data.get(name, {})
            if not isinstance(value, dict):
                self.mistake(name, f"found {found(value)}, expected a table")
                out[name] = {}
            elif isinstance(part, Fixed):
                out[name] = self.table(value, part.keys, name)
            elif isinstance(part, Free):
                out[name] = {own: self.value(one, part.key, f"{name}.{shown(own)}") for own, one in value.items()}
            else:
                out[name] = {own: self._each(one, part, f"{name}.{shown(own)}") for own, one in value.items()}
        return out

    def _each(self, value: Any, part: Each, path: str) -> dict[str, Any]:
        before = len(self.mistakes)
        table = self.table(value, part.keys, path)
        if part.check and len(self.mistakes) == before:
            for name, message in part.check(table):
                self.mistake(f"{path}.{name}", message)
        return table


def _huge(value: Any) -> bool:
    return isinstance(value, int) and not -NUMBER <= value <= NUMBER


class Character:
    """A checked sheet. A game's `Sheet` adds what its rules ask of one.

    Numbers that a sheet lacks and a rule needs are refused with the path of their key.
    """

    def __init__(self, tables: Mapping[str, Any], schema: Schema, *, file: str, system: str) -> None:
        self.tables = read(tables, schema, file=file, system=system)
        self.file = file

    @classmethod
    def of(cls, tables: Any, **facts: Any) -> Any:
        """A sheet of a game, made as the new ones are."""
        return cls(tables, **facts)

    @property
    def name(self) -> str:
        """The character's name."""
        name: str = self.tables["name"]
        return name

    def number(self, *path: str) -> int | None:
        """A number of the sheet by its path, None where it is neither written nor has a default."""
        value: Any = self.tables
        for key in path:
            value = value.get(key)
        return value if value is None else int(value)

    def needed(self, *path: str, option: str | None = None) -> int:
        """A number of the sheet by its path. Raises SheetError where there is none."""
        value = self.number(*path)
        if value is None:
            raise self.missing(".".join(path), option=option)
        return value

    def missing(self, path: str, note: str = "", *, option: str | None = None) -> SheetError:
        """The refusal of a key that a rule needs and the sheet lacks; `option` names what would do in its place."""
        mistake = Mistake(self.file, path, f"is missing{note}, and is needed here")
        return SheetError([mistake], hint=None if option is None else f"or give {option}")

    def named(self, what: str, table: str, name: str) -> tuple[str, Any]:
        """What a table holds under a name, and the name as it stands there. Raises UsageError with the nearest one."""
        listed = self.tables[table]
        for own, value in listed.items():
            if fold(own) == fold(name):
                return own, value
        raise UsageError(f"{unknown(what, name, listed)} ({self.file})")


def read(data: Mapping[str, Any], schema: Schema, *, file: str, system: str) -> dict[str, Any]:
    """A checked sheet with defaults filled in. Raises SheetError with every mistake."""
    reader = Reader(file)
    if "system" in data and data["system"] != system and isinstance(data["system"], str):
        raise SheetError([Mistake(file, "system", f'is a sheet of "{data["system"]}", expected one of "{system}"')])
    out = reader.sheet(data, schema)
    if reader.mistakes:
        raise SheetError(reader.mistakes)
    return out
