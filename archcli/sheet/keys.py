"""What is declared of the keys of a sheet, on the fields of its records."""

from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from archcli.given import LATER, Range
from archcli.record import Record


class Key(NamedTuple):
    """What is declared of a key beside its type and `Range`.

    `note` and `example` stand in the sheet that `sheet new` writes; `names` are the only keys of a table; `check`
    returns what was expected, where type and range cannot tell, or None where all is well; `takes`: what a text names,
    or the keys of a table do (as `given` calls it: COMBATANT, WEAPON).
    """

    note: str = ""
    example: Any = None
    names: tuple[str, ...] = ()
    check: Callable[[Any], str | None] | None = None
    takes: str = ""


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
        if kind.listed and issubclass(kind.of, Record):
            return "a list of tables"
        if kind.choices:
            listed = ", ".join(map(str, kind.choices))
            return f"{'a list of' if kind.listed else 'one of'} {listed}"
        if kind.listed:
            return "a list of whole numbers" if kind.of is int else "a list of texts"
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
        found[key] = Declared(key=key, field=field, kind=kind, range=range_, about=about, needed=needed)
    return found


def _kind(hint: Any) -> Kind:
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _kind(next(arg for arg in args if arg is not NoneType))
    if origin is Literal:
        return Kind(type(args[0]), args)
    if hint is Any:
        return Kind(object)
    if origin is tuple:
        return _kind(args[0])._replace(listed=True)
    if origin is not None and issubclass(origin, Mapping):
        return _kind(args[1])._replace(table=True)
    return Kind(hint)
