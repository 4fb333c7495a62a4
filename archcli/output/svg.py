"""What text shows, as a picture."""

from __future__ import annotations

import re
from io import StringIO

from rich._export_format import CONSOLE_SVG_FORMAT

from archcli.output.formats import ALWAYS, Screen
from archcli.output.readable import Readable
from archcli.output.text import Page, console_of
from archcli.report import Report

TITLE = "archcli"
_DRAWING = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""Rich's drawing without the addresses of fonts: a picture that asks nobody for anything."""


class Svg(Readable):
    """A picture of everything that is said, one report under the other; its text comes with `end`."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen._replace(ascii_only=False, colour=ALWAYS))
        self.reports: list[Report] = []

    def drawn(self, report: Report) -> str:
        self.reports.append(report)
        return ""

    def end(self) -> str:
        console = console_of(self.screen, StringIO(), record=True)
        for place, report in enumerate(self.reports):
            if place:
                console.print()
            console.print(Page(report, ascii_only=False), soft_wrap=False)
        return console.export_svg(title=TITLE, code_format=_DRAWING)
