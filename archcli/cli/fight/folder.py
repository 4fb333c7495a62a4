"""The files of a fight in their folder: copied, put in place, and called by the names that a person knows."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

from archcli.cli.fight.record import put
from archcli.errors import visible

ENDING, RECORD = ".toml", ".jsonl"


@contextmanager
def named(called: str) -> Iterator[None]:
    """What goes wrong with a file says with which, by the name that a person knows."""
    try:
        yield
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise OSError(f"{visible(called)}: {reason}") from problem


def beside(path: str) -> str:
    """The name of a file that nobody has seen, in the folder of another."""
    return os.path.join(os.path.dirname(path), f".archcli.{os.urandom(6).hex()}.tmp")


@contextmanager
def gone_after_failure(path: str) -> Iterator[None]:
    """A file is taken away where what is done with it fails."""
    try:
        yield
    except BaseException:
        with suppress(OSError):
            os.unlink(path)
        raise


def copy(path: str, to: str) -> None:
    """Copy a file whole or not at all."""
    with open(path, "rb") as file:
        data = file.read()
    temporary = beside(to)
    with gone_after_failure(temporary):
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        handle = os.open(temporary, flags, os.stat(path).st_mode & 0o777)
        try:
            put(handle, data)
        finally:
            os.close(handle)
        os.replace(temporary, to)


def permissions(file: str) -> int:
    """Those of a new record: nobody may read there what only its owner can read in the fight."""
    try:
        return os.stat(file).st_mode & 0o666
    except OSError:
        return 0o666


def numbered(file: str, ending: str) -> str:
    """What a fight or its record is called that is kept: fight.1.toml, of the first number that is free for both."""
    stem = file.removesuffix(ENDING)
    number = 1
    while any(os.path.lexists(f"{stem}.{number}{kind}") for kind in (ENDING, RECORD)):
        number += 1
    return f"{stem}.{number}{ending}"


def keep(file: str, record: str) -> list[str]:
    """Copy a fight and its record, or the record alone where there is no fight, to the next free number; what the
    copies are called, that of the record first."""
    copies = [(path, numbered(file, kind)) for path, kind in ((record, RECORD), (file, ENDING)) if os.path.exists(path)]
    with ExitStack() as failing:
        for path, kept in copies:
            with named(os.path.basename(kept)):
                copy(path, kept)
            failing.enter_context(gone_after_failure(kept))
    return [kept for _, kept in copies]


def put_back(kept: list[str] | None, record: str) -> None:
    """A record as it was before its fight was to be begun anew, from its copy; nobody needs those then (None: there was
    no record)."""
    if kept is None:
        os.unlink(record)
        return
    os.replace(kept[0], record)
    for path in kept[1:]:
        os.unlink(path)
