"""Who comes first, exactly, beside every sequence of faces; tables and dice agree on how ties are broken."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

import pytest

from archcli.dice.dice import Dice, Entrant
from archcli.dice.odds import enumerate_rule
from archcli.dice.orders import orders
from archcli.dice.readings import Best, Reading, Successes, Total
from archcli.dice.typed import TypedDice
from archcli.errors import OddsError
from tests.each import each
from tests.oracles import listed

POOLS: dict[str, list[tuple[Reading[Any], tuple[int, ...]]]] = {
    "one alone": [(Total(), (4,))],
    "two alike": [(Total(), (3,)), (Total(), (3,))],
    "one ahead": [(Total(1), (2,)), (Total(), (3,))],
    "three": [(Total(), (2,)), (Total(), (3,)), (Best(), (2, 2))],
    "successes": [(Successes(2), (2, 2)), (Successes(2), (3,)), (Successes(1), (2,))],
}


def together(tied: Sequence[int]) -> list[list[int]]:
    """Those with equal values roll off, all of them."""
    return [list(tied)]


def by_parity(tied: Sequence[int]) -> list[list[int]]:
    """Those with even numbers come first."""
    def odd(entrant: int) -> int:
        return entrant % 2

    return [list(group) for _, group in groupby(sorted(tied, key=odd), odd)]


@pytest.mark.parametrize("first_only", [False, True])
@pytest.mark.parametrize("split", [together, by_parity])
@each("case", POOLS)
def test_orders_are_those_of_every_sequence_of_faces(case: str, split: Any, first_only: bool) -> None:
    entrants = [Entrant(str(number), pool, reading) for number, (reading, pool) in enumerate(POOLS[case])]

    def ranked(dice: Dice) -> tuple[int, ...]:
        order = dice.rank(entrants, split, tie=2, tie_label=str, first_only=first_only).order
        return order[:1] if first_only else order

    found, lost = listed(ranked, 9)
    chances: dict[tuple[int, ...], Fraction] = {}
    for order, chance in orders(POOLS[case], split, first_only).items():
        place = order[:1] if first_only else order
        chances[place] = chances.get(place, Fraction(0)) + chance
    assert sum(chances.values()) == 1
    assert set(found) <= set(chances)
    assert all(found.get(order, 0) <= chance <= found.get(order, 0) + lost for order, chance in chances.items())
    assert dict(enumerate_rule(ranked, lambda order: order).fractions()) == chances


def test_a_tie_is_rolled_off_until_it_is_settled() -> None:
    """Whoever ties again rolls again, highest first; faces go by entrant, roll-offs in the order rolled."""
    entrants = [Entrant(name, (6,), Total()) for name in ("a", "b", "c")]
    dice = TypedDice([5, 5, 5, 2, 6, 2, 1, 3])
    ranking = dice.rank(entrants, together, tie=6, tie_label=lambda entrant: f"tie {entrant}")
    dice.finish()
    assert ranking.order == (1, 2, 0)
    assert ranking.values == (5, 5, 5)
    assert ranking.roll_offs == ((2, 1), (6,), (2, 3))
    assert [(roll.label, roll.value) for roll in ranking.ties] == [
        ("tie 0", 2), ("tie 1", 6), ("tie 2", 2), ("tie 0", 1), ("tie 2", 3),
    ]


@pytest.mark.parametrize(("count", "sides", "first_only", "limit"), [
    (13, 6, True, "entrants"), (8, 6, False, "orders"), (7, 1000, False, "turns"),
])
def test_too_many_are_refused_by_name(count: int, sides: int, first_only: bool, limit: str) -> None:
    with pytest.raises(OddsError, match=rf"\({limit}\)"):
        orders([(Total(), (sides,))] * count, together, first_only)
