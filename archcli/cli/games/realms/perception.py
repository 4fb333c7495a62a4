"""`archcli realms perception`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.realms.sheets import scored
from archcli.cli.plan import Plan
from archcli.cli.sheets import one
from archcli.cli.typed import Typed
from archcli.given import ACTOR, SHEET, From, Word
from archcli.rules.realms import perception as rule
from archcli.rules.realms.perception import Thing, Watcher
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet

SETS = "each sets the DC"
APART = (("--dc", "--stealth or --hiding", SETS), ("--stealth", "--hiding", SETS))


def perception(
    rulings: Realms,
    sheet: Annotated[str | None, Word("[SHEET]", takes=SHEET, whose=ACTOR,
        help="The perceiver's sheet: a path, or a bare name.")] = None,
    *,
    typed: Annotated[Typed, From(Watcher, Thing)], by_hand: ByHand,
) -> Plan:
    """Check whether something is noticed.

    Example: archcli realms perception --score 5 --scanning --condition mist
    """
    typed.refuse(apart=APART)
    watcher = scored(typed, Watcher, one(Sheet.of, sheet) if sheet else None)
    thing = typed.lay(Thing)
    return Plan(lambda dice: rule.perception(watcher, thing, by_hand=by_hand, rulings=rulings, dice=dice))
