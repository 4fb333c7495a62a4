"""`archcli realms grapple`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.realms.sheets import pair, side
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import BOTH, SHEET, From, Word
from archcli.rules.realms import grapple as rule
from archcli.rules.realms.grapple import Circumstances, Grappler, Victim
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.turn_parts import ACT


def grapple(
    rulings: Realms,
    sheets: Annotated[tuple[str, ...], Word("[SHEET [FOE]]", takes=SHEET, whose=BOTH,
        help="The grappler's sheet, then the victim's.")] = (),
    *,
    typed: Annotated[Typed, From(Grappler, Victim, Circumstances)], by_hand: ByHand, acting: Acting,
) -> Plan:
    """Grapple a victim.

    Example: archcli realms grapple --modifier 2 --against 1 --size large
    """
    mine, theirs = pair(sheets)
    acting.does(ACT, sheet=mine, rulings=rulings)
    grappler, victim, ground = side(typed, Grappler, mine), side(typed, Victim, theirs), typed.lay(Circumstances)
    return Plan(lambda dice: rule.grapple(
        grappler, victim, ground, by_hand=by_hand, rulings=rulings, dice=dice,
    ))
