"""What differs between the screens that a report is laid out for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from archcli.errors import visible
from archcli.output.ascii import plain_ascii
from archcli.report import Span
from archcli.roles import BAD, COUNTED, DROPPED, GOOD, MIXED, SHADES

LABEL, HEAD, RULE = "label", "head", "rule"
"""Roles of what the layout itself writes: what stands before a line, the heads of a table and the rule below them."""
INDENT = 2
"""Blanks before everything but the title."""
WIDE, NARROW = 3, 2
"""Blanks between two columns where there is room, and where there is little."""
BRACKETS = {
    COUNTED: "[{}]", DROPPED: "({})",
    **{shade: f"{mark} {{}}" for shade, mark in zip(SHADES, " .:+#", strict=True)},
}
"""What stands around a span: brackets, and marks before the numbers of a matrix, from the least to the most."""
SIGNS = {GOOD: "✓ ", BAD: "✗ ", MIXED: "● "}
"""What stands before a verdict in words where there is colour."""
BLOCKS = " ▏▎▍▌▋▊▉█"
"""Bars of none to eight eighths of a cell."""
TRACKS = {False: "░", True: "."}
"""A cell behind a bar that is not full, by whether it is in ASCII."""


class Look(NamedTuple):
    """How a screen is written.

    `width` in cells; `wraps`: what does not fit goes on below (else lines may be longer); `gap`: blanks between two
    columns; `ruled`: a line under the head of a table; `shown` gives the text of a span; `bar` draws a share (0 to 1)
    of so many cells, and `track` a cell behind it that is not full; `ascii_only`: pictures in ASCII.
    """

    width: int
    wraps: bool
    gap: int
    ruled: bool
    shown: Callable[[Span], str]
    bar: Callable[[float, int], str]
    track: str
    ascii_only: bool


def plain(width: int, *, ascii_only: bool) -> Look:
    """For a pipe: nothing is wrapped, so that a line is a line to other programs."""
    return Look(
        width=width, wraps=False, gap=NARROW, ruled=False, shown=bracketed, bar=_hashes, track=TRACKS[True],
        ascii_only=ascii_only,
    )


def coloured(width: int, *, ascii_only: bool) -> Look:
    """For a terminal and for a picture."""
    return Look(
        width=width, wraps=True, gap=WIDE, ruled=not ascii_only,
        shown=(lambda span: plain_ascii(_signed(span))) if ascii_only else _signed,
        bar=_hashes if ascii_only else _blocks, track=TRACKS[ascii_only], ascii_only=ascii_only,
    )


def bracketed(span: Span) -> str:
    """The text of a span with what stands around it."""
    return BRACKETS.get(span.role, "{}").format(visible(span.text))


def _signed(span: Span) -> str:
    sign = SIGNS.get(span.role, "") if span.text[:1].isalpha() else ""  # a gain of +1 needs no tick
    return sign + bracketed(span)


def _hashes(share: float, room: int) -> str:
    return "#" * round(share * room)


def _blocks(share: float, room: int) -> str:
    """A bar in eighths of a cell, at least one of them."""
    eighths = max(round(share * room * 8), 1 if share else 0)
    return BLOCKS[8] * (eighths // 8) + BLOCKS[eighths % 8].strip()
