"""Rules of Enchanted Realms: some small enough to list every face (SMALL), some to be rolled (ORDINARY)."""

from collections.abc import Callable
from functools import partial

from archcli.by_hand import ByHand
from archcli.dice.dice import Dice
from archcli.report import Modifier, Result
from archcli.rules.realms.attack import attack
from archcli.rules.realms.attacker import Attacker, Target
from archcli.rules.realms.competition import Attacker as Taker
from archcli.rules.realms.competition import Defender, Prize, competition
from archcli.rules.realms.grapple import Grappler, Victim, grapple
from archcli.rules.realms.initiative import Combatant, initiative
from archcli.rules.realms.perceiver import Perceiver
from archcli.rules.realms.perception import Thing, Watcher, perception
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.strike import Strike
from archcli.rules.realms.surprise import Event, surprise

Rule = Callable[[Dice], Result]


def rule(function: Callable[..., Result], *values: object, **named: object) -> Rule:
    return lambda dice: partial(function, *values, **named)(dice=dice)


HERO, SKILLED = Attacker(score=4, modifier=1), Attacker(score=4, modifier=1, bonus=1)
SEEING = Perceiver(score=4, modifier=1)
STRONG, FOE = Taker(modifier=1), Defender(modifier=2)
ONE, TWO = [Target(14)], [Target(14), Target(17)]
HARDY = [Target(14, hit_points=4), Target(17, hit_points=2)]
FIRE = ByHand((Modifier("strike", 1, "fire"),))
SMALL: dict[str, Rule] = {
    "perception": rule(perception, Watcher(score=4, advantage=True), Thing(dc=18), rulings=Realms()),
    "perception, naturals never": rule(
        perception, Watcher(score=4, disadvantage=True), Thing(dc=25), rulings=Realms(naturals="never")),
    "perception of a hider": rule(perception, Watcher(score=4), Thing(hiding=1), rulings=Realms()),
    "surprise": rule(surprise, SEEING, rulings=Realms()),
    "surprise, prepared": rule(surprise, SEEING, Event(prepared=True), rulings=Realms()),
    "surprise, asleep": rule(surprise, SEEING, Event(asleep=True, stimulus=True), rulings=Realms()),
    "surprise, asleep without a stimulus": rule(surprise, SEEING, Event(asleep=True), rulings=Realms()),
    "competition": rule(competition, STRONG, FOE, Prize(advantage="defender"), rulings=Realms()),
    "competition without one": rule(
        competition, Taker(), Defender(), Prize(grab=True, defender_idle=True), rulings=Realms()),
    "grapple": rule(
        grapple, Grappler(modifier=2, takedown=True), Victim(modifier=1), rulings=Realms(grapple_tie="held")),
    "attack": rule(attack, HERO, [Strike(2, 1)], ONE, rulings=Realms()),
    "attack, critical": rule(attack, SKILLED, [Strike(2, 2)], ONE, critical=True, resistance=2, rulings=Realms()),
    "attack, two strikes at one": rule(attack, HERO, [Strike(1, 1), Strike(1, 0)], ONE, resistance=1, rulings=Realms()),
    "attack, there and back": rule(
        attack, HERO, [Strike(1, 1), Strike(1, 0, 2), Strike(1, 2)], TWO, rulings=Realms(naturals="never")),
    "attack, there and back with hit points": rule(
        attack, HERO, [Strike(1, 1), Strike(1, 0, 2, bonus=2), Strike(1, 2)], HARDY, resistance=1, rulings=Realms()),
    "attack, resistance of the total": rule(
        attack, HERO, [Strike(1, 1), Strike(1, 2, 2), Strike(1, 0)], HARDY, resistance=2, by_hand=FIRE,
        rulings=Realms(resistance="total")),
    "attack, hit points of one alone": rule(
        attack, HERO, [Strike(1, 1), Strike(1, 1, 2), Strike(1, 2)], [Target(14, hit_points=3), Target(15)],
        rulings=Realms()),
}
ORDINARY: dict[str, Rule] = {
    "initiative": rule(initiative, [Combatant("A", 2), Combatant("B", 1), Combatant("C", 2), Combatant("D", 0)]),
    "perception": rule(
        perception, Watcher(score=4, scanning=True), Thing(stealth=3, conditions=("mist", "invisible")),
        rulings=Realms()),
    "surprise": rule(
        surprise, Perceiver(score=4, bonus=2), Event(asleep=True, stimulus=True), rulings=Realms()),
    "competition": rule(
        competition, Taker(modifier=3, nimble=True), FOE, Prize(grab=True, owned=True), rulings=Realms()),
    "attack": rule(
        attack, SKILLED, [Strike(5, 1), Strike(3, 0, 2), Strike(2, 2)], TWO, critical=True,
        sneak=True, resistance=1, rulings=Realms()),
    "attack, hit points": rule(
        attack, SKILLED, [Strike(3, 1), Strike(2, 0, 2), Strike(2, 2)], HARDY, critical=True, resistance=1,
        by_hand=FIRE, rulings=Realms()),
    "grapple": rule(grapple, Grappler(modifier=3, size="large"), Victim(modifier=2, movement=40), rulings=Realms()),
}
ENDLESS: dict[str, tuple[Rule, int]] = {
    "two roll-offs": (rule(initiative, [Combatant("A", 2), Combatant("B", -7)]), 6),
}
"""Rules that roll again without an end, and how many dice are followed."""
