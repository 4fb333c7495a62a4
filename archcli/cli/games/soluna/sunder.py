"""`archcli soluna sunder`."""

from __future__ import annotations

from typing import Annotated

from archcli.cli.games.soluna.sheets import load, readers
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import SHEET, From, Word
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sunder import Blow
from archcli.rules.soluna.sunder import sunder as rule


def sunder(
    rulings: Soluna,
    attacker: Annotated[str | None, Word("[ATTACKER]", takes=SHEET, help="Whose Strength it is.")] = None, *,
    typed: Annotated[Typed, From(Blow)],
) -> Plan:
    """Break an object.

    Example: archcli soluna sunder --strength 3 --weapon 2 --hardness 5
    """
    sheet = load(attacker)
    blow = typed.lay(Blow, sheet, readers=readers(sheet))
    return Plan(lambda dice: rule(blow, rulings=rulings, dice=dice))
