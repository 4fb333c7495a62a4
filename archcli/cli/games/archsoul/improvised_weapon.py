"""`archcli improvised-weapon`."""

from functools import partial
from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.archsoul.numbers import decimal, known, stat
from archcli.cli.games.archsoul.sheets import load
from archcli.cli.plan import Plan
from archcli.rules.archsoul.rulings import Archsoul

_who = partial(Option, rich_help_panel="Wielder")
_how = partial(Option, rich_help_panel="Use", show_default=False)


def improvised_weapon(
    weight: Annotated[str, Argument(metavar="WEIGHT", help="In pounds: 30, 75lb, 200lbs.", show_default=False)],
    rulings: Archsoul,
    sheet: Annotated[str | None, _who("--sheet", "-s", metavar="SHEET", help="Supplies the numbers below.")] = None,
    athletics: Annotated[int | None, _who("--athletics", metavar="N", help="The attribute.")] = None,
    precision: Annotated[int | None, _who("--precision", metavar="N", help="The attribute, for the attack.")] = None,
    skill: Annotated[int | None, _who(
        "--skill", metavar="N", help="Melee Weapons, or thrown Primitive Attacks.")] = None,
    weapon_mastery: Annotated[int | None, _who(
        "--weapon-mastery", metavar="N", help="The skill, for the damage pool (0).")] = None,
    thrown: Annotated[bool, _how("--thrown", help="Thrown, not swung.")] = False,
    cumbersome: Annotated[bool | None, _how(
        "--cumbersome/--no-cumbersome", help="Oversized for a throw or not, whatever its weight.")] = None,
    difficulty: Annotated[int | None, _how(
        "--difficulty", "-d", metavar="2-6", help="Of the attack, before the object adds to it (4).")] = None,
    damage_difficulty: Annotated[int | None, _how(
        "--damage-difficulty", metavar="2-6", help="Of the damage, before the object adds to it (4).")] = None,
) -> Plan:
    """Work out what an object is worth as a weapon, by its weight.

    Example: archcli improvised-weapon 200lb --athletics 5 --thrown
    """
    from archcli.rules.archsoul.improvised_weapon import improvised_weapon

    pounds, read = decimal(weight, "the weight", "lb", "lbs"), load(sheet, rulings)
    strong = stat(athletics, read, "athletics", "--athletics")
    exact = known(precision, read, "precision")
    trained = known(skill, read, "primitive_attacks" if thrown else "melee_weapons")
    mastery = known(weapon_mastery, read, "weapon_mastery") or 0
    return Plan(lambda dice: improvised_weapon(
        pounds, athletics=strong, thrown=thrown, cumbersome=cumbersome, precision=exact, skill=trained,
        weapon_mastery=mastery, difficulty=difficulty, damage_difficulty=damage_difficulty, rulings=rulings, dice=dice,
    ), can_fail=True)
