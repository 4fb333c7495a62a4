"""`archcli soluna initiative`."""

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.soluna.sheets import perimeter
from archcli.cli.plan import Plan
from archcli.cli.sheets import FORMS, entered
from archcli.cli.stdin import expanded
from archcli.given import NAMES, SHEET, Given, Word
from archcli.rules.soluna.initiative import Unit
from archcli.rules.soluna.initiative import initiative as rule
from archcli.rules.soluna.sheet import Sheet

FORM = f"NAME=DEX, with a Dexterity of 0 to 100, or a sheet as {FORMS}"


def initiative(
    entries: Annotated[tuple[str, ...], Word(
        "NAME=DEX|SHEET...", takes=SHEET,
        help="Who acts: Dexterity (or a vehicle's speed), or a sheet; - reads standard input.",
    )] = (),
    ambush: Annotated[tuple[str, ...], Given(
        "--ambush", metavar="NAME", takes=NAMES, help="Acts in a surprise round first; repeatable.",
    )] = (), *,
    by_hand: ByHand,
) -> Plan:
    """Put the units on the roster.

    Example: archcli soluna initiative Ann=5 Bob=5 Cid=7 --ambush Bob
    """
    units = [unit for word in expanded(entries) for unit in _units(word)]
    return Plan(lambda dice: rule(units, ambush=ambush, by_hand=by_hand, dice=dice))


def _units(word: str) -> list[Unit]:
    """Who an entry stands for: one by a number, or as many as it names of a sheet."""
    name, _, number = word.rpartition("=")
    dexterity = perimeter(number)
    if name and dexterity is not None:
        return [Unit(name, dexterity)]
    return [Unit(sheet.name, sheet.dexterity) for sheet in entered(Sheet.of, word, FORM)]
