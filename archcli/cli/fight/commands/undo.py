"""`archcli fight undo`."""

from typing import Annotated

from archcli.cli.fight.showing import board
from archcli.cli.fight.store import Store
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
    store = Store(fight)
    with store.locked() as now:
        after, line = undone(store.history(), now, count, file=fight)
        store.take(line, after)
    return board(after, file=fight, last=line["last"])
