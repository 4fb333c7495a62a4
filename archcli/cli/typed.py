"""What was typed of declared options, and the layers below it: the state of a fight, the sheet, the default."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from keyword import iskeyword
from typing import Any, TypeVar

from archcli.errors import NUMBER, Mistake, RuleError, SheetError, UsageError, no_such
from archcli.given import Declaration, Reader, Word, declared, missing, value_at
from archcli.numbers import decimal, whole

R = TypeVar("R")
DIGITS = 4_000
"""Most digits of a number that are looked at."""
SHOWN = 60
"""Characters of a word that a message repeats."""


def key_of(declaration: Declaration) -> str:
    """The name under which a typed value is kept: `--target-hp` is `target_hp`; a word has that of its field.

    An option that is a word of Python's, such as `--for`, has that of its field too.
    """
    key = declaration.name.lstrip("-").replace("-", "_")
    return declaration.field if isinstance(declaration.given, Word) or iskeyword(key) else key


@cache
def keys_of(record: type[Any]) -> dict[str, str]:
    """The same of every field of a record that declares an option."""
    return {field: key_of(declaration) for field, declaration in declared(record).items()}


def checked(declaration: Declaration, value: Any) -> Any:
    """A typed value: numbers are read here, everywhere in the same way.

    Raises UsageError for a word that is no choice, for a text that is empty or no number, for a number beyond all, and
    for one out of its range (RuleError where a rule sets the range).
    """
    if declaration.many:
        return [_checked(declaration, word) for word in value or ()]
    return None if value is None else _checked(declaration, value)


def _checked(declaration: Declaration, word: Any) -> Any:
    option = None if isinstance(declaration.given, Word) else declaration.name
    if word == "" and option is not None:
        raise UsageError(f"{option} is empty: give a value, or leave it out", option=option)
    value = number(declaration, word, option) if declaration.kind in (int, float) else word
    if isinstance(value, (int, float)) and not -NUMBER <= value <= NUMBER:
        name = ", ".join(declaration.given.names)
        said = f"{name} is a number beyond {NUMBER}, and none so large is read (limit number)"
        raise UsageError(said, option=option, limit=NUMBER)
    if declaration.choices and str(value) not in declaration.choices:
        raise no_such(f"value of {declaration.name}", str(value), declaration.choices, option=option)
    if declaration.range is not None and not declaration.range.holds(value):
        message, rule = f"{declaration.name} is {value}, and must be {declaration.range}", declaration.range.rule
        raise RuleError(message, rule=rule, option=option) if rule else UsageError(message, option=option)
    return value


def number(declaration: Declaration, word: Any, option: str | None) -> Any:
    """The number that a word is, however large. Raises UsageError for anything else."""
    name = ", ".join(declaration.given.names)
    value = word
    if isinstance(word, str) and declaration.kind is float:
        value = decimal(word)
    elif isinstance(word, str):
        value = whole(word, longest=DIGITS)
    if value is None:
        kind = "a number, such as 4.5" if declaration.kind is float else "a whole number"
        bounds = f", {declaration.range}" if declaration.range is not None else ""
        raise UsageError(f'{name} "{word[:SHOWN]}" cannot be read: write {kind}{bounds}', option=option)
    return value


def listed(value: Any) -> list[str]:
    """The words of a value: none, the one, or all of them."""
    return [] if value is None else [value] if isinstance(value, str) else list(value)


class Typed:
    """The options of some records, as typed: by name, `typed["target_hp"]`, or laid over a sheet into a record."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def has(self, name: str) -> bool:
        """Whether an option was typed."""
        return _typed(self.values.get(name))

    def first(self, *names: str) -> str | None:
        """The spelling of the first of these options that was typed; None where none was."""
        return next(("--" + name.replace("_", "-") for name in names if self.has(name)), None)

    def first_of(self, record: type[Any]) -> str | None:
        """The spelling of the first option of a record that was typed; None where none was."""
        return next((option.name for option in declared(record).values() if self.has(key_of(option))), None)

    def refuse(
        self, *, apart: Sequence[tuple[str, str, str]] = (), needs: Sequence[tuple[str, str, str]] = (),
    ) -> None:
        """Refuse options that exclude or lack one another (`refuse` below says how rows are written)."""
        refuse(lambda option: self.has(option.lstrip("-").replace("-", "_")), apart=apart, needs=needs)

    def replace(self, **changes: Any) -> Typed:
        """The same with other values, as if they had been typed so."""
        return Typed({**self.values, **changes})

    def lay(
        self, record: type[R], *layers: Any, readers: Mapping[str, Reader] | None = None,
        keys: Mapping[str, str] | None = None, derived: Mapping[str, Callable[[], Any]] | None = None,
        state: Any = None, **facts: Any,
    ) -> R:
        """A record: each field as typed, else from the first layer that knows it, else its default.

        A layer (a sheet, a weapon of one) is asked for the field's key; None is an empty layer. `state`, that of
        somebody in a fight, is asked before all of them, for the key that the field names for it.
        A layer that is such a record itself fills every field that is left, declared as an option or not.
        `readers` turn texts into values, by what they stand for (`POOL`) and the option's name. `facts` are fields
        that are known already. `keys`: what stands in the braces of a key (`dice.{attribute}`), beside the facts
        and the fields before it. `derived` works a field out of sheets where nobody gave it (None: it does not);
        what a sheet lacks for that is refused with the option that would do instead. Raises UsageError or SheetError
        for a field without a default that nobody gave.
        """
        values = dict(facts)
        names = {**_defaults(record), **facts, **(keys or {})}
        kind: Any = record
        known = keys_of(kind)
        for field, declaration in declared(record).items():
            if field in values:
                continue
            value = self.values.get(known[field])
            if _typed(value):
                values[field] = names[field] = _read(declaration, value, readers or {})
                continue
            found = _below(declaration.given.state.format_map(names), (state,))
            if not _typed(found):
                found = _below(declaration.given.sheet.format_map(names), layers)
            if found is None and derived is not None and field in derived:
                found = _worked_out(declaration, derived[field])
            if found is not None:
                values[field] = found
        own = next((layer for layer in layers if isinstance(layer, record)), None)
        if own is not None:
            values = {field: getattr(own, field) for field in _fields(record)} | values
        needed = [field for field in declared(record) if field not in values and field not in _defaults(record)]
        if needed:
            raise _lacking(record, needed[0], layers, names)
        return record(**values)


