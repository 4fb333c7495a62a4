"""`archcli murk initiative`."""

from __future__ import annotations

import re
from typing import Annotated

from archcli.cli.games.murk.sheets import load
from archcli.cli.plan import Plan
from archcli.cli.stdin import expanded
from archcli.errors import unreadable
from archcli.given import SHEET, Word
from archcli.rules.murk import initiative as rule
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.rulings import Murk


def initiative(
    rulings: Murk,
    entries: Annotated[tuple[str, ...], Word(
        "NAME=DIE[+BONUS][:PREVIOUS]|SHEET[:PREVIOUS] ...", takes=SHEET,
        help="Each participant's Initiative die, with the score of the Moment before; - reads standard input.")] = (),
) -> Plan:
    """Find the turn order of a Moment, and who outpaces whom.

    Example: archcli murk initiative Ann=8 Bob=6:11 examples/murk/hero.toml:9
    """
    everyone = [_participant(entry) for entry in expanded(entries)]
    return Plan(lambda dice: rule.initiative(everyone, rulings=rulings, dice=dice))


_ENTRY = re.compile(r"(?P<name>.+)=(?P<die>\d{1,9})(?P<bonus>[+-]\d{1,9})?(?::(?P<previous>[+-]?\d{1,9}))?", re.ASCII)
_SHEET = re.compile(r"(?P<sheet>.+?)(?::(?P<previous>[+-]?\d{1,9}))?", re.ASCII)


def _participant(entry: str) -> rule.Participant:
    found = (_ENTRY if "=" in entry else _SHEET).fullmatch(entry)
    if found is None:
        ways = "NAME=DIE, NAME=DIE+BONUS or NAME=DIE:PREVIOUS (Bob=6:11)" if "=" in entry else "NAME=DIE or a sheet"
        raise unreadable(entry, ways)
    if "=" in entry:
        effort = Effort(name=found["name"], die=int(found["die"]), bonus=int(found["bonus"] or 0))
    else:
        sheet = load(found["sheet"], instead="an entry is NAME=DIE or a sheet")
        die = sheet.die("initiative", option="NAME=DIE")
        effort = Effort(name=sheet.name, die=die, suffering=sheet.suffering or 0)
    return rule.Participant(effort, int(found["previous"] or 0))
