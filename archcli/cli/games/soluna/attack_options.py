"""The options of `attack`, as types of its parameters."""

from typing import Annotated

from typer import Argument, Option

from archcli.rules.soluna import weapon as rule
from archcli.rules.soluna.cover import Cover as Covers

ATTACKER, DEFENDER, WEAPON, GUN = "Attacker", "Defender", "Weapon", "Gun"
TWO, PLACE, VEHICLE = "Two weapons", "Place", "From a vehicle"

Attacker = Annotated[str | None, Argument(metavar="[ATTACKER]", help="The attacker's sheet.", show_default=False)]
Defender = Annotated[str | None, Argument(metavar="[DEFENDER]", help="The defender's sheet.", show_default=False)]

Strength = Annotated[int | None, Option("--strength", metavar="N", min=0, max=100, rich_help_panel=ATTACKER,
    help="The attacker's Strength dice, 0 to 100.")]
Dexterity = Annotated[int | None, Option("--dexterity", metavar="N", min=0, max=100, rich_help_panel=ATTACKER,
    help="The attacker's Dexterity dice, 0 to 100.")]
Speed = Annotated[int | None, Option("--speed", metavar="N", min=0, max=100, rich_help_panel=ATTACKER,
    help="Speed of the attacker's vehicle, in place of Dexterity.")]
AttackModifier = Annotated[int, Option("--attack-modifier", metavar="N", rich_help_panel=ATTACKER, show_default=False,
    help="Added to the attack total.")]

Kind = Annotated[rule.Kind | None, Option("--kind", metavar="melee|ranged|ballistic", rich_help_panel=WEAPON,
    help="Kind of weapon (melee).")]
Weapon = Annotated[str | None, Option("--weapon", metavar="N|WEAPON", rich_help_panel=WEAPON,
    help="The weapon's bonus, or a weapon of the attacker's sheet.")]
WideCritical = Annotated[bool, Option("--wide-critical", rich_help_panel=WEAPON,
    help="5 and 6 are threats and confirm, and damage triples.")]
Hf = Annotated[bool, Option("--hf", rich_help_panel=WEAPON, help="Negates hardness.")]
Explosive = Annotated[bool, Option("--explosive", rich_help_panel=WEAPON, help="Ignores armor, and hardness.")]
WeaponClass = Annotated[rule.WeaponClass | None, Option("--weapon-class", rich_help_panel=WEAPON,
    metavar="sniper-rifle|composite-bow|launcher", help="A class that is never dual-wielded.")]

Damage = Annotated[str | None, Option("--damage", metavar="NOTATION", rich_help_panel=GUN,
    help="Damage of a ballistic weapon, such as 2d6+1, or a whole number.")]
Action = Annotated[rule.Fire | None, Option("--action", metavar="single|semi|automatic", rich_help_panel=GUN,
    help="Action of the gun (single).")]
Shots = Annotated[int | None, Option("--shots", metavar="N", min=1, rich_help_panel=GUN,
    help="Attacks of one main act: 1, or up to 3 of an automatic.")]
ExtraShots = Annotated[int | None, Option("--extra-shots", metavar="N", min=1, max=100, rich_help_panel=GUN,
    help="Attacks that an ability adds.")]
Loaded = Annotated[int | None, Option("--loaded", metavar="N", min=0, rich_help_panel=GUN, help="Rounds in the gun.")]

Dual = Annotated[bool, Option("--dual", rich_help_panel=TWO, help="A weapon in each hand: two attacks at -4.")]
DualLarge = Annotated[bool, Option("--dual-large", rich_help_panel=TWO,
    help="Two weapons whose entries bar shields: -6.")]
Grasp = Annotated[int | None, Option("--grasp", metavar="N", min=0, rich_help_panel=TWO,
    help="What Double Grasp takes off the penalty.")]
Offhand = Annotated[str | None, Option("--offhand", metavar="N|WEAPON", rich_help_panel=TWO,
    help="The second weapon: a bonus, or a weapon of the sheet (the first one again).")]

Toughness = Annotated[int | None, Option("--toughness", metavar="N", min=0, max=100, rich_help_panel=DEFENDER,
    help="The defender's Toughness dice, 0 to 100.")]
Hardness = Annotated[int | None, Option("--hardness", metavar="N", min=0, max=100, rich_help_panel=DEFENDER,
    help="Hardness of an object or vehicle, rolled as Toughness against everything.")]
TargetDexterity = Annotated[int | None, Option("--target-dexterity", metavar="N", min=0, max=100,
    rich_help_panel=DEFENDER, help="The defender's Dexterity dice, 0 to 100.")]
TargetSpeed = Annotated[int | None, Option("--target-speed", metavar="N", min=0, max=100, rich_help_panel=DEFENDER,
    help="Speed of the defender's vehicle, in place of Dexterity.")]
Armor = Annotated[int | None, Option("--armor", metavar="N", rich_help_panel=DEFENDER, help="Bonus of the armor worn.")]
DefenseModifier = Annotated[int, Option("--defense-modifier", metavar="N", rich_help_panel=DEFENDER,
    show_default=False, help="Added to the defense total.")]
TargetHp = Annotated[int | None, Option("--target-hp", metavar="N", min=0, rich_help_panel=DEFENDER,
    help="The defender's Health Points.")]
Prone = Annotated[bool, Option("--prone", rich_help_panel=DEFENDER, help="The defender is prone.")]
CoupDeGrace = Annotated[bool, Option("--coup-de-grace", rich_help_panel=DEFENDER,
    help="Kill a prone defender, without dice.")]

Cover = Annotated[Covers | None, Option("--cover", metavar="minimal|moderate|maximum", rich_help_panel=PLACE,
    help="The defender's cover: +1, +3 or +5.")]
Flanking = Annotated[bool, Option("--flanking", rich_help_panel=PLACE,
    help="Two opponents around the defender: +2 on Strength, -2 on Toughness.")]
Range = Annotated[int | None, Option("--range", metavar="N", min=0, rich_help_panel=PLACE,
    help="Spaces that the weapon reaches without loss.")]
Distance = Annotated[int | None, Option("--distance", metavar="N", min=0, rich_help_panel=PLACE,
    help="Spaces to the defender; each beyond the range is -1.")]

FromVehicle = Annotated[bool, Option("--from-vehicle", rich_help_panel=VEHICLE,
    help="The attacker is a passenger of a vehicle that moves.")]
Mounted = Annotated[bool, Option("--mounted", rich_help_panel=VEHICLE,
    help="The attacker steers a vehicle that moves.")]
Stationary = Annotated[bool, Option("--stationary", rich_help_panel=VEHICLE,
    help="The vehicle stands still: no penalty and no check.")]
VehicleMelee = Annotated[bool, Option("--vehicle-melee", rich_help_panel=VEHICLE,
    help="An ability allows melee from a moving vehicle.")]
VehicleSkill = Annotated[str | None, Option("--vehicle-skill", metavar="N|SKILL", rich_help_panel=VEHICLE,
    help="Acrobatics of a passenger or Technical of a driver: dice, or a skill of the sheet.")]
VehicleBonus = Annotated[int, Option("--vehicle-bonus", metavar="N", rich_help_panel=VEHICLE, show_default=False,
    help="Added to the vehicle check.")]
VehicleChallenge = Annotated[int | None, Option("--vehicle-challenge", metavar="N", rich_help_panel=VEHICLE,
    help="The vehicle check has to beat this, or the action is negated.")]
