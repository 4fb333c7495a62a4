"""`archcli fight redo`."""

from typing import Annotated

from archcli.cli.fight.showing import board
from archcli.cli.fight.store import Store
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
    store = Store(fight)
    with store.locked() as now:
        after, line = redone(store.history(), now, count, file=fight)
        store.take(line, after)
    return board(after, file=fight, last=line["last"])
