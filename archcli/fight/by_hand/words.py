"""A change as it is typed: `hit_points=9`, `hit_points-3`, `prone`, `no-prone`, `weapons."long sword".hp=3`."""

import re
from typing import NamedTuple

from archcli.errors import unreadable
from archcli.sheet.paths import key_parts

FORM = "KEY=VALUE, KEY+N, KEY-N, KEY or no-KEY, such as hit_points=9, hit_points-3, prone or no-prone"
_QUOTED = r'"(?:[^"\\]|\\.)*"|' + r"'[^']*'"
_WORD = re.compile(
    rf"(?P<off>no[-_])?(?P<key>(?:{_QUOTED}|[^=\"'])+?)(?:=(?P<value>.*)|(?P<by>[+\-−][0-9]{{1,9}}))?", re.DOTALL,
)
_PART = re.compile(rf"{_QUOTED}|[^.\"']+")


class Worded(NamedTuple):
    """A change taken apart: the word, the parts of its key, and the value, the amount or that it is taken off; none of
    these where the key stands alone."""

    word: str
    parts: tuple[str, ...]
    value: str | None = None
    by: int | None = None
    off: bool = False

    @property
    def key(self) -> str:
        """The key as typed."""
        return ".".join(self.parts)


def worded(word: str) -> Worded:
    """A word taken apart. Raises UsageError for one that is no change."""
    found = _WORD.fullmatch(word)
    if found is None:
        raise unreadable(word, FORM)
    off, key, value, by = found["off"], found["key"], found["value"], found["by"]
    if off and by:  # the number is part of a name: no-loaded.ak-47
        key, by = key + by, None
    parts = tuple(key_parts(part)[0] if part[0] in "\"'" else part.strip() for part in _PART.findall(key))
    if (off and value is not None) or not parts or not all(parts):
        raise unreadable(word, FORM)
    return Worded(word, parts, value, None if by is None else int(by.replace("−", "-")), bool(off))
