"""The slow ways to odds see what they are there to see."""

from fractions import Fraction

from archcli.dice.dice import FaceDice
from archcli.dice.readings import AtLeast, Total
from tests.oracles import listed

SEVEN = AtLeast(Total(), 7)


def test_chances_are_those_of_all_faces() -> None:
    """Also of dice that are rolled only sometimes."""
    def outcome(dice: FaceDice) -> bool:
        return dice.roll((6, 6), SEVEN, label="first").value or dice.face(6) > 4

    assert listed(outcome) == ({True: Fraction(26, 36), False: Fraction(10, 36)}, Fraction(0))


def test_a_rule_that_decides_by_faces_is_found_out() -> None:
    """By the value alone this would always be the same."""
    found, _ = listed(lambda dice: dice.roll((6, 6), SEVEN, label="first").dice[0] == 6)
    assert set(found) == {True, False}


def test_chains_without_end_are_given_up() -> None:
    """What was not followed is told apart."""
    def outcome(dice: FaceDice) -> int:
        return 0 if dice.face(4) < 4 else 1 + outcome(dice)

    assert listed(outcome, rounds=2) == ({0: Fraction(3, 4), 1: Fraction(3, 16)}, Fraction(1, 16))
