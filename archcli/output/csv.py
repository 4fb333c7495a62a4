"""CSV: rows for a spreadsheet, quoted by the standard library."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

from archcli.output.rows import Rows


class Csv(Rows):
    """Rows with commas between their cells."""

    def head_text(self, columns: Sequence[str]) -> str:
        return self.row_text(columns)

    def row_text(self, cells: Sequence[str]) -> str:
        out = StringIO()
        csv.writer(out, lineterminator="\n").writerow(cells)
        return out.getvalue()
