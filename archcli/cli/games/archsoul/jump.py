"""`archcli jump`."""

from typing import Annotated

from archcli.cli.games.archsoul.sheets import load
from archcli.cli.typed import Typed
from archcli.given import SHEET, From, Given
from archcli.rules.archsoul.jump import JUMPER, Jump, Leap
from archcli.rules.archsoul.jump import jump as resolve
from archcli.rules.archsoul.rulings import Archsoul


def jump(
    rulings: Archsoul, *,
    sheet: Annotated[str | None, Given(
        "--sheet", "-s", takes=SHEET, panel=JUMPER, help="Supplies the numbers below.")] = None,
    typed: Annotated[Typed, From(Leap)],
) -> Jump:
    """Work out how far a jump goes.

    Example: archcli jump --athletics 4 --conditioning 5 --walked 1
    """
    return resolve(typed.lay(Leap, load(sheet, rulings)))
