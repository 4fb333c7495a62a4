"""Exact odds of Enchanted Realms against the listing of every face and against seeded rolls."""

from collections.abc import Callable
from functools import partial

import pytest

from archcli.dice.dice import Dice
from archcli.report import Result
from archcli.rules.realms.attack import Attacker, Target, attack
from archcli.rules.realms.competition import Competitor, competition
from archcli.rules.realms.grapple import Circumstances, Wrestler, grapple
from archcli.rules.realms.initiative import Combatant, initiative
from archcli.rules.realms.movement import movement, part
from archcli.rules.realms.perception import Hider, perception
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.strike import Strike
from archcli.rules.realms.subattribute import SubAttribute
from archcli.rules.realms.surprise import surprise
from tests.oracles import assert_odds, assert_rolls, exact
from tests.running import archcli

Rule = Callable[[Dice], Result]


def rule(function: Callable[..., Result], *values: object, **named: object) -> Rule:
    return lambda dice: partial(function, *values, **named)(dice=dice)


HERO, SKILLED = Attacker(4, 1), Attacker(4, 1, bonus=1, critical=True)
SEEING = SubAttribute(4, 1)
ONE, TWO = [Target(14)], [Target(14), Target(17)]
SMALL: dict[str, Rule] = {
    "perception": rule(perception, SEEING, dc=18, advantage=True, rulings=Realms()),
    "perception, naturals never": rule(perception, SEEING, dc=25, disadvantage=True, rulings=Realms(naturals="never")),
    "perception of a hider": rule(perception, SEEING, hider=Hider(False, 1), rulings=Realms()),
    "surprise": rule(surprise, SEEING, rulings=Realms()),
    "surprise, prepared": rule(surprise, SEEING, state="prepared", rulings=Realms()),
    "surprise, asleep": rule(surprise, SEEING, state="asleep", stimulus=True, rulings=Realms()),
    "surprise, asleep without a stimulus": rule(surprise, SEEING, state="asleep", rulings=Realms()),
    "movement": rule(movement, [part("hold")], species=50, rulings=Realms()),
    "competition": rule(competition, Competitor(1), Competitor(2), advantage="defender"),
    "competition without one": rule(competition, Competitor(None), Competitor(None), grab=True, defender_idle=True),
    "grapple": rule(
        grapple, Wrestler(2), Wrestler(1), circumstances=Circumstances(takedown=True),
        rulings=Realms(grapple_tie="held")),
    "attack": rule(attack, HERO, [Strike(3, 1)], ONE, rulings=Realms()),
    "attack, critical": rule(attack, SKILLED, [Strike(2, 2)], ONE, resistance=2, rulings=Realms()),
    "attack, two strikes at one": rule(attack, HERO, [Strike(1, 1), Strike(2, 0)], ONE, resistance=1, rulings=Realms()),
    "attack, there and back": rule(
        attack, HERO, [Strike(1, 1), Strike(1, 0, 2), Strike(1, 2)], TWO, rulings=Realms(naturals="never")),
}
ORDINARY: dict[str, Rule] = {
    "initiative": rule(initiative, [Combatant("A", 2), Combatant("B", 1), Combatant("C", 2), Combatant("D", 0)]),
    "perception": rule(
        perception, SEEING, hider=Hider(True, 3), conditions=["mist", "invisible"], scanning=True, rulings=Realms()),
    "surprise": rule(surprise, SEEING, state="asleep", stimulus=True, bonus=2, rulings=Realms()),
    "competition": rule(competition, Competitor(3), Competitor(2), nimble=True, grab=True, owned=True),
    "attack": rule(
        attack, SKILLED, [Strike(5, 1), Strike(3, 0, 2), Strike(2, 2), Strike(1, 1, 2)], TWO, sneak=True, resistance=1,
        rulings=Realms()),
    "grapple": rule(grapple, Wrestler(3, "large"), Wrestler(2, movement=40), rulings=Realms()),
}


@pytest.mark.parametrize("name", SMALL)
def test_odds_by_every_face(name: str) -> None:
    """The enumerator gives what listing every face gives."""
    assert_odds(SMALL[name])


def test_initiative_by_every_face_of_two_roll_offs() -> None:
    """Ties go on without end; as far as four d20 the listing agrees, and the rest is shared evenly."""
    assert_odds(rule(initiative, [Combatant("A", 2), Combatant("B", -4)]), rounds=6)


@pytest.mark.parametrize("name", ORDINARY)
def test_odds_by_rolling(name: str) -> None:
    """Twenty thousand seeded rolls fit the exact odds."""
    assert_rolls(ORDINARY[name])


def test_fifteen_strikes_stay_exact() -> None:
    """The most strikes there can be, at four targets, are worked out exactly, and their chances add up."""
    strikes = [Strike(1 + at % 5, at % 3, 1 + at % 4) for at in range(15)]
    spread = exact(rule(attack, SKILLED, strikes, [Target(12 + at) for at in range(4)], rulings=Realms()))
    assert sum(spread.weights.values()) == spread.total


def test_order_of_strikes_does_not_matter_without_criticals() -> None:
    """The same strikes in another order have the same odds: the modifier counts once for each target either way."""
    strikes = [Strike(1, 1), Strike(2, 0, 2), Strike(1, 2), Strike(1, 1, 2)]
    forth, back = (exact(rule(attack, HERO, each, TWO, rulings=Realms())) for each in (strikes, strikes[::-1]))
    assert dict(forth.fractions()) == dict(back.fractions())


def test_odds_without_dice() -> None:
    """Where no die is rolled there is one outcome with chance 1."""
    outcomes = archcli("realms movement walk:10 --species 40 --odds --json").odds["outcomes"]
    assert outcomes == [{"outcome": {"paralyzed": False, "legal": True}, "probability": 1.0, "fraction": "1"}]
