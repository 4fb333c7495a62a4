"""Exact odds and simulations as data, as one number, and as a table with bars.

A distribution comes in over outcomes; an outcome is what `report.key` gives, a tuple of (key, value).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from archcli.dice.distribution import Distribution
from archcli.report import BAR, NOTE, NUMBER, Line, Report, Result, Span, Table

Outcome = tuple[tuple[str, Any], ...]
ROWS = 24
"""Most rows of a table of numbers; more values are gathered in ranges, and thin tails folded into one row."""
TAIL = 0.0005
"""What a tail may hold and still be folded into one row ("12 or more")."""


class Odds(NamedTuple):
    """The odds of one rule: its distribution, and which of its keys matter most.

    `decides` is the key of success, and `good` its value then; `samples` is 0 for exact odds, else the number of
    simulated runs that the weights count.
    """

    spread: Distribution[Outcome]
    decides: str | None
    good: bool
    number: str | None
    samples: int = 0

    @property
    def exact(self) -> bool:
        """Whether nothing was simulated and nothing cut off."""
        return not self.samples and not self.spread.truncated

    def data(self) -> dict[str, Any]:
        """The value of `odds` in JSON."""
        outcomes = []
        for outcome, weight in sorted(self.spread.weights.items(), key=lambda item: _order(item[0])):
            chance = weight / self.spread.total
            entry: dict[str, Any] = {"outcome": dict(outcome), "probability": chance}
            if self.samples:
                entry["standard_error"] = (chance * (1 - chance) / self.samples) ** 0.5
            else:
                entry["fraction"] = str(Fraction(weight, self.spread.total))
            outcomes.append(entry)
        data: dict[str, Any] = {"exact": self.exact}
        if self.samples:
            data["samples"] = self.samples
        elif self.spread.truncated:
            data["truncated"] = float(self.spread.truncated)
        return data | {"outcomes": outcomes, "chance": self.chances(), "mean": self.means()}

    def _values(self, wanted: Callable[[Any], bool]) -> list[str]:
        first = next(iter(self.spread.weights))
        names = [name for name, _ in first]
        return [
            name for at, name in enumerate(names)
            if all(at < len(outcome) and wanted(outcome[at][1]) for outcome in self.spread.weights)
        ]

    def chances(self) -> dict[str, float]:
        """The chance that each yes/no key is true."""
        return {name: self.chance(name) for name in self._values(lambda value: isinstance(value, bool))}

    def chance(self, name: str, wanted: bool = True) -> float:
        """The chance that a yes/no key has this value."""
        hits = sum(weight for outcome, weight in self.spread.weights.items() if dict(outcome)[name] is wanted)
        return hits / sum(self.spread.weights.values())

    def means(self) -> dict[str, float]:
        """The mean of each numeric key."""
        return {name: self.moments(name)[0] for name in self.numeric()}

    def numeric(self) -> list[str]:
        """The keys whose values are all numbers."""
        return self._values(_number)

    def moments(self, name: str) -> tuple[float, float]:
        """Mean and standard deviation of a numeric key."""
        values = self.values(name)
        total = sum(values.values())
        first = sum(value * weight for value, weight in values.items())
        second = sum(value * value * weight for value, weight in values.items())
        return first / total, max(0.0, (second * total - first * first) / (total * total)) ** 0.5

    def values(self, name: str) -> dict[Any, int]:
        """The weights of one key's values alone."""
        out: dict[Any, int] = {}
        for outcome, weight in self.spread.weights.items():
            value = dict(outcome)[name]
            out[value] = out.get(value, 0) + weight
        return out

    def quiet(self) -> str:
        """One number: the chance of success, the mean where nothing succeeds, of names the likeliest one's chance."""
        if self.decides:
            return repr(self.chance(self.decides, self.good))
        means = self.means()
        if self.number in means:
            return repr(means[self.number])
        if means:
            return repr(next(iter(means.values())))
        return repr(max(self.spread.weights.values()) / self.spread.total)


def of(rule_result: Result, spread: Distribution[Outcome], samples: int = 0) -> Odds:
    """The odds of a rule, of which one result is at hand to say what its keys mean."""
    counted = rule_result.tabulated()
    return Odds(spread, counted.success or counted.failure, counted.success is not None, counted.number, samples)


