"""Exact odds of Enchanted Realms against the listing of every face and against seeded rolls."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import prod

import pytest

from archcli.rules.realms.attack import attack
from archcli.rules.realms.attacker import Target
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.strike import Strike
from tests.oracles import exact
from tests.rules.realms.odds import HERO, SKILLED, TWO, rule


def test_fifteen_strikes_stay_exact() -> None:
    """The most strikes there can be, at four targets, are worked out exactly, and their chances add up."""
    strikes = [Strike(1 + number % 3, number % 3, 1 + number % 4) for number in range(15)]
    targets = [Target(ac) for ac in range(12, 16)]
    spread = exact(rule(attack, SKILLED, strikes, targets, critical=True, rulings=Realms()))
    assert sum(spread.weights.values()) == spread.total


def test_order_of_strikes_does_not_matter_without_criticals() -> None:
    """The same strikes in another order have the same odds: the modifier counts once for each target either way."""
    strikes = [Strike(1, 1), Strike(2, 0, 2), Strike(1, 2), Strike(1, 1, 2)]
    forth, back = (exact(rule(attack, HERO, each, TWO, rulings=Realms())) for each in (strikes, strikes[::-1]))
    assert dict(forth.fractions()) == dict(back.fractions())


FACES = {1: 1, 2: 6, 8: 3, 11: 9, 20: 1}
"""Faces of a d20 that stand for so many: with 4 added, 8 is the first to reach 12, and 11 to reach 15."""


def faces_of_two_strikes() -> Iterator[tuple[Fraction, list[int], list[int]]]:
    """Two dice and, after a 20, a third; then one die: the chance, the faces of both strikes."""
    for first in product(FACES, repeat=2):
        for added in product(FACES, repeat=20 in first):
            for last in FACES:
                faces = [*first, *added, last]
                yield Fraction(prod(FACES[face] for face in faces), 20 ** len(faces)), faces[:-1], [last]


def damage_of(strikes: list[tuple[list[int], int, int]], weights: tuple[int, int], off: int, *, total: bool) -> int:
    """What a target takes of its strikes (faces, AC, which weight) with Strength 4 and modifier 1, by R-36 to R-46."""
    landed = [
        (sum(face == 20 or (face > 1 and face + 4 >= ac) for face in faces), weights[which])
        for faces, ac, which in strikes
    ]
    hitting = [(hits, weight) for hits, weight in landed if hits]
    if not hitting:
        return 0
    if total:
        return max(0, sum(hits + weight for hits, weight in hitting) + 1 - off * len(hitting))
    return sum(max(0, hits + weight - off) for hits, weight in hitting) + 1


@pytest.mark.parametrize("rulings", [Realms(), Realms(resistance="total")])
@pytest.mark.parametrize("second", [1, 2])
def test_odds_by_a_plain_reading_of_the_rules(rulings: Realms, second: int) -> None:
    """A critical pool and a second strike, at one target or at two, with hit points, under both rulings."""
    weights, off, points = (2, 0), 2, (4, 1)
    wanted: dict[tuple[int, bool, bool], Fraction] = {}
    for chance, first, last in faces_of_two_strikes():
        made = [[(first, 12, 0)], [(last, 15, 1)]] if second == 2 else [[(first, 12, 0), (last, 12, 1)], []]
        taken = [damage_of(strikes, weights, off, total=rulings.resistance == "total") for strikes in made]
        down = all(damage >= left for damage, left in zip(taken, points, strict=True))
        key = sum(taken), len(first) == 3, down
        wanted[key] = wanted.get(key, Fraction(0)) + chance
    spread = exact(rule(
        attack, HERO, [Strike(2, 2), Strike(1, 0, second)], [Target(12, hit_points=4), Target(15, hit_points=1)],
        critical=True, resistance=off, rulings=rulings,
    ))
    found: dict[tuple[int, bool, bool], Fraction] = {}
    for outcome, chance in spread.fractions():
        values = dict(outcome)
        key = values["damage"], values["critical"], values["down"]
        found[key] = found.get(key, Fraction(0)) + chance
    assert found == wanted
