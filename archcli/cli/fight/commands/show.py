"""`archcli fight show`, and `archcli fight` alone."""

from typing import Annotated

from archcli.cli.fight.showing import board
from archcli.cli.fight.store import Store
from archcli.fight.board import Board
from archcli.given import Given


def show(
    fight: str,
    public: Annotated[bool, Given("--public", help="For the players: foes without numbers.")] = False,
    watch: Annotated[bool, Given("--watch", help="Draw it again whenever the fight changes, until Ctrl-C.")] = False,
) -> Board:
    """Show the board: who stands how, whose turn it is, what is open.

    Example: archcli fight show --public
    """
    store = Store(fight)
    return board(store.read(), file=fight, last=store.last_said(), public=public)
