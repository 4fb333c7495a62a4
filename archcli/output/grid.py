"""Tables as lines: columns where they fit, else each row's cells one after another."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from archcli.cells import cells
from archcli.output.look import HEAD, INDENT, NARROW, RULE, Look
from archcli.output.wrap import Written, length, longest_word, wrapped
from archcli.report import Span, Table
from archcli.roles import BAR, SHADES

MARK = 2
"""Characters of the mark before a number of a matrix."""
BARS = (10, 4, 3)
"""The least cells of a bar: with room to spare, beside columns as wide as they like, and at all."""


_NUMBER = re.compile(r"[<>+−±-]*\d[^a-z=]*(?: (?:or less|or more|to [^a-z]*|pp))?|[–…]")
"""A number, with its sign and unit, or a range of them; what stands for none."""


class Column(NamedTuple):
    """A column: its head, its cells as they are shown, and what is in it."""

    head: str
    spans: tuple[Span, ...]
    bars: bool
    numeric: bool

    @property
    def natural(self) -> int:
        """The width at which nothing is wrapped."""
        return max(cells(self.head), *(0 if self.bars else cells(span.text) for span in self.spans), 0)

    @property
    def least(self) -> int:
        """The width under which a word or a number would be broken."""
        if self.bars:
            return longest_word(self.head)
        texts = [cells(span.text) if self.numeric else longest_word(span.text) for span in self.spans]
        return max(longest_word(self.head), *texts, 0)


class Widths(NamedTuple):
    """The width of each column that is shown (0: of bars there is no room for), and the gap between two."""

    columns: tuple[int, ...]
    gap: int


def table_lines(table: Table, look: Look) -> Iterator[Written]:
    """The lines of a table."""
    columns = columns_of(table, look)
    widths = fitted(columns, look)
    if widths is None:
        for row in zip(*(column.spans for column in columns), strict=True):
            yield from _one_after_another([column.head for column in columns], row, look)
        return
    there = [(column, width) for column, width in zip(columns, widths.columns, strict=True) if width]
    heads = [_cell(Span(column.head, HEAD), column, width, look) for column, width in there]
    deepest = max(map(len, heads))
    yield from _beside([[*[()] * (deepest - len(head)), *head] for head in heads], there, widths.gap)
    if look.ruled:
        whole = sum(width for _, width in there) + widths.gap * (len(there) - 1)
        yield (Span(" " * INDENT), Span("─" * whole, RULE))
    for row in zip(*(column.spans for column, _ in there), strict=True):
        yield from _beside(
            [_cell(span, column, width, look) for span, (column, width) in zip(row, there, strict=True)],
            there, widths.gap,
        )


def fits(table: Table, look: Look) -> bool:
    """Whether the columns of a table fit on a screen, be it one that wraps nothing."""
    return fitted(columns_of(table, look), look._replace(wraps=True)) is not None


def side_by_side(table: Table, look: Look) -> Iterator[Table]:
    """A matrix in parts that fit on a screen, one below the other, each with the names of the rows."""
    start, whole = 1, len(table.head)
    while start < whole:
        end = next((end for end in range(whole, start + 1, -1) if fits(_part(table, start, end), look)), start + 1)
        yield _part(table, start, end)
        start = end


def _part(table: Table, start: int, end: int) -> Table:
    return Table(
        (table.head[0], *table.head[start:end]), tuple((row[0], *row[start:end]) for row in table.rows),
    )


def columns_of(table: Table, look: Look) -> list[Column]:
    """The columns of a table, as they are shown."""
    columns = []
    for place, head in enumerate(table.head):
        spans = [row[place] for row in table.rows]
        bars = any(span.role == BAR for span in spans)
        texts = [span.text for span in spans if span.text and span.role != BAR]
        shown = tuple(span if span.role == BAR else Span(look.shown(span), span.role) for span in spans)
        columns.append(Column(look.shown(Span(head)), shown, bars, _numeric(texts)))
    return columns


def _numeric(texts: Sequence[str]) -> bool:
    """Whether a column holds numbers, and so stands at the right and is never broken."""
    return bool(texts) and all(map(_NUMBER.fullmatch, texts))


def fitted(columns: Sequence[Column], look: Look) -> Widths | None:
    """The widths of columns that fit; None where they do not, even without bars."""
    natural = [column.natural for column in columns]
    bars = [column.bars for column in columns]
    spare, usual, least = BARS
    if not look.wraps:
        return Widths(_shared_out(columns, natural, look, look.gap, spare), look.gap)
    for gap, bar in ((look.gap, spare), (NARROW, usual)):
        if INDENT + sum(natural) + gap * (len(columns) - 1) + bar * sum(bars) <= look.width:
            return Widths(_shared_out(columns, natural, look, gap, bar), gap)
    narrowed = [_narrowed(columns, look.width, gap, bar) for gap, bar in (
        (look.gap, usual), (NARROW, least), (NARROW, 0))]
    return min(filter(None, narrowed), key=lambda widths: _broken(columns, widths), default=None)


def _narrowed(columns: Sequence[Column], width: int, gap: int, bar: int) -> Widths | None:
    """Columns that are narrower than they like, but not too narrow; None where the screen is."""
    there = sum(bar > 0 or not column.bars for column in columns)
    widths = _filled([
        (bar, bar) if column.bars else (column.least, column.natural) for column in columns
    ], width - INDENT - gap * (there - 1))
    return None if widths is None else Widths(widths, gap)


def _broken(columns: Sequence[Column], widths: Widths) -> tuple[int, bool]:
    """In how many columns a cell goes on below, and whether there are no bars though there could be."""
    wrapped = [
        not column.bars and any(cells(span.text) > width for span in column.spans)
        for column, width in zip(columns, widths.columns, strict=True)
    ]
    return sum(wrapped), 0 in widths.columns


def _shared_out(columns: Sequence[Column], natural: Sequence[int], look: Look, gap: int, bar: int) -> tuple[int, ...]:
    """Columns as wide as they like, and bars in the room that is left."""
    left = look.width - INDENT - gap * (len(columns) - 1)
    left -= sum(width for column, width in zip(columns, natural, strict=True) if not column.bars)
    room = max(bar, left // max(1, sum(column.bars for column in columns)))
    return tuple(
        max(room, width) if column.bars else width for column, width in zip(columns, natural, strict=True)
    )


def _filled(wanted: Sequence[tuple[int, int]], room: int) -> tuple[int, ...] | None:
    """Widths between the least and the most of each column that fill the room, or None where it is too small."""
    widths = [least for least, _ in wanted]
    left = room - sum(widths)
    if left < 0:
        return None
    while left:
        open_ = [place for place, (_, most) in enumerate(wanted) if widths[place] < most]
        if not open_:
            break
        place = min(open_, key=lambda place: wanted[place][1] - widths[place])
        more = min(wanted[place][1] - widths[place], -(-left // len(open_)))
        widths[place] += more
        left -= more
    return tuple(widths)


def _cell(span: Span, column: Column, width: int, look: Look) -> list[Written]:
    """The lines of a cell."""
    if span.role == BAR:
        return [(Span(look.bar(float(span.text), width), BAR),)]
    if not span.text:
        return [()]
    if cells(span.text) <= width:
        return [(_shaded(span, width),)]
    return wrapped((span,), width)


def _shaded(span: Span, width: int) -> Span:
    """A cell of a matrix is shaded as a whole, with its mark at the left edge."""
    if span.role not in SHADES:
        return span
    mark, number = span.text[:MARK], span.text[MARK:]
    return Span(mark + " " * (width - cells(span.text)) + number, span.role)


def _beside(
    row: Sequence[Sequence[Written]], columns: Sequence[tuple[Column, int]], gap: int,
) -> Iterator[Written]:
    """The lines of a row, whose cells may have several; none ends in blanks."""
    for lines in zip_longest(*row, fillvalue=()):
        spans: list[Span] = []
        blanks = INDENT
        for written, (column, width) in zip(lines, columns, strict=True):
            rest = width - length(written)
            before = rest if column.numeric else 0
            if length(written):
                spans += [Span(" " * (blanks + before)), *written]
                blanks = rest - before + gap
            else:
                blanks += width + gap
        yield tuple(spans)


def _one_after_another(heads: Sequence[str], row: Sequence[Span], look: Look) -> Iterator[Written]:
    """A row that is too wide: each cell after its head, broken between cells where that is possible."""
    room = look.width - INDENT
    line: list[Span] = []
    indent = INDENT
    for head, span in zip(heads, row, strict=True):
        if not span.text or span.role == BAR:
            continue
        cell = [*([Span(head + " ", HEAD)] if head else []), span]
        if line and length(line) + 2 + length(cell) > room:
            yield (Span(" " * indent), *line)
            line, indent, room = [], 2 * INDENT, look.width - 2 * INDENT
        if line:
            line.append(Span("  "))
        line += cell
        if length(line) > room:
            *whole, last = wrapped(line, room)
            for part in whole:
                yield (Span(" " * indent), *part)
                indent, room = 2 * INDENT, look.width - 2 * INDENT
            line = [*last]
    yield (Span(" " * indent), *line)
