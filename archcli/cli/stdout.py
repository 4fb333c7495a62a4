"""Standard output in every format."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from archcli.cli.options import Shared
from archcli.errors import visible
from archcli.output.text import plain_ascii, utf8
from archcli.report import Report, Result, Span

if TYPE_CHECKING:
    from archcli.output.odds import Odds
    from archcli.output.summary import Summary

WIDEST = 1000
"""Columns that bars may fill at most; nothing is cut there."""
CHUNK = 1 << 16
"""Characters gathered before they are written."""


class OutputError(Exception):
    """Standard output could not be written: exit 1."""


class Stdout:
    """Writes results in one format, in chunks; nothing is written before the first chunk is full or all is done."""

    def __init__(self, shared: Shared) -> None:
        if sys.stdout is None:
            raise OutputError("standard output is closed")
        self.format = "quiet" if shared.quiet else "json" if shared.json else shared.format or default_format()
        self.ascii = not utf8(sys.stdout.encoding)
        self.parts: list[str] = []
        self.size = 0
        self.first = True
        self.document: dict[str, Any] | None = None
        self.documents = 0
        self.holding = False

    def write(self, text: str) -> None:
        """Write text, later."""
        self.parts.append(text)
        self.size += len(text)
        if self.size >= CHUNK and not self.holding:
            self.flush()

    def flush(self) -> None:
        """Write what was gathered."""
        text = "".join(self.parts)
        self.parts.clear()
        self.size = 0
        if self.ascii:
            text = plain_ascii(text)
        sys.stdout.write(text)

    def done(self) -> None:
        """Write all that is left."""
        if self.document is not None:
            from archcli.output.data import toml_text

            self.write(toml_text(self.document))
        self.written()

    def written(self) -> None:
        """Write what was gathered, all the way out."""
        self.flush()
        sys.stdout.flush()

    def lines(self, values: Sequence[object]) -> None:
        """Bare values, one a line."""
        self.write("".join(f"{value}\n" for value in values))

    def result(
        self, version: str, system: str, command: str, seed: int | None, result: Result, *, hold: bool = False,
    ) -> None:
        """One result. `hold`: write nothing before `done`."""
        self.holding = hold
        if self.format == "quiet":
            value = result.quiet()
            self.lines([visible(one) for one in ([value] if isinstance(value, str) else value)])
        elif self.format in ("json", "toml"):
            self.data(version, system, command, seed, result=result)
        elif result.raw is not None:
            self.write(result.raw)
        else:
            if not self.first:
                self.write("\n")
            self.report(result.report())
        self.first = False

    def odds(
        self, version: str, system: str, command: str, seed: int | None, title: Sequence[Span],
        odds: "Sequence[Odds]", names: Sequence[str],
    ) -> None:
        """Odds, with those of variants beside them."""
        if self.format == "quiet":
            self.lines([one.quiet() for one in odds])
        elif self.format in ("json", "toml"):
            parts: dict[str, Any] = {"odds": odds[0].data()}
            if len(odds) > 1:
                parts["versus"] = [
                    {"options": name, "odds": one.data()} for name, one in zip(names[1:], odds[1:], strict=True)
                ]
            self.data(version, system, command, seed, **parts)
        else:
            from archcli.output.odds import report

            self.report(report(title, odds, names))

    def summary(
        self, version: str, system: str, command: str, seed: int | None, summary: "Summary", title: str
    ) -> None:
        """The summary of many results."""
        if self.format == "quiet":
            self.lines([summary.odds.quiet()])
        elif self.format in ("json", "toml"):
            self.data(version, system, command, seed, summary=summary.data())
        else:
            self.report(summary.report(title))

    def explanation(self, version: str, system: str, command: str, text: str) -> None:
        """What an expression means, in words."""
        if self.format in ("json", "toml"):
            self.data(version, system, command, None, explanation=text)
        else:
            self.lines(list(map(visible, text.split("\n"))))

    def data(self, version: str, system: str, command: str, seed: int | None, **parts: Any) -> None:
        """One document of JSON (a line) or TOML."""
        from archcli.output.data import document, json_line

        made = document(version, system, command, seed, **parts)
        if self.format == "toml":
            self.toml(made)
        else:
            self.write(json_line(made, ascii_only=self.ascii) + "\n")

    def toml(self, made: dict[str, Any]) -> None:
        """One document of TOML: alone it is the whole output, one of several is an element of `resolutions`."""
        from archcli.output.data import toml_element

        self.documents += 1
        if self.documents == 1:
            self.document = made
            return
        if self.document is not None:
            self.write(toml_element("resolutions", self.document))
            self.document = None
        self.write("\n" + toml_element("resolutions", made))

    def report(self, report: Report) -> None:
        """A report, plain or for a terminal."""
        if self.format == "plain":
            from archcli.output.plain import render

            self.write(render(report, width=self.width(), ascii_only=self.ascii) + "\n")
            return
        from io import StringIO

        from archcli.output.pretty import console, print_report

        # Drawn into memory first, so that it is written whole or not at all.
        drawn = StringIO()
        terminal = sys.stdout.isatty()
        colour = None if terminal or os.environ.get("FORCE_COLOR") else False
        on = console(drawn, width=self.width(), colour=True if terminal and colour is None else colour)
        print_report(report, on, ascii_only=self.ascii)
        self.write(drawn.getvalue())

    def width(self) -> int:
        """Columns to fill: the terminal's, 80 in a pipe; COLUMNS beats both."""
        if sys.stdout.isatty() or os.environ.get("COLUMNS"):
            import shutil

            return min(WIDEST, max(40, shutil.get_terminal_size((80, 24)).columns))
        return 80


def say(text: str) -> None:
    """Write a text that has no format, such as a version, and end its line."""
    if sys.stdout is None:
        raise OutputError("standard output is closed")
    text = text.removesuffix("\n") + "\n"
    sys.stdout.write(text if utf8(sys.stdout.encoding) else plain_ascii(text))


def default_format() -> str:
    """text on a terminal (and where colour is asked for), plain in a pipe and on a dumb terminal."""
    if os.environ.get("FORCE_COLOR"):
        return "text"
    terminal = sys.stdout is not None and sys.stdout.isatty()
    return "text" if terminal and os.environ.get("TERM") != "dumb" else "plain"
