"""The chances and means of odds: a line each, and those of several odds beside one another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from archcli.output.figures import DASH, POINTS, mean, moved, percent, points, words
from archcli.output.grid import fits
from archcli.output.look import Look
from archcli.output.odds import Odds
from archcli.report import Line, Span, Table
from archcli.roles import BAD, GOOD, NAME, NOTE, NUMBER

CHANGE = "change"


class Fact(NamedTuple):
    """A number that is compared: what it is called, and its value and text in each of the odds (None, a dash: none).

    `gain`: more of it is good for the one who acts; None: nobody knows. `answer`: it is what was asked for.
    """

    label: str
    values: Sequence[float | None]
    texts: Sequence[str]
    chance: bool
    gain: bool | None
    answer: bool

    def value(self, place: int) -> Span:
        """Its text in one of the odds."""
        return Span(self.texts[place], NUMBER if self.answer else "")

    def change(self, place: int) -> Span:
        """How far it moved from the first of the odds to another."""
        before, after = self.values[0], self.values[place]
        if before is None or after is None:
            return Span("")
        text = points(before, after) if self.chance else moved(before, after)
        better = None if self.gain is None or before == after else self.gain is (after > before)
        return Span(text, "" if better is None else GOOD if better else BAD)


def facts(odds: Sequence[Odds]) -> list[Fact]:
    """Every chance and mean of odds, those of the first first."""
    chances = [*_chances(odds)]
    numbers = [name for name in _union(side.numeric() for side in odds) if name not in odds[0].meanings]
    return [*chances, *_means(odds, [name for name in numbers if not (chances and idle(name, odds))])]


def idle(name: str, odds: Sequence[Odds]) -> bool:
    """Whether a number is always 0, such as the damage of a knockdown, and tells nothing beside the rest."""
    told = [side.values(name) for side in odds if name in side.numeric()]
    return bool(told) and all({*values} == {0} for values in told)


def fact_blocks(found: Sequence[Fact], names: Sequence[str], look: Look) -> Iterator[Line | Table]:
    """What is said of facts: a line each, or the variants side by side, a line a variant, or a table a fact."""
    if len(names) == 1:
        yield from (Line(fact.label, (fact.value(0),)) for fact in found)
        return
    if not found:
        return
    for table in (_side_by_side(found, names), *_line_by_line(found, names)):
        if fits(table, look):
            yield table
            break
    else:
        yield from _fact_by_fact(found, names)
    if any(POINTS in fact.change(place).text for fact in found for place in range(1, len(names))):
        yield Line("", (Span(f"{POINTS}: percentage points", NOTE),))


def _chances(odds: Sequence[Odds]) -> Iterator[Fact]:
    every = [side.chances() for side in odds]
    for name in _union(every):
        values = [some.get(name) for some in every]
        yield Fact(
            words(name), values, [DASH if value is None else percent(value) for value in values], chance=True,
            gain=_gain(name, odds), answer=name == odds[0].decides,
        )


def _means(odds: Sequence[Odds], names: Iterable[str]) -> Iterator[Fact]:
    for name in names:
        moments = [side.moments(name) if name in side.numeric() else None for side in odds]
        yield Fact(
            f"mean {words(name)}", [None if pair is None else pair[0] for pair in moments],
            [DASH if pair is None else mean(*pair) for pair in moments], chance=False,
            gain=_gain(name, odds), answer=odds[0].decides is None and name == odds[0].of,
        )


def _gain(name: str, odds: Sequence[Odds]) -> bool | None:
    """Whether more of a key is good; nobody knows where nothing succeeds or fails, and no key harms."""
    if any(name in side.harms or (name == side.decides and not side.good) for side in odds):
        return False
    return True if any(side.decides is not None for side in odds) else None


def _union(names: Iterable[Iterable[str]]) -> list[str]:
    """Every name once, those of the first first."""
    return list(dict.fromkeys(name for some in names for name in some))


def _side_by_side(found: Sequence[Fact], names: Sequence[str]) -> Table:
    """A row a fact, and for each variant its value and how far it moved."""
    head = ["", names[0]]
    for name in names[1:]:
        head += [name, CHANGE]
    rows = []
    for fact in found:
        row = [Span(fact.label), fact.value(0)]
        for place in range(1, len(names)):
            row += [fact.value(place), fact.change(place)]
        rows.append(tuple(row))
    return Table(tuple(head), tuple(rows))


def _line_by_line(found: Sequence[Fact], names: Sequence[str]) -> Iterator[Table]:
    """A row a variant: every number and how far it moved; or how far the answer moved, and what tells most, alone."""
    telling = [fact for fact in found if fact.answer] or found[:1]
    means = [fact for fact in found if not fact.chance][:1]
    for moving in (found, [*telling, *means], telling):
        head = [""]
        for fact in found:
            head += [fact.label, CHANGE] if fact in moving else [fact.label]
        rows = []
        for place, name in enumerate(names):
            row = [Span(name, NAME)]
            for fact in found:
                row.append(fact.value(place))
                if fact in moving:
                    row.append(fact.change(place) if place else Span(""))
            rows.append(tuple(row))
        yield Table(tuple(head), tuple(rows))


def _fact_by_fact(found: Sequence[Fact], names: Sequence[str]) -> Iterator[Table]:
    """A table a fact, with a row a variant."""
    for fact in found:
        yield Table((fact.label, "", CHANGE), tuple(
            (Span(name, NAME), fact.value(place), fact.change(place) if place else Span(""))
            for place, name in enumerate(names)
        ))
