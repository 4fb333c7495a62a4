"""Rules of Spellchrome: some small enough to list every face (SMALL), some to be rolled (ORDINARY)."""

from collections.abc import Callable
from typing import Any

from archcli.by_hand import read_by_hand
from archcli.dice.dice import Dice
from archcli.notation import damage
from archcli.report import Result
from archcli.rules.spellchrome.action import Action, Target
from archcli.rules.spellchrome.attack import attack
from archcli.rules.spellchrome.concentration import Check, concentration
from archcli.rules.spellchrome.full_attack import full_attack
from archcli.rules.spellchrome.initiative import Combatant, initiative
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.weapon import Aim, Weapon

Rule = Callable[[Dice], Result]
PLAIN = Spellchrome()
HARSH = Spellchrome(hit="beats", natural=True, critical="double", minimum_damage=0, untrained_fail=30)


def blows(*weapons: Weapon, action: Action | None = None, rulings: Spellchrome = PLAIN, **more: Any) -> Rule:
    return lambda dice: attack(*weapons, action=action or Action(), rulings=rulings, dice=dice, **more)


def weapon(bonus: int = 5, ac: int = 15, **further: Any) -> Weapon:
    return Weapon(kind=further.pop("kind", "melee"), aim=Aim(bonus=bonus), acs=(ac,), **further)


SMALL: dict[str, Rule] = {
    "one attack": blows(weapon(harm=damage("1d4"))),
    "two weapons": blows(weapon(harm=damage("1d4")), weapon(harm=damage("2")), action=Action(strength=-1)),
    "two weapons wear one target down": blows(
        weapon(harm=damage("1d4")), weapon(3, 12, harm=damage("1d2")), targets=(Target(hit_points=4),),
    ),
    "two weapons and two targets": blows(
        weapon(harm=damage("1d4")), weapon(3, 12, harm=damage("1d2")),
        targets=(Target(name="Orc", hit_points=3), Target(name="Bat", hit_points=2)),
    ),
    "of two targets one is known": blows(
        weapon(harm=damage("1d4")), weapon(kind="unarmed"), action=Action(strength=2),
        targets=(Target(name="Orc"), Target(name="Bat", hit_points=2, defensive=True)),
    ),
    "moved by hand": blows(
        weapon(harm=damage("1d4")), targets=(Target(hit_points=5),),
        by_hand=read_by_hand(["+2", "armor class -1 rain", "damage +2"]),
    ),
    "criticals": blows(weapon(harm=damage("1d6"), critical_range=18), rulings=HARSH),
    "a punch": blows(weapon(kind="unarmed"), action=Action(strength=3)),
    "an untrained attack": blows(weapon(trained=False), rulings=HARSH),
    "a full attack": lambda dice: full_attack(
        Weapon(kind="melee", aim=Aim(level=6, column="best", ability=2), acs=(15, 18), harm=damage("1d2")),
        action=Action(), rulings=PLAIN, dice=dice,
    ),
    "a full attack on two": lambda dice: full_attack(
        Weapon(kind="melee", aim=Aim(level=6, column="best", ability=2), harm=damage("1d2")),
        action=Action(strength=1), rulings=PLAIN, dice=dice,
        targets=(Target(name="Orc", ac=14, hit_points=2), Target(name="Bat", ac=10, hit_points=4)),
    ),
    "concentration": lambda dice: concentration(Check(bonus=3), rulings=PLAIN, dice=dice),
    "no check": lambda dice: concentration(
        Check(bonus=3, purpose="stress", hp_damage=3), rulings=PLAIN, dice=dice,
    ),
}
ANN, BOB = Combatant(name="Ann", modifier=3, dexterity_score=16), Combatant(name="Bob", modifier=3, dexterity_score=16)
ORDINARY: dict[str, Rule] = {
    "three in order": lambda dice: initiative(
        [ANN, BOB, Combatant(name="Cid", modifier=1, dexterity_score=12, surprise=2)], dice=dice
    ),
    "four attacks": lambda dice: full_attack(
        Weapon(kind="melee", aim=Aim(level=6, column="best", ability=9), acs=(20,), harm=damage("2d6")),
        weapon(11, 20, harm=damage("1d4"), trained=False),
        action=Action(strength=2, defensive=True), rulings=HARSH, dice=dice,
    ),
}
ENDLESS: dict[str, tuple[Rule, int]] = {
    "two with equal scores": (lambda dice: initiative([ANN, BOB.replace(modifier=-14, misc=1)], dice=dice), 6),
}
"""Rules that roll again without an end, and how many dice are followed."""
