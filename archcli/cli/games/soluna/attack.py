"""`archcli soluna attack`."""

from archcli.cli.games.soluna import attack_options as option
from archcli.cli.games.soluna.arming import arm
from archcli.cli.games.soluna.typed import Typed
from archcli.cli.plan import Plan
from archcli.rules.soluna.rulings import Soluna


def attack(
    rulings: Soluna,
    attacker: option.Attacker = None,
    defender: option.Defender = None,
    kind: option.Kind = None,
    strength: option.Strength = None,
    dexterity: option.Dexterity = None,
    speed: option.Speed = None,
    weapon: option.Weapon = None,
    attack_modifier: option.AttackModifier = 0,
    toughness: option.Toughness = None,
    hardness: option.Hardness = None,
    target_dexterity: option.TargetDexterity = None,
    target_speed: option.TargetSpeed = None,
    armor: option.Armor = None,
    defense_modifier: option.DefenseModifier = 0,
    cover: option.Cover = None,
    flanking: option.Flanking = False,
    range: option.Range = None,
    distance: option.Distance = None,
    wide_critical: option.WideCritical = False,
    damage: option.Damage = None,
    action: option.Action = None,
    shots: option.Shots = None,
    extra_shots: option.ExtraShots = None,
    loaded: option.Loaded = None,
    dual: option.Dual = False,
    dual_large: option.DualLarge = False,
    grasp: option.Grasp = None,
    offhand: option.Offhand = None,
    weapon_class: option.WeaponClass = None,
    hf: option.Hf = False,
    explosive: option.Explosive = False,
    from_vehicle: option.FromVehicle = False,
    mounted: option.Mounted = False,
    stationary: option.Stationary = False,
    vehicle_melee: option.VehicleMelee = False,
    vehicle_skill: option.VehicleSkill = None,
    vehicle_bonus: option.VehicleBonus = 0,
    vehicle_challenge: option.VehicleChallenge = None,
    prone: option.Prone = False,
    coup_de_grace: option.CoupDeGrace = False,
    target_hp: option.TargetHp = None,
) -> Plan:
    """Roll an attack against a defense.

    The higher total wins, and the margin is the damage; a gun rolls damage of its own.

    Example: archcli soluna attack --strength 3 --weapon 2 --toughness 2
    """
    armed = arm(Typed(**locals()))
    from archcli.rules.soluna.attack import attack

    return Plan(
        lambda dice: attack(
            armed.main, armed.offhand, attacker=armed.attacker, defender=armed.defender, at=armed.at,
            maneuver=armed.maneuver, vehicle=armed.vehicle, rulings=rulings, dice=dice,
        ),
        can_fail=True,
    )
