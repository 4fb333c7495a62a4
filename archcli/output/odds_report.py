"""Odds as tables with bars: one, or several beside one another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from archcli.cells import cells
from archcli.output.facts import fact_blocks, facts, idle
from archcli.output.figures import percent, words
from archcli.output.grid import side_by_side
from archcli.output.histogram import ROWS, groups, share
from archcli.output.look import Look
from archcli.output.odds import Compared, Odds, quotient
from archcli.output.odds_orders import FEW, matrix, places
from archcli.output.summary import Summary
from archcli.report import Line, Report, Span, Table
from archcli.roles import BAR, NAME, NOTE

LONG = 24
"""Cells of the longest name of a variant that stands in tables; where one is longer they are numbered."""


def report(compared: Compared, look: Look) -> Report:
    """The odds of one rule, or of several beside one another."""
    odds = compared.odds
    legend, names = _short(compared.names)
    number = odds[0].number
    numeric = [number is not None and number in side.numeric() for side in odds]
    blocks: list[Line | Table] = [*legend, *fact_blocks(facts(odds), names, look)]
    if number is not None and all(numeric) and not (odds[0].chances() and idle(number, odds)):
        blocks.append(_numbers(number, odds, names))
    if not numeric[0]:
        blocks += _others(odds, names, look)
    for side, name in zip(odds, names, strict=True):
        if side.meanings and len(odds) > 1:
            blocks.append(Line("", (Span(name, NAME),)))
        blocks += _meanings(side)
    return Report(compared.title, (*blocks, *notes(odds)))


def summary_report(summary: Summary, look: Look) -> Report:
    """The summary of many results as a table with bars."""
    title = (Span(f"{summary.odds.samples} results: "), Span(summary.asked, "name"))
    blocks = list(report(Compared(title, [summary.odds], [""]), look).blocks[:-1])
    if (of := summary.odds.of) is not None:
        shares = summary.odds.quantiles(of).items()
        quantiles = ", ".join(f"{float(share):.0%} {value}" for share, value in shares)
        blocks.insert(0, Line("quantiles", (Span(quantiles),)))
    return Report(title, tuple(blocks))


def notes(odds: Sequence[Odds]) -> Iterator[Line]:
    """What has to be known of odds that are not exact."""
    for side in odds:
        if side.samples:
            worst = 100 * (0.25 / side.samples) ** 0.5
            yield Line("", (Span(f"simulated {side.samples} times: standard error at most {worst:.3f} %", NOTE),))
        elif side.distribution.truncated:
            cut = float(side.distribution.truncated)
            yield Line("", (Span(f"explosions are followed until only {cut:.1e} is left out", NOTE),))


def _short(names: Sequence[str]) -> tuple[list[Line], Sequence[str]]:
    """Names for tables: those that are given, or numbers of them, and what each stands for."""
    if all(cells(name) <= LONG for name in names):
        return [], names
    numbered = [names[0], *(f"variant {number}" for number in range(1, len(names)))]
    return [
        Line(number, (Span(name, NAME),)) for number, name in zip(numbered[1:], names[1:], strict=True)
    ], numbered


def _numbers(number: str, odds: Sequence[Odds], names: Sequence[str]) -> Table:
    """A row a number; of several odds a block a number, with a row for each of them."""
    tables = [side.values(number) for side in odds]
    rows = groups(tables, odds[0].bands)
    shares = [[share(table, group) for table in tables] for group in rows]
    top = max(map(max, shares)) or 1.0
    if len(odds) > 1:
        return _blocks(words(number), [row.label for row in rows], shares, names, top)
    [table], whole = tables, sum(tables[0].values())
    lines = []
    for group, [part] in zip(rows, shares, strict=True):
        if group.dots:
            lines.append((Span(group.label), *[Span("")] * 4))
            continue
        upward = quotient(sum(weight for value, weight in table.items() if group.above(value)), whole)
        downward = quotient(sum(weight for value, weight in table.items() if group.below(value)), whole)
        lines.append((
            Span(group.label), Span(percent(part)), Span(percent(upward), NOTE), Span(percent(downward), NOTE),
            Span(f"{part / top:.6f}", BAR),
        ))
    return Table((words(number), "chance", "at least", "at most", ""), tuple(lines))


def _blocks(
    head: str, labels: Sequence[str], shares: Sequence[Sequence[float]], names: Sequence[str], top: float,
) -> Table:
    """A block for each label with a row for each of several odds, all bars on one scale."""
    rows: list[tuple[Span, ...]] = []
    for label, parts in zip(labels, shares, strict=True):
        if label == "…":
            rows.append((Span(label), *[Span("")] * 3))
            continue
        for place, (name, part) in enumerate(zip(names, parts, strict=True)):
            rows.append((
                Span("" if place else label), Span(name, NOTE if place == 0 else ""), Span(percent(part)),
                Span(f"{part / top:.6f}", BAR),
            ))
    return Table((head, "", "chance", ""), tuple(rows))


def _others(odds: Sequence[Odds], names: Sequence[str], look: Look) -> list[Line | Table]:
    """Outcomes that are no numbers (an order, who is first), the likeliest first."""
    keys = [
        name for name, value in next(iter(odds[0].distribution.weights))
        if not isinstance(value, bool) and name not in odds[0].meanings and not idle(name, odds)
    ]
    if not keys:
        return []
    by_place = places(odds[0], keys[0]) if len(odds) == 1 and len(keys) == 1 else None
    first: list[Line | Table] = [] if by_place is None else [*side_by_side(matrix(by_place), look)]
    if by_place is not None and len(odds[0].distribution.weights) > FEW:
        return first
    seen: dict[str, list[float]] = {}
    for place, side in enumerate(odds):
        for outcome, weight in side.distribution.weights.items():
            label = ", ".join(_shown(value) for name, value in outcome if name in keys)
            shares = seen.setdefault(label, [0.0] * len(odds))
            shares[place] += weight / side.distribution.total
    ordered = sorted(seen.items(), key=lambda item: -max(item[1]))
    rest = ordered[ROWS:]
    if rest:
        summed = [sum(shares[place] for _, shares in rest) for place in range(len(odds))]
        ordered = [*ordered[:ROWS], (f"{len(rest)} more", summed)]
    head = ", ".join(map(words, keys))
    if len(odds) > 1:
        return [*first, _blocks(head, [label for label, _ in ordered], [parts for _, parts in ordered], names, 1.0)]
    return [*first, Table((head, "chance", ""), tuple(
        (Span(label), Span(percent(part)), Span(f"{part:.6f}", BAR)) for label, [part] in ordered
    ))]


def _meanings(odds: Odds) -> Iterator[Table]:
    """What each value of a key brings, where its number alone says nothing."""
    for key, meanings in odds.meanings.items():
        weights = odds.values(key)
        yield Table((words(key), "chance", ""), tuple(
            (Span(_shown(value), NAME), Span(percent(weight / odds.distribution.total)), Span(meanings[value]))
            for value, weight in sorted(weights.items())
        ))


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return " > ".join(map(str, value))
    return "none" if value is None else str(value)
