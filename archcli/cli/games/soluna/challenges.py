"""`archcli soluna check` and `sunder`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.soluna.sheets import load, weapon_bonus
from archcli.cli.games.soluna.sheets import skill as dice_of
from archcli.cli.plan import Plan
from archcli.errors import UsageError
from archcli.rules.soluna.rulings import Soluna


def check(
    rulings: Soluna,
    sheet: Annotated[str | None, Argument(metavar="[SHEET]", help="Whose skill it is.", show_default=False)] = None,
    skill: Annotated[str | None, Option("--skill", metavar="N|SKILL",
        help="Dice, 0 to 100, or a skill of the sheet.")] = None,
    bonus: Annotated[int, Option("--bonus", metavar="N", help="Added to the total.", show_default=False)] = 0,
    challenge: Annotated[int | None, Option("--challenge", metavar="N", help="The total has to beat this.")] = None,
) -> Plan:
    """Roll a skill against a challenge.

    Example: archcli soluna check --skill 4 --challenge 20
    """
    count = dice_of(skill, load(sheet), "--skill")
    if count is None:
        raise UsageError("no skill: give --skill, a number of dice or a skill of the sheet")
    if challenge is None:
        raise UsageError("no challenge: give --challenge, the number to beat")
    from archcli.rules.soluna.check import check

    return Plan(lambda dice: check(count, challenge, bonus=bonus, rulings=rulings, dice=dice), can_fail=True)


def sunder(
    rulings: Soluna,
    attacker: Annotated[str | None, Argument(metavar="[ATTACKER]", show_default=False,
        help="Whose Strength it is.")] = None,
    strength: Annotated[int | None, Option("--strength", metavar="N", min=0, max=100, help="Dice, 0 to 100.")] = None,
    weapon: Annotated[str | None, Option("--weapon", metavar="N|WEAPON",
        help="Its bonus, or a weapon of the sheet.")] = None,
    attack_modifier: Annotated[int, Option("--attack-modifier", metavar="N", show_default=False,
        help="Added to the total.")] = 0,
    hardness: Annotated[int | None, Option("--hardness", metavar="N", min=0, max=100,
        help="Hardness of the object, 0 to 100; twice that has to be beaten.")] = None,
) -> Plan:
    """Break an object.

    Example: archcli soluna sunder --strength 3 --weapon 2 --hardness 5
    """
    sheet = load(attacker)
    count = sheet.perimeter("strength") if sheet and strength is None else strength
    if count is None:
        raise UsageError("no Strength: give --strength, or a sheet with perimeters.strength")
    if hardness is None:
        raise UsageError("no hardness: give --hardness, that of the object")
    bonus = weapon_bonus(weapon, sheet)
    from archcli.rules.soluna.sunder import sunder

    return Plan(
        lambda dice: sunder(
            count, hardness, weapon=bonus, attack_modifier=attack_modifier, rulings=rulings, dice=dice
        ),
        can_fail=True,
    )