def _number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _order(outcome: Outcome) -> tuple[tuple[bool, bool, Any], ...]:
    return tuple(
        (isinstance(value, str), value is None, str(value or "") if isinstance(value, (tuple, type(None))) else value)
        for _, value in outcome
    )


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


def report(title: Sequence[Span], odds: Sequence[Odds], names: Sequence[str]) -> Report:
    """The odds of one rule, or of several side by side (`names`: how each is called)."""
    blocks: list[Line | Table] = []
    blocks += _heads(odds, names)
    number = odds[0].number
    numeric = [number is not None and number in one.numeric() for one in odds]
    if number is not None and all(numeric):
        blocks.append(_numbers(number, odds, names))
    if not numeric[0]:
        blocks += _others(odds, names)
    blocks += _notes(odds)
    return Report(tuple(title), tuple(blocks))


def _heads(odds: Sequence[Odds], names: Sequence[str]) -> list[Line | Table]:
    facts: list[tuple[str, list[str], list[float]]] = []
    every = [one.chances() for one in odds]
    for name in every[0]:
        chances = [some.get(name, float("nan")) for some in every]
        facts.append((words(name), [percent(chance) if chance == chance else "" for chance in chances], chances))
    numeric = [one.numeric() for one in odds]
    for name in numeric[0]:
        moments = [
            one.moments(name) if name in some else (float("nan"), 0.0) for one, some in zip(odds, numeric, strict=True)
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
    tables = [one.values(number) for one in odds]
    sums = [sum(table.values()) for table in tables]
    values = sorted(set().union(*tables))
    rows: list[tuple[Span, ...]] = []
    groups = list(_groups(values, tables, sums))
    top = max(_share(table, group, total) for table, total in zip(tables, sums, strict=True) for group in groups)
    for group in groups:
        row = [Span(_named(group, values))]
        for table, total in zip(tables, sums, strict=True):
            share = _share(table, group, total)
            row.append(Span(percent(share)))
            if len(odds) == 1:
                row.append(Span(percent(sum(w for v, w in table.items() if v >= group[0]) / total), NOTE))
                row.append(Span(percent(sum(w for v, w in table.items() if v <= group[-1]) / total), NOTE))
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


def _named(group: Sequence[int], values: Sequence[int]) -> str:
    shown = [str(value).replace("-", "−") for value in (group[0], group[-1])]
    if len(group) == 1:
        return shown[0]
    if group[-1] == values[-1]:
        return f"{shown[0]} or more"
    return f"{shown[1]} or less" if group[0] == values[0] else f"{shown[0]} to {shown[1]}"


def _others(odds: Sequence[Odds], names: Sequence[str]) -> list[Line | Table]:
    """Outcomes that are no numbers (an order, who is first), the likeliest first."""
    keys = [name for name, value in next(iter(odds[0].spread.weights)) if not isinstance(value, bool)]
    if not keys:
        return []
    head = [", ".join(map(words, keys))]
    seen: dict[str, list[float]] = {}
    for at, one in enumerate(odds):
        for outcome, weight in one.spread.weights.items():
            label = ", ".join(_shown(value) for name, value in outcome if name in keys)
            shares = seen.setdefault(label, [0.0] * len(odds))
            shares[at] += weight / one.spread.total
        head += ["chance" if len(odds) == 1 else names[at], ""]
    ordered = sorted(seen.items(), key=lambda item: -max(item[1]))
    rest = ordered[ROWS:]
    if rest:
        summed = [sum(shares[at] for _, shares in rest) for at in range(len(odds))]
        ordered = [*ordered[:ROWS], (f"{len(rest)} more", summed)]
    rows = []
    for label, shares in ordered:
        row = [Span(label)]
        for share in shares:
            row += [Span(percent(share)), Span(f"{share:.6f}", BAR)]
        rows.append(tuple(row))
    return [Table(tuple(head), tuple(rows))]


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return " > ".join(map(str, value))
    return "none" if value is None else str(value)


def _notes(odds: Sequence[Odds]) -> list[Line | Table]:
    notes: list[Line | Table] = []
    for one in odds:
        if one.samples:
            worst = 100 * (0.25 / one.samples) ** 0.5
            said = f"simulated {one.samples} times: standard error at most {worst:.3f} %"
            notes.append(Line("", (Span(said, NOTE),)))
        elif one.spread.truncated:
            cut = float(one.spread.truncated)
            notes.append(Line("", (Span(f"explosions are followed until only {cut:.1e} is left out", NOTE),)))
    return notes
