"""A report as plain text: no colour and no boxes, for pipes and simple terminals.

A die that counts stands in brackets, one that was taken away in parentheses.
"""

from __future__ import annotations

from archcli.output.layout import bare, body, title
from archcli.output.look import Look, plain
from archcli.output.readable import Readable
from archcli.report import Report


class Plain(Readable):
    """Reports as plain text."""

    def look(self) -> Look:
        return plain(self.screen.width(), ascii_only=self.screen.ascii_only)

    def drawn(self, report: Report) -> str:
        look = self.look()
        return "".join(f"{line}\n" for line in bare([*title(report, look), *body(report, look)]))
