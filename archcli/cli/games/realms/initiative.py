"""`archcli realms initiative`."""

from __future__ import annotations

import re
from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.files import find_sheet
from archcli.cli.plan import Plan
from archcli.cli.sheets import each, spelled
from archcli.cli.stdin import expanded
from archcli.errors import SheetError, unreadable
from archcli.given import SHEET, Word
from archcli.rules.realms import initiative as rule
from archcli.rules.realms.initiative import Combatant
from archcli.rules.realms.sheet import Sheet

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
    called = spelled(entry)
    if "=" in entry and not _is_there(called.sheet):
        raise unreadable(entry, "NAME=MODIFIER, such as Ann=2 or Ann=2+1-2, or NAME=SHEET")
    sheets = each(Sheet.of, [entry], instead="an entry is NAME=MODIFIER or a sheet")
    return [Combatant(sheet.name, sheet.initiative_modifier) for sheet in sheets]


def _is_there(sheet: str) -> bool:
    try:
        find_sheet(sheet)
    except SheetError:
        return False
    return True
