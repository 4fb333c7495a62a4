"""Markdown: rows for a wiki."""

from __future__ import annotations

from collections.abc import Sequence

from archcli.output.rows import Rows

_ESCAPES = str.maketrans({"\\": "\\\\", "|": "\\|", "\n": "<br>"})
"""What would end a cell or a row."""


class Markdown(Rows):
    """A table of pipes."""

    def head_text(self, columns: Sequence[str]) -> str:
        return self.row_text(columns) + f"|{' --- |' * len(columns)}\n"

    def row_text(self, cells: Sequence[str]) -> str:
        return f"| {' | '.join(cell.translate(_ESCAPES) for cell in cells)} |\n"
