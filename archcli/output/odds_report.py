"""Odds as a table with bars, and several side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from archcli.output.odds import Compared, Odds
from archcli.output.odds_bands import bands
from archcli.output.odds_orders import FEW, FIRST, nth, places
from archcli.output.summary import Summary
from archcli.report import Line, Report, Span, Table
from archcli.roles import BAR, NAME, NOTE, NUMBER

ROWS = 24
"""Most rows of a table of numbers; more values are gathered in ranges, and thin tails folded into one row."""
TAIL = 0.0005
"""What a tail may hold and still be folded into one row ("12 or more")."""


def percent(chance: float) -> str:
    """A chance in per cent with three digits that matter, never 0 or 100 unless it is so."""
    if chance in (0, 1):
        return f"{100 * chance:.0f} %"
    shown = 100 * chance
    if shown < 0.001:
        return "<0.001 %"
    if shown > 99.999:
        return ">99.999 %"
    return f"{shown:.3f} %" if shown < 0.1 or shown > 99.9 else f"{shown:.2f} %"


def words(name: str) -> str:
    """A key as words."""
    return name.replace("_", " ")


def report(compared: Compared) -> Report:
    """The odds of one rule, or of several side by side."""
    odds, names = compared.odds, compared.names
    blocks: list[Line | Table] = []
    blocks += _heads(odds, names)
    number = odds[0].number
    numeric = [number is not None and number in side.numeric() for side in odds]
    if number is not None and all(numeric) and not (odds[0].chances() and _idle(number, odds)):
        blocks.append(_numbers(number, odds, names))
    if not numeric[0]:
        blocks += _others(odds, names)
    blocks += notes(odds)
    return Report(compared.title, tuple(blocks))


def summary_report(summary: Summary) -> Report:
    """The summary of many results as a table with bars."""
    title = (Span(f"{summary.odds.samples} results: "), Span(summary.asked, "name"))
    blocks = list(report(Compared(title, [summary.odds], [""])).blocks[:-1])
    if (of := summary.odds.of) is not None:
        shares = summary.odds.quantiles(of).items()
        quantiles = ", ".join(f"{float(share):.0%} {value}" for share, value in shares)
        blocks.insert(0, Line("quantiles", (Span(quantiles),)))
    return Report(title, tuple(blocks))


def _idle(name: str, odds: Sequence[Odds]) -> bool:
    """Whether a number is always 0, such as the damage of a knockdown, and tells nothing beside the rest."""
    return all(set(side.values(name)) == {0} for side in odds if name in side.numeric()) and any(
        name in side.numeric() for side in odds)


def _union(names: Iterable[Iterable[str]]) -> list[str]:
    """Every name once, those of the first first."""
    return list(dict.fromkeys(name for some in names for name in some))


def _heads(odds: Sequence[Odds], names: Sequence[str]) -> list[Line | Table]:
    facts: list[tuple[str, list[str], list[float]]] = []
    every = [side.chances() for side in odds]
    for name in _union(every):
        chances = [some.get(name, float("nan")) for some in every]
        facts.append((words(name), [percent(chance) if chance == chance else "" for chance in chances], chances))
    numeric = [side.numeric() for side in odds]
    for name in _union(numeric):
        if facts and _idle(name, odds):
            continue
        moments = [
            side.moments(name) if name in some else (float("nan"), 0.0)
            for side, some in zip(odds, numeric, strict=True)
        ]
        texts = [f"{mean:.3f} ± {deviation:.3f}" if mean == mean else "" for mean, deviation in moments]
        facts.append((f"mean {words(name)}", texts, [mean for mean, _ in moments]))
    if len(odds) == 1:
        return [Line(label, (Span(texts[0], NUMBER),)) for label, texts, _ in facts]
    rows = []
    for label, texts, values in facts:
        row = [Span(label), Span(texts[0])]
        for text, value in zip(texts[1:], values[1:], strict=True):
            row += [Span(text), Span(_difference(label, value - values[0]), NUMBER)]
        rows.append(tuple(row))
    head = ["", names[0]]
    for name in names[1:]:
        head += [name, "change"]
    return [Table(tuple(head), tuple(rows))] if rows else []


def _difference(label: str, change: float) -> str:
    if change != change:
        return ""
    if label.startswith("mean "):
        return f"{change:+.3f}".replace("-", "−")
    return f"{100 * change:+.2f} %".replace("-", "−")


def _numbers(number: str, odds: Sequence[Odds], names: Sequence[str]) -> Table:
    tables = [side.values(number) for side in odds]
    sums = [sum(table.values()) for table in tables]
    values = sorted(set().union(*tables))
    rows: list[tuple[Span, ...]] = []
    groups = _banded(values, odds[0].bands) if odds[0].bands else {
        _named(group, values): group for group in _groups(values, tables, sums)
    }
    top = max(
        _share(table, group, total) for table, total in zip(tables, sums, strict=True) for group in groups.values()
    )
    for label, group in groups.items():
        row = [Span(label)]
        for table, total in zip(tables, sums, strict=True):
            share = _share(table, group, total)
            row.append(Span(percent(share)))
            if len(odds) == 1:
                upward, downward = (
                    sum(weight for value, weight in table.items() if value >= group[0]),
                    sum(weight for value, weight in table.items() if value <= group[-1]),
                )
                row += [Span(percent(upward / total), NOTE), Span(percent(downward / total), NOTE)]
            row.append(Span(f"{share / top if top else 0:.6f}", BAR))
        rows.append(tuple(row))
    if len(odds) == 1:
        return Table((words(number), "chance", "at least", "at most", ""), tuple(rows))
    head = [words(number)]
    for name in names:
        head += [name, ""]
    return Table(tuple(head), tuple(rows))


def _share(table: dict[Any, int], group: Sequence[int], total: int) -> float:
    return sum(table.get(value, 0) for value in group) / total


def _groups(values: list[int], tables: Sequence[dict[Any, int]], sums: Sequence[int]) -> Iterable[list[int]]:
    """The rows of a table: values one by one, thin tails folded, and ranges where there are too many."""
    def thin(some: Sequence[int]) -> bool:
        return all(_share(table, some, total) <= TAIL for table, total in zip(tables, sums, strict=True))

    if len(values) <= ROWS // 2:
        yield from ([value] for value in values)
        return
    low, high = 0, len(values)
    while low + 1 < high and thin(values[:low + 1]):
        low += 1
    while high - 1 > low and thin(values[high - 1:]):
        high -= 1
    low, high = (0 if low == 1 else low), (len(values) if high == len(values) - 1 else high)
    if low:
        yield values[:low]
    size = -(-(high - low) // ROWS)
    for start in range(low, high, size):
        yield values[start:min(start + size, high)]
    if high < len(values):
        yield values[high:]


def _banded(values: Sequence[int], borders: Sequence[int]) -> dict[str, list[int]]:
    """The values of each band that holds any, by what it is called."""
    held = {str(band): [value for value in values if band.holds(value)] for band in bands(borders)}
    return {label: group for label, group in held.items() if group}


def _named(group: Sequence[int], values: Sequence[int]) -> str:
    shown = [str(value).replace("-", "−") for value in (group[0], group[-1])]
    if len(group) == 1:
        return shown[0]
    if group[-1] == values[-1]:
        return f"{shown[0]} or more"
    return f"{shown[1]} or less" if group[0] == values[0] else f"{shown[0]} to {shown[1]}"


def _others(odds: Sequence[Odds], names: Sequence[str]) -> list[Line | Table]:
    """Outcomes that are no numbers (an order, who is first), the likeliest first."""
    keys = [
        name for name, value in next(iter(odds[0].distribution.weights))
        if not isinstance(value, bool) and not _idle(name, odds)
    ]
    if not keys:
        return []
    by_place = places(odds[0], keys[0]) if len(odds) == 1 and len(keys) == 1 else None
    matrix = [] if by_place is None else [_matrix(by_place)]
    if by_place is not None and len(odds[0].distribution.weights) > FEW:
        return [*matrix]
    head = [", ".join(map(words, keys))]
    seen: dict[str, list[float]] = {}
    for place, side in enumerate(odds):
        for outcome, weight in side.distribution.weights.items():
            label = ", ".join(_shown(value) for name, value in outcome if name in keys)
            shares = seen.setdefault(label, [0.0] * len(odds))
            shares[place] += weight / side.distribution.total
        head += ["chance" if len(odds) == 1 else names[place], ""]
    ordered = sorted(seen.items(), key=lambda item: -max(item[1]))
    rest = ordered[ROWS:]
    if rest:
        summed = [sum(shares[place] for _, shares in rest) for place in range(len(odds))]
        ordered = [*ordered[:ROWS], (f"{len(rest)} more", summed)]
    rows = []
    for label, shares in ordered:
        row = [Span(label)]
        for share in shares:
            row += [Span(percent(share)), Span(f"{share:.6f}", BAR)]
        rows.append(tuple(row))
    return [*matrix, Table(tuple(head), tuple(rows))]


def _matrix(by_place: dict[str, list[float]]) -> Table:
    """Who comes first, second and so on."""
    shown = min(FIRST, len(by_place))
    return Table(("", *map(nth, range(1, shown + 1))), tuple(
        (Span(name, NAME), *(Span(percent(share), NUMBER) for share in shares[:shown]))
        for name, shares in by_place.items()
    ))


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return " > ".join(map(str, value))
    return "none" if value is None else str(value)


def notes(odds: Sequence[Odds]) -> Iterator[Line]:
    """What has to be known of odds that are not exact."""
    for side in odds:
        if side.samples:
            worst = 100 * (0.25 / side.samples) ** 0.5
            yield Line("", (Span(f"simulated {side.samples} times: standard error at most {worst:.3f} %", NOTE),))
        elif side.distribution.truncated:
            cut = float(side.distribution.truncated)
            yield Line("", (Span(f"explosions are followed until only {cut:.1e} is left out", NOTE),))