def refuse(
    typed: Callable[[str], bool], *, apart: Sequence[tuple[str, str, str]] = (),
    needs: Sequence[tuple[str, str, str]] = (),
) -> None:
    """Raises UsageError for two options that exclude each other, and for one without another that it needs.

    A row names both by their spellings, and says why; of `--dual or --dual-large` either will do, or excludes.
    """
    def found(options: str) -> str | None:
        return next((option for option in options.split(" or ") if typed(option)), None)

    for options, others, why in apart:
        if (option := found(options)) and (second := found(others)):
            raise UsageError(f"{option} does not go with {second}: {why}")
    for options, others, why in needs:
        if (option := found(options)) and not found(others):
            raise UsageError(f"{option} needs {others}: {why}")


def _fields(record: type[Any]) -> tuple[str, ...]:
    names: tuple[str, ...] = getattr(record, "FIELDS", ()) or getattr(record, "_fields", ())
    return names


def _typed(value: Any) -> bool:
    return value is not None and value is not False and value != [] and value != ()


def _read(declaration: Declaration, value: Any, readers: Mapping[str, Reader]) -> Any:
    reader = readers.get(declaration.given.takes)
    if reader is not None:
        if declaration.many:
            return tuple(reader(text, declaration.name) for text in value)
        return reader(value, declaration.name)
    return tuple(value) if declaration.many else value


def _below(key: str, layers: tuple[Any, ...]) -> Any:
    if not key:
        return None
    return next((
        value for layer in layers if layer is not None and (value := value_at(layer, key)) is not None
    ), None)


def _worked_out(declaration: Declaration, work_out: Callable[[], Any]) -> Any:
    try:
        return work_out()
    except SheetError as lacking:
        raise SheetError(lacking.mistakes, hint=f"or give {declaration.name}") from None


def _defaults(record: type[Any]) -> Mapping[str, Any]:
    defaults: Mapping[str, Any] = getattr(record, "DEFAULTS", None) or getattr(record, "_field_defaults", {})
    return defaults


def _lacking(
    record: type[Any], field: str, layers: tuple[Any, ...], names: Mapping[str, Any]
) -> UsageError | SheetError:
    given = declared(record)[field].given
    file = next((layer.file for layer in layers if hasattr(layer, "file")), None)
    if file is None or not given.sheet:
        return missing(record, field, keys=names)
    key, _, instead = given.sheet.format_map(names).partition(" or ")
    mistake = Mistake(file, key, f"is missing{instead and f' (or {instead})'}, and is needed here")
    return SheetError([mistake], hint=f"or give {given.name}")
