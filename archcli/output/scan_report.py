"""A scan as a table with bars (one option) or a shaded matrix (two)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archcli.output.figures import DASH, PERCENT, mean, percent, words
from archcli.output.grid import side_by_side
from archcli.output.look import Look
from archcli.output.odds import Odds
from archcli.output.odds_report import notes
from archcli.output.scan import Scan
from archcli.report import Line, Report, Span, Table
from archcli.roles import BAR, NAME, NOTE, NUMBER, SHADES


def report(scan: Scan, look: Look) -> Report:
    """The number of every point; a dash where the rules refuse it, with the reasons below."""
    names = list(scan.points[0].at)
    values = [scan.value(point) for point in scan.points]
    tables = [_bars(scan, values, names[0])] if len(names) == 1 else side_by_side(_matrix(scan, values, *names), look)
    return Report(scan.title, (Line("", (Span(_said(scan, names), NOTE),)), *tables, *_reasons(scan), *_notes(scan)))


def _said(scan: Scan, names: Sequence[str]) -> str:
    kind, _, name = scan.of.partition(".")
    said = f"{'chance of' if kind == 'chance' else 'mean'} {words(name)}"
    if len(names) == 1:
        return said
    return f"{said}{' in %' if kind == 'chance' else ''}: {names[0]} down, {names[1]} across"


def _text(scan: Scan, value: float | None) -> str:
    if value is None:
        return DASH
    return percent(value) if scan.of.startswith("chance.") else mean(value)


def _shares(scan: Scan, values: Sequence[float | None]) -> list[float]:
    """How far each number reaches: a chance of one, a mean of the largest."""
    top = 1.0 if scan.of.startswith("chance.") else max((value for value in values if value is not None), default=0.0)
    return [max(0.0, value) / top if value is not None and top > 0 else 0.0 for value in values]


def _bars(scan: Scan, values: Sequence[float | None], name: str) -> Table:
    rows = tuple(
        (Span(_shown(point.at[name]), NAME), Span(_text(scan, value), NUMBER), Span(f"{share:.6f}", BAR))
        for point, value, share in zip(scan.points, values, _shares(scan, values), strict=True)
    )
    return Table((name, scan.of.partition(".")[0], ""), rows)


def _matrix(scan: Scan, values: Sequence[float | None], down: str, across: str) -> Table:
    columns = list(dict.fromkeys(point.at[across] for point in scan.points))
    rows = list(dict.fromkeys(point.at[down] for point in scan.points))
    cells = {
        (point.at[down], point.at[across]): Span(
            _text(scan, value).removesuffix(PERCENT), "" if value is None else SHADES[_shade(share)],
        ) for point, value, share in zip(scan.points, values, _shares(scan, values), strict=True)
    }
    return Table(("", *map(_shown, columns)), tuple(
        (Span(_shown(row), NAME), *(cells[row, column] for column in columns)) for row in rows
    ))


def _shade(share: float) -> int:
    return min(len(SHADES) - 1, int(share * len(SHADES)))


def _shown(value: object) -> str:
    return str(value).replace("-", "−") if isinstance(value, int) else str(value)


def _reasons(scan: Scan) -> Iterator[Line]:
    """Each reason once, with the points that it refuses."""
    reasons: dict[str, list[str]] = {}
    for point in scan.points:
        if not isinstance(point.odds, Odds):
            at = ", ".join(f"{name} {_shown(value)}" for name, value in point.at.items())
            reasons.setdefault(point.odds.as_text().split("\n")[0], []).append(at)
    for reason, refused in reasons.items():
        more = f" and {len(refused) - 1} more" if len(refused) > 1 else ""
        yield Line("", (Span(f"{DASH} {refused[0]}{more}: {reason}", NOTE),))


def _notes(scan: Scan) -> Iterator[Line]:
    first = next(point.odds for point in scan.points if isinstance(point.odds, Odds))
    if first.samples:
        yield from notes([first])
