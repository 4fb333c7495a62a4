"""The two sides of a clash: what each rolls and what is added to it (L-15 to L-22, L-29, L-30, L-33, L-63)."""

from typing import Annotated, Literal, NamedTuple

from archcli.given import Given, Range, missing
from archcli.record import Record
from archcli.report import Modifier
from archcli.rules.soluna.cover import COVER, Cover
from archcli.rules.soluna.maneuver import DEFENDER
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.vehicle import Vehicle
from archcli.rules.soluna.weapon import PLACE, Weapon

ATTACKER = "Attacker"
FLANK = 2
MOVING = -4


class Attacker(Record):
    """Dice of the attacker's perimeters, None where unknown. `speed`: of the vehicle it rides."""

    strength: Annotated[int | None, Range(0, 100), Given(
        "--strength", sheet="perimeters.strength", panel=ATTACKER, help="The attacker's Strength dice, 0 to 100.",
    )] = None
    dexterity: Annotated[int | None, Range(0, 100), Given(
        "--dexterity", sheet="perimeters.dexterity or speed", panel=ATTACKER,
        help="The attacker's Dexterity dice, 0 to 100.",
    )] = None
    speed: Annotated[int | None, Range(0, 100), Given(
        "--speed", panel=ATTACKER, help="Speed of the attacker's vehicle, 0 to 100; aboard it stands for Dexterity.",
    )] = None
    modifier: Annotated[int, Given("--attack-modifier", panel=ATTACKER, help="Added to the attack total.")] = 0
    name: str = ""


class Defender(Record):
    """Dice of the defender's perimeters and points of armor. A `hardness`, where there is one, is its Toughness.

    `speed`: of the vehicle that it rides, or is. `health` in points.
    """

    toughness: Annotated[int | None, Range(0, 100), Given(
        "--toughness", sheet="perimeters.toughness", panel=DEFENDER, help="The defender's Toughness dice, 0 to 100.",
    )] = None
    hardness: Annotated[int | None, Range(0, 100), Given(
        "--hardness", sheet="hardness", panel=DEFENDER,
        help="Hardness of an object or vehicle, 0 to 100, rolled as Toughness against everything.",
    )] = None
    dexterity: Annotated[int | None, Range(0, 100), Given(
        "--target-dexterity", sheet="perimeters.dexterity or speed", panel=DEFENDER,
        help="The defender's Dexterity dice, 0 to 100.",
    )] = None
    speed: Annotated[int | None, Range(0, 100), Given(
        "--target-speed", panel=DEFENDER,
        help="Speed of a vehicle, 0 to 100: its own, or in place of the Dexterity of who rides it.",
    )] = None
    armor: Annotated[int, Given(
        "--armor", sheet="armor.*.bonus", panel=DEFENDER, help="Bonus of the armor worn.",
    )] = 0
    modifier: Annotated[int, Given("--defense-modifier", panel=DEFENDER, help="Added to the defense total.")] = 0
    health: Annotated[int | None, Range(0), Given(
        "--hit-points", sheet="health", panel=DEFENDER, help="The defender's Health Points.",
    )] = None
    prone: Annotated[bool, Given("--prone", state="prone", panel=DEFENDER, help="The defender is prone.")] = False
    name: str = ""


class Place(Record):
    """Where the two are. `distance` in spaces."""

    cover: Annotated[Cover | None, Given(
        "--cover", panel=PLACE, help="The defender's cover: +1, +3 or +5.",
    )] = None
    flanking: Annotated[bool, Given(
        "--flanking", panel=PLACE, help="Two opponents around the defender: +2 on Strength, -2 on Toughness.",
    )] = False
    distance: Annotated[int | None, Range(0), Given(
        "--distance", panel=PLACE, help="Spaces to the defender; each beyond the range is -1.",
    )] = None


class Side(NamedTuple):
    """One side of a clash: so many dice, what is added to them, and the modifiers that make it up."""

    dice: int
    bonus: int
    modifiers: tuple[Modifier, ...]


