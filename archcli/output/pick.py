"""Values picked out of the documents, with tabs between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from archcli.errors import UsageError, no_such, visible
from archcli.output.data import simple
from archcli.output.formats import Format, Head, Screen
from archcli.output.rows import cell
from archcli.output.schema_types import Schema, Schemas
from archcli.report import Result

if TYPE_CHECKING:
    from archcli.output.odds import Compared
    from archcli.output.scan import Scan
    from archcli.output.summary import Summary

OPTION = "--pick"
MOST = 40
"""Known keys that a message lists, at most."""


class Pick(Format):
    """The values at some keys of the `result`, the `odds`, the `summary` or the points of a document: one line each."""

    def __init__(self, screen: Screen, keys: Sequence[str]) -> None:
        super().__init__(screen)
        self.keys = keys
        self.met: set[str] = set()
        """Keys that were there once: where a later result lacks one, it is null there."""

    def result(self, head: Head, result: Result) -> str:
        return self.line(simple(result), lambda key: declares(type(result), key))

    def odds(self, head: Head, compared: Compared) -> str:
        return "".join(self.line(simple(odds.data())) for odds in compared.odds)

    def scan(self, head: Head, scan: Scan) -> str:
        points = [simple(point.data()) for point in scan.points]
        every = [{**point, **point.get("odds", {})} for point in points]
        for key in self.keys:
            if not any(find(point, key)[0] for point in every):
                first = next(point for point in points if "odds" in point)
                raise unknown_key(key, {"at": first["at"], **first["odds"]})
        self.met.update(self.keys)  # what a point has not that the rules refuse is null
        return "".join(map(self.line, every))

    def summary(self, head: Head, summary: Summary) -> str:
        return self.line(simple(summary.data()))

    def explanation(self, head: Head, text: str) -> str:
        raise UsageError(f"{OPTION} picks out of what is rolled, and --explain rolls nothing", option=OPTION)

    def line(self, data: Mapping[str, Any], declared: Callable[[str], bool] = lambda key: False) -> str:
        """The line of one document. `declared`: whether a key that it lacks could be there, and is null.

        Raises UsageError for a key that could not.
        """
        values = []
        for key in self.keys:
            there, value = find(data, key)
            if there:
                self.met.add(key)
            elif key not in self.met and not declared(key):
                raise unknown_key(key, data)
            text = visible(value) if isinstance(value, str) else cell(value, ascii_only=self.screen.ascii_only)
            values.append(text)
        return "\t".join(values) + "\n"


def keys_of(text: str) -> tuple[str, ...]:
    """The keys that were typed, with commas between them."""
    return tuple(key.strip() for key in text.split(","))


def find(data: Any, key: str) -> tuple[bool, Any]:
    """Whether there is a value at a dotted key (`chance.hit`, `rolls.0.dice`), and the value."""
    if isinstance(data, Mapping):
        if key in data:
            return True, data[key]
        # A key may hold a dot itself: quantiles.0.5
        starts = (name for name in data if key.startswith(f"{name}."))
        return next((found for name in starts if (found := find(data[name], key[len(name) + 1:]))[0]), (False, None))
    if isinstance(data, list):
        head, dot, rest = key.partition(".")
        if not (head.isascii() and head.isdigit() and len(head) < 10 and int(head) < len(data)):
            return False, None
        return find(data[int(head)], rest) if dot else (True, data[int(head)])
    return False, None


def paths(data: Mapping[str, Any], before: str = "") -> Iterator[str]:
    """The keys of a document that lead to a value, or to a list."""
    for name, part in data.items():
        if isinstance(part, Mapping) and part:
            yield from paths(part, f"{before}{name}.")
        else:
            yield f"{before}{name}"


def unknown_key(key: str, data: Mapping[str, Any]) -> UsageError:
    """The refusal of a key that is not there, with those that are."""
    known = list(paths(data))
    refused = no_such("key", key, known, before=f"{OPTION}: ", option=OPTION)
    listed = ", ".join(known[:MOST]) + (", ..." if len(known) > MOST else "")
    refused.hint = None if listed in refused.message else f"known are {listed}"
    return refused


def declares(kind: type[Result], key: str) -> bool:
    """Whether a result of this class may have a value at a key, told from its types."""
    schemas = Schemas()
    return _declares(schemas.of(kind), key.split("."), schemas.definitions)


def _declares(schema: Schema, parts: Sequence[str], definitions: Mapping[str, Schema]) -> bool:
    """The same of a schema; names that differ from result to result (those of combatants) are not declared."""
    if "$ref" in schema:
        return _declares(definitions[schema["$ref"].rpartition("/")[2]], parts, definitions)
    if not parts or not schema:
        return True
    inner = schema.get("properties", {}).get(parts[0])
    if inner is None and parts[0].isascii() and parts[0].isdigit():
        inner = schema.get("items")
    here = isinstance(inner, dict) and _declares(inner, parts[1:], definitions)
    return here or any(_declares(part, parts, definitions) for part in schema.get("anyOf", ()))
