"""Distributions and those of pools, beside all faces listed; what is too large is refused by name."""

from fractions import Fraction
from math import prod

import pytest

from archcli.dice.distribution import Distribution, add, listed, scores, sums, vectors
from archcli.errors import OddsError

POOLS = [(), (1,), (6,), (6, 6, 6), (4, 6, 6, 2), (2, 3, 4, 5)]


@pytest.mark.parametrize("pool", POOLS, ids=str)
def test_sums_scores_and_vectors_are_those_of_all_faces(pool: tuple[int, ...]) -> None:
    def high(face: int) -> int:
        return (face >= 4) - (face == 1)

    def both(face: int) -> tuple[int, int]:
        return int(face >= 4), int(face == 1)

    assert dict(sums(pool).fractions()) == dict(listed(pool, sum).fractions())
    assert dict(scores(pool, high).fractions()) == dict(listed(pool, lambda faces: sum(map(high, faces))).fractions())
    assert dict(vectors(pool, both).fractions()) == dict(listed(
        pool, lambda faces: (sum(face >= 4 for face in faces), sum(face == 1 for face in faces))
    ).fractions())
    assert sums(pool).total == prod(pool)


def test_many_kinds_of_faces_are_added_die_by_die() -> None:
    pool = (12,) * 8
    by_die: dict[tuple[int, ...], int] = {(0, 0): 1}
    for _ in pool:
        by_die = add(by_die, {(face, face % 2): 1 for face in range(1, 13)})
    assert vectors(pool, lambda face: (face, face % 2)).weights == by_die


def test_a_distribution_is_mapped_moved_and_cut_off() -> None:
    die = Distribution(dict.fromkeys(range(1, 7), 1))
    assert die.total == 6
    assert die.map(lambda face: face > 4).weights == {False: 4, True: 2}
    assert die.moved(2).weights == dict.fromkeys(range(3, 9), 1)
    assert die.moved(0) is die
    assert die.truncated == 0
    cut = Distribution({1: 2, 2: 0}, 3)
    assert cut.truncated == Fraction(1, 3)
    assert dict(cut.fractions()) == {1: Fraction(2, 3)}
    assert cut.map(str).truncated == Fraction(1, 3)


@pytest.mark.parametrize(("work", "limit"), [
    (lambda: listed((10,) * 7, sum), "faces"),
    (lambda: sums((1000,) * 10_000), "pool-digits"),
    (lambda: scores((1000, 1000), lambda face: face * face), "steps"),
    (lambda: vectors((1000,) * 2, lambda face: (face, face * face)), "steps"),
], ids=["faces", "digits", "scores", "vectors"])
def test_what_is_too_large_is_refused_by_name(work: object, limit: str) -> None:
    assert callable(work)
    with pytest.raises(OddsError) as caught:
        work()
    assert f"({limit})" in caught.value.message
