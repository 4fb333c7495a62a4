"""A sheet to start from, written from what a game's sheet declares: complete, valid, each key with what it means."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from archcli.cli.tools.toml import toml
from archcli.record import Record
from archcli.sheet import Declared, keys, shown

WIDEST = 24
"""Columns up to which the comments of a table stand below one another."""


class Written(NamedTuple):
    """A line of a sheet: the head of a table or a key with its value, and the comment behind it."""

    text: str
    comment: str = ""


def model(sheet: type[Record], title: str, name: str | None = None) -> str:
    """The text of a sheet of this kind, with the character's name in it; `title` is that of the game."""
    lines = [f"# A sheet of {title}. Numbers in parentheses are the range."]
    for table in _tables(sheet, {} if name is None else {"name": name}):
        column = max((len(line.text) for line in table if line.comment and len(line.text) <= WIDEST), default=0)
        lines += [f"{line.text:<{column}}  # {line.comment}" if line.comment else line.text for line in table]
        lines.append("")
    return "\n".join(lines)


def _tables(sheet: type[Record], given: Mapping[str, Any]) -> Iterator[list[Written]]:
    """The lines of each table: first the keys that stand in none, `system` before all others."""
    known = sorted(keys(sheet).values(), key=lambda declared: declared.key != "system")
    single = [declared for declared in known if not _is_table(declared)]
    yield [line for declared in single for line in _line(declared, sheet, given)]
    for declared in known:
        if declared.kind.table and issubclass(declared.kind.of, Record):
            yield from _named(declared)
        elif declared.kind.table:
            head = Written(f"[{declared.key}]", _comment(declared))
            yield [head, *(Written(f"{shown(name)} = {toml(value)}") for name, value in _values(declared))]
        elif issubclass(declared.kind.of, Record):
            inner = keys(declared.kind.of).values()
            head = Written(f"[{declared.key}]", _comment(declared))
            yield [head, *(line for key in inner for line in _line(key, declared.kind.of, {}))]


def _named(declared: Declared) -> Iterator[list[Written]]:
    """A table of tables: the first example shows every key, and a key is explained where it first stands."""
    record: type[Record] = declared.kind.of
    told: set[str] = set()
    for name, example in (declared.about.example or {}).items():
        lines = [Written(f"[{declared.key}.{shown(name)}]", "" if told else _comment(declared))]
        for key in keys(record).values():
            if key.key in example or not told:
                written = _line(key, record, example)
                lines += [line._replace(comment="") for line in written] if key.key in told else written
        told |= {line.text.partition(" ")[0] for line in lines[1:]}
        yield lines


def _values(declared: Declared) -> Iterator[tuple[str, Any]]:
    """The entries of a table of values: all of its fixed names, where it has such, 0 unless the example says more."""
    example = declared.about.example
    if not isinstance(example, Mapping):
        yield from ((name, example) for name in declared.about.names)
    else:
        yield from {**dict.fromkeys(declared.about.names, 0), **example}.items()


def _line(declared: Declared, record: type[Record], given: Mapping[str, Any]) -> Iterator[Written]:
    """The line of a key: as given, else the example, the default, or the first word of what must be there."""
    needed = declared.kind.choices[0] if declared.needed and declared.kind.choices else None
    values = (given.get(declared.key), declared.about.example, record.DEFAULTS.get(declared.field), needed)
    value = next((value for value in values if value is not None), None)
    if value is not None:
        yield Written(f"{declared.key} = {toml(value)}", _comment(declared))


def _comment(declared: Declared) -> str:
    """What a key means, its only words, and its range."""
    note, choices = declared.about.note, list(map(str, declared.kind.choices))
    said = [note] if note else []
    if len(choices) > 1 and not (note and declared.kind.table):
        said.append(", ".join(choices) if declared.kind.listed else f"{', '.join(choices[:-1])} or {choices[-1]}")
    bounds = f"({declared.range})" if declared.range is not None else ""
    return " ".join(part for part in (": ".join(said), bounds) if part)


def _is_table(declared: Declared) -> bool:
    return declared.kind.table or issubclass(declared.kind.of, Record)
