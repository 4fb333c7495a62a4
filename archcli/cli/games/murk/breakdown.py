"""`archcli murk breakdown`."""

from __future__ import annotations

from typing import Annotated

from archcli.cli.games.murk.sheets import load
from archcli.cli.plan import Plan
from archcli.given import SHEET, Word, lacking
from archcli.numbers import whole
from archcli.rules.murk import breakdown as rule


def breakdown(
    ranks: Annotated[str | None, Word(
        "RANKS|SHEET", takes=SHEET, help="Ranks of Suffering, 1 to 50, or the sheet that bears them.")] = None,
) -> Plan:
    """Roll whether the ranks of Suffering break a character.

    Example: archcli murk breakdown 4
    """
    if ranks is None:
        raise lacking("RANKS", "suffering", "the number of ranks of Suffering")
    number = whole(ranks)
    if number is not None:
        return Plan(lambda dice: rule.breakdown(number, dice=dice))
    sheet = load(ranks)
    borne = sheet.needed("suffering", option="the number of ranks")
    return Plan(lambda dice: rule.breakdown(borne, name=sheet.name, dice=dice))
