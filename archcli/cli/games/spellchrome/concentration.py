"""`archcli spellchrome concentration`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.spellchrome.sheets import load
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import ACTOR, SHEET, From, Word
from archcli.rules.spellchrome.concentration import Check, Stress
from archcli.rules.spellchrome.concentration import concentration as rule
from archcli.rules.spellchrome.rulings import Spellchrome


def concentration(
    rulings: Spellchrome,
    sheet: Annotated[str | None, Word("[SHEET]", takes=SHEET, whose=ACTOR, help="The caster's sheet.")] = None,
    *,
    typed: Annotated[Typed, From(Check)],
    by_hand: ByHand,
) -> Plan:
    """Concentrate on a spell: defensively, or under stress.

    Example: archcli spellchrome concentration --bonus 4
    """
    typed.lay(Stress).refuse_without_stress()
    check = typed.lay(Check, load(sheet))
    return Plan(lambda dice: rule(check, by_hand=by_hand, rulings=rulings, dice=dice))
