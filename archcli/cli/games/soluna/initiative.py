"""`archcli soluna initiative`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.soluna.sheets import load, perimeter
from archcli.cli.plan import Plan
from archcli.cli.stdin import expanded
from archcli.errors import UsageError
from archcli.rules.soluna.initiative import Unit
from archcli.rules.soluna.initiative import initiative as rule
from archcli.rules.soluna.sheet import Sheet


def initiative(
    entries: Annotated[list[str] | None, Argument(metavar="NAME=DEX|SHEET...", show_default=False,
        help="Who acts: Dexterity (or a vehicle's speed), or a sheet; - reads standard input.")] = None,
    ambush: Annotated[list[str] | None, Option("--ambush", metavar="NAME", show_default=False,
        help="Acts in a surprise round first; repeatable.")] = None,
) -> Plan:
    """Put the units on the roster.

    Example: archcli soluna initiative Ann=5 Bob=5 Cid=7 --ambush Bob
    """
    units = [_unit(word) for word in expanded(entries)]
    return Plan(lambda dice: rule(units, ambush=ambush or (), dice=dice))


def _unit(word: str) -> Unit:
    if "=" not in word:
        sheet = _sheet(word)
        return Unit(sheet.name, sheet.dexterity())
    name, _, number = word.rpartition("=")
    dexterity = perimeter(number)
    if not name or dexterity is None:
        raise UsageError(f'"{word}" is no entry: write NAME=DEX, with a Dexterity of 0 to 100, or a sheet')
    return Unit(name, dexterity)


def _sheet(word: str) -> Sheet:
    sheet = load(word, instead="an entry is NAME=DEX or a sheet")
    assert sheet is not None
    return sheet
