"""Who comes first, exactly: every order of some entrants with its chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from math import perm, prod
from typing import Any

from archcli.dice.dice import Split
from archcli.dice.distribution import DiceSides, Distribution, too_large
from archcli.dice.readings import Reading
from archcli.limits import Limit

ENTRANTS = Limit("entrants", 12, "combatants whose first place is worked out exactly")
ORDERED = Limit("orders", 7, "combatants whose whole order is worked out exactly")
TURNS = Limit("turns", 600_000, "of arithmetic for the exact order of combatants")
"""About ten seconds: the chances are fractions."""


def orders(
    entrants: Sequence[tuple[Reading[Any], DiceSides]], split: Split, first_only: bool
) -> dict[tuple[int, ...], Fraction]:
    """Every order of the entrants (with `first_only`: one order for each first place) with its chance.

    From the highest value down: at each value some of those not yet placed show it, and the rest show less.
    Raises OddsError where that is too large.
    """
    most = ENTRANTS if first_only else ORDERED
    if len(entrants) > most:
        raise too_large("entrants" if first_only else "orders", len(entrants), most, "combatants")
    distributions = [reading.distribution(pool) for reading, pool in entrants]
    _affordable(distributions, first_only)
    values = sorted({value for distribution in distributions for value in distribution.weights}, reverse=True)
    chances = [dict(distribution.fractions()) for distribution in distributions]
    everyone = tuple(range(len(entrants)))
    states: dict[tuple[int, ...], Fraction] = {(): Fraction(1)}
    done: dict[tuple[int, ...], Fraction] = {}
    below = [Fraction(1)] * len(entrants)
    for value in values:
        here = [chance.get(value, Fraction(0)) for chance in chances]
        after: dict[tuple[int, ...], Fraction] = {}
        for order, weight in states.items():
            waiting = [entrant for entrant in everyone if entrant not in order]
            for shown in product((False, True), repeat=len(waiting)):
                placed = [entrant for entrant, yes in zip(waiting, shown, strict=True) if yes]
                chance = weight
                for entrant in waiting:
                    # What is left of the one's chance, given that it showed nothing higher before.
                    now = here[entrant] / below[entrant] if below[entrant] else Fraction(0)
                    chance *= now if entrant in placed else 1 - now
                if not chance:
                    continue
                for tail, share in _tie_orders(split(placed), first_only) if placed else [((), Fraction(1))]:
                    reached = order + tail
                    target = done if (first_only and reached) or len(reached) == len(entrants) else after
                    target[reached] = target.get(reached, Fraction(0)) + chance * share
        states = after
        below = [left - now for left, now in zip(below, here, strict=True)]
    if first_only:
        return {
            order + tuple(entrant for entrant in everyone if entrant not in order): chance
            for order, chance in done.items()
        }
    return done


def _affordable(distributions: Sequence[Distribution[Any]], first_only: bool) -> None:
    """Refuse an order whose working out would take too long: every order so far, with whoever may come next."""
    count = len(distributions)
    values = len({value for distribution in distributions for value in distribution.weights})
    placed = range(1 if first_only else count + 1)
    steps = values * sum(perm(count, done) * 2 ** (count - done) for done in placed)
    if steps > TURNS:
        raise too_large("turns", steps, TURNS, "steps")


def _tie_orders(groups: list[list[int]], first_only: bool) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """The orders of groups that roll off among themselves: each order of a group is equally likely."""
    if first_only:
        for entrant in groups[0]:
            yield (entrant,), Fraction(1, len(groups[0]))
        return
    count = prod(prod(range(1, len(group) + 1)) for group in groups)
    for orders in product(*(permutations(group) for group in groups)):
        yield tuple(entrant for order in orders for entrant in order), Fraction(1, count)
