"""Arithmetic of distributions: chosen among, added, taken several times. Too large ones are refused."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from math import gcd, lcm
from typing import TypeVar

from archcli.dice.distribution import Distribution
from archcli.dice.polynomials import convolve, power
from archcli.notation.odds_size import affordable, spend

V = TypeVar("V")


def mix(parts: Iterable[tuple[int, Distribution[V]]], total: int) -> Distribution[V]:
    """The distribution of one of several things, chosen by weights of this total."""
    listed = list(parts)
    common = lcm(*{spread.total for _, spread in listed}) if listed else 1
    out: dict[V, int] = {}
    for weight, spread in listed:
        scale = weight * (common // spread.total)
        for number, more in spread.weights.items():
            out[number] = out.get(number, 0) + more * scale
    return reduced(Distribution(out, total * common))


def reduced(spread: Distribution[V]) -> Distribution[V]:
    """The same with the smallest weights."""
    shared = reduce(gcd, spread.weights.values(), spread.total)
    if shared == 1:
        return spread
    return Distribution({number: weight // shared for number, weight in spread.weights.items()}, spread.total // shared)


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


def times(spread: Distribution[int], dice: int) -> Distribution[int]:
    """The sum of equal independent numbers."""
    if dice == 1:
        return spread
    if not spread.weights:
        return Distribution({} if dice else {0: 1}, spread.total**dice)
    places = (max(spread.weights) - min(spread.weights)) * dice + 1
    bits = spread.total.bit_length() * dice
    affordable(places, bits)
    spend(places * min(len(spread.weights), places) * (1 + bits // 2000) // 5, "steps")
    return Distribution(power(spread.weights, dice), spread.total**dice)
