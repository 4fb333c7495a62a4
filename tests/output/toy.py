"""A format as a newcomer would add it: this file, and one row of `FORMATS`."""

from __future__ import annotations

from archcli.output.formats import Format, Head
from archcli.output.odds import Compared
from archcli.output.summary import Summary
from archcli.report import Result


class Shout(Format):
    """Everything in capitals, with a mark at the end."""

    def result(self, head: Head, result: Result) -> str:
        value = result.quiet()
        return f"{head.command}: {value if isinstance(value, str) else ' '.join(value)}!\n".upper()

    def odds(self, head: Head, compared: Compared) -> str:
        return "".join(f"{name}: {odds.quiet()}!\n".upper() for name, odds in zip(
            compared.names, compared.odds, strict=True
        ))

    def summary(self, head: Head, summary: Summary) -> str:
        return f"{summary.asked}: {summary.odds.quiet()} of {summary.odds.samples}!\n".upper()

    def explanation(self, head: Head, text: str) -> str:
        return f"{text}!\n".upper()

    def end(self) -> str:
        return "THAT IS ALL!\n"
