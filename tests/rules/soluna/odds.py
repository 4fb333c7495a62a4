"""Rules of Soluna: some small enough to list every face (SMALL), some to be rolled (ORDINARY)."""

from collections.abc import Callable
from typing import Any

from archcli.by_hand import ByHand
from archcli.dice.dice import Dice
from archcli.notation import damage
from archcli.report import Modifier, Result
from archcli.rules.soluna.attack import attack
from archcli.rules.soluna.check import Attempt, check
from archcli.rules.soluna.fall_damage import fall_damage
from archcli.rules.soluna.initiative import Unit, initiative
from archcli.rules.soluna.maneuver import Maneuver
from archcli.rules.soluna.ram import InTheWay, Run, ram
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sides import Attacker, Defender, Place
from archcli.rules.soluna.sunder import Blow, Thing, sunder
from archcli.rules.soluna.vehicle import Vehicle
from archcli.rules.soluna.weapon import Weapon

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
    "a sunder": lambda dice: sunder(Blow(strength=2, weapon=Weapon(bonus=1)), Thing(hardness=4), rulings=RULED,
                                    dice=dice),
    "a sunder of what has Health Points": lambda dice: sunder(Blow(strength=2), Thing(hardness=4, health=3),
                                                              rulings=PLAIN, dice=dice),
    "what brings it down": clashes(Weapon(), dice_of=2, defender=Defender(toughness=1, health=4)),
    "what a volley brings down": clashes(gun("1d4", action="automatic"), maneuver=Maneuver(shots=2),
                                         defender=Defender(dexterity=1, health=5)),
    "a vehicle that evades": clashes(gun("1d4"), dice_of=2, defender=Defender(hardness=5, speed=1, health=3),
                                     rulings=Soluna(vehicle_defense="speed")),
    "moved by hand": clashes(
        Weapon(), dice_of=2, defender=Defender(toughness=1, health=9), by_hand=ByHand((
            Modifier("", 1, "luck"), Modifier("defense", 2, "fog"), Modifier("damage", -2, "hide"))),
    ),
    "a vehicle check that is failed": clashes(
        Weapon(), vehicle=Vehicle(passenger=True, stationary=True, skill=1, challenge=3),
        defender=Defender(toughness=1, health=2)),
    "a ram": lambda dice: ram([InTheWay("Ann", 1, 9), InTheWay("Bob", 2)],
                              Run(distance=12, hardness=4, cover="minimal"), rulings=PLAIN, dice=dice),
    "a ram with Health Points": lambda dice: ram(
        [InTheWay("Ann", 1, 9, 0), InTheWay("Bob", 2, None, 4)], Run(distance=10, hardness=4, health=3),
        by_hand=ByHand((Modifier("evade", 2, "warned"),)), rulings=RULED, dice=dice),
    "a fall moved by hand": lambda dice: fall_damage(
        20, by_hand=ByHand((Modifier("", -4, "water"),)), rulings=PLAIN, dice=dice),
    "a fall": lambda dice: fall_damage(30, rulings=PLAIN, dice=dice),
}
ORDINARY: dict[str, Rule] = {
    "the fighters of the source": clashes(Weapon(bonus=2), dice_of=3, defender=Defender(toughness=2)),
    "a burst with one shot more": clashes(gun("2d6", action="automatic", range=3), dice_of=3,
                                          maneuver=Maneuver(shots=2, extra_shots=1), place=Place(distance=5)),
    "a roster moved by hand": lambda dice: initiative(
        [Unit("Ann", 5), Unit("Bob", 4), Unit("Cid", 4)], by_hand=ByHand((Modifier("initiative of Bob", 1, ""),)),
        dice=dice),
    "a roster": lambda dice: initiative([Unit("Ann", 5), Unit("Bob", 5), Unit("Cid", 4)], dice=dice),
}
UNITS = [Unit("Ann", 5), Unit("Bob", 5), Unit("Cid", 5), Unit("Dan", 2)]
ENDLESS: dict[str, tuple[Rule, int]] = {
    "three who tie": (lambda dice: initiative(UNITS, dice=dice), 5),
    "an ambush of two": (lambda dice: initiative(UNITS, ambush=("Bob", "Cid"), dice=dice), 5),
}
"""Rules that roll again without an end, and how many dice are followed."""
