"""Exact odds of the games against the listing of every face and against seeded rolls."""

from collections.abc import Callable
from typing import Any

import pytest

from archcli.dice.dice import Dice
from archcli.report import Result
from tests.each import each
from tests.oracles import assert_odds, assert_rolls
from tests.rules.tables import rows

Rule = Callable[[Dice], Result]


@each(("game", "case", "rule"), rows("odds", "SMALL"), by="game")
def test_odds_by_every_face(game: str, case: str, rule: Rule) -> None:
    """The enumerator gives what listing every face gives."""
    assert_odds(rule)


@pytest.mark.parametrize(("game", "case", "endless"), rows("odds", "ENDLESS"))
def test_odds_by_every_face_up_to_ties_without_end(game: str, case: str, endless: tuple[Rule, int]) -> None:
    """As far as so many dice the listing agrees, and the rest is shared evenly."""
    rule, rounds = endless
    assert_odds(rule, rounds=rounds)


@pytest.mark.parametrize(("game", "case", "rule"), rows("odds", "ORDINARY"))
def test_odds_by_rolling(game: str, case: str, rule: Any) -> None:
    """Seeded rolls fit the exact odds, also where there are too many faces to list."""
    assert_rolls(rule)
