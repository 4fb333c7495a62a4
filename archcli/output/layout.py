"""How a report fills a screen: lines of spans, in which nothing is cut and no word is broken.

What does not fit side by side stands one under another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from archcli.cells import cells
from archcli.output.grid import table_lines
from archcli.output.look import INDENT, LABEL, Look
from archcli.output.wrap import Written, length, longest_word, wrapped
from archcli.report import Line, Report, Roster, Span, Table

LABELS = 24
"""Cells of the widest column of labels."""
_BEGINNING = re.compile(r" *(?:\d+\.? +)?")
BESIDE = 16
"""The least cells for what stands beside a label; where there are fewer, it stands below."""


def title(report: Report, look: Look) -> Iterator[Written]:
    """The lines of the title; what goes on below stands further in than all that follows."""
    spans = [Span(look.shown(span), span.role) for span in report.title]
    if not spans:
        return
    if not look.wraps:
        yield tuple(spans)
        return
    first, *more = wrapped(spans, look.width - 2 * INDENT, look.width)
    yield first
    for part in more:
        yield (Span(" " * 2 * INDENT), *part)


def body(report: Report, look: Look) -> Iterator[Written]:
    """The lines below the title."""
    lines: list[Line] = []
    for block in report.blocks:
        if isinstance(block, Line):
            lines.append(block)
            continue
        yield from _lines(lines, look)
        lines = []
        if isinstance(block, Table):
            yield from table_lines(block, look)
        elif isinstance(block, Roster):
            from archcli.output.roster import roster_lines

            yield from roster_lines(block, look)
        else:
            plainly = look.ascii_only
            for text in block.ascii if plainly else block.lines:
                yield (Span(f"{' ' * INDENT}{look.shown(Span(text))}".rstrip()),)
            yield from _lines([Line("", (Span(block.ascii_legend if plainly else block.legend),))], look)
    yield from _lines(lines, look)


def _lines(lines: Sequence[Line], look: Look) -> Iterator[Written]:
    """Lines that follow one another share a column of labels."""
    column = min(LABELS, max((cells(look.shown(Span(line.label))) for line in lines), default=0))
    if look.wraps and _too_narrow(lines, column, look):
        column = 0
    for line in lines:
        yield from _line(line, column, look)


def _too_narrow(lines: Sequence[Line], column: int, look: Look) -> bool:
    """Whether what stands beside the labels would have no room there."""
    room = look.width - 2 * INDENT - column
    return room < BESIDE or room < max(
        (longest_word(look.shown(span)) for line in lines for span in line.spans), default=0,
    )


def _line(line: Line, column: int, look: Look) -> Iterator[Written]:
    """A label and what stands beside it; one that is longer than the column of labels pushes it on."""
    label = Span(look.shown(Span(line.label)), LABEL)
    spans = [Span(look.shown(span), span.role) for span in line.spans]
    size = cells(label.text)
    indent = INDENT + (column + INDENT if column and size <= column else INDENT)
    before = [Span(" " * INDENT)]
    if not any(span.text for span in spans):
        spans = [label]
    elif size > column:
        spans = [label, Span(" " * INDENT), *spans]
    elif column:
        before += [label, Span(" " * (column - size + INDENT))]
    if not look.wraps:
        yield (*before, *spans)
        return
    first, *more = wrapped(spans, look.width - indent, look.width - length(before))
    yield (*before, *first)
    for part in more:
        yield (Span(" " * indent), *part)


def bare(lines: Iterable[Written]) -> Iterator[str]:
    """Lines without roles, and without blanks at their ends."""
    for spans in lines:
        yield "".join(span.text for span in spans).rstrip()


def paragraph(text: str, look: Look) -> Iterator[str]:
    """A line of prose; what goes on below stands under its first word, behind the number that it has."""
    shown = look.shown(Span(text))
    if not look.wraps:
        yield shown
        return
    beginning = _BEGINNING.match(shown)
    hang = cells(beginning[0]) if beginning else 0
    first, *more = bare(wrapped((Span(shown),), look.width - hang, look.width))
    yield first
    for part in more:
        yield " " * hang + part
