"""Arithmetic of distributions: chosen among, added, taken several times. Too large ones are refused."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from math import gcd, lcm
from typing import TypeVar

from archcli.dice.distribution import Distribution
from archcli.dice.polynomials import convolve, power
from archcli.notation.odds.size import affordable, spend

V = TypeVar("V")


def mix(parts: Iterable[tuple[int, Distribution[V]]], total: int) -> Distribution[V]:
    """The distribution of one of several things, chosen by weights of this total."""
    listed = list(parts)
    common = lcm(*{part.total for _, part in listed}) if listed else 1
    out: dict[V, int] = {}
    for weight, part in listed:
        scale = weight * (common // part.total)
        for value, more in part.weights.items():
            out[value] = out.get(value, 0) + more * scale
    return reduced(Distribution(out, total * common))


def reduced(distribution: Distribution[V]) -> Distribution[V]:
    """The same with the smallest weights."""
    shared = reduce(gcd, distribution.weights.values(), distribution.total)
    if shared == 1:
        return distribution
    weights = {value: weight // shared for value, weight in distribution.weights.items()}
    return Distribution(weights, distribution.total // shared)


def added(left: Distribution[int], right: Distribution[int]) -> Distribution[int]:
    """The sum of two independent numbers."""
    if not left.weights or not right.weights:
        return Distribution({}, left.total * right.total)
    size = max(left.weights) - min(left.weights) + max(right.weights) - min(right.weights) + 1
    outcomes = min(size, len(left.weights) * len(right.weights))
    affordable(outcomes, (left.total * right.total).bit_length())
    if size > 6 * (len(left.weights) + len(right.weights)):
        spend(len(left.weights) * len(right.weights), "steps")
    return Distribution(convolve(left.weights, right.weights), left.total * right.total)


def times(number: Distribution[int], count: int) -> Distribution[int]:
    """The sum of so many equal independent numbers."""
    if count == 1:
        return number
    if not number.weights:
        return Distribution({} if count else {0: 1}, number.total**count)
    places = (max(number.weights) - min(number.weights)) * count + 1
    bits = number.total.bit_length() * count
    affordable(places, bits)
    spend(places * min(len(number.weights), places) * (1 + bits // 2000) // 5, "steps")
    return Distribution(power(number.weights, count), number.total**count)
