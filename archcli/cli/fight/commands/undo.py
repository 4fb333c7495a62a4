"""`archcli fight undo`."""

from typing import Annotated

from archcli.cli.fight.stepping import gone
from archcli.fight.board import Board
from archcli.fight.history import undone
from archcli.given import Range, Word


def undo(
    fight: str,
    count: Annotated[int, Range(1), Word("[N]", help="How many steps (1).")] = 1,
) -> Board:
    """Take the last steps back.

    What was changed by hand since stays; where it would be lost nothing is changed.

    Example: archcli fight undo
    """
    return gone(fight, count, undone)
