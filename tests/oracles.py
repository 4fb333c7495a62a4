"""Slow and obvious ways to the same odds: every face listed, and a great many rolls."""

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from math import exp, lgamma, log, prod
from random import Random
from typing import Any

from archcli.dice.dice import FUDGE, Dice, FaceDice, RandomDice, Sides
from archcli.dice.distribution import Distribution
from archcli.dice.odds import enumerate_rule
from archcli.report import Result, key


class _Listed(FaceDice):
    """Dice that show every arrangement of faces, one after another."""

    def __init__(self, rounds: int) -> None:
        self.path: list[tuple[Sequence[int], int]] = []
        self.depth = 0
        self.rounds = rounds

    def face(self, sides: Sides, label: str | None = None) -> int:
        if self.depth == len(self.path):
            if self.depth >= self.rounds:
                raise _TooDeep
            self.path.append((FUDGE[sides] if isinstance(sides, str) else range(1, sides + 1), 0))
        faces, taken = self.path[self.depth]
        self.depth += 1
        return faces[taken]

    def advance(self) -> bool:
        self.depth = 0
        while self.path:
            faces, taken = self.path.pop()
            if taken + 1 < len(faces):
                self.path.append((faces, taken + 1))
                return True
        return False


class _TooDeep(Exception):
    """A chain of dice longer than the oracle follows."""


def listed(outcome_of: Callable[[FaceDice], Hashable], rounds: int = 40) -> tuple[dict[Any, Fraction], Fraction]:
    """The chance of each outcome by listing every face of every die, and the chance that was not followed.

    A path of more than `rounds` dice is given up (only chains without an end are so long).
    """
    dice = _Listed(rounds)
    found: dict[Any, Fraction] = {}
    lost = Fraction(0)
    while True:
        try:
            outcome, followed = outcome_of(dice), True
        except _TooDeep:
            outcome, followed = None, False
        chance = Fraction(1, prod(len(faces) for faces, _ in dice.path))
        if followed:
            found[outcome] = found.get(outcome, Fraction(0)) + chance
        else:
            lost += chance
        if not dice.advance():
            return found, lost


def brute(rule: Callable[[Dice], Result], rounds: int = 40) -> tuple[dict[Any, Fraction], Fraction]:
    """The chance of each outcome of a rule, and the chance that was not followed (`listed`)."""
    return listed(lambda dice: key(rule(dice)), rounds)


def exact(rule: Callable[[Dice], Result]) -> Distribution[Any]:
    """The odds by the enumerator of the program."""
    return enumerate_rule(rule, key)


def assert_odds(rule: Callable[[Dice], Result], rounds: int = 40) -> None:
    """The enumerator and the listing of every face agree to the last digit (up to what was not followed)."""
    found, lost = brute(rule, rounds)
    spread = exact(rule)
    assert sum(spread.weights.values()) == spread.total
    mine = {outcome: Fraction(weight, spread.total) for outcome, weight in spread.weights.items()}
    assert set(found) <= set(mine)
    for outcome, chance in mine.items():
        listed = found.get(outcome, Fraction(0))
        assert listed <= chance <= listed + lost, (outcome, listed, chance)


def assert_rolls(rule: Callable[[Dice], Result], times: int = 1_500, seed: int = 1) -> None:
    """Seeded rolls fit the exact odds: chi-square with a chance of error below one in a hundred thousand."""
    spread = exact(rule)
    dice = RandomDice(Random(seed).random)
    counts: dict[Any, int] = {}
    for _ in range(times):
        outcome = key(rule(dice))
        counts[outcome] = counts.get(outcome, 0) + 1
    expected = {outcome: times * weight / spread.total for outcome, weight in spread.weights.items()}
    assert set(counts) <= set(expected)
    statistic, cells = chi_square(counts, expected)
    assert tail(statistic, cells - 1) > 1e-5, (statistic, cells)


def chi_square(counts: dict[Any, int], expected: dict[Any, float]) -> tuple[float, int]:
    """The statistic and the number of cells; cells that expect under 5 are put together."""
    statistic, cells, few, few_expected = 0.0, 0, 0, 0.0
    for outcome, wanted in expected.items():
        if wanted < 5:
            few += counts.get(outcome, 0)
            few_expected += wanted
            continue
        statistic += (counts.get(outcome, 0) - wanted) ** 2 / wanted
        cells += 1
    if few_expected >= 5:
        statistic += (few - few_expected) ** 2 / few_expected
        cells += 1
    return statistic, cells


def tail(statistic: float, freedom: int) -> float:
    """The chance that chance alone gives a chi-square statistic as large (the upper incomplete gamma function)."""
    if freedom <= 0 or statistic <= 0:
        return 1.0
    shape, at = freedom / 2, statistic / 2
    front = exp(-at + shape * log(at) - lgamma(shape))
    if at < shape + 1:
        term = total = 1 / shape
        for step in range(1, 10_000):
            term *= at / (shape + step)
            total += term
            if term < total * 1e-15:
                break
        return 1 - front * total
    small = 1e-300
    b = at + 1 - shape
    c, d = 1 / small, 1 / b
    fraction = d
    for step in range(1, 10_000):
        a = -step * (step - shape)
        b += 2
        d = 1 / (a * d + b or small)
        c = b + a / c or small
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * fraction
