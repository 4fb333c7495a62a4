"""`archcli realms initiative`."""

from __future__ import annotations

import re
from typing import Annotated

from archcli.cli.games.realms.sheets import read
from archcli.cli.plan import Plan
from archcli.cli.stdin import expanded
from archcli.errors import unreadable
from archcli.given import SHEET, Word
from archcli.rules.realms import initiative as rule
from archcli.rules.realms.initiative import Combatant

_ENTRY = re.compile(r"(?P<name>.+)=(?P<sum>[+-]?\d{1,9}(?:[+-]\d{1,9})*)", re.ASCII)


def initiative(
    entries: Annotated[tuple[str, ...], Word("NAME=MODIFIER|SHEET ...", takes=SHEET,
        help="Each combatant's modifier, a number or a sum such as 2+1-2, or a sheet; - reads standard input.")] = (),
) -> Plan:
    """Find the turn order of a round.

    Example: archcli realms initiative Ann=2+1 Bob=1 examples/realms/hero.toml
    """
    combatants = [_combatant(entry) for entry in expanded(entries)]
    return Plan(lambda dice: rule.initiative(combatants, dice=dice))


def _combatant(entry: str) -> Combatant:
    if "=" not in entry:
        sheet = read(entry, instead="an entry is NAME=MODIFIER or a sheet")
        return Combatant(sheet.name, sheet.initiative_modifier)
    found = _ENTRY.fullmatch(entry)
    if found is None:
        raise unreadable(entry, "NAME=MODIFIER, such as Ann=2 or Ann=2+1-2")
    return Combatant(found["name"], sum(map(int, re.findall(r"[+-]?\d+", found["sum"]))))
