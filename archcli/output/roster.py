"""A roster as lines: cells in columns, and what is said of each member behind them, or below where that takes less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archcli.output.look import INDENT, NARROW, Look
from archcli.output.wrap import Written, length, wrapped
from archcli.report import Member, Roster, Span
from archcli.roles import BAR, GAUGE, NOTE, NUMBER

MARK = "▶"
"""Stands before a member that is marked."""
BESIDE = 24
"""The least cells for what is said behind the columns."""

Cells = Sequence[Sequence[Span]]


def roster_lines(roster: Roster, look: Look) -> Iterator[Written]:
    """The lines of a roster."""
    mores = [_phrases(member.more, look) for member in roster.members]
    for gauges in (True, False):
        rows = [[_cell(cell, look, gauges=gauges) for cell in member.cells] for member in roster.members]
        widths = [max(map(length, column)) for column in zip(*rows, strict=True)]
        if not look.wraps or _longest(rows, widths) <= look.width:
            break
    else:
        for member, row, more in zip(roster.members, rows, mores, strict=True):
            yield from _one_after_another(member, row, more, look)
        return
    heads = [[*_mark(member, look), *_columns(row, widths)] for member, row in zip(roster.members, rows, strict=True)]
    start = INDENT + sum(width + NARROW for width in widths if width)
    yield from _placed(heads, mores, start, look)


def _phrases(more: Cells, look: Look) -> list[Written]:
    """What is said of a member, each with what parts it from the next."""
    return [
        (*(Span(look.shown(span), span.role) for span in phrase if span.text), Span(";" * (place < len(more))))
        for place, phrase in enumerate(more, 1)
    ]


def _cell(cell: Sequence[Span], look: Look, *, gauges: bool) -> list[Span]:
    """The spans of a cell as they are shown; without gauges where these have no room."""
    shown: list[Span] = []
    for span in cell:
        if span.role != GAUGE:
            shown.append(Span(look.shown(span), span.role))
        elif gauges:
            full, room = map(int, span.text.split("/"))
            shown += [Span(look.bar(full / room, room), BAR), Span(look.track * (room - full), NOTE), Span(" ")]
    return shown


def _mark(member: Member, look: Look) -> list[Span]:
    mark = look.shown(Span(MARK))
    return [Span(mark, NUMBER), Span(" " * (INDENT - len(mark)))] if member.marked else [Span(" " * INDENT)]


def _columns(row: Cells, widths: Sequence[int]) -> list[Span]:
    """Cells with blanks between them; none behind the last that holds something."""
    spans: list[Span] = []
    blanks = 0
    for cell, width in zip(row, widths, strict=True):
        if cell:
            spans += [Span(" " * blanks), *cell]
            blanks = 0
        blanks += width - length(cell) + NARROW if width else 0
    return [span for span in spans if span.text]


def _longest(rows: Sequence[Cells], widths: Sequence[int]) -> int:
    return INDENT + max((length(_columns(row, widths)) for row in rows), default=0)


def _placed(heads: Sequence[list[Span]], mores: Sequence[list[Written]], start: int, look: Look) -> list[Written]:
    """The lines with what is said of each behind the columns, or below them where that takes fewer."""
    if not look.wraps:
        return _beside(heads, [_packed(more, sum(map(length, more)) + len(more)) for more in mores], start)
    below = [
        line for head, more in zip(heads, mores, strict=True)
        for line in (tuple(head), *_hanging(_packed(more, look.width - 2 * INDENT), 2 * INDENT))
    ]
    room = look.width - start
    if room < BESIDE:
        return below
    beside = _beside(heads, [_packed(more, room) for more in mores], start)
    return beside if len(beside) <= len(below) else below


def _packed(phrases: Sequence[Written], room: int) -> list[Written]:
    """Phrases in lines of so many cells; none is broken that fits a line."""
    lines: list[Written] = []
    for phrase in phrases:
        joined = (*lines[-1], Span(" "), *phrase) if lines else phrase
        if lines and length(joined) > room >= length(phrase):
            lines.append(phrase)
        else:
            lines[-1:] = wrapped(joined, room)
    return lines


def _beside(heads: Sequence[list[Span]], mores: Sequence[Sequence[Written]], start: int) -> list[Written]:
    lines: list[Written] = []
    for head, more in zip(heads, mores, strict=True):
        first, rest = (more[0], more[1:]) if more else ((), ())
        blanks = [Span(" " * (start - length(head)))] if first else []
        lines += [(*head, *blanks, *first), *_hanging(rest, start)]
    return lines


def _hanging(lines: Sequence[Written], indent: int) -> Iterator[Written]:
    for line in lines:
        yield (Span(" " * indent), *line)


def _one_after_another(member: Member, row: Cells, more: Sequence[Written], look: Look) -> Iterator[Written]:
    """A member whose cells do not fit side by side."""
    spans: list[Span] = []
    for cell in row:
        if cell:
            spans += [Span(" " * NARROW) if spans else Span(""), *cell]
    first, *rest = wrapped(spans, look.width - 2 * INDENT, look.width - INDENT)
    yield (*_mark(member, look), *first)
    yield from _hanging([*rest, *_packed(more, look.width - 2 * INDENT)], 2 * INDENT)
