"""`archcli soluna check`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.soluna.sheets import load, readers
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import ACTOR, SHEET, From, Word
from archcli.rules.soluna.check import Attempt
from archcli.rules.soluna.check import check as rule
from archcli.rules.soluna.rulings import Soluna


def check(
    rulings: Soluna,
    sheet: Annotated[str | None, Word("[SHEET]", takes=SHEET, whose=ACTOR, help="Whose skill it is.")] = None, *,
    typed: Annotated[Typed, From(Attempt)], by_hand: ByHand,
) -> Plan:
    """Roll a skill against a challenge.

    Example: archcli soluna check --skill 4 --challenge 20
    """
    attempt = typed.lay(Attempt, readers=readers(load(sheet)))
    return Plan(lambda dice: rule(attempt, by_hand=by_hand, rulings=rulings, dice=dice))
