"""Sums of dice by recurrences and long integers, against adding up every arrangement."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from archcli.dice.polynomials import convolve, pack, power, uniform, unpack
from tests.each import each


@pytest.mark.parametrize("dice", [
    {}, {6: 0}, {1: 5}, {2: 1}, {6: 3}, {6: 2, 8: 1}, {4: 2, 6: 1, 10: 3}, {2: 3, 3: 2, 4: 1, 5: 1, 6: 1}, {1: 2, 3: 2},
])
def test_uniform_dice_are_their_arrangements(dice: dict[int, int]) -> None:
    pool = [range(sides) for sides, count in dice.items() for _ in range(count)]
    assert Counter(dict(enumerate(uniform(dice)))) == Counter(sum(faces) for faces in product(*pool))


@each("faces", [
    {0: 1, 1: 1}, {1: 2}, {-1: 1, 0: 4, 1: 1}, {0: 3, 5: 2}, {2: 4, 4: 4, 6: 4}, {-3: 1, 4: 2, 9: 5},
    {0: 0, 1: 2, 3: 1},
])
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_powers_are_repeated_sums(faces: dict[int, int], count: int) -> None:
    expected = Counter({0: 1})
    for _ in range(count):
        more: Counter[int] = Counter()
        for number, weight in expected.items():
            for face, ways in faces.items():
                more[number + face] += weight * ways
        expected = more
    assert power(faces, count) == +expected


def test_packed_products_are_those_of_a_double_loop() -> None:
    numbers = Random(2)
    for low, size in ((-40, 60), (0, 90), (7, 200)):
        left = {low + at: numbers.randrange(1,
            10**numbers.randrange(1, 40)) for at in range(size) if numbers.random() < 0.8}
        right = {at - 5: numbers.randrange(1, 10**9) for at in range(50)}
        expected: Counter[int] = Counter()
        for one, weight in left.items():
            for other, more in right.items():
                expected[one + other] += weight * more
        assert convolve(left, right) == convolve(right, left) == expected


def test_packed_weights_come_back() -> None:
    weights = {-3: 5, 0: 255, 4: 65_535}
    assert unpack(pack(weights, -3, 2), -3, 2) == weights
