"""`archcli fight note`."""

from typing import Annotated

from archcli.cli.fight.showing import board
from archcli.cli.fight.store import Store
from archcli.fight.board import Board
from archcli.given import Word


def note(
    fight: str,
    words: Annotated[tuple[str, ...], Word("TEXT...", help="The remark.")],
) -> Board:
    """Write a remark into the record; it is no step.

    Example: archcli fight note 'the torch goes out'
    """
    store = Store(fight)
    with store.locked() as now:
        store.note({"note": " ".join(words), "round": now.round, "turn": now.turn})
    return board(now, file=fight, last=store.last_said())
