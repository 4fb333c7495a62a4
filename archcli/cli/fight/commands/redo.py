"""`archcli fight redo`."""

from typing import Annotated

from archcli.cli.fight.stepping import gone
from archcli.fight.board import Board
from archcli.fight.history import redone
from archcli.given import Range, Word


def redo(
    fight: str,
    count: Annotated[int, Range(1), Word("[N]", help="How many steps (1).")] = 1,
) -> Board:
    """Bring steps again that were taken back.

    Example: archcli fight redo
    """
    return gone(fight, count, redone)
