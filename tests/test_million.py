"""Up to a million seeded rolls beside the exact odds."""

from random import Random

import pytest

from archcli.dice.dice import RandomDice
from archcli.notation import parse
from archcli.notation.quick import compile
from tests.oracles import chi_square, tail


@pytest.mark.parametrize(("text", "rolls"), [("3d6", 1_000_000), ("2d20kl1+3", 100_000), ("5d10t8", 100_000)])
def test_many_rolls_fit(text: str, rolls: int) -> None:
    """The totals of many rolls fit the exact odds (chi-square, one error in a hundred thousand)."""
    expression = parse(text)
    roll = compile(expression)
    assert roll is not None
    dice = RandomDice(Random(20).random)
    counts: dict[int, int] = {}
    for _ in range(rolls):
        total = roll(dice)
        counts[total] = counts.get(total, 0) + 1
    odds = expression.distribution()
    expected = {total: rolls * weight / odds.total for total, weight in odds.weights.items()}
    assert set(counts) <= set(expected)
    statistic, cells = chi_square(counts, expected)
    assert tail(statistic, cells - 1) > 1e-5
