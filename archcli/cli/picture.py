"""`--svg`: a picture beside what is printed."""

from archcli.cli.writing import refuse_to_write, write_new
from archcli.errors import beyond
from archcli.limits import Limit
from archcli.output.formats import Format, Head, Screen
from archcli.output.odds import Compared
from archcli.output.scan import Scan
from archcli.output.summary import Summary
from archcli.output.svg import Svg
from archcli.report import Result

RESULTS = Limit("picture", 1000, "results in one picture of --svg")


class Pictured(Format):
    """Says what another format says, and saves a picture of it in the end."""

    def __init__(self, said: Format, screen: Screen, path: str, *, force: bool) -> None:
        """Raises UsageError for a file that may not be written."""
        super().__init__(screen)
        refuse_to_write(path, force=force)
        self.said, self.drawn, self.path, self.force = said, Svg(screen), path, force

    def result(self, head: Head, result: Result) -> str:
        if len(self.drawn.reports) >= RESULTS:
            raise beyond(RESULTS, f"{self.path} would show {RESULTS + 1} results or more", "drawn")
        self.drawn.result(head, result)
        return self.said.result(head, result)

    def odds(self, head: Head, compared: Compared) -> str:
        self.drawn.odds(head, compared)
        return self.said.odds(head, compared)

    def scan(self, head: Head, scan: Scan) -> str:
        self.drawn.scan(head, scan)
        return self.said.scan(head, scan)

    def summary(self, head: Head, summary: Summary) -> str:
        self.drawn.summary(head, summary)
        return self.said.summary(head, summary)

    def explanation(self, head: Head, text: str) -> str:
        return self.said.explanation(head, text)

    def end(self) -> str:
        write_new(self.path, self.drawn.end(), force=self.force)
        return self.said.end()
