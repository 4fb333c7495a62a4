"""`archcli murk conflict`."""

from typing import Annotated

from typer import Option

from archcli.cli.games.murk.foes import foes
from archcli.cli.games.murk.options import (
    ACTOR,
    FOES,
    Bonus,
    Die,
    FoeBonus,
    FoeDie,
    Have,
    Lead,
    Potential,
    Sheets,
    Suffering,
)
from archcli.cli.games.murk.sheets import Asked, first_and_rest
from archcli.cli.plan import Plan
from archcli.rules.murk.conflict import Kind
from archcli.rules.murk.rulings import Murk


def conflict(
    rulings: Murk,
    sheets: Sheets = None,
    kind: Annotated[Kind, Option(
        "--kind", metavar="social|spiritual", help="What is fought for (social).", rich_help_panel=ACTOR,
        show_default=False)] = "social",
    die: Die = None, bonus: Bonus = 0, potential: Potential = 0, have: Have = None, suffering: Suffering = None,
    lead: Lead = 0,
    defend: Annotated[bool, Option(
        "--defend", help="You only defend: a win deals nothing.", rich_help_panel=ACTOR)] = False,
    foe_die: FoeDie = None, foe_bonus: FoeBonus = 0,
    foe_defend: Annotated[bool, Option(
        "--foe-defend", help="The foes only defend: their win deals nothing.", rich_help_panel=FOES)] = False,
) -> Plan:
    """Fight a social or spiritual conflict.

    Example: archcli murk conflict --kind social --die 6 --foe-die 8
    """
    from archcli.rules.murk.conflict import conflict

    mine, theirs = first_and_rest(sheets)
    attribute = rulings.social_attribute if kind == "social" else rulings.spiritual_attribute
    effort = Asked(die, bonus, potential, have, suffering, lead).effort(mine, attribute)
    others = foes(theirs, foe_die, lambda sheet: sheet.die(attribute, option="--foe-die"))
    return Plan(lambda dice: conflict(
        effort, others, kind=kind, defend=defend, foe_defend=foe_defend, foe_bonus=foe_bonus, rulings=rulings,
        dice=dice,
    ), can_fail=True)
