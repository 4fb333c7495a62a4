"""The board as a command shows it: with commands that reach the fight as they are typed."""

import os
from typing import Any

from archcli.cli.fight_file import USUAL, fight_file
from archcli.fight.board import Board
from archcli.fight.board import board as board_of
from archcli.fight.state import Fight


def board(fight: Fight, *, file: str, **given: Any) -> Board:
    """The board of a fight (`archcli.fight.board.board`)."""
    known = fight_file(None)
    reached = known is not None and os.path.realpath(known) == os.path.realpath(file)
    return board_of(fight, file=file, naming=None if reached else file, usual=USUAL, **given)
