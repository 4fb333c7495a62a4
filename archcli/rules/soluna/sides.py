"""The two sides of a clash: what each rolls and what is added to it (L-15 to L-22, L-29, L-30, L-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from archcli.errors import RuleError
from archcli.report import Modifier
from archcli.rules.soluna.cover import COVER, Cover

if TYPE_CHECKING:
    from archcli.rules.soluna.rulings import Soluna
    from archcli.rules.soluna.weapon import Weapon

FLANK = 2
MOVING = -4


class Attacker(NamedTuple):
    """Dice of the attacker's perimeters, None where unknown. `speed`: of the vehicle it rides."""

    strength: int | None = None
    dexterity: int | None = None
    speed: int | None = None
    name: str = ""


class Defender(NamedTuple):
    """Dice of the defender's perimeters and points of armor. A `hardness`, where there is one, is its Toughness.

    `speed`: of the vehicle it rides. `health` in points.
    """

    toughness: int | None = None
    hardness: int | None = None
    dexterity: int | None = None
    speed: int | None = None
    armor: int = 0
    health: int | None = None
    prone: bool = False
    name: str = ""


class Circumstances(NamedTuple):
    """What moves the totals of every clash. `distance` in spaces; `riding`: in a vehicle that moves."""

    attack_modifier: int = 0
    defense_modifier: int = 0
    cover: Cover | None = None
    flanking: bool = False
    distance: int | None = None
    riding: bool = False


class Rolls(NamedTuple):
    """What one side rolls: so many dice, and the modifiers of its total."""

    dice: int
    modifiers: tuple[Modifier, ...]

    @property
    def bonus(self) -> int:
        """All modifiers."""
        return sum(one.by for one in self.modifiers)


def attack_rolls(
    weapon: Weapon, attacker: Attacker, at: Circumstances, penalty: int, rulings: Soluna
) -> Rolls:
    """Dice and modifiers of an attack; `penalty`, 0 or less, for two weapons.

    Raises RuleError for an unknown perimeter, and for a distance without a range.
    """
    stat = {"melee": "strength", "ranged": rulings.ranged_attack, "ballistic": "dexterity"}[weapon.kind]
    return Rolls(_attack_dice(stat, attacker), (
        Modifier("attack", weapon.bonus, "weapon"),
        Modifier("attack", at.attack_modifier, "attack modifier"),
        Modifier("attack", FLANK if at.flanking and stat == "strength" else 0, "flanking"),
        Modifier("attack", -_beyond(weapon, at.distance), "range"),
        Modifier("attack", penalty, "dual wielding"),
        Modifier("attack", MOVING if at.riding and weapon.kind != "melee" else 0, "moving vehicle"),
    ))


def _attack_dice(stat: str, attacker: Attacker) -> int:
    if stat == "dexterity" and attacker.speed is not None:
        return attacker.speed
    dice = attacker.strength if stat == "strength" else attacker.dexterity
    if dice is None:
        raise RuleError(
            f"no {stat.capitalize()} to attack with: give --{stat}, or a sheet with perimeters.{stat}", rule="L-10"
        )
    return dice


def _beyond(weapon: Weapon, distance: int | None) -> int:
    """Spaces beyond the range of a weapon (L-18)."""
    if distance is None or weapon.kind == "melee":
        return 0
    if weapon.range is None:
        raise RuleError(
            "--distance needs a range to compare it to: give --range (or range in the weapon's sheet)", rule="L-18"
        )
    return max(0, distance - weapon.range)


Guard = Literal["toughness", "hardness", "dexterity"]


def defense_rolls(weapon: Weapon, defender: Defender, at: Circumstances, rulings: Soluna) -> Rolls:
    """Dice and modifiers of a defense against a weapon. Raises RuleError for an unknown perimeter."""
    guard: Guard = "toughness" if weapon.kind == "melee" else rulings.ranged_defense
    if defender.hardness is not None:
        guard = "hardness"
    pierced = guard == "hardness" and (weapon.hf or (weapon.explosive and rulings.explosives == "hardness"))
    armored = not weapon.explosive and (guard != "dexterity" or rulings.armor_evades)
    return Rolls(0 if pierced else _defense_dice(guard, defender), (
        Modifier("defense", defender.armor if armored else 0, "armor"),
        Modifier("defense", at.defense_modifier, "defense modifier"),
        Modifier("defense", COVER[at.cover] if at.cover else 0, "cover"),
        Modifier("defense", -FLANK if at.flanking and guard != "dexterity" and not pierced else 0, "flanked"),
    ))


def _defense_dice(guard: Guard, defender: Defender) -> int:
    if guard == "dexterity" and defender.speed is not None:
        return defender.speed
    dice: int | None = getattr(defender, guard)
    if dice is None:
        option = "--target-dexterity" if guard == "dexterity" else "--toughness"
        raise RuleError(
            f"no {guard.capitalize()} to defend with: give {option}, or the defender's sheet with perimeters.{guard}",
            rule="L-15" if guard == "dexterity" else "L-10",
        )
    return dice
