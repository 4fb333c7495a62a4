"""Spans in lines: broken between words, and inside one only where it is longer than a whole line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from archcli.cells import by_character, cells
from archcli.report import Span

Written = tuple[Span, ...]
"""A line of a screen."""
_BLANKS = re.compile("( +)")


def length(spans: Sequence[Span]) -> int:
    """How many cells spans take."""
    return sum(cells(span.text) for span in spans)


def longest_word(text: str) -> int:
    """How many cells the longest word of a text takes."""
    return max(map(cells, text.split(" ")), default=0)


def wrapped(spans: Sequence[Span], room: int, first: int | None = None) -> list[Written]:
    """Spans in lines of `room` cells; `first`: those of the first line, where it has fewer."""
    lines: list[list[Span]] = [[]]
    left = room if first is None else first
    blanks: list[Span] = []
    for word in _words(spans):
        if not word[0].text.strip(" "):
            blanks = word
            continue
        if length(blanks) + length(word) > left and (lines[-1] or left < length(word) <= room):
            lines.append([])
            left, blanks = room, []
        *whole, last = _broken([*blanks, *word], left, room)
        for part in whole:
            lines[-1] += part
            lines.append([])
            left = room
        lines[-1] += last
        left -= length(last)
        blanks = []
    return [tuple(_joined(line)) for line in lines]


def _joined(spans: Sequence[Span]) -> Iterator[Span]:
    """Spans of which no two neighbours have the same role."""
    for role, some in groupby(spans, lambda span: span.role):
        yield Span("".join(span.text for span in some), role)


def _words(spans: Sequence[Span]) -> Iterator[list[Span]]:
    """Words and the blanks between them, each of all the spans that it reaches over."""
    word: list[Span] = []
    for span in spans:
        for part in _BLANKS.split(span.text):
            if not part:
                continue
            if word and part.isspace() != word[0].text.isspace():
                yield word
                word = []
            word.append(Span(part, span.role))
    if word:
        yield word


def _broken(word: Sequence[Span], first: int, room: int) -> Iterator[list[Span]]:
    """A word that is longer than a line, in parts; a combining character stays with what it belongs to."""
    part: list[Span] = []
    left = first
    for span in word:
        text = ""
        for character, width in zip(span.text, by_character(span.text), strict=True):
            if width > left and (part or text):
                yield [*part, Span(text, span.role)] if text else part
                part, text, left = [], "", room
            text += character
            left -= width
        if text:
            part.append(Span(text, span.role))
    yield part
