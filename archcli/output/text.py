"""A report for a terminal, drawn with Rich. Names are data: every text is a Rich `Text`, never markup."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any, TextIO

from rich import box
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Styled

from archcli.errors import visible
from archcli.output.ascii import plain_ascii
from archcli.output.formats import ALWAYS, NEVER, Screen
from archcli.output.plain import MARKS
from archcli.output.readable import Readable
from archcli.report import Line, Report, Span, Table
from archcli.roles import BAD, BAR, COUNTED, DIE, DROPPED, GOOD, MIXED, NAME, NOTE, NUMBER, SHADES

STYLES = {
    COUNTED: "bold green", DIE: "", DROPPED: "dim strike", GOOD: "bold green", BAD: "bold red", MIXED: "bold magenta",
    NAME: "bold", NUMBER: "bold cyan", NOTE: "dim", BAR: "cyan",
    **dict(zip(SHADES, ("", "black on color(195)", "black on color(153)", "black on color(111)",
                        "bright_white on color(25)"), strict=True)),
}
"""Colours that read on dark and light grounds; no meaning hangs on a colour alone."""
_SIGNS = {GOOD: "✓ ", BAD: "✗ ", MIXED: "● "}
_BRACKETS = {COUNTED: "[{}]", DROPPED: "({})", **MARKS}


class Text(Readable):
    """Reports as a terminal shows them, in colour."""

    def drawn(self, report: Report) -> str:
        # Drawn into memory first, so that it is written whole or not at all.
        file = StringIO()
        console = console_of(self.screen, file)
        console.print(Page(report, self.screen.ascii_only), soft_wrap=False)
        return file.getvalue()


def console_of(screen: Screen, file: TextIO, **more: Any) -> Console:
    """A console of Rich's that takes texts as they are, and writes in the colours of the screen."""
    always = screen.colour == ALWAYS
    return Console(
        file=file, width=screen.width(), highlight=False, markup=False, emoji=False,
        force_terminal=screen.colour != NEVER, no_color=False if always else None,
        color_system=None if screen.colour == NEVER else "standard" if always else "auto", **more,
    )


class Page:
    """A report as Rich draws it."""

    def __init__(self, report: Report, ascii_only: bool) -> None:
        self.report, self.ascii_only = report, ascii_only

    def __rich_console__(self, on: Console, options: object) -> list[RenderableType]:
        parts: list[RenderableType] = []
        if self.report.title:
            parts.append(self._text(self.report.title, "bold"))
        lines: list[Line] = []
        for block in self.report.blocks:
            if isinstance(block, Line):
                lines.append(block)
                continue
            parts += self._lines(lines)
            lines = []
            if isinstance(block, Table):
                parts += self._rows(block) if self._least(block) > on.width else [
                    Padding(self._table(block, on.width), (0, 0, 0, 2))
                ]
            else:
                drawn = block.ascii if self.ascii_only else block.lines
                lines_drawn = (f"  {self._safe(line)}" for line in (*drawn, *block.legend))
                parts += [Styled(line, no_wrap=True, overflow="ignore") for line in lines_drawn]
        parts += self._lines(lines)
        return [Group(*parts)]

    def _safe(self, text: str) -> str:
        return plain_ascii(visible(text)) if self.ascii_only else visible(text)

    def _text(self, spans: Sequence[Span], style: str = "") -> Styled:
        text = Styled(style=style)
        for span in spans:
            shown = _BRACKETS.get(span.role, "{}").format(span.text)
            sign = _SIGNS.get(span.role, "") if shown[:1].isalpha() else ""  # a gain of +1 needs no tick
            text.append(self._safe(sign + shown), STYLES.get(span.role, ""))
        return text

    def _lines(self, lines: list[Line]) -> list[RenderableType]:
        if not lines:
            return []
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True, max_width=24)
        grid.add_column(overflow="fold")
        for line in lines:
            grid.add_row(Styled(self._safe(line.label)), self._text(line.spans))
        return [Padding(grid, (0, 0, 0, 2))]

    def _least(self, table: Table) -> int:
        """The width under which a table would break a word or a number; 0 of one with bars, which give way."""
        if any(span.role == BAR for row in table.rows for span in row):
            return 0
        needed = 2
        for column, head in enumerate(table.head):
            texts = [row[column].text for row in table.rows if row[column].text]
            words = texts if _numeric(texts) else [word for text in texts for word in text.split()]
            signs = 2 * any(row[column].role in _SIGNS for row in table.rows)
            needed += max(map(cell_len, [head, *words])) + signs + 3
        return needed - 3

    def _rows(self, table: Table) -> list[RenderableType]:
        """The rows of a table that is too wide, one under another: each cell after its head."""
        grid = Grid.grid()
        grid.add_column(overflow="fold")
        for row in table.rows:
            text = Styled()
            for head, span in zip(table.head, row, strict=True):
                if span.text:
                    text.append("  " * bool(text) + self._safe(head) + " " * bool(head), "dim")
                    text.append(self._text((span,)))
            grid.add_row(text)
        return [Padding(grid, (0, 0, 0, 2))]

    def _table(self, table: Table, width: int) -> Grid:
        bars = [any(row[column].role == BAR for row in table.rows) for column in range(len(table.head))]
        ruled = None if self.ascii_only else box.SIMPLE_HEAD
        grid = Grid(box=ruled, pad_edge=False, padding=(0, 1), show_edge=False, border_style="dim")
        taken = 6
        for column, head in enumerate(table.head):
            texts = [row[column].text for row in table.rows if row[column].text and not bars[column]]
            numeric = _numeric(texts)
            grid.add_column(
                self._safe(head), justify="right" if numeric else "left", no_wrap=bars[column] or numeric,
                overflow="fold", header_style="dim",
            )
            if not bars[column]:
                taken += max(map(len, [head, *texts])) + 2
        room = max(2, (width - taken - 2) // max(1, sum(bars)))
        for row in table.rows:
            grid.add_row(*(self._bar(span, room) if span.role == BAR else self._text((span,)) for span in row))
        return grid

    def _bar(self, span: Span, room: int) -> Styled:
        share = float(span.text)
        if self.ascii_only:
            return Styled("#" * round(share * room), STYLES[BAR])
        eighths = round(share * room * 8)
        if share and not eighths:
            eighths = 1
        return Styled("█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip(), STYLES[BAR])


def _numeric(texts: Sequence[str]) -> bool:
    """Whether a column holds numbers, and so stands at the right and is never broken."""
    return bool(texts) and all(text[0].isdigit() or text[0] in "−-+<" for text in texts)