def _side(dice: int, by_hand: int, *modifiers: Modifier) -> Side:
    return Side(dice, sum(modifier.by for modifier in modifiers) + by_hand, modifiers)


def attacking(
    weapon: Weapon, attacker: Attacker, place: Place, *, penalty: int, vehicle: Vehicle, by_hand: int, rulings: Soluna
) -> Side:
    """Dice and modifiers of an attack; `penalty`, 0 or less, for two weapons; `by_hand` is no modifier of its own.

    Raises UsageError for an unknown perimeter, for a rider without a speed, and for a distance without a range.
    """
    stats: dict[str, Literal["strength", "dexterity"]] = {
        "melee": "strength", "ranged": rulings.ranged_attack, "ballistic": "dexterity",
    }
    stat = stats[weapon.kind]
    return _side(
        _attack_dice(stat, attacker, vehicle),
        by_hand,
        Modifier("attack", weapon.bonus, "weapon"),
        Modifier("attack", attacker.modifier, "attack modifier"),
        Modifier("attack", FLANK if place.flanking and stat == "strength" else 0, "flanking"),
        Modifier("attack", -_beyond(weapon, place.distance), "range"),
        Modifier("attack", penalty, "dual wielding"),
        Modifier("attack", MOVING if vehicle.moves and weapon.kind != "melee" else 0, "moving vehicle"),
    )


def _attack_dice(stat: Literal["strength", "dexterity"], attacker: Attacker, vehicle: Vehicle) -> int:
    if stat == "dexterity" and attacker.speed is not None:
        return attacker.speed
    if stat == "dexterity" and vehicle.aboard:
        raise missing(Attacker, "speed", "the vehicle's speed, which a rider has in place of Dexterity,", rule="L-33")
    dice = attacker.strength if stat == "strength" else attacker.dexterity
    if dice is None:
        raise missing(Attacker, stat, f"the {stat.capitalize()} to attack with", rule="L-10")
    return dice


def _beyond(weapon: Weapon, distance: int | None) -> int:
    """Spaces beyond the range of a weapon (L-18)."""
    if distance is None or weapon.kind == "melee":
        return 0
    if weapon.range is None:
        raise missing(Weapon, "range", "the range that --distance is compared to", rule="L-18")
    return max(0, distance - weapon.range)


def defending(weapon: Weapon, defender: Defender, place: Place, *, by_hand: int, rulings: Soluna) -> Side:
    """Dice and modifiers of a defense against a weapon; `by_hand` is no modifier of its own.

    Raises UsageError for an unknown perimeter.
    """
    guard: Literal["toughness", "dexterity"] = "toughness" if weapon.kind == "melee" else rulings.ranged_defense
    quick = rulings.vehicle_defense == "speed" and defender.speed is not None
    hard = defender.hardness is not None and not (guard == "dexterity" and quick)
    evading = guard == "dexterity" and not hard
    pierced = hard and (weapon.hf or (weapon.explosive and rulings.explosives == "hardness"))
    armored = not weapon.explosive and (not evading or rulings.armor_evades)
    return _side(
        0 if pierced else _defense_dice("hardness" if hard else guard, defender),
        by_hand,
        Modifier("defense", defender.armor if armored else 0, "armor"),
        Modifier("defense", defender.modifier, "defense modifier"),
        Modifier("defense", COVER[place.cover], "cover"),
        Modifier("defense", -FLANK if place.flanking and not evading and not pierced else 0, "flanked"),
    )


def _defense_dice(guard: Literal["toughness", "dexterity", "hardness"], defender: Defender) -> int:
    dice = {"toughness": defender.toughness, "dexterity": defender.dexterity, "hardness": defender.hardness}[guard]
    if guard == "dexterity" and defender.speed is not None:
        return defender.speed
    if dice is None:
        rule = "L-15" if guard == "dexterity" else "L-10"
        raise missing(Defender, guard, f"the {guard.capitalize()} to defend with", rule=rule)
    return dice
