"""Standard input, a line at a time, with no more of a line in memory than one input may be long."""

import os
import stat
import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TextIO

from archcli.errors import NotationError, UsageError
from archcli.limits import Limit
from archcli.notation.limits import CHARACTERS

ROOM = 2 * CHARACTERS
"""Characters kept of one line: those of an input, and blanks around it."""
COMBATANTS = Limit("combatants", 1_000, "of one turn order")


class Line(NamedTuple):
    """A line that holds an input: its number, its text (of a line that is too long, the beginning), its characters."""

    number: int
    text: str
    size: int

    def whole(self) -> str:
        """The text. Raises NotationError where there is more of it than one input may have."""
        if self.size <= CHARACTERS:
            return self.text
        raise NotationError(
            "notation.limit",
            f"the line has {self.size} characters, and at most {CHARACTERS} are read (limit characters)",
            source=self.text, start=0, end=len(self.text), limit="characters", asked=self.size, most=CHARACTERS,
        )


def lines(stream: TextIO | None = None) -> Iterator[Line]:
    """The lines of standard input that hold an input, or those of a `stream` that stands for it.

    Raises UsageError where standard input is closed or cannot be read.
    """
    stream = sys.stdin if stream is None else stream
    if stream is None:
        raise UsageError("- reads standard input, and it is closed")
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="surrogateescape")  # one line of bytes that are no text spoils no other
    return lines_of(stream, "standard input")


def lines_of(stream: TextIO, name: str) -> Iterator[Line]:
    """The lines that hold an input; blank lines and comments are skipped. Raises UsageError for what cannot be read."""
    number = 0
    try:
        while text := stream.readline(ROOM):
            number += 1
            size, rest = len(text), text
            while len(rest) == ROOM and not rest.endswith("\n"):
                rest = stream.readline(ROOM)
                size += len(rest.rstrip("\n"))
            if size == len(text):
                text = text.strip()
                size = len(text)
            if text and not text.startswith("#"):
                yield Line(number, text, size)
    except (OSError, ValueError) as problem:
        raise UsageError(f"{name} cannot be read: {problem}") from None


def expanded(words: Iterable[str] | None) -> list[str]:
    """The combatants of a command line, `-` standing for those on standard input, one a line.

    Raises UsageError for more than 1 000.
    """
    found = []
    for word in words or ():
        for name in (line.whole() for line in lines()) if word == "-" else (word,):
            found.append(name)
            if len(found) > COMBATANTS:
                raise UsageError(f"over {COMBATANTS} combatants are named, and no more are read (limit combatants)")
    return found


def waits() -> bool:
    """Whether somebody may wait for the answer to one line before writing the next: it is no file that is read."""
    try:
        return sys.stdin is not None and not stat.S_ISREG(os.fstat(sys.stdin.fileno()).st_mode)
    except (OSError, ValueError):
        return False
