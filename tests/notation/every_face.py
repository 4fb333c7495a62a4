"""A slow, obvious oracle: an expression is rolled down every sequence of bare faces."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction

from archcli.dice.dice import FaceDice
from archcli.notation import Expression
from tests.oracles import listed


def chances(expression: Expression, most: int) -> tuple[dict[Hashable, Fraction], Fraction]:
    """The chance of every total, or (margin, success), and what lies in sequences of more faces than `most`."""

    def outcome(dice: FaceDice) -> Hashable:
        rolled = expression.roll(dice)
        return rolled.total if rolled.margin is None else (rolled.margin, rolled.success)

    return listed(outcome, most)
