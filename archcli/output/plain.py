"""A report as plain text: no colour and no boxes, for pipes and simple terminals.

A die that counts stands in brackets, one that was taken away in parentheses.
"""

from __future__ import annotations

from archcli.output import look
from archcli.output.layout import bare, body, title
from archcli.output.readable import Readable
from archcli.report import Report


class Plain(Readable):
    """Reports as plain text."""

    def drawn(self, report: Report) -> str:
        plain = look.plain(self.screen.width(), ascii_only=self.screen.ascii_only)
        return "".join(f"{line}\n" for line in bare([*title(report, plain), *body(report, plain)]))
