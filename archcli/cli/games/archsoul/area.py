"""`archcli area`."""

from __future__ import annotations

from typing import Annotated

from archcli.cli.games.archsoul.numbers import decimal
from archcli.cli.plan import Plan
from archcli.given import Word
from archcli.rules.archsoul.area import area as resolve
from archcli.rules.archsoul.battle_map import OnMap
from archcli.rules.archsoul.rulings import Archsoul


def area(
    radius: Annotated[str, Word("RADIUS", help="In metres: 4 or 4m.")], rulings: Archsoul, map: OnMap = "hex",
) -> Plan:
    """Count and draw the spaces that a radius covers.

    Example: archcli area 4
    """
    meters = decimal(radius, "the radius", "m")
    return Plan(lambda dice: resolve(meters, on=map, rulings=rulings, dice=dice))
