"""`archcli arc` and `archcli area`: the battle map."""

import re
from functools import partial
from typing import Annotated

from typer import Argument, Option

from archcli.cli.games.archsoul.numbers import decimal
from archcli.cli.plan import Plan
from archcli.errors import UsageError, unknown
from archcli.rules.archsoul.battle_map import MAPS, Map, Space
from archcli.rules.archsoul.rulings import Archsoul

_SPACE = re.compile(r"\s*([+-]?\d{1,9})\s*,\s*([+-]?\d{1,9})\s*", re.ASCII)
_map = partial(Option, "--map", metavar="hex|square", help="Spaces of the map (hex).", rich_help_panel="Map")
_who = partial(Option, rich_help_panel="Character", show_default=False)


def arc(
    rulings: Archsoul,
    facing: Annotated[str | None, _who(
        "--facing", metavar="n|ne|e|se|s|sw|w|nw", help="Where the character faces; no e and w on hexes.")] = None,
    position: Annotated[str, _who("--position", metavar="X,Y", help="The character's space (0,0).")] = "0,0",
    hold_firm: Annotated[bool, _who("--hold-firm", help="The character holds firm.")] = False,
    grappled: Annotated[bool, _who("--grappled", help="The character is grappled.")] = False,
    at: Annotated[list[str] | None, Option(
        "--at", metavar="X,Y", help="A space of the attacker (--at=-1,1); repeatable.", rich_help_panel="Map")] = None,
    map: Annotated[str | None, _map()] = None,
) -> Plan:
    """Tell from which side an attack comes, and draw it.

    Example: archcli arc --facing n --at 1,0
    """
    from archcli.rules.archsoul.arc import arc

    if facing is None:
        raise UsageError("the facing is missing: give --facing, such as --facing n")
    attackers, own, on = [_space(one, "--at") for one in at or ()], _space(position, "--position"), _map_named(map)
    ahead = facing.strip().casefold()
    return Plan(lambda dice: arc(
        ahead, attackers, position=own, on=on, hold_firm=hold_firm, grappled=grappled, rulings=rulings, dice=dice))


def area(
    radius: Annotated[str, Argument(metavar="RADIUS", help="In metres: 4 or 4m.", show_default=False)],
    rulings: Archsoul,
    map: Annotated[str | None, _map()] = None,
) -> Plan:
    """Count and draw the spaces that a radius covers.

    Example: archcli area 4
    """
    from archcli.rules.archsoul.area import area

    far, on = decimal(radius, "the radius", "m"), _map_named(map)
    return Plan(lambda dice: area(far, on=on, rulings=rulings, dice=dice))


def _space(text: str, option: str) -> Space:
    found = _SPACE.fullmatch(text)
    if not found:
        raise UsageError(f"{option} {text!r} is no space: write X,Y in whole numbers, such as {option}=-1,2")
    return Space(int(found[1]), int(found[2]))


def _map_named(name: str | None) -> Map:
    for one in MAPS:
        if one == (name or "hex"):
            return one
    raise UsageError(f"--map: {unknown('map', name or '', MAPS)}")
