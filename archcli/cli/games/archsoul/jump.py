"""`archcli jump`."""

from functools import partial
from typing import Annotated

from typer import Option

from archcli.cli.games.archsoul.numbers import pace, stat
from archcli.cli.games.archsoul.sheets import load
from archcli.cli.plan import Plan
from archcli.rules.archsoul.rulings import Archsoul

_who = partial(Option, rich_help_panel="Jumper")
_how = partial(Option, rich_help_panel="Jump", show_default=False)


def jump(
    rulings: Archsoul,
    sheet: Annotated[str | None, _who("--sheet", "-s", metavar="SHEET", help="Supplies the numbers below.")] = None,
    athletics: Annotated[int | None, _who("--athletics", metavar="N", help="The attribute.")] = None,
    conditioning: Annotated[int | None, _who("--conditioning", metavar="N", help="The skill; half counts.")] = None,
    move: Annotated[int | None, _who("--move", metavar="N", help="The move in spaces (3, or the sheet's).")] = None,
    up: Annotated[bool, _how("--up", help="Straight up: a third of the length.")] = False,
    walked: Annotated[int, _how("--walked", metavar="N", help="Spaces walked before the jump (0).")] = 0,
    moves: Annotated[int, _how(
        "--moves", metavar="1|2|3", help="Move actions spent (1); three cover twice as much.")] = 1,
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
