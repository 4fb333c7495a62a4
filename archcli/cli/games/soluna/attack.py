"""`archcli soluna attack`: both sides from what was typed and what the sheets supply."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.soluna.sheets import load, only_weapon, readers
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.damage import expression
from archcli.errors import UsageError
from archcli.given import SHEET, From, Word
from archcli.rules.soluna.attack import attack as rule
from archcli.rules.soluna.maneuver import Hands, Maneuver
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sides import Attacker, Defender, Place
from archcli.rules.soluna.vehicle import Vehicle
from archcli.rules.soluna.weapon import Weapon

APART = (
    ("--toughness", "--hardness", "an object defends with its hardness"),
    ("--dual", "--dual-large", "one of them says the penalty"),
    ("--from-vehicle", "--mounted", "one is a passenger, the other steers"),
)
NEEDS = (
    ("--grasp", "--dual or --dual-large", "it is for two weapons"),
    ("--offhand", "--dual or --dual-large", "it is the second of two weapons"),
    (
        "--stationary or --vehicle-melee or --vehicle-skill or --vehicle-bonus or --vehicle-challenge",
        "--from-vehicle or --mounted", "it is for an attack from a vehicle",
    ),
    ("--vehicle-challenge", "--vehicle-skill", "it is for a skill"),
    ("--vehicle-skill or --vehicle-bonus", "--vehicle-challenge", "it is for a check, and that is made against one"),
)


def attack(
    rulings: Soluna,
    attacker: Annotated[str | None, Word("[ATTACKER]", takes=SHEET, help="The attacker's sheet.")] = None,
    defender: Annotated[str | None, Word("[DEFENDER]", takes=SHEET, help="The defender's sheet.")] = None, *,
    typed: Annotated[Typed, From(Attacker, Defender, Place, Hands, Weapon, Maneuver, Vehicle)], by_hand: ByHand,
) -> Plan:
    """Roll an attack against a defense.

    The higher total wins, and the margin is the damage; a gun rolls damage of its own.

    Example: archcli soluna attack --strength 3 --weapon 2 --toughness 2
    """
    own, target = load(attacker), load(defender)
    typed.refuse(apart=APART, needs=NEEDS)
    hands, maneuver, vehicle = (
        typed.lay(Hands, readers=readers(own)), typed.lay(Maneuver), typed.lay(Vehicle, readers=readers(own)),
    )
    if maneuver.two and (maneuver.shots > 1 or maneuver.extra_shots is not None):
        said = "two weapons make one attack each: --dual does not go with --shots or --extra-shots"
        raise UsageError(said, option=typed.first("shots", "extra_shots"))
    if not typed.has("weapon") and not maneuver.coup_de_grace:
        kind = typed["kind"]
        hands = hands.replace(main=only_weapon(own, lambda weapon: kind in (None, weapon.kind)))
    weapons = [_in_use(typed, hands.main, maneuver)]
    if maneuver.two:
        weapons.append(_in_use(typed, hands.second, maneuver))
    _refuse_kinds(typed, {weapon.kind for weapon in weapons})
    # A typed Toughness leaves the hardness of a sheet aside.
    soft = target.replace(hardness=None) if target and typed.has("toughness") else target
    attacking = typed.lay(Attacker, own, name=own.name if own else "")
    defending = typed.lay(Defender, soft, target and target.worn, name=target.name if target else "")
    # A unit's own Dexterity stands before the speed on its sheet; a vehicle has none.
    if defending.hardness is not None and defending.speed is None and target:
        defending = defending.replace(speed=target.speed)
    if typed["hf"] and defending.hardness is None and not maneuver.coup_de_grace:
        raise UsageError("--hf negates hardness, and the target has none: give --hardness", option="--hf")
    place = typed.lay(Place)
    return Plan(lambda dice: rule(
        *weapons, attacker=attacking, defender=defending, place=place, maneuver=maneuver, vehicle=vehicle,
        by_hand=by_hand, rulings=rulings, dice=dice,
    ))


def _in_use(typed: Typed, carried: Weapon, maneuver: Maneuver) -> Weapon:
    """A weapon with what was typed in place of its own, its damage read. Raises NotationError for that."""
    weapon = typed.lay(Weapon, carried)
    if weapon.damage is None or not weapon.ballistic or maneuver.coup_de_grace:
        return weapon
    return weapon.replace(harm=expression(weapon.damage, "--damage"))


def _refuse_kinds(typed: Typed, kinds: set[str]) -> None:
    """Raises UsageError for options that say nothing with weapons of these kinds."""
    option = typed.first("damage", "action", "shots", "extra_shots", "loaded")
    if option and "ballistic" not in kinds:
        said = f"{option} is for a gun: give --kind ballistic, or a ballistic weapon of a sheet"
        raise UsageError(said, option=option)
    option = typed.first("range", "distance")
    if option and kinds == {"melee"}:
        raise UsageError(f"{option} says nothing in melee: give --kind ranged or ballistic", option=option)
