"""`archcli murk melee`, `shootout` and `contest`."""

from typing import Annotated

from typer import Option

from archcli.cli.games.murk.foes import foes
from archcli.cli.games.murk.options import (
    ACTOR,
    PLACE,
    Bonus,
    Damage,
    Die,
    Feet,
    FoeBonus,
    FoeDamage,
    FoeDie,
    Have,
    Lead,
    Leave,
    Potential,
    Reserve,
    Sheets,
    Suffering,
)
from archcli.cli.games.murk.sheets import Asked, first_and_rest, of, power_die
from archcli.cli.plan import Plan
from archcli.rules.murk.contest import Power
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.sheet import Sheet
from archcli.rules.murk.weapon import Weapon, weapon

CloseWeapon = Annotated[str | None, Option(
    "--weapon", metavar="WEAPON", help="one-handed, two-handed, or a close weapon of your sheet.",
    rich_help_panel=ACTOR)]
RangedWeapon = Annotated[str | None, Option(
    "--weapon", metavar="WEAPON", help="rifle, pistol, crossbow, bow, or a ranged weapon of your sheet.",
    rich_help_panel=ACTOR)]


def melee(
    rulings: Murk,
    sheets: Sheets = None,
    die: Die = None, bonus: Bonus = 0, potential: Potential = 0, have: Have = None, suffering: Suffering = None,
    lead: Lead = 0,
    damage: Damage = None, weapon: CloseWeapon = None,
    foe_die: FoeDie = None, foe_bonus: FoeBonus = 0, foe_damage: FoeDamage = None,
    escape: Annotated[bool, Option(
        "--escape", help="Win to get away to Near, in place of damage.", rich_help_panel=PLACE)] = False,
    distance: Feet = None,
) -> Plan:
    """Fight one Moment of a melee, at Close.

    Example: archcli murk melee examples/murk/hero.toml examples/murk/foe.toml --weapon saber
    """
    from archcli.rules.murk.melee import melee

    mine, theirs = first_and_rest(sheets)
    attribute = rulings.melee_attribute
    effort = Asked(die, bonus, potential, have, suffering, lead).effort(mine, attribute)
    others = foes(theirs, foe_die, lambda sheet: sheet.die(attribute, option="--foe-die"), foe_damage)
    with_what = _weapon(weapon, damage, mine, close=True)
    return Plan(lambda dice: melee(
        effort, others, weapon=with_what, foe_bonus=foe_bonus, escape=escape, distance=distance, rulings=rulings,
        dice=dice,
    ), can_fail=True)


def shootout(
    rulings: Murk,
    sheets: Sheets = None,
    die: Die = None, bonus: Bonus = 0, potential: Potential = 0, have: Have = None, suffering: Suffering = None,
    lead: Lead = 0,
    damage: Damage = None, weapon: RangedWeapon = None,
    foe_die: FoeDie = None, foe_bonus: FoeBonus = 0, foe_damage: FoeDamage = None,
    leave: Leave = None, distance: Feet = None,
) -> Plan:
    """Fight one Moment of a shootout, from Near to Distant.

    Example: archcli murk shootout --die 6 --weapon rifle --foe-die 6 --distance 200
    """
    from archcli.rules.murk.shootout import shootout

    mine, theirs = first_and_rest(sheets)
    attribute = rulings.shootout_attribute
    effort = Asked(die, bonus, potential, have, suffering, lead).effort(mine, attribute)
    others = foes(theirs, foe_die, lambda sheet: sheet.die(attribute, option="--foe-die"), foe_damage)
    with_what = _weapon(weapon, damage, mine, close=False)
    return Plan(lambda dice: shootout(
        effort, others, weapon=with_what, foe_bonus=foe_bonus, leave=leave, distance=distance, rulings=rulings,
        dice=dice,
    ), can_fail=True)


def contest(
    rulings: Murk,
    sheets: Sheets = None,
    power: Annotated[Power | None, Option(
        "--power", metavar="faith|esoteria", rich_help_panel=ACTOR,
        help="What you contest with: faith costs 1 Power, esoteria 5 Strain.")] = None,
    die: Die = None, bonus: Bonus = 0, potential: Potential = 0, have: Have = None, suffering: Suffering = None,
    lead: Lead = 0, reserve: Reserve = None,
    foe_die: FoeDie = None, foe_bonus: FoeBonus = 0,
    leave: Leave = None, distance: Feet = None,
) -> Plan:
    """Fight one Moment of a contest of powers.

    Example: archcli murk contest --power esoteria --die 8 --foe-die 6
    """
    from archcli.rules.murk.contest import contest, needed

    mine, theirs = first_and_rest(sheets)
    effort = Asked(die, bonus, potential, have, suffering, lead).effort(mine, needed(power))
    others = foes(theirs, foe_die, power_die)
    held = of(reserve, mine, "power")
    return Plan(lambda dice: contest(
        effort, others, power=power, reserve=held, foe_bonus=foe_bonus, leave=leave, distance=distance, rulings=rulings,
        dice=dice,
    ), can_fail=True)


def _weapon(name: str | None, damage: int | None, sheet: Sheet | None, *, close: bool) -> Weapon:
    return weapon(name, damage, sheet.weapons if sheet is not None else (), close=close)
