"""JSON and TOML: a result as it is, every key under its own name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
        left_out = value.left_out
        return {
            name.rstrip("_"): simple(getattr(value, name)) for name in value.__dataclass_fields__  # type: ignore[attr-defined]
            if name not in left_out
        }
    if isinstance(value, Mapping):
        return {str(name): simple(one) for name, one in value.items()}
    if hasattr(value, "data"):
        return simple(value.data())
    if hasattr(value, "_asdict"):
        return {name: simple(getattr(value, name)) for name in value._fields}
    if hasattr(value, "__dataclass_fields__"):
        return {name: simple(getattr(value, name)) for name in value.__dataclass_fields__}
    return [simple(one) for one in value]


def json_line(data: Mapping[str, Any], *, ascii_only: bool = False) -> str:
    """One compact object, without a line end."""
    import json

    return json.dumps(data, ensure_ascii=ascii_only, separators=(", ", ": "))


def toml_text(data: Mapping[str, Any]) -> str:
    """The same as TOML; keys that are null are left out, since TOML has no null."""
    import tomli_w

    return tomli_w.dumps(_without_null(data))


def _without_null(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _without_null(one) for name, one in value.items() if one is not None}
    if isinstance(value, list):
        return [_without_null(one) for one in value if one is not None]
    if isinstance(value, int) and not isinstance(value, bool) and not -(2**63) <= value < 2**63:
        return str(value)  # TOML integers have 64 bits
    return value
