"""Both sides of an attack, from what was typed and what the sheets supply: an option beats a sheet."""

from typing import TYPE_CHECKING, NamedTuple

from archcli.cli.games.soluna.sheets import load, skill, whole
from archcli.cli.games.soluna.typed import Typed
from archcli.errors import NotationError, UsageError
from archcli.rules.soluna.attack import Maneuver
from archcli.rules.soluna.sheet import Arm, Sheet
from archcli.rules.soluna.sides import Attacker, Circumstances, Defender
from archcli.rules.soluna.vehicle import Vehicle
from archcli.rules.soluna.weapon import Burst, Weapon

if TYPE_CHECKING:
    from archcli.notation import Expression


class Armed(NamedTuple):
    """The values of the rule."""

    main: Weapon
    offhand: Weapon | None
    attacker: Attacker
    defender: Defender
    at: Circumstances
    maneuver: Maneuver
    vehicle: Vehicle | None


def arm(typed: Typed) -> Armed:
    """Put together an attack. Raises UsageError for what does not fit or is missing."""
    typed.refuse_contradictions()
    sheet, target = load(typed.attacker), load(typed.defender)
    first = _bonus_or_arm("--weapon", typed.weapon or "0", sheet)
    second = _bonus_or_arm("--offhand", typed.offhand, sheet) if typed.offhand else first
    if isinstance(second, int) and isinstance(first, Arm):
        second = first._replace(bonus=second)
    main = _weapon(typed, first)
    offhand = _weapon(typed, second) if typed.two else None
    typed.refuse_kinds({one.kind for one in (main, offhand) if one is not None})
    defender = _defender(typed, target)
    if typed.hf and defender.hardness is None and not typed.coup_de_grace:
        raise UsageError("--hf negates hardness, and the target has none: give --hardness")
    return Armed(
        main, offhand, _attacker(typed, sheet), defender, _circumstances(typed), _maneuver(typed),
        _vehicle(typed, sheet),
    )


def _bonus_or_arm(option: str, text: str, sheet: Sheet | None) -> int | Arm:
    number = whole(text)
    if number is not None:
        return number
    if sheet is None:
        raise UsageError(f'{option} "{text}" is a name, and a name needs a sheet: give the attacker\'s, or a bonus')
    return sheet.weapon(text)


def _weapon(typed: Typed, own: int | Arm) -> Weapon:
    """A weapon in use. Raises UsageError for a ballistic one without damage (L-16)."""
    sheet = own if isinstance(own, Arm) else Arm("", own, "melee", None, None, None, None, False, False, False, False)
    kind = typed.kind or sheet.kind
    damage = None
    if kind == "ballistic" and not typed.coup_de_grace:
        damage = _damage(typed.damage, sheet.damage)
    return Weapon(
        kind=kind, bonus=sheet.bonus, range=typed.range if typed.range is not None else sheet.range, damage=damage,
        action=typed.action or sheet.action or "single", weapon_class=typed.weapon_class or sheet.weapon_class,
        wide_critical=typed.wide_critical or sheet.wide_critical, no_shield=sheet.no_shield,
        hf=typed.hf or sheet.hf, explosive=typed.explosive or sheet.explosive, name=sheet.name,
    )


def _damage(typed: str | None, own: str | None) -> "Expression":
    from archcli.notation import damage

    text = own if typed is None else typed
    if text is None:
        raise UsageError("a gun has damage of its own: give --damage, or a weapon of a sheet that has it")
    try:
        return damage(text)
    except (NotationError, UsageError) as mistake:
        mistake.message = f"--damage: {mistake.message}"
        raise


def _attacker(typed: Typed, sheet: Sheet | None) -> Attacker:
    return Attacker(
        strength=sheet.perimeter("strength") if sheet and typed.strength is None else typed.strength,
        dexterity=sheet.perimeter("dexterity") if sheet and typed.dexterity is None else typed.dexterity,
        speed=typed.speed, name=sheet.name if sheet else "",
    )


def _defender(typed: Typed, sheet: Sheet | None) -> Defender:
    hardness = typed.hardness
    if hardness is None and typed.toughness is None and sheet:
        hardness = sheet.number("hardness")
    dexterity = typed.target_dexterity
    return Defender(
        toughness=sheet.perimeter("toughness") if sheet and typed.toughness is None else typed.toughness,
        hardness=hardness,
        dexterity=sheet.perimeter("dexterity") if sheet and dexterity is None else dexterity,
        speed=typed.target_speed,
        armor=sheet.armor if sheet and typed.armor is None else typed.armor or 0,
        health=sheet.number("health") if sheet and typed.target_hp is None else typed.target_hp,
        prone=typed.prone, name=sheet.name if sheet else "",
    )


def _circumstances(typed: Typed) -> Circumstances:
    return Circumstances(
        attack_modifier=typed.attack_modifier, defense_modifier=typed.defense_modifier, cover=typed.cover,
        flanking=typed.flanking, distance=typed.distance,
        riding=(typed.from_vehicle or typed.mounted) and not typed.stationary,
    )


def _maneuver(typed: Typed) -> Maneuver:
    return Maneuver(
        large=typed.dual_large, grasp=typed.grasp or 0, burst=Burst(typed.shots or 1, typed.extra_shots, typed.loaded),
        coup_de_grace=typed.coup_de_grace,
    )


def _vehicle(typed: Typed, sheet: Sheet | None) -> Vehicle | None:
    """The vehicle of the attack; None where there is none, or where it stands still (L-30)."""
    riding = typed.from_vehicle or typed.mounted
    if typed.stationary or not (riding or typed.vehicle_challenge is not None):
        return None
    return Vehicle(
        melee=typed.vehicle_melee or not riding, skill=skill(typed.vehicle_skill, sheet, "--vehicle-skill"),
        bonus=typed.vehicle_bonus, challenge=typed.vehicle_challenge,
    )
