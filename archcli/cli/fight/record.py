"""The record of a fight as a file: a line of JSON for each thing that happened, appended and never changed."""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from archcli.fight.moments import Line, Moment, kind_of, moment, said_last
from archcli.output.json import json_line

BLOCK = 1 << 16


def parsed(line: bytes) -> Line | None:
    """What a line says; None for what is no line of a record."""
    with suppress(ValueError, RecursionError):
        data = json.loads(line)
        if isinstance(data, dict) and kind_of(data) is not None:
            return data
    return None


def backwards(handle: int) -> Iterator[bytes]:
    """The lines of an open file, the last first, and no more read of it than is asked for. What stands after the last
    line end comes first, often empty."""
    place, rest, block = os.lseek(handle, 0, os.SEEK_END), b"", BLOCK
    while place:
        size = min(block, place)
        place -= size
        os.lseek(handle, place, os.SEEK_SET)
        first, *lines = (_read(handle, size) + rest).split(b"\n")
        yield from reversed(lines)
        rest, block = first, 2 * block  # a line of many blocks is not put together anew for each
    yield rest


def _read(handle: int, size: int) -> bytes:
    parts = []
    while size and (part := os.read(handle, size)):
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def last_moment(handle: int) -> Moment | None:
    """How the fight stands after the last line that changed it; None where no line did."""
    for line in backwards(handle):
        said = parsed(line) if line else None
        found = moment(said) if said is not None else None
        if found is not None:
            return found
    return None


def last_said(handle: int) -> str | None:
    """What the board tells as the last that happened; None where nothing has."""
    for line in backwards(handle):
        said = parsed(line) if line else None
        if said is not None and kind_of(said) not in ("note", "edited"):
            return said_last(said)
    return None


def forwards(handle: int) -> Iterator[Line | None]:
    """Every line, the oldest first; None for what is none of a record, but for one at the end that was cut short."""
    os.lseek(handle, 0, os.SEEK_SET)
    *lines, rest = _read(handle, os.fstat(handle).st_size).split(b"\n")
    for line in lines:
        yield parsed(line)
    last = parsed(rest)
    if last is not None:
        yield last


def mend(handle: int) -> None:
    """Take off the end what was cut short when a command was killed, or give a whole line its end."""
    rest = next(backwards(handle), b"")
    if not rest:
        return
    size = os.fstat(handle).st_size
    if parsed(rest) is not None:
        append(handle, b"\n")
    else:
        os.ftruncate(handle, size - len(rest))


def as_bytes(lines: Iterable[Mapping[str, Any]]) -> bytes:
    """Lines as the file holds them."""
    return "".join(f"{json_line(line)}\n" for line in lines).encode()


def append(handle: int, data: bytes) -> None:
    """Put lines at the end, all the way to the disk, or leave the file as it was. Raises OSError."""
    size = os.fstat(handle).st_size
    try:
        put(handle, data)
    except BaseException:
        with suppress(OSError):
            os.ftruncate(handle, size)
        raise


def put(handle: int, data: bytes) -> None:
    """Write to an open file, all the way to the disk. Raises OSError."""
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left):]
    os.fsync(handle)
