"""TOML files that are read: sheets by path or bare name, and house rules."""

import os
import stat
from typing import TYPE_CHECKING, Any

from archcli.errors import FileError, HouseError, Mistake, SheetError, nearest
from archcli.limits import Limit
from archcli.numbers import whole

if TYPE_CHECKING:
    from io import FileIO

    from archcli.sheet.lines import Lines

BYTES = Limit("file-bytes", 1_000_000, "of a sheet or a house-rules file")
PATIENCE = 10.0
"""Seconds that a pipe in place of a file may be silent."""


def read_toml(path: str, error: type[FileError]) -> dict[str, Any]:
    """The tables of a TOML file. Raises the error for whatever keeps the file from being read."""
    import tomllib

    def refuse(message: str, line: int | None = None, *, hint: str | None = None) -> FileError:
        return error([Mistake(path or '""', "", message, line)], hint=hint)

    try:
        raw, size = _read(path)
    except FileNotFoundError:
        raise refuse("there is no such file", hint=f"{error.written_by} writes one" if path else None) from None
    except IsADirectoryError:
        raise refuse("is a folder, expected a TOML file") from None
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise refuse(f"cannot be read: {reason}") from None
    if len(raw) > BYTES:
        asked = f"{size}" if size > BYTES else f"more than {BYTES}"
        raise refuse(f"has {asked} bytes, and at most {BYTES} are read (limit file-bytes)")
    if raw.startswith(b"\xef\xbb\xbf"):
        raise refuse("line 1: begins with a byte order mark: save it as UTF-8 without one", 1)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = raw[:problem.start].count(b"\n") + 1
        raise refuse(f"line {line}: is not UTF-8 (byte 0x{raw[problem.start]:02x}): save it as UTF-8", line) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        place = str(problem).rpartition("at line ")[2].partition(",")[0]
        raise refuse(f"is not TOML: {problem}", whole(place, sign=False)) from None
    except RecursionError:
        raise refuse("is nested too deeply: a sheet needs no more than two levels") from None
    except ValueError as problem:
        raise refuse(f"holds a value that cannot be read: {str(problem).split(';')[0]}") from None


def lines_in(path: str) -> "Lines":
    """The lines on which the keys of a file stand, as far as the file can be read again."""
    from archcli.sheet.lines import Lines

    try:
        return Lines(_read(path)[0].decode() if os.path.isfile(path) else "")
    except (OSError, ValueError):
        return Lines("")


def _read(path: str) -> tuple[bytes, int]:
    """The bytes of a file, no more than can show that it is too large, and its size (0 where it is no plain file)."""
    # A pipe that nobody writes to would be waited for without end; so it is opened without waiting.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "rb", buffering=0) as file:
        about = os.fstat(handle)
        if stat.S_ISDIR(about.st_mode):
            raise IsADirectoryError
        parts: list[bytes] = []
        room = BYTES + 1
        while room and (part := _part(file, room)):
            parts.append(part)
            room -= len(part)
        return b"".join(parts), about.st_size if stat.S_ISREG(about.st_mode) else 0


def _part(file: "FileIO", most: int) -> bytes:
    part = file.read(most)
    if part is None:  # a pipe with a writer that has not yet written
        import select

        if not select.select([file], [], [], PATIENCE)[0]:
            raise OSError(f"nothing came out of it for {PATIENCE:.0f} seconds")
        return _part(file, most)
    return part


def find_sheet(name: str, *, instead: str | None = None) -> str:
    """The path of a sheet: a path as it is (it holds a `/` or ends in `.toml`), a bare name looked up.

    `instead`: how a word that is no sheet may be written in this place. Raises SheetError naming every place
    looked at.
    """
    if not name or "/" in name or os.sep in name or name.endswith(".toml"):
        return name
    places = [os.path.join(folder, f"{name}.toml") for folder in sheet_folders()]
    for place in places:
        if os.path.isfile(place):
            return place
    looked = ", ".join(places)
    raise SheetError([Mistake(name, "", f"no such sheet; looked at {looked}")], hint=_near(name) or instead)


def sheet_folders() -> list[str]:
    """The folders in which a bare name is looked up."""
    return [".", "sheets", *filter(None, os.environ.get("ARCHCLI_SHEETS", "").split(os.pathsep))]


def sheet_names() -> list[str]:
    """The bare names that can be found."""
    names: dict[str, None] = {}
    for folder in sheet_folders():
        try:
            files = os.listdir(folder)
        except OSError:
            continue
        names.update(dict.fromkeys(sorted(file[:-5] for file in files if file.endswith(".toml"))))
    return [name for name in names if name != "pyproject"]


def _near(name: str) -> str | None:
    near = nearest(name, sheet_names())
    return f'did you mean "{near}"?' if near else None


def read_sheet(name: str, *, instead: str | None = None) -> tuple[str, dict[str, Any]]:
    """The path and the tables of a sheet, not yet checked."""
    path = find_sheet(name, instead=instead)
    return path, read_toml(path, SheetError)


def read_house(path: str) -> dict[str, Any]:
    """The tables of a house-rules file, not yet checked."""
    return read_toml(path, HouseError)
