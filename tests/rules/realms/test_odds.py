"""Exact odds of Enchanted Realms against the listing of every face and against seeded rolls."""

from collections.abc import Callable
from functools import partial

import pytest

from archcli.dice.dice import Dice
from archcli.report import Result
from archcli.rules.realms.attack import attack
from archcli.rules.realms.attacker import Attacker, Target
from archcli.rules.realms.competition import Attacker as Taker
from archcli.rules.realms.competition import Defender, Prize, competition
from archcli.rules.realms.grapple import Grappler, Victim, grapple
from archcli.rules.realms.initiative import Combatant, initiative
from archcli.rules.realms.movement import Mover, movement, read_part
from archcli.rules.realms.perceiver import Perceiver
from archcli.rules.realms.perception import Thing, Watcher, perception
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.strike import Strike
from archcli.rules.realms.surprise import Event, surprise
from tests.oracles import assert_odds, assert_rolls, exact
from tests.running import archcli

Rule = Callable[[Dice], Result]


def rule(function: Callable[..., Result], *values: object, **named: object) -> Rule:
    return lambda dice: partial(function, *values, **named)(dice=dice)


HERO, SKILLED = Attacker(score=4, modifier=1), Attacker(score=4, modifier=1, bonus=1)
SEEING = Perceiver(score=4, modifier=1)
STRONG, FOE = Taker(modifier=1), Defender(modifier=2)
ONE, TWO = [Target(14)], [Target(14), Target(17)]
SMALL: dict[str, Rule] = {
    "perception": rule(perception, Watcher(score=4, advantage=True), Thing(dc=18), rulings=Realms()),
    "perception, naturals never": rule(
        perception, Watcher(score=4, disadvantage=True), Thing(dc=25), rulings=Realms(naturals="never")),
    "perception of a hider": rule(perception, Watcher(score=4), Thing(hiding=1), rulings=Realms()),
    "surprise": rule(surprise, SEEING, rulings=Realms()),
    "surprise, prepared": rule(surprise, SEEING, Event(prepared=True), rulings=Realms()),
    "surprise, asleep": rule(surprise, SEEING, Event(asleep=True, stimulus=True), rulings=Realms()),
    "surprise, asleep without a stimulus": rule(surprise, SEEING, Event(asleep=True), rulings=Realms()),
    "movement": rule(movement, [read_part("hold")], Mover(species=50), rulings=Realms()),
    "competition": rule(competition, STRONG, FOE, Prize(advantage="defender")),
    "competition without one": rule(competition, Taker(), Defender(), Prize(grab=True, defender_idle=True)),
    "grapple": rule(
        grapple, Grappler(modifier=2, takedown=True), Victim(modifier=1), rulings=Realms(grapple_tie="held")),
    "attack": rule(attack, HERO, [Strike(2, 1)], ONE, rulings=Realms()),
    "attack, critical": rule(attack, SKILLED, [Strike(2, 2)], ONE, critical=True, resistance=2, rulings=Realms()),
    "attack, two strikes at one": rule(attack, HERO, [Strike(1, 1), Strike(1, 0)], ONE, resistance=1, rulings=Realms()),
    "attack, there and back": rule(
        attack, HERO, [Strike(1, 1), Strike(1, 0, 2), Strike(1, 2)], TWO, rulings=Realms(naturals="never")),
}
ORDINARY: dict[str, Rule] = {
    "initiative": rule(initiative, [Combatant("A", 2), Combatant("B", 1), Combatant("C", 2), Combatant("D", 0)]),
    "perception": rule(
        perception, Watcher(score=4, scanning=True), Thing(stealth=3, conditions=("mist", "invisible")),
        rulings=Realms()),
    "surprise": rule(
        surprise, Perceiver(score=4, bonus=2), Event(asleep=True, stimulus=True), rulings=Realms()),
    "competition": rule(competition, Taker(modifier=3, nimble=True), FOE, Prize(grab=True, owned=True)),
    "attack": rule(
        attack, SKILLED, [Strike(5, 1), Strike(3, 0, 2), Strike(2, 2)], TWO, critical=True,
        sneak=True, resistance=1, rulings=Realms()),
    "grapple": rule(grapple, Grappler(modifier=3, size="large"), Victim(modifier=2, movement=40), rulings=Realms()),
}


@pytest.mark.parametrize("name", SMALL)
def test_odds_by_every_face(name: str) -> None:
    """The enumerator gives what listing every face gives."""
    assert_odds(SMALL[name])


def test_initiative_by_every_face_of_two_roll_offs() -> None:
    """Ties go on without end; as far as four d20 the listing agrees, and the rest is shared evenly."""
    assert_odds(rule(initiative, [Combatant("A", 2), Combatant("B", -7)]), rounds=6)


@pytest.mark.parametrize("name", ORDINARY)
def test_odds_by_rolling(name: str) -> None:
    """Twenty thousand seeded rolls fit the exact odds."""
    assert_rolls(ORDINARY[name])


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


def test_odds_without_dice() -> None:
    """Where no die is rolled there is one outcome with chance 1."""
    outcomes = archcli("realms movement walk:10 --species 40 --odds --json").odds["outcomes"]
    assert outcomes == [{"outcome": {"paralyzed": False, "legal": True}, "probability": 1.0, "fraction": "1"}]
