"""Bare values, one a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from archcli.errors import visible
from archcli.output.formats import Format, Head
from archcli.report import Result

if TYPE_CHECKING:
    from archcli.output.odds import Compared
    from archcli.output.scan import Scan
    from archcli.output.summary import Summary


class Quiet(Format):
    """The total, the damage, the ordered names: what a script takes as it is."""

    def result(self, head: Head, result: Result) -> str:
        value = result.quiet()
        return _lines([value] if isinstance(value, str) else value)

    def odds(self, head: Head, compared: Compared) -> str:
        return _lines(odds.quiet() for odds in compared.odds)

    def scan(self, head: Head, scan: Scan) -> str:
        values = map(scan.value, scan.points)
        return _lines("" if value is None else repr(value) for value in values)

    def summary(self, head: Head, summary: Summary) -> str:
        return _lines([summary.odds.quiet()])

    def explanation(self, head: Head, text: str) -> str:
        return _lines(text.split("\n"))


def _lines(values: Iterable[str]) -> str:
    return "".join(f"{visible(value)}\n" for value in values)
