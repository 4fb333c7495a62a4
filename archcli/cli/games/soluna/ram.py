"""`archcli soluna ram`."""

from __future__ import annotations

from typing import Annotated

from archcli.cli.games.soluna.sheets import perimeter
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.errors import unreadable
from archcli.given import NAMES, From, Word
from archcli.rules.soluna.ram import InTheWay, Run
from archcli.rules.soluna.ram import ram as rule
from archcli.rules.soluna.rulings import Soluna


def ram(
    rulings: Soluna,
    entries: Annotated[tuple[str, ...], Word(
        "NAME=DEX[:TOUGHNESS]...", takes=NAMES,
        help="Who is in the way: Dexterity, and Toughness where it may damage the vehicle.",
    )] = (), *,
    typed: Annotated[Typed, From(Run)],
) -> Plan:
    """Drive into somebody.

    Example: archcli soluna ram Orc=3:6 Bob=4 --distance 20 --hardness 4
    """
    run = typed.lay(Run)
    targets = [_entry(word) for word in entries]
    return Plan(lambda dice: rule(targets, run, rulings=rulings, dice=dice))


def _entry(word: str) -> InTheWay:
    name, _, numbers = word.rpartition("=")
    first, colon, second = numbers.partition(":")
    dexterity, toughness = perimeter(first), perimeter(second)
    if not name or dexterity is None or (colon and toughness is None):
        raise unreadable(word, "NAME=DEX or NAME=DEX:TOUGHNESS, each number 0 to 100")
    return InTheWay(name=name, dexterity=dexterity, toughness=toughness)
