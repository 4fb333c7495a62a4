"""Exact odds of Spellchrome against the listing of every face and against seeded rolls."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from archcli.dice.dice import Dice
from archcli.dice.distribution import listed
from archcli.notation import damage
from archcli.report import Result
from archcli.rules.spellchrome.action import Action, Target
from archcli.rules.spellchrome.attack import attack
from archcli.rules.spellchrome.base_attack import Column, attack_line, base_attack, ladder
from archcli.rules.spellchrome.concentration import Check, concentration
from archcli.rules.spellchrome.full_attack import full_attack
from archcli.rules.spellchrome.initiative import Combatant, initiative
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.strike import ToHit
from archcli.rules.spellchrome.weapon import Aim, Weapon
from tests.oracles import assert_odds, assert_rolls
from tests.running import archcli

Rule = Callable[[Dice], Result]
PLAIN = Spellchrome()
HARSH = Spellchrome(hit="beats", natural=True, critical="double", minimum_damage=0, untrained_fail=30)


NOBODY = Target()


def blows(*weapons: Weapon, action: Action | None = None, rulings: Spellchrome = PLAIN) -> Rule:
    return lambda dice: attack(*weapons, action=action or Action(), target=NOBODY, rulings=rulings, dice=dice)


def weapon(bonus: int = 5, ac: int = 15, **further: Any) -> Weapon:
    return Weapon(kind=further.pop("kind", "melee"), aim=Aim(bonus=bonus), acs=(ac,), **further)


SMALL: dict[str, Rule] = {
    "one attack": blows(weapon(harm=damage("1d4"))),
    "two weapons": blows(weapon(harm=damage("1d4")), weapon(harm=damage("2")), action=Action(strength=-1)),
    "criticals": blows(weapon(harm=damage("1d6"), critical_range=18), rulings=HARSH),
    "a punch": blows(weapon(kind="unarmed"), action=Action(strength=3)),
    "an untrained attack": blows(weapon(trained=False), rulings=HARSH),
    "a full attack": lambda dice: full_attack(
        Weapon(kind="melee", aim=Aim(level=6, column="best", ability=2), acs=(15, 18), harm=damage("1d2")),
        action=Action(), target=NOBODY, rulings=PLAIN, dice=dice,
    ),
    "concentration": lambda dice: concentration(Check(bonus=3), rulings=PLAIN, dice=dice),
    "no check": lambda dice: concentration(
        Check(bonus=3, purpose="stress", hp_damage=3), rulings=PLAIN, dice=dice,
    ),
}
ANN, BOB = Combatant(name="Ann", modifier=3, dexterity_score=16), Combatant(name="Bob", modifier=3, dexterity_score=16)


@pytest.mark.parametrize("case", SMALL)
def test_every_face(case: str) -> None:
    """The odds are those of every face of every die."""
    assert_odds(SMALL[case])


def test_initiative_by_every_face() -> None:
    """The odds of the first place, scores and roll-offs included, are those of every face (up to endless ties)."""
    two = [ANN, BOB.replace(modifier=-14, misc=1)]
    assert_odds(lambda dice: initiative(two, dice=dice), rounds=6)


ORDINARY: dict[str, Rule] = {
    **{case: SMALL[case] for case in ("criticals", "an untrained attack", "concentration")},
    "three in order": lambda dice: initiative(
        [ANN, BOB, Combatant(name="Cid", modifier=1, dexterity_score=12, surprise=2)], dice=dice
    ),
    "four attacks": lambda dice: full_attack(
        Weapon(kind="melee", aim=Aim(level=6, column="best", ability=9), acs=(20,), harm=damage("2d6")),
        weapon(11, 20, harm=damage("1d4"), trained=False),
        action=Action(strength=2, defensive=True), target=NOBODY, rulings=HARSH, dice=dice,
    ),
}


@pytest.mark.parametrize("case", ORDINARY)
def test_seeded_rolls(case: str) -> None:
    """Seeded rolls fit the exact odds."""
    assert_rolls(ORDINARY[case])


@pytest.mark.parametrize(("bonus", "needed", "natural", "critical"), list(
    product((-3, 5, 40), (1, 15, 30), (False, True), (None, 2, 19))
))
def test_to_hit_by_every_face(bonus: int, needed: int, natural: bool, critical: int | None) -> None:
    """A hit and a critical come up as often as on the twenty faces, one by one."""
    reading = ToHit(bonus=bonus, needed=needed, natural=natural, critical_range=critical)
    hits = [
        face for face in range(1, 21)
        if (face + bonus >= needed and not (natural and face == 1)) or (natural and face == 20)
    ]
    criticals = [face for face in hits if critical is not None and face >= critical]
    spread = dict(reading.distribution((20,)).fractions())
    assert sum(chance for value, chance in spread.items() if value.hit) == Fraction(len(hits), 20)
    assert sum(chance for value, chance in spread.items() if value.critical) == Fraction(len(criticals), 20)
    assert spread == dict(listed((20,), reading.value).fractions())


LADDERS: dict[tuple[int, Column], str] = {
    (16, "poor"): "+8/+3", (16, "good"): "+12/+7/+2", (16, "best"): "+16/+11/+6/+1", (1, "poor"): "+0",
    (1, "good"): "+0", (1, "best"): "+1", (5, "best"): "+5", (6, "best"): "+6/+1", (7, "good"): "+5",
    (11, "poor"): "+5", (12, "poor"): "+6/+1", (20, "good"): "+15/+10/+5",
}


@pytest.mark.parametrize("level", LADDERS)
def test_base_attacks(level: tuple[int, Column]) -> None:
    """The source's table of level 16, and the edges of the formula: the second attack comes at +6."""
    assert attack_line(ladder(base_attack(*level))) == LADDERS[level]


def test_the_longbow_of_the_source() -> None:
    """With Dexterity +3 the best column reads +19/+14/+9/+4 at level 16."""
    assert attack_line(base + 3 for base in ladder(base_attack(16, "best"))) == "+19/+14/+9/+4"


def test_outcome_keys_without_damage() -> None:
    """Where the damage of a weapon is unknown the odds tabulate hits alone."""
    outcome = archcli("spellchrome attack --bonus 5 --ac 15 --odds --json").odds["outcomes"][0]["outcome"]
    assert outcome == {"hit": False, "hits": 0}


def test_a_plan_is_certain() -> None:
    """A plan that is checked has one outcome, with chance 1."""
    outcomes = archcli("spellchrome turn attack attack --odds --json").odds["outcomes"]
    assert [(one["outcome"], one["fraction"]) for one in outcomes] == [({"legal": False}, "1")]
