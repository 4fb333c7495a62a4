"""One command at a time writes to a fight: whoever has its record locked."""

import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from archcli.errors import FightError, visible

PATIENCE = 5.0
"""Seconds that a command waits while nothing moves."""
PAUSE = 0.005


class Busy(FightError):
    """Another command does not let go of a fight."""


@contextmanager
def locked(path: str, called: str, mode: int = 0o666) -> Iterator[int]:
    """The record of a fight, locked: its descriptor, for reading and appending. It comes into being where it is
    missing, with these permissions.

    Raises Busy where another command holds it and nothing moves, OSError where it cannot be written.
    """
    handle = _held(path, called, mode)
    try:
        yield handle
    finally:
        os.close(handle)


def _held(path: str, called: str, mode: int) -> int:
    while True:
        # What stands there may be a pipe, which is not waited for.
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        handle = os.open(path, flags, mode)
        try:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise OSError("is no file")
            wait(handle, called)
            # `fight new --force` puts another record in its place, and whoever waited has the old one.
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(handle), os.stat(path)):
                    return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def wait(handle: int, called: str) -> None:
    """Lock an open file. As long as others get on, and it grows, it is worth while to wait. Raises Busy."""
    try:
        import fcntl
    except ImportError:  # Windows has no such lock, and there whoever plays at two terminals has to take turns
        return
    size, until = -1, 0.0
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            pass
        if os.fstat(handle).st_size != size:
            size, until = os.fstat(handle).st_size, time.monotonic() + PATIENCE
        if time.monotonic() > until:
            raise Busy(
                f"another command holds {visible(called)}, and did not let go of it for {PATIENCE:.0f} seconds",
                hint="one that waits for an answer at another terminal does", exit_code=1,
            )
        time.sleep(PAUSE)
