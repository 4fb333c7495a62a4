"""Odds of an order: who comes first, second and so on, with which chance."""

from __future__ import annotations

from archcli.output.figures import percent
from archcli.output.odds import Odds
from archcli.report import Span, Table
from archcli.roles import NAME, NUMBER

FEW = 6
"""So many orders are still listed; of more the places alone tell something."""


def places(odds: Odds, key: str) -> dict[str, list[float]] | None:
    """The chance of each name for each place, those who come early first; None where a key holds no order of three."""
    chances: dict[str, list[float]] = {}
    for outcome, weight in odds.distribution.weights.items():
        order = dict(outcome)[key]
        if not isinstance(order, tuple) or len(order) < 3 or len({*order}) < len(order):
            return None
        for place, name in enumerate(order):
            shares = chances.setdefault(str(name), [0.0] * len(order))
            if place >= len(shares):
                return None
            shares[place] += weight / odds.distribution.total

    def average(name: str) -> float:
        return sum(place * share for place, share in enumerate(chances[name]))

    return {name: chances[name] for name in sorted(chances, key=average)}


def matrix(by_place: dict[str, list[float]]) -> Table:
    """Who comes first, second and so on."""
    places = len(next(iter(by_place.values())))
    return Table(("", *map(_nth, range(1, places + 1))), tuple(
        (Span(name, NAME), *(Span(percent(share), NUMBER) for share in shares)) for name, shares in by_place.items()
    ))


def _nth(place: int) -> str:
    """The head of a place: 1st, 2nd, 3rd, 4th ..."""
    teen = place % 100 in (11, 12, 13)
    return f"{place}{'th' if teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(place % 10, 'th')}"
