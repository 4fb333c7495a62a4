"""`archcli soluna ram` and `fall-damage`."""

from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.soluna.sheets import perimeter, whole
from archcli.cli.plan import Plan
from archcli.errors import UsageError
from archcli.rules.soluna.cover import Cover
from archcli.rules.soluna.rulings import Soluna


def ram(
    rulings: Soluna,
    entries: Annotated[list[str] | None, Argument(metavar="NAME=DEX[:TOUGHNESS]...", show_default=False,
        help="Who is in the way: Dexterity, and Toughness where it may damage the vehicle.")] = None,
    distance: Annotated[int | None, Option("--distance", metavar="FEET",
        help="Feet to the targets: the challenge.")] = None,
    hardness: Annotated[int | None, Option("--hardness", metavar="N", min=0, max=100,
        help="Hardness of the vehicle; needed with a TOUGHNESS.")] = None,
    cover: Annotated[Cover | None, Option("--cover", metavar="minimal|moderate|maximum",
        help="Cover of everybody in the way: +1, +3 or +5.")] = None,
) -> Plan:
    """Drive into somebody.

    Example: archcli soluna ram Orc=3:6 Bob=4 --distance 20 --hardness 4
    """
    from archcli.rules.soluna.ram import InTheWay, ram

    if distance is None:
        raise UsageError("no distance: give --distance, the feet to the targets")
    targets = [InTheWay(*_entry(word)) for word in entries or ()]
    return Plan(
        lambda dice: ram(targets, distance, hardness=hardness, cover=cover, rulings=rulings, dice=dice), can_fail=True
    )


def _entry(word: str) -> tuple[str, int, int | None]:
    name, _, numbers = word.rpartition("=")
    first, colon, second = numbers.partition(":")
    dexterity, toughness = perimeter(first), perimeter(second)
    if not name or dexterity is None or (colon and toughness is None):
        raise UsageError(f'"{word}" is no entry: write NAME=DEX or NAME=DEX:TOUGHNESS, each number 0 to 100')
    return name, dexterity, toughness


def fall_damage(
    rulings: Soluna,
    feet: Annotated[str, Argument(metavar="FEET", help="How deep the fall is, in whole feet.", show_default=False)],
) -> Plan:
    """Roll what a fall does.

    Example: archcli soluna fall-damage 35
    """
    deep = whole(feet)
    if deep is None or deep < 0:
        raise UsageError(f'"{feet}" is no depth of a fall: the feet are a whole number, 0 or more')
    from archcli.rules.soluna.fall_damage import fall_damage

    return Plan(lambda dice: fall_damage(deep, rulings=rulings, dice=dice))
