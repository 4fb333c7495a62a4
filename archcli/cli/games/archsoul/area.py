"""`archcli area`."""

from __future__ import annotations

from typing import Annotated

from archcli.cli.games.archsoul.numbers import decimal
from archcli.given import Word
from archcli.rules.archsoul.area import Area
from archcli.rules.archsoul.area import area as resolve
from archcli.rules.archsoul.battle_map import OnMap
from archcli.rules.archsoul.rulings import Archsoul


def area(
    radius: Annotated[str, Word("RADIUS", help="In metres: 4 or 4m.")], rulings: Archsoul, map: OnMap = "hex",
) -> Area:
    """Count and draw the spaces that a radius covers.

    Example: archcli area 4
    """
    return resolve(decimal(radius, "the radius", "m"), on=map, rulings=rulings)
