"""A report for a terminal, coloured by Rich. Names are data: every text is a Rich `Text`, never markup."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO

from rich.console import Console
from rich.text import Text as Styled

from archcli.output.formats import ALWAYS, NEVER
from archcli.output.layout import body, title
from archcli.output.look import HEAD, LABEL, RULE, Look, coloured
from archcli.output.readable import Readable
from archcli.output.wrap import Written
from archcli.report import Report
from archcli.roles import BAD, BAR, COUNTED, DIE, DROPPED, GOOD, MIXED, NAME, NOTE, NUMBER, SHADES

TITLE = "bold"
STYLES = {
    COUNTED: "bold green", DIE: "", DROPPED: "dim strike", GOOD: "bold green", BAD: "bold red", MIXED: "bold magenta",
    NAME: "bold", NUMBER: "bold cyan", NOTE: "dim", BAR: "cyan", LABEL: "dim", HEAD: "dim", RULE: "dim",
    **dict(zip(SHADES, ("", "black on color(195)", "black on color(153)", "black on color(111)",
                        "bright_white on color(25)"), strict=True)),
}
"""Colours that read on dark and light grounds; no meaning hangs on a colour alone."""
OF_SIXTEEN = STYLES | dict(zip(SHADES, (
    "", "black on white", "black on bright_cyan", "black on cyan", "bright_white on blue"), strict=True))
"""The same for terminals with sixteen colours."""
MANY = ("256", "truecolor")


class Text(Readable):
    """Reports as a terminal shows them, in colour; no line ends in blanks."""

    def look(self) -> Look:
        return coloured(self.screen.width(), ascii_only=self.screen.ascii_only)

    def drawn(self, report: Report) -> str:
        screen, look = self.screen, self.look()
        # Drawn into memory first, so that it is written whole or not at all.
        file = StringIO()
        always = screen.colour == ALWAYS
        console = Console(
            file=file, width=look.width, highlight=False, markup=False, emoji=False,
            force_terminal=screen.colour != NEVER, no_color=False if always else None,
            color_system=None if screen.colour == NEVER else "256" if always else "auto",
        )
        styles = STYLES if console.color_system in MANY else OF_SIXTEEN
        lines = [_styled(line, styles, TITLE) for line in title(report, look)]
        lines += [_styled(line, styles) for line in body(report, look)]
        console.print(Styled("\n").join(lines), soft_wrap=True)
        return file.getvalue()


def _styled(line: Written, styles: Mapping[str, str], style: str = "") -> Styled:
    text = Styled(style=style)
    for span in line:
        text.append(span.text, styles.get(span.role, ""))
    return text
