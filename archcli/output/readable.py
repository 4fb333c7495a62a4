"""What the formats for people share: everything is said as a report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.output.formats import Format, Head, Screen
from archcli.output.layout import paragraph
from archcli.report import Report, Result

if TYPE_CHECKING:
    from archcli.output.look import Look
    from archcli.output.odds import Compared
    from archcli.output.scan import Scan
    from archcli.output.summary import Summary


class Readable(Format):
    """A format for people; each kind draws a report in its own way."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.said = False

    def look(self) -> Look:
        """How its screen is written."""
        raise NotImplementedError

    def drawn(self, report: Report) -> str:
        """A report as text, with its line end."""
        raise NotImplementedError

    def result(self, head: Head, result: Result) -> str:
        if result.raw is not None:
            return result.raw
        between = "\n" if self.said else ""
        self.said = True
        report = result.report()
        if head.fight is not None:
            from archcli.fight.saying import changes_lines

            assert head.system is not None, "a fight is of a game"
            lines = changes_lines(result, **head.fight, system=head.system)
            report = report._replace(blocks=(*report.blocks, *lines))
        return between + self.drawn(report)

    def odds(self, head: Head, compared: Compared) -> str:
        from archcli.output.odds_report import report

        return self.drawn(report(compared, self.look()))

    def scan(self, head: Head, scan: Scan) -> str:
        from archcli.output.scan_report import report

        return self.drawn(report(scan, self.look()))

    def summary(self, head: Head, summary: Summary) -> str:
        from archcli.output.odds_report import summary_report

        return self.drawn(summary_report(summary, self.look()))

    def explanation(self, head: Head, text: str) -> str:
        look = self.look()
        return "".join(f"{line}\n" for part in text.split("\n") for line in paragraph(part, look))
