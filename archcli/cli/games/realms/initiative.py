"""`archcli realms initiative`."""

from __future__ import annotations

import re
from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.plan import Plan
from archcli.cli.sheets import FORMS, entered
from archcli.cli.stdin import expanded
from archcli.given import SHEET, Word
from archcli.rules.realms import initiative as rule
from archcli.rules.realms.initiative import Combatant
from archcli.rules.realms.sheet import Sheet

FORM = f"NAME=MODIFIER, such as Ann=2 or Ann=2+1-2, or a sheet as {FORMS}"
_ENTRY = re.compile(r"(?P<name>.+)=(?P<sum>[+-]?\d{1,9}(?:[+-]\d{1,9})*)", re.ASCII)


def initiative(
    entries: Annotated[tuple[str, ...], Word("NAME=MODIFIER|SHEET ...", takes=SHEET,
        help="Each combatant's modifier, a number or a sum such as 2+1-2, or a sheet; - reads standard input.")] = (),
    *,
    by_hand: ByHand,
) -> Plan:
    """Find the turn order of a round.

    Example: archcli realms initiative Ann=2+1 Bob=1 examples/realms/hero.toml
    """
    combatants = [combatant for entry in expanded(entries) for combatant in _combatants(entry)]
    return Plan(lambda dice: rule.initiative(combatants, by_hand=by_hand, dice=dice))


def _combatants(entry: str) -> list[Combatant]:
    if found := _ENTRY.fullmatch(entry):
        return [Combatant(found["name"], sum(map(int, re.findall(r"[+-]?\d+", found["sum"]))))]
    return [Combatant(sheet.name, sheet.initiative_modifier) for sheet in entered(Sheet.of, entry, FORM)]
