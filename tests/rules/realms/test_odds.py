"""Exact odds of Enchanted Realms against the listing of every face and against seeded rolls."""

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
