"""A scan: the odds at every value of an option, or of two, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from archcli.errors import ArchcliError, UsageError, unknown
from archcli.output.odds import Odds
from archcli.report import Span


class Point(NamedTuple):
    """A point of a scan: the value of each option there, and its odds, or why the rules refuse it."""

    at: Mapping[str, Any]
    odds: Odds | ArchcliError

    def data(self) -> dict[str, Any]:
        """An element of `over` in JSON."""
        if isinstance(self.odds, Odds):
            return {"at": dict(self.at), "odds": self.odds.data()}
        return {"at": dict(self.at), "error": self.odds.as_data()}


class Scan(NamedTuple):
    """All points in order, and the number that is shown of each: `chance.hit`, `mean.damage`."""

    title: tuple[Span, ...]
    points: Sequence[Point]
    of: str

    def value(self, point: Point) -> float | None:
        """The number that is shown of a point; None where there is none."""
        return numbers(point.odds).get(self.of) if isinstance(point.odds, Odds) else None


def numbers(odds: Odds) -> dict[str, float]:
    """Every number that can be shown of odds, by its name."""
    chances = {f"chance.{name}": chance for name, chance in odds.chances().items()}
    return chances | {f"mean.{name}": mean for name, mean in odds.means().items()}


def shown_of(points: Sequence[Point], asked: str | None) -> str:
    """The number to show: the one asked for, else the chance of success, else the mean of what tells most.

    Raises UsageError for a number that no point has, and where there is none at all.
    """
    there = [point.odds for point in points if isinstance(point.odds, Odds)]
    if asked is not None:
        if not any(asked in numbers(odds) for odds in there):
            known = {name: None for odds in there for name in numbers(odds)}
            said = unknown("number of --of", asked, known)
            raise UsageError(said, hint=f"there are {', '.join(known)}", option="--of", choices=known)
        return asked
    odds = there[0]
    if odds.decides is not None:
        return f"chance.{odds.decides}"
    if odds.of is not None:
        return f"mean.{odds.of}"
    for odds in there:
        for name in numbers(odds):
            return name
    raise UsageError("--over shows a number, and this has none: neither yes or no nor a count")
