"""`archcli jump`."""

from typing import Annotated

from typer import Option

from archcli.cli.archsoul.numbers import pace, stat
from archcli.cli.archsoul.sheets import load
from archcli.cli.session import Plan
from archcli.rules.archsoul.rulings import Archsoul

_WHO, _HOW = "Jumper", "Jump"


def jump(
    rulings: Archsoul,
    sheet: Annotated[str | None, Option(
        "--sheet", "-s", metavar="SHEET", help="Supplies Athletics, Conditioning and the move.", rich_help_panel=_WHO)] = None,
    athletics: Annotated[int | None, Option("--athletics", metavar="N", help="The attribute.", rich_help_panel=_WHO)] = None,
    conditioning: Annotated[int | None, Option(
        "--conditioning", metavar="N", help="The skill; half of it counts.", rich_help_panel=_WHO)] = None,
    up: Annotated[bool, Option("--up", help="Straight up: a third of the length.", rich_help_panel=_HOW)] = False,
    move: Annotated[int | None, Option(
        "--move", metavar="N", help="The move in spaces (3, or the sheet's).", rich_help_panel=_WHO)] = None,
    walked: Annotated[int, Option(
        "--walked", metavar="N", help="Spaces walked before the jump (0).", rich_help_panel=_HOW, show_default=False)] = 0,
    moves: Annotated[int, Option(
        "--moves", metavar="1|2|3", help="Move actions spent (1); three cover twice as much.", rich_help_panel=_HOW,
        show_default=False)] = 1,
) -> Plan:
    """Work out how far a jump goes.

    Example: archcli jump --athletics 4 --conditioning 5 --walked 1
    """
    from archcli.rules.archsoul.jump import jump

    read = load(sheet, rulings)
    strong = stat(athletics, read, "athletics", "--athletics")
    trained = stat(conditioning, read, "conditioning", "--conditioning")
    spaces = pace(move, read)
    return Plan(lambda dice: jump(
        athletics=strong, conditioning=trained, up=up, move=spaces, walked=walked, moves=moves, dice=dice))
