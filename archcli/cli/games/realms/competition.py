"""`archcli realms competition`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.realms.sheets import pair, side
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import BOTH, SHEET, From, Word
from archcli.rules.realms import competition as rule
from archcli.rules.realms.competition import Attacker, Defender, Prize
from archcli.rules.realms.rulings import Realms

NEEDS = (
    ("--owned", "--grab", "it says where a thing is"),
    ("--defender-idle", "--grab", "it says who can take a thing"),
)
GRAB_NEEDS = (("--nimble", "--owned", "a thing in nobody's space takes no entering of a space"),)


def competition(
    rulings: Realms,
    sheets: Annotated[tuple[str, ...], Word("[SHEET [FOE]]", takes=SHEET, whose=BOTH,
        help="The attacker's sheet, then the defender's.")] = (),
    *,
    typed: Annotated[Typed, From(Attacker, Defender, Prize)], by_hand: ByHand, acting: Acting,
) -> Plan:
    """Settle a competition of an attacker and a defender.

    Example: archcli realms competition --modifier 1 --against 2 --grab --owned
    """
    mine, theirs = pair(sheets)
    acting.does(sheet=mine, rulings=rulings)
    typed.refuse(needs=NEEDS + GRAB_NEEDS if typed.has("grab") else NEEDS)
    attacker, defender, prize = side(typed, Attacker, mine), side(typed, Defender, theirs), typed.lay(Prize)
    return Plan(lambda dice: rule.competition(
        attacker, defender, prize, by_hand=by_hand, rulings=rulings, dice=dice,
    ))
