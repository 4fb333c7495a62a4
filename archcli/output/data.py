"""A result as plain data, every key under its own name: what JSON and TOML are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from archcli.output.formats import Format, Head
from archcli.record import Record
from archcli.report import Result

if TYPE_CHECKING:
    from archcli.output.odds import Compared
    from archcli.output.scan import Scan
    from archcli.output.summary import Summary

BARE = frozenset({str, int, float, bool, type(None)})
"""Types that stand as they are: most of what there is, and a call saved for each."""
SCHEMA = 1
"""The version of the JSON structure: a change that could break a script raises it."""


class Data(Format):
    """A format for scripts; each kind writes a document in its own way."""

    def written(self, document: dict[str, Any]) -> str:
        """One document as text, with its line end."""
        raise NotImplementedError

    def result(self, head: Head, result: Result) -> str:
        return self.written(document(head, result=result))

    def odds(self, head: Head, compared: Compared) -> str:
        first, *others = compared.odds
        parts: dict[str, Any] = {"odds": first.data()}
        if others:
            parts["versus"] = [
                {"options": name, "odds": odds.data()} for name, odds in zip(compared.names[1:], others, strict=True)
            ]
        return self.written(document(head, **parts))

    def scan(self, head: Head, scan: Scan) -> str:
        return self.written(document(head, over=scan.points))

    def summary(self, head: Head, summary: Summary) -> str:
        return self.written(document(head, summary=summary.data()))

    def explanation(self, head: Head, text: str) -> str:
        return self.written(document(head, explanation=text))


def document(head: Head, **parts: Any) -> dict[str, Any]:
    """What one resolution prints: who says it, and `result`, `odds`, `summary` or `explanation`."""
    said = {"archcli": SCHEMA, **head._asdict()} | {name: simple(part) for name, part in parts.items()}
    if head.repeat is None:
        del said["repeat"]
    fight = said.pop("fight")
    return said if fight is None else said | {"fight": simple(fight)}


def simple(value: Any) -> Any:
    """A value as dicts, lists, texts, numbers, booleans and None."""
    if type(value) is dict:
        return {str(name): part if type(part) in BARE else simple(part) for name, part in value.items()}
    if type(value) in (tuple, list):
        return [part if type(part) in BARE else simple(part) for part in value]
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, Result):
        absent = value.absent()
        return {key: simple(getattr(value, name)) for name, key in _keys(type(value)) if name not in absent}
    if isinstance(value, Mapping):
        return {str(name): part if type(part) in BARE else simple(part) for name, part in value.items()}
    if hasattr(value, "data"):
        return simple(value.data())
    if isinstance(value, Record):
        return {name.rstrip("_"): simple(getattr(value, name)) for name in value.SHOWN}
    if hasattr(value, "_asdict"):
        return {name: simple(getattr(value, name)) for name in value._fields}
    if hasattr(value, "__dataclass_fields__"):
        return {key: simple(getattr(value, name)) for name, key in _keys(type(value))}
    return [part if type(part) in BARE else simple(part) for part in value]


def _keys(kind: Any) -> tuple[tuple[str, str], ...]:
    """The fields of a dataclass that are shown, and the keys they stand under: less an underscore at the end.

    Rolls and modifiers come last, also where a base class declares them.
    """
    if kind not in _KEYS:
        from dataclasses import fields

        shown = [field.name for field in fields(kind) if field.metadata.get("shown", True)]
        shown.sort(key=("rolls", "modifiers").__contains__)
        _KEYS[kind] = tuple((name, name.rstrip("_")) for name in shown)
    return _KEYS[kind]


_KEYS: dict[Any, tuple[tuple[str, str], ...]] = {}


def escaped(text: str) -> str:
    """JSON or TOML with the control and direction characters of its texts as escapes: it says the same, and a
    terminal that shows it takes none of them for a command."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else _escape(ord(char)) for char in text)


def _escape(code: int) -> str:
    if code < 0x10000:
        return f"\\u{code:04x}"
    return f"\\u{0xd7c0 + (code >> 10):04x}\\u{0xdc00 + (code & 0x3ff):04x}"
