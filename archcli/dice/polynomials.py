"""Sums of independent numbers, exactly: weights are integers, and each weighted number is a term of a polynomial.

A distribution of whole numbers is a mapping from number to weight. Adding independent numbers multiplies their
polynomials, and `n` equal dice are a power. Large products are taken at one point: with `x` a power of two beyond every
coefficient, a polynomial is one long integer whose digits are its coefficients (`pack`, `unpack`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from math import gcd

Weights = Mapping[int, int]
FEW = 1_500
"""Products of terms up to which a plain double loop is fastest."""
KINDS = 3
"""Most kinds of dice whose sum is taken by one recurrence; its length doubles with each."""
SPARSE = 6
"""Weights are packed while at least one in so many places holds one: empty places cost as much as full ones."""


def pack(weights: Weights, low: int, width: int) -> int:
    """A polynomial as one integer: the weight of `low + i` stands in the `i`-th place of `width` bytes."""
    places = [bytes(width)] * (max(weights) - low + 1)
    for number, weight in weights.items():
        places[number - low] = weight.to_bytes(width, "little")
    return int.from_bytes(b"".join(places), "little")


def unpack(packed: int, low: int, width: int) -> dict[int, int]:
    """The weights of a packed polynomial, without those that are 0."""
    data = packed.to_bytes((packed.bit_length() + 7) // 8, "little")
    out = {}
    for place in range(0, len(data), width):
        weight = int.from_bytes(data[place:place + width], "little")
        if weight:
            out[low + place // width] = weight
    return out


def width_of(total: int) -> int:
    """Bytes that hold any weight up to a total."""
    return total.bit_length() // 8 + 1


def convolve(left: Weights, right: Weights) -> dict[int, int]:
    """Weights of the sum of two independent numbers."""
    if len(left) > len(right):
        left, right = right, left
    if len(left) * len(right) > FEW and _dense(left) and _dense(right):
        width = width_of(sum(left.values()) * sum(right.values()))
        low, lower = min(left), min(right)
        return unpack(pack(left, low, width) * pack(right, lower, width), low + lower, width)
    out: dict[int, int] = {}
    for first, weight in left.items():
        for second, more in right.items():
            out[first + second] = out.get(first + second, 0) + weight * more
    return out


def _dense(weights: Weights) -> bool:
    return max(weights) - min(weights) < SPARSE * len(weights)


def power(faces: Weights, count: int) -> dict[int, int]:
    """Weights of the sum of `count` independent dice with these weighted scores (integers)."""
    if count == 0:
        return {0: 1}
    scores = sorted([score for score, weight in faces.items() if weight])
    low = scores[0]
    if len(scores) == 1:
        return {low * count: faces[low] ** count}
    step = reduce(gcd, [score - low for score in scores])
    weight = reduce(gcd, [faces[score] for score in scores])
    steps = [((score - low) // step, faces[score] // weight) for score in scores[1:]]
    if steps == [(place, 1) for place in range(1, len(scores))] and faces[low] == weight:
        found: Sequence[int] = uniform({len(scores): count})
    else:
        found = _power(faces[low] // weight, steps, count)
    scale = weight**count
    return {low * count + place * step: ways * scale for place, ways in enumerate(found) if ways}


def _power(first: int, steps: Sequence[tuple[int, int]], count: int) -> list[int]:
    # The coefficients of a power of a polynomial follow from the ones before (from P*Q' = n*P'*Q with Q = P^n):
    # each costs one term for each face, however many dice there are.
    top = steps[-1][0] * count
    out = [first**count] + [0] * top
    for place in range(1, top + 1):
        gathered = 0
        for step, weight in steps:
            if step > place:
                break
            before = out[place - step]
            if before:
                gathered += (count * step - place + step) * weight * before
        out[place] = gathered // (place * first)
    return out


def uniform(dice: Mapping[int, int]) -> list[int]:
    """Weights of the sum of dice with faces from 0 to sides - 1, listed from 0 up; `dice`: the count of each size."""
    kinds = [(sides, count) for sides, count in sorted(dice.items()) if sides > 1 and count]
    if len(kinds) > KINDS:
        half = len(kinds) // 2
        left, right = (dict(enumerate(uniform(dict(part)))) for part in (kinds[:half], kinds[half:]))
        sums = convolve(left, right)
        return [sums[place] for place in range(len(sums))]
    # The polynomial Q is the product of ((1 - x^s)/(1 - x))^n. Its logarithm's derivative has the denominator
    # D = (1 - x) * product of (1 - x^s), so D*Q' = N*Q: each coefficient follows from a handful before it.
    one_less: list[dict[int, int]] = [{0: 1, sides: -1} for sides, _ in kinds]
    denominator = _multiply([{0: 1, 1: -1}, *one_less])
    numerator: dict[int, int] = {}
    for kind, (sides, count) in enumerate(kinds):
        rest = one_less[:kind] + one_less[kind + 1:]
        for place, factor in _multiply(one_less).items():
            numerator[place] = numerator.get(place, 0) + count * factor
        for place, factor in _multiply([{sides - 1: sides, sides: -sides}, *rest]).items():
            numerator[place] = numerator.get(place, 0) - count * factor
    places = sorted({*numerator, *[place - 1 for place in denominator if place]})
    terms = [(place, numerator.get(place, 0), denominator.get(place + 1, 0)) for place in places]
    top = sum([(sides - 1) * count for sides, count in kinds])
    out = [1] + [0] * (top // 2)
    for known in range(top // 2):
        gathered = 0
        for back, constant, linear in terms:
            if back > known:
                break
            gathered += (constant - linear * (known - back)) * out[known - back]
        out[known + 1] = gathered // (known + 1)
    # Dice are the same seen from above.
    return out + out[:top + 1 - len(out)][::-1]


def _multiply(factors: Iterable[Mapping[int, int]]) -> dict[int, int]:
    out = {0: 1}
    for factor in factors:
        product: dict[int, int] = {}
        for place, coefficient in out.items():
            for further, more in factor.items():
                product[place + further] = product.get(place + further, 0) + coefficient * more
        out = product
    return out
