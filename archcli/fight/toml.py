"""A fight as TOML, as a person would write it: a table for each combatant, what belongs together on one line."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from archcli.fight.changes import Tables

BARE = re.compile(r"[A-Za-z0-9_-]+")
NAMED = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}
"""Characters that have an escape of their own."""


def toml(tables: Tables) -> str:
    """The tables of a fight as its file holds them.

    It takes a fifth of the time of a writer for every TOML there is, and the file is written anew with each step.
    """
    return "\n".join(_lines(tables, "")).removeprefix("\n") + "\n"


def _lines(table: Tables, way: str) -> Iterator[str]:
    inner = [(key, value) for key, value in table.items() if isinstance(value, Mapping)]
    if way and len(inner) < len(table):
        yield f"\n[{way}]"
    for key, value in table.items():
        if not isinstance(value, Mapping):
            yield f"{_key(key)} = {_value(value)}"
    for key, value in inner:
        yield from _lines(value, f"{way}.{_key(key)}" if way else _key(key))


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        parts = [_value(part) for part in value]
        if any(isinstance(part, Mapping) for part in value):
            return "".join(["[\n", *(f"    {part},\n" for part in parts), "]"])
        return f"[{', '.join(parts)}]"
    return str(value).lower()  # a whole number, true or false


def _text(text: str) -> str:
    if not text.isprintable():
        # Bytes that are no UTF-8 come as lone surrogates, which TOML has no way to write.
        text = text.encode("utf-8", "backslashreplace").decode()
        return f'"{"".join(map(_character, text))}"'
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _character(char: str) -> str:
    return NAMED.get(char) or (char if char.isprintable() else f"\\U{ord(char):08x}")
