"""Character sheets: a record whose fields are the keys of the TOML file, and the reading of one.

    class Weapon(Record):
        name: str
        kind: Annotated[Kind, Key("how it fights", example="melee")] = "melee"
        range: Annotated[int | None, Range(0), Key("spaces")] = None

    class Sheet(Character):
        perimeters: Annotated[Perimeters, Key()]
        skills: Annotated[Mapping[str, int], Range(0, 100), Key("names of your own")]
        weapons: Annotated[Mapping[str, Weapon], Key()]

A field without a default must be there. A record is a table, a mapping a table of the player's own names; `name` of a
record in such a mapping is its name there; a trailing underscore is no part of a key. `read` checks a parsed file,
fills records by keyword, and raises every unknown key, wrong type and value out of range together, with their paths.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Self, TypeVar, Union, get_args, get_origin, get_type_hints

from archcli.errors import NUMBER, Mistake, SheetError, UsageError, nearest, unknown, visible
from archcli.given import LATER, Range, value_at
from archcli.record import Record

C = TypeVar("C", bound="Character")


class Key(NamedTuple):
    """What is declared of a key beside its type and `Range`.

    `note` and `example` stand in the sheet that `sheet new` writes; `names` are the only keys of a table; `check`
    returns what was expected, where type and range cannot tell, or None where all is well.
    """

    note: str = ""
    example: Any = None
    names: tuple[str, ...] = ()
    check: Callable[[Any], str | None] | None = None


class Fact(NamedTuple):
    """A line of a character card: its section, what it is, its value, and where that comes from."""

    section: str
    label: str
    value: str
    note: str = ""


class Kind(NamedTuple):
    """The type of a key taken apart: that of one value (a type or a record), a list of them, or a table of them."""

    of: type[Any]
    choices: tuple[Any, ...] = ()
    listed: bool = False
    table: bool = False


class Declared(NamedTuple):
    """A key of a sheet as declared: its name in the file, its field, its kind and bounds, whether it must be there."""

    key: str
    field: str
    kind: Kind
    range: Range | None
    about: Key
    needed: bool

    def expected(self) -> str:
        """What may stand here, in words."""
        kind = self.kind
        if kind.choices:
            listed = ", ".join(map(str, kind.choices))
            return f"{'a list of' if kind.listed else 'one of'} {listed}"
        if kind.listed:
            return "a list of texts"
        if kind.of is not int:
            return "a text" if kind.of is str else "true or false"
        if self.range is None:
            return "a whole number"
        if self.range.high is None:
            return f"a whole number, {self.range.low} or more"
        return f"a whole number from {self.range.low} to {self.range.high}"


def keys(record: type[Record]) -> dict[str, Declared]:
    """The keys that a record declares, by their names in the file."""
    known: dict[str, Declared] | None = record.__dict__.get("KEYS")
    if known is None:
        known = _keys(record)
        type.__setattr__(record, "KEYS", known)
    return known


def _keys(record: type[Record]) -> dict[str, Declared]:
    hints = get_type_hints(record, localns=LATER, include_extras=True)
    found = {}
    for field in record.FIELDS:
        hint = hints[field]
        extras = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        about = next((extra for extra in extras if isinstance(extra, Key)), None)
        if about is None:
            continue
        range_ = next((extra for extra in extras if isinstance(extra, Range)), None)
        key = field.rstrip("_")
        kind = _kind(get_args(hint)[0])
        needed = field not in record.DEFAULTS and not kind.table and not issubclass(kind.of, Record)
        found[key] = Declared(key, field, kind, range_, about, needed)
    return found


def _kind(hint: Any) -> Kind:
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _kind(next(arg for arg in args if arg is not NoneType))
    if origin is Literal:
        return Kind(type(args[0]), args)
    if origin is tuple:
        return _kind(args[0])._replace(listed=True)
    if origin is not None and issubclass(origin, Mapping):
        return _kind(args[1])._replace(table=True)
    return Kind(hint)


class Character(Record):
    """A checked sheet. A game's `Sheet` adds its keys, and what its rules ask of one. `file`: where it was read."""

    name: Annotated[str, Key(example="Nameless")]
    file: str

    @classmethod
    def of(cls, tables: Mapping[str, Any], *, file: str) -> Self:
        """A checked sheet of the game that its key `system` names. Raises SheetError with every mistake."""
        return read(cls, tables, file=file, system=keys(cls)["system"].kind.choices[0])

    @classmethod
    def contradictions(cls, values: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
        """What the keys say against one another, each with its path; a key that is wrong by itself is None."""
        return ()

    def needed(self, path: str, *, option: str | None = None) -> Any:
        """What stands under a path of keys. Raises SheetError where there is nothing."""
        value = value_at(self, path)
        if value is None:
            raise self.missing(path, option=option)
        return value

    def missing(self, path: str, note: str = "", *, option: str | None = None) -> SheetError:
        """The refusal of a key that a rule needs and the sheet lacks; `option` names what would do in its place."""
        mistake = Mistake(self.file, path, f"is missing{note}, and is needed here")
        return SheetError([mistake], hint=None if option is None else f"or give {option}")

    def named(self, what: str, table: Mapping[str, V], name: str) -> V:
        """What a table holds under a name, however it is written. Raises UsageError with the nearest one."""
        for own, value in table.items():
            if fold(own) == fold(name):
                return value
        raise UsageError(f"{unknown(what, name, table)} ({self.file})")


V = TypeVar("V")


def read(kind: type[C], data: Mapping[str, Any], *, file: str, system: str, **facts: Any) -> C:
    """A checked sheet. `facts` are fields that do not stand in the file. Raises SheetError with every mistake."""
    if "system" in data and data["system"] != system and isinstance(data["system"], str):
        raise SheetError([Mistake(file, "system", f'is a sheet of "{data["system"]}", expected one of "{system}"')])
    reader = Reader(file)
    values = reader.table(data, kind, "")
    for path, message in kind.contradictions(values):
        reader.mistake(path, message)
    if reader.mistakes:
        raise SheetError(reader.mistakes)
    return kind(**values, file=file, **facts)


class Reader:
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
            return self.record(value, kind.of, path)
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

    def _names(self, data: Any, declared: Declared, path: str) -> dict[str, Any]:
        """A table whose keys are names: the player's own, or only those that are declared."""
        if not isinstance(data, Mapping):
            self.mistake(path, f"found {found(data)}, expected a table")
            return {}
        names, of = declared.about.names, declared.kind.of
        entry = declared._replace(kind=declared.kind._replace(table=False))
        values = {}
        for name, value in data.items():
            where = f"{path}.{shown(name)}"
            if names and name not in names:
                self.mistake(where, unknown("key", name, names))
            elif issubclass(of, Record):
                values[name] = self.record(value, of, where, **({"name": name} if "name" in of.FIELDS else {}))
            else:
                values[name] = self.value(value, entry, where)
        return values


def _fits(value: Any, declared: Declared) -> bool:
    kind = declared.kind
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
    return f'"{visible(name)}"'


def fold(name: str) -> str:
    """A name without what does not matter in it: case, spaces, hyphens, underscores."""
    return "".join(c for c in name.casefold() if c not in " -_\t")
