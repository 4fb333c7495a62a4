"""`archcli murk breakdown`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.murk.sheets import load
from archcli.cli.plan import Plan
from archcli.given import ACTOR, SHEET, Word, lacking
from archcli.numbers import whole
from archcli.rules.murk import breakdown as rule


def breakdown(
    by_hand: ByHand,
    ranks: Annotated[str | None, Word(
        "RANKS|SHEET", takes=SHEET, whose=ACTOR,
        help="Ranks of Suffering, 1 to 50, or the sheet that bears them.")] = None,
) -> Plan:
    """Roll whether the ranks of Suffering break a character.

    Example: archcli murk breakdown 4
    """
    if ranks is None:
        raise lacking("RANKS", "suffering", "the number of ranks of Suffering")
    number = whole(ranks)
    if number is not None:
        return Plan(lambda dice: rule.breakdown(number, by_hand=by_hand, dice=dice))
    sheet = load(ranks)
    borne = sheet.needed("suffering", option="the number of ranks")
    return Plan(lambda dice: rule.breakdown(borne, name=sheet.name, by_hand=by_hand, dice=dice))
