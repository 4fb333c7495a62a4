"""The rulings that are in force: those of a house-rules file, or the usual ones."""

from __future__ import annotations

import os
from typing import Any

from archcli.games import GAMES


def house_file() -> str | None:
    """The house-rules file of the environment, if any."""
    return os.environ.get("ARCHCLI_HOUSE") or None


def rulings_for(system: str, house: str | None, *, always: bool = True) -> Any:
    """The rulings of a game that are in force: the defaults, or those of a house-rules file."""
    path = house if house is not None else house_file()
    if path is None and not always:
        return None
    kind = GAMES[system].part("rulings")
    if path is None:
        return kind()
    from archcli.cli.files import read_house
    from archcli.rulings import read

    return read(read_house(path), kind, game=system, file=path)
