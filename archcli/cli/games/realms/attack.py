"""`archcli realms attack`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.realms.sheets import loaded, name_of, settled
from archcli.cli.games.realms.strikes import Armed, Typed, strikes, targets
from archcli.cli.plan import Plan
from archcli.errors import UsageError
from archcli.rules.realms.attack import Attacker
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.size import MEDIUM, Size

ATTACKER, STRIKES, TARGET = "Attacker", "Strikes", "Target"
SIZE = "tiny|small|medium|large|huge|giant|colossal"


def attack(
    rulings: Realms,
    sheets: Annotated[list[str] | None, Argument(
        metavar="[SHEET [TARGET ...]]", show_default=False,
        help="The attacker's sheet, then those of the targets.")] = None,
    weapon: Annotated[str | None, Option(
        "--weapon", metavar="WEAPON", help="A weapon of the sheet (its only one).", rich_help_panel=ATTACKER)] = None,
    score: Annotated[int | None, Option(
        "--score", metavar="N", help="Strength score; of a ranged attack Agility.", rich_help_panel=ATTACKER)] = None,
    modifier: Annotated[int | None, Option(
        "--modifier", metavar="N", help="Its modifier, which up to a score of 4 follows from it.",
        rich_help_panel=ATTACKER)] = None,
    bonus: Annotated[int, Option(
        "--bonus", metavar="N", help="Points added to each die; may be negative.", rich_help_panel=ATTACKER,
        show_default=False)] = 0,
    ranged: Annotated[bool, Option("--ranged", help="Thrown or shot.", rich_help_panel=ATTACKER)] = False,
    size: Annotated[Size | None, Option(
        "--size", metavar=SIZE, help="Size (medium).", rich_help_panel=ATTACKER)] = None,
    pool: Annotated[int | None, Option(
        "--pool", metavar="1-5", help="Dice of a single strike.", rich_help_panel=STRIKES)] = None,
    strike: Annotated[list[str] | None, Option(
        "--strike", metavar="DICE[:WEIGHT[:TARGET]]", rich_help_panel=STRIKES, show_default=False,
        help="A strike of several: its dice, weight, and which --ac; once for each, in order.")] = None,
    weight: Annotated[str | None, Option(
        "--weight", metavar="light|medium|heavy|0|1|2", help="Weight of the weapon (ranged: light).",
        rich_help_panel=STRIKES)] = None,
    critical: Annotated[bool, Option(
        "--critical", help="The skill allows criticals: a 20 adds a die to the first strike.",
        rich_help_panel=STRIKES)] = False,
    sneak: Annotated[bool, Option(
        "--sneak", help="The victim is unaware: two more dice in the first strike.", rich_help_panel=STRIKES)] = False,
    ac: Annotated[list[int] | None, Option(
        "--ac", metavar="N", help="Armor Class; once for each target.", rich_help_panel=TARGET,
        show_default=False)] = None,
    target_size: Annotated[list[str] | None, Option(
        "--target-size", metavar=SIZE, help="Size (medium): once for all targets, or once for each.",
        rich_help_panel=TARGET, show_default=False)] = None,
    resistance: Annotated[int, Option(
        "--resistance", metavar="N", help="Points taken off each strike that hits.", rich_help_panel=TARGET,
        show_default=False)] = 0,
) -> Plan:
    """Attack with one strike or several.

    Example: archcli realms attack examples/realms/hero.toml examples/realms/foe.toml --weapon gladius
    """
    from archcli.rules.realms.attack import attack

    everyone = loaded(sheets)
    mine = everyone[0] if everyone else None
    armed = _weapon(weapon, mine, ranged=ranged)
    struck_at = targets(everyone[1:], ac, target_size)
    blows = strikes(Typed(pool, strike or (), weight), armed)
    attacker = _attacker(mine, armed, score, modifier)._replace(
        bonus=bonus, critical=critical or armed.critical, size=size or (MEDIUM if mine is None else mine.size),
    )
    return Plan(lambda dice: attack(
        attacker, blows, struck_at, sneak=sneak, resistance=resistance, rulings=rulings, dice=dice,
    ), can_fail=True)


def _weapon(name: str | None, sheet: Sheet | None, *, ranged: bool) -> Armed:
    """What the attack is made with: a weapon of the sheet, or whatever the options say of one."""
    if name is not None and sheet is None:
        raise UsageError(f"--weapon {name} needs a sheet whose weapon it is")
    weapon = None if sheet is None else sheet.weapon(name)
    if weapon is None:
        return Armed(ranged=ranged)
    return Armed(
        weapon.name, ranged or weapon.kind == "ranged", weapon.pool, weapon.weight, weapon.bonus, weapon.critical
    )


def _attacker(sheet: Sheet | None, armed: Armed, score: int | None, modifier: int | None) -> Attacker:
    attribute = "agility" if armed.ranged else "strength"
    own = settled(score, modifier, sheet, attribute)
    if own.score is None or own.modifier is None:
        raise UsageError(f"--score is missing: give the {attribute} score, or a sheet with scores.{attribute}")
    return Attacker(
        own.score, own.modifier, weapon_bonus=armed.bonus, ranged=armed.ranged, attribute=attribute.capitalize(),
        weapon=armed.name, name=name_of(sheet),
    )
