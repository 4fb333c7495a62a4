"""`archcli murk initiative`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.murk.sheets import split_number
from archcli.cli.plan import Plan
from archcli.cli.sheets import entered
from archcli.cli.stdin import expanded
from archcli.given import SHEET, Word
from archcli.rules.murk import initiative as rule
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.sheet import Sheet


def initiative(
    rulings: Murk, by_hand: ByHand,
    entries: Annotated[tuple[str, ...], Word(
        "NAME=DIE[+BONUS][:PREVIOUS]|SHEET[:PREVIOUS] ...", takes=SHEET,
        help="Each participant's Initiative die or sheet (also NAME=SHEET, SHEET*N), with the score of the Moment "
             "before; - reads standard input.")] = (),
) -> Plan:
    """Find the turn order of a Moment, and who outpaces whom.

    Example: archcli murk initiative Ann=8 Bob=6:11 examples/murk/hero.toml:9
    """
    everyone = [who for entry in expanded(entries) for who in _participants(entry)]
    return Plan(lambda dice: rule.initiative(everyone, by_hand=by_hand, rulings=rulings, dice=dice))


_ENTRY = re.compile(r"(?P<name>.+)=(?P<die>\d{1,9})(?P<bonus>[+-]\d{1,9})?(?::(?P<previous>[+-]?\d{1,9}))?", re.ASCII)
_WAYS = "NAME=DIE, NAME=DIE+BONUS or NAME=DIE:PREVIOUS (Bob=6:11), or a sheet"


def _participants(entry: str) -> Iterator[rule.Participant]:
    found = _ENTRY.fullmatch(entry)
    if found is not None:
        effort = Effort(die=int(found["die"]), bonus=int(found["bonus"] or 0))
        yield rule.Participant(found["name"], effort, int(found["previous"] or 0))
        return
    word, previous = split_number(entry)
    for sheet in entered(Sheet.of, word, _WAYS):
        die = sheet.die("initiative", option="NAME=DIE" if sheet.state is None else None)
        effort = Effort(die=die, suffering=sheet.suffering or 0, have=sheet.potential)
        before = previous if previous is not None else sheet.score
        yield rule.Participant(sheet.name, effort, before or 0)
