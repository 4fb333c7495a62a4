"""A report as plain text: no colour and no boxes, for pipes and simple terminals.

A die that counts stands in brackets, one that was taken away in parentheses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archcli.errors import visible
from archcli.output.readable import Readable
from archcli.report import Line, Picture, Report, Span, Table
from archcli.roles import BAR, COUNTED, DROPPED, SHADES

WIDTH = 80
LABEL = 24
"""Widest label column; a longer label pushes its own line to the right."""
MARKS = {shade: f"{mark} {{}}" for shade, mark in zip(SHADES, " .:+#", strict=True)}
"""What stands before a number of a matrix, from the least to the most."""
_BRACKETS = {COUNTED: "[{}]", DROPPED: "({})", **MARKS}


class Plain(Readable):
    """Reports as plain text."""

    def drawn(self, report: Report) -> str:
        return render(report, width=self.screen.width(), ascii_only=self.screen.ascii_only) + "\n"


def render(report: Report, *, width: int = WIDTH, ascii_only: bool = False) -> str:
    """The report's text, without the last line end."""
    out = [_text(report.title)] if report.title else []
    labels = [len(visible(block.label)) for block in report.blocks if isinstance(block, Line) and block.label]
    column = min(LABEL, max(labels, default=0))
    for block in report.blocks:
        if isinstance(block, Line):
            out.append(_line(block, column))
        elif isinstance(block, Table):
            out += _table(block, width)
        else:
            out += _picture(block, ascii_only)
    return "\n".join(out)


def _text(spans: Sequence[Span]) -> str:
    return "".join(_BRACKETS.get(span.role, "{}").format(visible(span.text)) for span in spans)


def _line(line: Line, column: int) -> str:
    text = _text(line.spans)
    if not column:
        return f"  {text}"
    return f"  {visible(line.label):<{column}}  {text}".rstrip()


def _table(table: Table, width: int) -> Iterator[str]:
    cells = [[visible(head) for head in table.head]]
    cells += [["" if span.role == BAR else _text((span,)) for span in row] for row in table.rows]
    widths = [max(len(row[column]) for row in cells) for column in range(len(table.head))]
    bars = [column for column, _ in enumerate(table.head) if any(row[column].role == BAR for row in table.rows)]
    room = max(10, (width - sum(widths) - 2 * len(widths) - 2) // max(1, len(bars)))
    for number, row in enumerate(cells):
        texts = []
        for column, text in enumerate(row):
            span = table.rows[number - 1][column] if number else Span(table.head[column])
            if span.role == BAR:
                texts.append(("#" * round(float(span.text) * room)).ljust(room))
            else:
                padded = text.rjust(widths[column]) if _numeric(table, column) else text.ljust(widths[column])
                texts.append(padded.ljust(room) if column in bars else padded)
        yield f"  {'  '.join(texts)}".rstrip()


def _numeric(table: Table, column: int) -> bool:
    texts = [row[column].text for row in table.rows if row[column].text and row[column].role != BAR]
    return bool(texts) and all(text[0].isdigit() or text[0] in "−-+<" for text in texts)


def _picture(picture: Picture, ascii_only: bool) -> list[str]:
    lines = picture.ascii if ascii_only else picture.lines
    return [f"  {visible(line)}".rstrip() for line in (*lines, *picture.legend)]
