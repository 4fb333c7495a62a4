"""`archcli attack`."""

from typing import Annotated, Any

from typer import Argument

from archcli.cli.options import flag, many, number, option, text, with_options
from archcli.cli.plan import Plan
from archcli.rules.archsoul.rulings import Archsoul

ATTACKER, TARGET, WEAPON = "Attacker", "Target", "Weapon and range"
MANEUVERS, REACTING = "Maneuvers", "Reactive attacks"
SHOT = "arrow|bolt|shot"
PROPERTY = "light|semi-light|two-handed|armor-piercing|close-combat|polearm|flail|lance"
TYPE = "unarmed|melee|ranged|thrown|elemental|soul"
STYLE = "quick|reckless|charge|feint|sneak|knockdown|shatter|cleave"
BODY = "human-like|inhuman|unfamiliar|golem|plant"
TRIGGER = "ranged-attack|leaving-space|standing-up|picking-up|backpack|soul-magic|grab|landing|trample"


@with_options(
    text("--weapon", "-w", panel=WEAPON, metavar="WEAPON", help="A weapon of the ATTACKER's sheet."),
    text("--type", panel=ATTACKER, metavar=TYPE, help="The kind of attack; else the weapon's, else melee."),
    text("--pool", panel=ATTACKER, metavar="POOL", help="The attack pool, in dice."),
    number("--difficulty", "-d", panel=ATTACKER, metavar="2-6",
           help="Least face that counts in the attack roll (4)."),
    text("--damage-pool", panel=ATTACKER, metavar="POOL", help="The damage pool, in dice."),
    number("--damage-difficulty", panel=ATTACKER, metavar="2-6",
           help="Least face that counts in the damage roll (4)."),
    flag("--grappled", panel=ATTACKER, help="The attacker is grappled: only magic is left."),
    flag("--crit", panel=ATTACKER, help="After a critical failure roll on its table."),
    number("--hit-points", panel=TARGET, help="The target's hit points, 0 or more."),
    number("--defense", panel=TARGET, help="The number to beat, 0 or more."),
    number("--shield", panel=TARGET, help="The target's shield bonus, 0 or more."),
    text("--resist", panel=TARGET, metavar="POOL", help="The pool against a soul attack, knockdown or shatter."),
    number("--resist-difficulty", panel=TARGET, metavar="2-6", help="Its least face that counts (4; knockdown 3)."),
    text("--soul-shield", panel=TARGET, metavar="POOL", help="A protector's pool against a soul attack."),
    many("--armor", panel=TARGET, metavar="ARMOR", help="A type of armor the target wears; repeatable."),
    flag("--strong", panel=TARGET, help="The weapon is strong against the armor."),
    flag("--weak", panel=TARGET, help="The weapon is weak against the armor."),
    text("--arc", panel=TARGET, metavar="front|back", help="The arc of the target that is attacked (front)."),
    flag("--hold-firm", panel=TARGET, help="The target holds firm: its back counts as front."),
    flag("--target-grappled", panel=TARGET, help="The target is grappled: its shield does not count."),
    flag("--shield-intercept", panel=TARGET, help="The shot passes the space of a Shield Intercept."),
    text("--anatomy", panel=TARGET, metavar=BODY, help="The target's body (human-like)."),
    flag("--animal-intelligence", panel=TARGET, help="The target has the mind of an animal."),
    many("--target", panel=TARGET, metavar="NAME=DEFENSE...",
         help="One of several targets, NAME=DEFENSE[+SHIELD][:strong][:weak][:back] (soul: NAME=RESIST-POOL);"
              " repeatable."),
    many("--property", panel=WEAPON, metavar=PROPERTY, help="A property of the weapon; repeatable."),
    flag("--improvised", panel=WEAPON, help="The weapon is improvised."),
    flag("--broken", panel=WEAPON, help="The weapon is broken."),
    text("--ammunition", panel=WEAPON, metavar=SHOT, help="What is shot (arrow)."),
    flag("--not-punch", panel=WEAPON, help="An unarmed attack that is no punch."),
    flag("--metal-limb", panel=WEAPON, help="Metal on the striking limb."),
    flag("--cumbersome", panel=WEAPON, help="A cumbersome thing is thrown."),
    option("distance", float | None, None, "--distance", panel=WEAPON, metavar="METERS",
           help="How far away the target is, in metres."),
    number("--accurate-range", panel=WEAPON, metavar="METERS", help="Up to here no penalty, in metres."),
    number("--max-range", panel=WEAPON, metavar="METERS", help="Farther is impossible, in metres."),
    flag("--beyond-accurate", panel=WEAPON, help="The target is beyond the accurate range."),
    text("--map", panel=WEAPON, metavar="hex|square", help="The map on which a throw scatters (hex)."),
    flag("--no-attack-roll", panel=WEAPON, help="An elemental attack that simply hits."),
    many("--maneuver", "-m", panel=MANEUVERS, metavar=STYLE, help="A maneuver; repeatable."),
    text("--other-hand", panel=MANEUVERS, metavar="empty|light|non-light",
         help="Quick: what the other hand holds (empty)."),
    number("--studied", panel=MANEUVERS, help="Sneak: actions of study in a row (3)."),
    number("--engineering", panel=MANEUVERS, help="Sneak: Engineering, against a golem."),
    number("--survival", panel=MANEUVERS, help="Sneak: Survival, against a hostile plant."),
    text("--feint-pool", panel=MANEUVERS, metavar="POOL", help="Feint: Precision/Confusion or Precision/Acting."),
    text("--feint-resist", panel=MANEUVERS, metavar="POOL", help="Feint: the opponent's Intellect/Read Emotions."),
    number("--mount-speed", panel=MANEUVERS, help="Charge: the mount's speed, 1 or more."),
    number("--spaces", panel=MANEUVERS, help="Charge: spaces of the straight move, 3 or more."),
    text("--item", panel=MANEUVERS, metavar="weapon|shield|other", help="Shatter: what is struck (weapon)."),
    number("--hardness", panel=MANEUVERS, help="Shatter: hardness of the struck item, in points (0)."),
    flag("--drop", panel=MANEUVERS, help="Shatter: the opponent drops the item instead."),
    text("--target-weapon", panel=MANEUVERS, metavar="TARGET-WEAPON",
         help="Shatter: the item, a weapon of the TARGET's sheet."),
    text("--counter-damage-pool", panel=MANEUVERS, metavar="POOL", help="Shatter: the opponent's damage pool."),
    number("--own-hardness", panel=MANEUVERS, help="Shatter: hardness of the attacker's item, in points (0)."),
    text("--reactive", panel=REACTING, metavar=TRIGGER, help="This attack reacts to that, for 0 AP."),
    text("--interrupt", panel=REACTING, metavar="POOL", help="The target's Endurance/Resolve against being stopped."),
    text("--opponent-in", panel=REACTING, metavar="front|back",
         help="The reactor's arc in which the opponent is (front)."),
    flag("--already-reacted", panel=REACTING, help="This target has been reacted to this turn."),
    number("--against-charge", panel=REACTING, help="The speed of the charging mount, 1 or more."),
)
def attack(
    rulings: Archsoul,
    sheets: Annotated[
        list[str] | None, Argument(metavar="[ATTACKER] [TARGET]", help="Sheets that supply what is not typed.")
    ] = None,
    **typed: Any,
) -> Plan:
    """Attack somebody: the attack roll, and on a hit the damage.

    Example: archcli attack examples/aria.toml examples/goblin.toml --weapon rapier

    Example: archcli attack --pool 7 --defense 2 --damage-pool 9 --maneuver reckless
    """
    from archcli.cli.games.archsoul.attack_words import declared
    from archcli.rules.archsoul.attack import ready

    return Plan(ready(declared(sheets or [], typed, rulings), rulings))
