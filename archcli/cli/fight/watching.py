"""`--watch`: a board that is drawn again whenever its fight changes."""

import os
import sys
import time
from collections.abc import Callable

from archcli.cli.mistakes import say
from archcli.errors import ArchcliError

PAUSE = 0.2
"""Seconds between two looks at the file."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""What empties the screen of a terminal."""


def watch(file: str, draw: Callable[[], None], *, as_json: bool = False) -> None:
    """Draw, and again whenever a file changes, until somebody ends it. What is wrong with the file is told, and may be
    mended meanwhile."""
    seen: object = ()
    while True:
        now = _stamp(file)
        if now != seen:
            seen = now
            _clear()
            try:
                draw()
            except ArchcliError as mistake:
                say(mistake.as_data(), mistake.as_text(), as_json=as_json)
        time.sleep(PAUSE)


def _stamp(file: str) -> tuple[int, ...] | None:
    """What changes with a file; None where there is none."""
    try:
        about = os.stat(file)
    except OSError:
        return None
    return about.st_mtime_ns, about.st_size, about.st_ino


def _clear() -> None:
    if sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        sys.stdout.write(CLEAR)
