"""Standard output: the one place where anything is printed."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from archcli.cli.shared import Shared
from archcli.output.ascii import plain_ascii, utf8
from archcli.output.formats import ALWAYS, AUTO, FORMATS, NEVER, QUIET, Format, Screen, format_at

WIDEST = 1000
"""Columns that bars may fill at most; nothing is cut there."""
CHUNK = 1 << 16
"""Characters gathered before they are written."""


class OutputError(Exception):
    """Standard output could not be written: exit 1."""


class Stdout:
    """Writes in chunks; nothing is written before the first chunk is full or all is done.

    `format` gives the text of a result; `holding`: write nothing before `done`.
    """

    def __init__(self, shared: Shared) -> None:
        self.ascii_only = not utf8(open_stream().encoding)
        self.format = _format(shared, Screen(width, self.ascii_only, _colour(shared.color)))
        self.holding = shared.svg is not None  # a picture that cannot be written leaves nothing printed
        self.parts: list[str] = []
        self.size = 0

    def write(self, text: str) -> None:
        """Write text, later."""
        self.parts.append(text)
        self.size += len(text)
        if self.size >= CHUNK and not self.holding:
            self.flush()

    def flush(self) -> None:
        """Write what was gathered."""
        text = "".join(self.parts)
        self.parts.clear()
        self.size = 0
        sys.stdout.write(plain_ascii(text) if self.ascii_only else text)

    def written(self) -> None:
        """Write what was gathered, all the way out."""
        self.flush()
        sys.stdout.flush()

    def done(self) -> None:
        """Write all that is left."""
        self.write(self.format.end())
        self.written()


def say(text: str) -> None:
    """Print a text that has no formats, such as a help or a completion script, with a line end."""
    open_stream().write(text if text.endswith("\n") else f"{text}\n")


def open_stream() -> TextIO:
    """Standard output. Raises OutputError where it is closed."""
    if sys.stdout is None:
        raise OutputError("standard output is closed")
    return sys.stdout


def _format(shared: Shared, screen: Screen) -> Format:
    """The format that is asked for, with the picture of `--svg` beside it."""
    if shared.pick is not None:
        from archcli.output.pick import Pick, keys_of

        said: Format = Pick(screen, keys_of(shared.pick))
    else:
        asked = "json" if shared.json else shared.format or default_format(shared.color)
        said = format_at(QUIET if shared.quiet else FORMATS[asked], screen)
    if shared.svg is None:
        return said
    from archcli.cli.picture import Pictured

    return Pictured(said, screen, shared.svg, force=shared.force)


def _colour(asked: str | None) -> str:
    """What was asked for; else as a terminal has it, also where the environment asks for it in a pipe."""
    if asked in (ALWAYS, NEVER):
        return asked
    return AUTO if sys.stdout.isatty() or _forced() else NEVER


def _forced() -> bool:
    """Whether the environment asks for colour where there is no terminal."""
    return bool(os.environ.get("FORCE_COLOR")) or os.environ.get("CLICOLOR_FORCE", "0") not in ("", "0")


def width() -> int:
    """Columns to fill: the terminal's, 80 in a pipe; COLUMNS beats both."""
    if sys.stdout.isatty() or os.environ.get("COLUMNS"):
        import shutil

        return min(WIDEST, max(40, shutil.get_terminal_size((80, 24)).columns))
    return 80


def default_format(colour: str | None = None) -> str:
    """text on a terminal (and where colour is asked for), plain in a pipe and on a dumb terminal."""
    if colour == ALWAYS or (colour != NEVER and _forced()):
        return "text"
    terminal = sys.stdout is not None and sys.stdout.isatty()
    return "text" if terminal and os.environ.get("TERM") != "dumb" else "plain"
