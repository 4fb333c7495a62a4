"""`archcli soluna attack`: both sides from what was typed and what the sheets supply."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting, Reacting
from archcli.cli.games.soluna.sheets import DELAYED, load, only_weapon, readers
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.damage import expression
from archcli.errors import RuleError, UsageError
from archcli.given import ACTOR, SHEET, TARGET, From, Word
from archcli.rules.soluna.attack import attack as rule
from archcli.rules.soluna.maneuver import Hands, Maneuver
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sheet import Sheet
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
    attacker: Annotated[str | None, Word("[ATTACKER]", takes=SHEET, whose=ACTOR, help="The attacker's sheet.")] = None,
    defender: Annotated[str | None, Word("[DEFENDER]", takes=SHEET, whose=TARGET, help="The defender's sheet.")] = None,
    *,
    typed: Annotated[Typed, From(Attacker, Defender, Place, Hands, Weapon, Maneuver, Vehicle)],
    reaction: Reacting = False, by_hand: ByHand, acting: Acting,
) -> Plan:
    """Roll an attack against a defense.

    The higher total wins, and the margin is the damage; a gun rolls damage of its own.

    Example: archcli soluna attack --strength 3 --weapon 2 --toughness 2
    """
    own, target = load(attacker), load(defender)
    acting.does(
        "attack", sheet=own, rulings=rulings, reaction=DELAYED if reaction else None, hindered=_empty(typed, own),
    )
    typed.refuse(apart=APART, needs=NEEDS)
    hands, maneuver, vehicle = (
        typed.lay(Hands, readers=readers(own)), typed.lay(Maneuver), typed.lay(Vehicle, readers=readers(own)),
    )
    if maneuver.two and (maneuver.shots > 1 or maneuver.extra_shots is not None):
        said = "two weapons make one attack each: --dual does not go with --shots or --extra-shots"
        raise UsageError(said, option=typed.first("shots", "extra_shots"))
    if not typed.has("weapon") and not maneuver.coup_de_grace:
        hands = hands.replace(main=_default(typed, own))
    weapons = [_in_use(typed, hands.main, maneuver, own)]
    if maneuver.two:
        weapons.append(_in_use(typed, hands.second, maneuver, own))
    if maneuver.loaded is None:
        maneuver = maneuver.replace(loaded=_held(weapons))
    _refuse_kinds(typed, {weapon.kind for weapon in weapons})
    # A typed Toughness leaves the hardness of a sheet aside.
    soft = target.replace(hardness=None) if target and typed.has("toughness") else target
    attacking = typed.lay(Attacker, own, name=own.name if own else "")
    defending = typed.lay(
        Defender, soft, target and target.worn, name=target.name if target else "",
        state=target.state if target else None,
    )
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


def _default(typed: Typed, own: Sheet | None) -> Weapon:
    """The weapon that is meant where none is typed. Raises UsageError for several."""
    kind = typed["kind"]
    return only_weapon(own, lambda weapon: kind in (None, weapon.kind))


def _empty(typed: Typed, own: Sheet | None) -> RuleError | None:
    """What the state of a fight forbids: to shoot with a gun without a round (L-59), unless some are typed."""
    if own is None or own.state is None or typed.has("loaded") or typed.has("coup_de_grace"):
        return None
    with suppress(UsageError):
        hands = typed.lay(Hands, readers=readers(own))
        main = hands.main if typed.has("weapon") else _default(typed, own)
        used = [main, *([hands.off] if hands.off is not None else [])]
        empty = next((gun.name for gun in used if gun.name and own.state.loaded.get(gun.name) == 0), None)
        if empty is not None:
            return RuleError(
                f"{empty} is empty, and cannot attack", rule="L-59", hint="archcli fight act reload fills it",
            )
    return None


def _held(guns: Sequence[Weapon]) -> int | None:
    """The rounds that guns hold, where a fight counts them; those of one that is in both hands once."""
    held = {gun.name: gun.loaded for gun in guns if gun.ballistic}
    known = [rounds for rounds in held.values() if rounds is not None]
    return sum(known) if known and len(known) == len(held) else None


def _in_use(typed: Typed, carried: Weapon, maneuver: Maneuver, own: Sheet | None) -> Weapon:
    """A weapon with what was typed in place of its own, its damage read. Raises NotationError for that."""
    weapon = typed.lay(Weapon, carried)
    counted = None if own is None or own.state is None else own.state.loaded.get(weapon.name)
    weapon = weapon.replace(loaded=counted or None)  # an empty gun that is fired all the same is not counted
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
