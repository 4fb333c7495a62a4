"""`archcli soluna initiative`."""

from typing import Annotated

from archcli.cli.games.soluna.sheets import loaded, perimeter
from archcli.cli.plan import Plan
from archcli.cli.stdin import expanded
from archcli.errors import unreadable
from archcli.given import NAMES, SHEET, Given, Word
from archcli.rules.soluna.initiative import Unit
from archcli.rules.soluna.initiative import initiative as rule


def initiative(
    entries: Annotated[tuple[str, ...], Word(
        "NAME=DEX|SHEET...", takes=SHEET,
        help="Who acts: Dexterity (or a vehicle's speed), or a sheet; - reads standard input.",
    )] = (),
    ambush: Annotated[tuple[str, ...], Given(
        "--ambush", metavar="NAME", takes=NAMES, help="Acts in a surprise round first; repeatable.",
    )] = (),
) -> Plan:
    """Put the units on the roster.

    Example: archcli soluna initiative Ann=5 Bob=5 Cid=7 --ambush Bob
    """
    units = [_unit(word) for word in expanded(entries)]
    return Plan(lambda dice: rule(units, ambush=ambush, dice=dice))


def _unit(word: str) -> Unit:
    if "=" not in word:
        sheet = loaded(word, instead="an entry is NAME=DEX or a sheet")
        return Unit(sheet.name, sheet.dexterity)
    name, _, number = word.rpartition("=")
    dexterity = perimeter(number)
    if not name or dexterity is None:
        raise unreadable(word, "NAME=DEX, with a Dexterity of 0 to 100, or a sheet")
    return Unit(name, dexterity)
