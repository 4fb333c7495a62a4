"""`archcli soluna turn`."""

from typing import Annotated, Literal

from typer import Argument, Option

from archcli.cli.games.soluna.sheets import load
from archcli.cli.plan import Plan
from archcli.cli.values import one_of
from archcli.errors import UsageError, unknown
from archcli.rules.soluna.acts import planned
from archcli.rules.soluna.budget import Condition
from archcli.rules.soluna.turn import Trigger
from archcli.rules.soluna.turn import turn as rule

LOSABLE = ("move", "main")


def turn(
    actions: Annotated[list[str], Argument(metavar="ACTION...", help="The plan in order, such as: move:4 delay:attack.",
        autocompletion=one_of("archcli.rules.soluna.acts:ACTS"))],
    sheet: Annotated[str | None, Option("--sheet", metavar="SHEET", help="Dexterity of this sheet.")] = None,
    dexterity: Annotated[int | None, Option("--dexterity", metavar="N", min=0, max=100,
        help="Squares of a move, 0 to 100; a vehicle's speed.")] = None,
    lost: Annotated[list[str] | None, Option("--lost", metavar="move|main", show_default=False,
        help="An act that is lost, the move act by being bound; repeatable.")] = None,
    reload: Annotated[Literal["main", "move-equivalent", "free"], Option("--reload", show_default=False,
        metavar="main|move-equivalent|free", help="What reloading takes (main).")] = "main",
    board: Annotated[Literal["main", "move-equivalent"], Option("--board", metavar="main|move-equivalent",
        help="What getting into a vehicle takes (main).", show_default=False)] = "main",
    unloaded: Annotated[bool, Option("--unloaded", help="The gun is empty at the start.")] = False,
    trigger: Annotated[Trigger | None, Option("--trigger", metavar="met|unmet",
        help="Whether the trigger of a delayed act came before the next turn.")] = None,
) -> Plan:
    """Check whether a plan fits into one turn.

    Example: archcli soluna turn move take-item use-item --dexterity 5
    """
    own = load(sheet)
    for word in lost or ():
        if word not in LOSABLE:
            raise UsageError(f"--lost: {unknown('act', word, LOSABLE)}")
    plan = [planned(word) for word in actions]
    squares = own.perimeter("dexterity") if own and dexterity is None else dexterity
    condition = Condition(
        dexterity=squares, lost=tuple(lost or ()), reload=reload, board=board, unloaded=unloaded
    )
    return Plan(lambda dice: rule(plan, condition=condition, trigger=trigger), can_fail=True)
