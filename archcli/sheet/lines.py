"""Where the keys of a TOML file stand: for the mistakes in it, which know a key's path alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

_PART = re.compile(r"""[ \t]*(?:([A-Za-z0-9_-]+)|"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)')[ \t]*""")
_TEXT = re.compile(
    r'''"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*|[\[\]{}]|\n''', re.DOTALL,
)
_BLANKS = re.compile(r"\s*(?:#[^\n]*\s*)*")
_ESCAPE = re.compile(r"\\(u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
_SHORT = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "e": "\x1b"}
MOST_PARTS = 100
"""Parts of a key that are looked at."""


def quoted_parts(path: str) -> tuple[str, ...]:
    """The parts of a dotted key, some of them in quotes (`weapons."long sword".damage`)."""
    return _key_parts(path, 0)[0]


class Lines:
    """The lines of a text, which is TOML that can be read."""

    def __init__(self, text: str) -> None:
        self.known: dict[tuple[str, ...], int] = {}
        for key, line in _keys(text):
            self.known.setdefault(key, line)

    def of(self, path: str) -> int | None:
        """The line, from 1, on which a key stands, or the table that it is missing from; None where neither is there.

        `path`: the key as mistakes name it (`weapons."long sword".damage`).
        """
        parts = quoted_parts(path)
        heads = (parts[:size] for size in range(len(parts), 0, -1))
        return next((self.known[head] for head in heads if head in self.known), None)


def _key_parts(text: str, start: int) -> tuple[tuple[str, ...], int]:
    """The parts of a dotted key, and where it ends."""
    parts: list[str] = []
    place = start
    while len(parts) < MOST_PARTS and (found := _PART.match(text, place)):
        bare, quoted, literal = found.groups()
        parts.append(bare or literal or _ESCAPE.sub(_unescaped, quoted or ""))
        place = found.end()
        if text[place:place + 1] != ".":
            break
        place += 1
    return tuple(parts), place


def _unescaped(found: re.Match[str]) -> str:
    code = found[1]
    return chr(int(code[1:], 16)) if len(code) > 1 else _SHORT.get(code, code)


def _keys(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every key that has a line of its own, and every table, with its line."""
    table: tuple[str, ...] = ()
    place, line = 0, 1
    while place < len(text):
        blanks = _BLANKS.match(text, place)
        start = blanks.end() if blanks else place
        line += text.count("\n", place, start)
        if text.startswith("[", start):
            table, after = _key_parts(text, start + (2 if text.startswith("[[", start) else 1))
            yield table, line
            after = text.find("]", after)
        else:
            parts, after = _key_parts(text, start)
            if parts and text.startswith("=", after):
                yield (*table, *parts), line
        place, lines = _line_end(text, after)
        line += lines


def _line_end(text: str, start: int) -> tuple[int, int]:
    """Where the line after this one begins, and how many on that is: the lists and long texts go over several."""
    depth = lines = 0
    for found in _TEXT.finditer(text, start):
        token = found[0]
        lines += token.count("\n")
        depth += (token in "[{") - (token in "]}")
        if token == "\n" and depth <= 0:
            return found.end(), lines
    return len(text), lines
