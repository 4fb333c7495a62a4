"""The output formats: one file and one row each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.report import Result

if TYPE_CHECKING:
    from archcli.output.odds import Compared
    from archcli.output.scan import Scan
    from archcli.output.summary import Summary

FORMATS = {
    "text": "archcli.output.text:Text",
    "plain": "archcli.output.plain:Plain",
    "json": "archcli.output.json:Json",
    "toml": "archcli.output.toml:Toml",
    "csv": "archcli.output.csv:Csv",
    "markdown": "archcli.output.markdown:Markdown",
}
"""The formats that `--format` takes: each with the place of its class."""
QUIET = "archcli.output.quiet:Quiet"
"""The bare values of `--quiet`."""
AUTO, ALWAYS, NEVER = COLOURS = ("auto", "always", "never")
"""What `--color` takes."""


class Head(NamedTuple):
    """Who says it: the version, the game (or archcli; None: dice belong to no game), the command, the seed of the dice
    (None where there is none), which of N results it is (None where one was asked for), and the step of a fight that
    it was (None where it was none): `file`, `step`, `changes`."""

    version: str
    system: str | None
    command: str
    seed: int | None = None
    repeat: int | None = None
    fight: Mapping[str, Any] | None = None


class Screen(NamedTuple):
    """Where it is read. `width` in columns, asked for when something is laid out; `colour` auto: as the terminal has
    it, and NO_COLOR allows."""

    width: Callable[[], int]
    ascii_only: bool = False
    colour: str = NEVER


class Format:
    """A format: each method gives the text of one document, with its line end."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def result(self, head: Head, result: Result) -> str:
        """One result."""
        raise NotImplementedError

    def odds(self, head: Head, compared: Compared) -> str:
        """Odds, with those of variants beside them."""
        raise NotImplementedError

    def scan(self, head: Head, scan: Scan) -> str:
        """The odds at every point of a scan."""
        raise NotImplementedError

    def summary(self, head: Head, summary: Summary) -> str:
        """What many results come to."""
        raise NotImplementedError

    def explanation(self, head: Head, text: str) -> str:
        """What an expression means, in words."""
        raise NotImplementedError

    def end(self) -> str:
        """What is left to write when all is said."""
        return ""


def format_at(place: str, screen: Screen) -> Format:
    """The format whose class is at a place (`module:Class`)."""
    module, _, name = place.partition(":")
    made: Format = getattr(import_module(module), name)(screen)
    return made
