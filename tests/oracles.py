"""Slow and obvious ways to the same odds: every face listed, and a great many rolls."""

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import exp, lgamma, log, prod
from random import Random
from typing import Any, TypeVar

from archcli.dice.dice import FUDGE, Dice, FaceDice, RandomDice, Sides
from archcli.dice.distribution import Distribution
from archcli.dice.odds import enumerate_rule
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.report import Result, key

V = TypeVar("V")


class _Listed(FaceDice):
    """Dice that show every arrangement of faces, one after another.

    Of a pool that is read, arrangements with the same value stand for one another, since a rule may decide by nothing
    else: one of them is drawn, and counts as often as there are such. A rule that decided by faces all the same would
    come to other chances than the enumerator's, since `listed` goes through everything until it has drawn many.
    """

    def __init__(self, rounds: int) -> None:
        self.path: list[tuple[Sequence[Sequence[Any]], int]] = []
        self.depth = 0
        self.rounds = rounds
        self.random = Random(1).random
        self.drew = False  # whether arrangements stood for one another

    def _next(self, choices: Sequence[Sequence[Any]]) -> Any:
        """What is shown next, of groups that each stand for one choice."""
        if self.depth == len(self.path):
            if self.depth >= self.rounds:
                raise _TooDeep
            self.path.append((choices, 0))
        choices, taken = self.path[self.depth]
        self.depth += 1
        alike = choices[taken]
        if len(alike) == 1:
            return alike[0]
        self.drew = True
        return alike[int(self.random() * len(alike))]

    def face(self, sides: Sides, label: str | None = None) -> int:
        face: int = self._next(_faces(sides))
        return face

    def roll(self, pool: Sequence[int], reading: Reading[V], *, label: str) -> Roll[V]:
        if reading.explodes:
            return super().roll(pool, reading, label=label)
        faces = self._next(_by_value(tuple(pool), reading))
        return Roll(label, faces, reading.value(faces), reading.shown(faces), reading.marks(faces))

    def weight(self) -> int:
        """How many arrangements the last path stands for."""
        return prod(len(choices[taken]) for choices, taken in self.path)

    def total(self) -> int:
        """How many arrangements its dice have."""
        return prod(sum(map(len, choices)) for choices, _ in self.path)

    def advance(self) -> bool:
        self.depth = 0
        while self.path:
            choices, taken = self.path.pop()
            if taken + 1 < len(choices):
                self.path.append((choices, taken + 1))
                return True
        return False


@cache
def _faces(sides: Sides) -> list[tuple[int]]:
    return [(face,) for face in (FUDGE[sides] if isinstance(sides, str) else range(1, sides + 1))]


@cache
def _by_value(pool: tuple[int, ...], reading: Reading[Any]) -> list[list[tuple[int, ...]]]:
    """The arrangements of a pool's faces, those with the same value together."""
    groups: dict[Any, list[tuple[int, ...]]] = {}
    for faces in product(*(range(1, sides + 1) for sides in pool)):
        groups.setdefault(reading.value(faces), []).append(faces)
    return list(groups.values())


class _TooDeep(Exception):
    """A chain of dice longer than the oracle follows."""


RUNS = 200
"""How often a rule is run at least, where faces stand for others."""


def listed(outcome_of: Callable[[FaceDice], Hashable], rounds: int = 40) -> tuple[dict[Any, Fraction], Fraction]:
    """The chance of each outcome by listing every face of every die, and the chance that was not followed.

    A path of more than `rounds` rolls is given up (only chains without an end are so long).
    """
    dice = _Listed(rounds)
    found: dict[Any, dict[int, int]] = {}  # of each outcome its arrangements, by how many there are in all
    lost: dict[int, int] = {}
    runs = times = 0
    while runs < RUNS:
        times += 1
        while True:
            runs += 1
            try:
                weights = found.setdefault(outcome_of(dice), {})
            except _TooDeep:
                weights = lost
            total = dice.total()
            weights[total] = weights.get(total, 0) + dice.weight()
            if not dice.advance():
                break
        if not dice.drew:
            break
    return {outcome: _chance(weights, times) for outcome, weights in found.items()}, _chance(lost, times)


def _chance(weights: dict[int, int], times: int) -> Fraction:
    return sum((Fraction(weight, total * times) for total, weight in weights.items()), Fraction(0))


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


def assert_rolls(rule: Callable[[Dice], Result], times: int = 1_000, seed: int = 1) -> None:
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
