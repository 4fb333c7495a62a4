"""What the file of a fight holds of records: only what is not as it is anyway."""

from collections.abc import Mapping
from typing import Any

from archcli.record import Record
from archcli.sheet import keys


def written(record: Record) -> dict[str, Any]:
    """What a file holds of a record: its keys, but for those that are as they are anyway."""
    tables = {}
    for key, declared in keys(type(record)).items():
        value = getattr(record, declared.field)
        default = type(record).DEFAULTS.get(declared.field)
        if value is not None and value != default:
            plain = _plain(value)
            if plain not in ({}, []):
                tables[key] = plain
    return tables


def _plain(value: Any) -> Any:
    if isinstance(value, Record):
        return written(value)
    if isinstance(value, Mapping):
        plain = {name: _plain(part) for name, part in value.items()}
        return {name: part for name, part in plain.items() if part != {}}
    return [_plain(part) for part in value] if isinstance(value, (tuple, list)) else value


def left_out(record: type[Record], way: tuple[str, ...]) -> Any:
    """What the value at the end of a way through a record is where the file leaves it out."""
    declared = keys(record).get(way[0]) if way else None
    if declared is None:
        return None
    value = _plain(record.DEFAULTS.get(declared.field))
    rest = way[2:] if declared.kind.table else way[1:]
    inner = issubclass(declared.kind.of, Record) and not declared.kind.listed
    if rest and inner:
        return left_out(declared.kind.of, rest)
    if len(way) > 1 and declared.about.names and declared.kind.of is int:
        return 0  # points by name, such as those owed by track
    return None if isinstance(value, dict) or declared.kind.table else value
