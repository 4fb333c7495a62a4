"""Exact odds of Soluna against the listing of every face and against seeded rolls."""

from itertools import product
from typing import Any

import pytest

from archcli.dice.distribution import listed
from archcli.rules.soluna.pool import Against, Confirming, Threatening
from tests.each import each
from tests.running import archcli


@each("reading", [
    Threatening(2, 6), Threatening(-1, 5), Confirming(6), Confirming(5),
    *(Against(1, 9, tie, margin) for tie, margin in product((False, True), repeat=2)),
], ids=str)
@pytest.mark.parametrize("dice", range(5))
def test_readings_by_every_face(reading: Any, dice: int) -> None:
    """Each reading of a pool comes up as often as when every face is listed."""
    pool = (6,) * dice
    assert dict(reading.distribution(pool).fractions()) == dict(listed(pool, reading.value).fractions())


def test_large_pools_stay_exact() -> None:
    """Twenty dice on each side are still worked out, and the attacker wins a little less than half of the time."""
    odds = archcli("soluna attack --strength 20 --toughness 20 --odds --json").odds
    assert odds["exact"] is True
    assert 0.48 < odds["chance"]["hit"] < 0.5


def test_outcome_of_a_coup_de_grace() -> None:
    """A coup de grace has one outcome, and that is certain."""
    outcomes = archcli("soluna attack --coup-de-grace --prone --odds --json").odds["outcomes"]
    assert [(one["outcome"], one["fraction"]) for one in outcomes] == [({"killed": True}, "1")]
