"""Exact odds of Soluna against the listing of every face and against seeded rolls."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from archcli.dice.dice import Dice
from archcli.dice.distribution import listed
from archcli.notation import damage
from archcli.report import Result
from archcli.rules.soluna.attack import attack
from archcli.rules.soluna.check import Attempt, check
from archcli.rules.soluna.fall_damage import fall_damage
from archcli.rules.soluna.initiative import Unit, initiative
from archcli.rules.soluna.maneuver import Maneuver
from archcli.rules.soluna.pool import Against, Confirming, Threatening
from archcli.rules.soluna.ram import InTheWay, Run, ram
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sides import Attacker, Defender, Place
from archcli.rules.soluna.sunder import Blow, sunder
from archcli.rules.soluna.vehicle import Vehicle
from archcli.rules.soluna.weapon import Weapon
from tests.oracles import assert_odds, assert_rolls
from tests.running import archcli

Rule = Callable[[Dice], Result]
PLAIN = Soluna()
RULED = Soluna(clash_tie="attacker", check="meets")


def clashes(*weapons: Weapon, dice_of: int = 1, rulings: Soluna = PLAIN, **further: Any) -> Rule:
    given: dict[str, Any] = {
        "attacker": Attacker(strength=dice_of, dexterity=dice_of), "defender": Defender(toughness=1, dexterity=1),
        "place": Place(), "maneuver": Maneuver(), "vehicle": Vehicle(),
    }
    return lambda dice: attack(*weapons, **(given | further), rulings=rulings, dice=dice)


def gun(notation: str, **further: Any) -> Weapon:
    return Weapon(kind="ballistic", harm=damage(notation), **further)


SMALL: dict[str, Rule] = {
    "two dice": clashes(Weapon(bonus=1), dice_of=2),
    "a wide critical, ties hit": clashes(Weapon(wide_critical=True), dice_of=2, rulings=RULED),
    "two weapons": clashes(Weapon(), Weapon(wide_critical=True), maneuver=Maneuver(grasp=3)),
    "a gun": clashes(gun("1d4")),
    "a burst": clashes(gun("2", action="automatic"), maneuver=Maneuver(shots=2)),
    "after a vehicle check": clashes(Weapon(kind="ranged"), vehicle=Vehicle(mounted=True, skill=1, challenge=3),
                                     attacker=Attacker(strength=1, modifier=4)),
    "negated hardness": clashes(Weapon(hf=True), defender=Defender(hardness=3, armor=2)),
    "a coup de grace": clashes(Weapon(), defender=Defender(prone=True), maneuver=Maneuver(coup_de_grace=True)),
    "a check": lambda dice: check(Attempt(skill=3, challenge=10, bonus=1), rulings=PLAIN, dice=dice),
    "a sunder": lambda dice: sunder(Blow(strength=2, hardness=4, weapon=Weapon(bonus=1)), rulings=RULED,
                                      dice=dice),
    "a ram": lambda dice: ram([InTheWay("Ann", 1, 9), InTheWay("Bob", 2)],
                              Run(distance=12, hardness=4, cover="minimal"), rulings=PLAIN, dice=dice),
    "a fall": lambda dice: fall_damage(30, rulings=PLAIN, dice=dice),
}


@pytest.mark.parametrize("case", SMALL)
def test_every_face(case: str) -> None:
    """The odds are those of every face of every die."""
    assert_odds(SMALL[case])


@pytest.mark.parametrize("ambush", [(), ("Bob", "Cid")])
def test_initiative_by_every_face(ambush: tuple[str, ...]) -> None:
    """The odds of who acts first, roll-offs included, are those of every face (up to endless ties)."""
    units = [Unit("Ann", 5), Unit("Bob", 5), Unit("Cid", 5), Unit("Dan", 2)]
    assert_odds(lambda dice: initiative(units, ambush=ambush, dice=dice), rounds=5)


ORDINARY: dict[str, Rule] = {case: SMALL[case] for case in ("two weapons", "after a vehicle check", "a ram")} | {
    "the fighters of the source": clashes(Weapon(bonus=2), dice_of=3, defender=Defender(toughness=2)),
    "a burst with one shot more": clashes(gun("2d6", action="automatic", range=3), dice_of=3,
                                          maneuver=Maneuver(shots=2, extra_shots=1), place=Place(distance=5)),
    "a roster": lambda dice: initiative([Unit("Ann", 5), Unit("Bob", 5), Unit("Cid", 4)], dice=dice),
}


@pytest.mark.parametrize("case", ORDINARY)
def test_seeded_rolls(case: str) -> None:
    """Seeded rolls fit the exact odds, also where there are too many faces to list."""
    assert_rolls(ORDINARY[case], times=2_500)


@pytest.mark.parametrize("reading", [
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
