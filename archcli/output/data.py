"""JSON and TOML: a result as it is, every key under its own name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from archcli.record import Record
from archcli.report import Result

SCHEMA = 1
"""The version of the JSON structure: a change that could break a script raises it."""


def document(version: str, system: str, command: str, seed: int | None, **parts: Any) -> dict[str, Any]:
    """What one resolution prints: who says it, and `result`, `odds`, `summary` or `explanation`."""
    return {"archcli": SCHEMA, "version": version, "system": system, "command": command, "seed": seed} | {
        name: simple(part) for name, part in parts.items()
    }


def simple(value: Any) -> Any:
    """A value as dicts, lists, texts, numbers, booleans and None."""
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, Result):
        absent = value.absent()
        return {key: simple(getattr(value, name)) for name, key in _keys(type(value)) if name not in absent}
    if isinstance(value, Mapping):
        return {str(name): simple(one) for name, one in value.items()}
    if hasattr(value, "data"):
        return simple(value.data())
    if isinstance(value, Record):
        return {name.rstrip("_"): simple(getattr(value, name)) for name in value.SHOWN}
    if hasattr(value, "_asdict"):
        return {name: simple(getattr(value, name)) for name in value._fields}
    if hasattr(value, "__dataclass_fields__"):
        return {key: simple(getattr(value, name)) for name, key in _keys(type(value))}
    return [simple(one) for one in value]


def _keys(kind: Any) -> tuple[tuple[str, str], ...]:
    """The fields of a dataclass that are shown, and the keys they stand under: less an underscore at the end."""
    if kind not in _KEYS:
        from dataclasses import fields

        _KEYS[kind] = tuple(
            (field.name, field.name.rstrip("_")) for field in fields(kind) if field.metadata.get("shown", True)
        )
    return _KEYS[kind]


_KEYS: dict[Any, tuple[tuple[str, str], ...]] = {}


def json_line(data: Mapping[str, Any], *, ascii_only: bool = False) -> str:
    """One compact object, without a line end."""
    import json

    return escaped(json.dumps(data, ensure_ascii=ascii_only, separators=(", ", ": ")))


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


def toml_text(data: Mapping[str, Any]) -> str:
    """The same as TOML; keys that are null are left out, since TOML has no null."""
    import tomli_w

    return "\n".join(map(_toml_escaped, tomli_w.dumps(_without_null(data)).split("\n")))


def toml_element(name: str, data: Mapping[str, Any]) -> str:
    """One element of a list of tables, as TOML."""
    text = toml_text({name: [data]})
    return text if text.startswith("[[") else f"[[{name}]]\n{toml_text(data)}"  # a short one would be written inline


def _toml_escaped(text: str) -> str:
    # `\U` with eight digits is all that TOML has and JSON has not.
    return text if text.isprintable() else "".join(one if one.isprintable() else f"\\U{ord(one):08x}" for one in text)


def _without_null(value: Any) -> Any:
    if isinstance(value, str):
        # Bytes that are no UTF-8 come as lone surrogates, which TOML has no way to write: their escapes stand as text.
        return value if value.isprintable() else value.encode("utf-8", "backslashreplace").decode()
    if isinstance(value, Mapping):
        return {_without_null(name): _without_null(one) for name, one in value.items() if one is not None}
    if isinstance(value, list):
        return [_without_null(one) for one in value if one is not None]
    if isinstance(value, int) and not isinstance(value, bool) and not -(2**63) <= value < 2**63:
        return str(value)  # TOML integers have 64 bits
    return value
