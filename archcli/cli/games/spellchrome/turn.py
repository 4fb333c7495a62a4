"""`archcli spellchrome turn`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.spellchrome.sheets import load
from archcli.cli.plan import Plan
from archcli.cli.values import one_of
from archcli.rules.spellchrome.actions import planned
from archcli.rules.spellchrome.budget import Condition
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.turn import turn as rule

STATE, FOE = "Condition", "Foes"


def turn(
    rulings: Spellchrome,
    actions: Annotated[list[str], Argument(metavar="ACTION[:N]...", help="The plan, in order, such as: move:20 attack.",
        autocompletion=one_of("archcli.rules.spellchrome.actions:ACTIONS"))],
    sheet: Annotated[str | None, Option("--sheet", metavar="SHEET", help="Speed and feats of this sheet.")] = None,
    speed: Annotated[int | None, Option("--speed", metavar="FEET", min=0, help="Feet of one move action (30).")] = None,
    quick_draw: Annotated[bool, Option("--quick-draw", help="Drawing and sheathing are free.")] = False,
    prone: Annotated[bool, Option("--prone", help="Prone at the start.", rich_help_panel=STATE)] = False,
    knocked_down: Annotated[bool, Option("--knocked-down", rich_help_panel=STATE,
        help="Knocked completely down: standing up takes the round.")] = False,
    gagged: Annotated[bool, Option("--gagged", help="No words.", rich_help_panel=STATE)] = False,
    bound: Annotated[bool, Option("--bound", help="No gestures.", rich_help_panel=STATE)] = False,
    grappling: Annotated[bool, Option("--grappling", help="No gestures.", rich_help_panel=STATE)] = False,
    hands_full: Annotated[bool, Option("--hands-full", help="No gestures.", rich_help_panel=STATE)] = False,
    in_melee: Annotated[bool, Option("--in-melee", rich_help_panel=FOE,
        help="The caster is within a foe's melee reach.")] = False,
    target_unarmed: Annotated[bool, Option("--target-unarmed", rich_help_panel=FOE,
        help="An unarmed target: a punch does not provoke.")] = False,
    natural_weapons: Annotated[bool, Option("--natural-weapons", rich_help_panel=STATE,
        help="The body is a weapon: a punch does not provoke.")] = False,
) -> Plan:
    """Check whether a plan fits into one turn.

    Example: archcli spellchrome turn draw move attack
    """
    own = load(sheet)
    plan = [planned(word) for word in actions]
    condition = Condition(
        speed=speed if speed is not None else own.needed("speed") if own else 30,
        quick_draw=quick_draw or (own is not None and "quick-draw" in own.feats),
        prone=prone, knocked_down=knocked_down, gagged=gagged, bound=bound, grappling=grappling, hands_full=hands_full,
        in_melee=in_melee, target_unarmed=target_unarmed, natural_weapons=natural_weapons,
    )
    return Plan(lambda dice: rule(plan, condition=condition, rulings=rulings), can_fail=True)
