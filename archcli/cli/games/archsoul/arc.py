"""`archcli arc`."""

import re
from typing import Annotated

from archcli.errors import unreadable
from archcli.given import Given, lacking
from archcli.rules.archsoul.arc import Arc
from archcli.rules.archsoul.arc import arc as resolve
from archcli.rules.archsoul.battle_map import OnMap, Space
from archcli.rules.archsoul.rulings import Archsoul

CHARACTER = "Character"
_SPACE = re.compile(r"\s*([+-]?\d{1,9})\s*,\s*([+-]?\d{1,9})\s*", re.ASCII)


def arc(
    rulings: Archsoul,
    facing: Annotated[str | None, Given(
        "--facing", panel=CHARACTER, metavar="n|ne|e|se|s|sw|w|nw", choices="archcli.rules.archsoul.battle_map:FACINGS",
        help="Where the character faces; no e and w on hexes.")] = None,
    position: Annotated[str, Given(
        "--position", panel=CHARACTER, metavar="X,Y", help="The character's space (0,0).")] = "0,0",
    hold_firm: Annotated[bool, Given("--hold-firm", panel=CHARACTER, help="The character holds firm.")] = False,
    grappled: Annotated[bool, Given("--grappled", panel=CHARACTER, help="The character is grappled.")] = False,
    at: Annotated[tuple[str, ...], Given(
        "--at", panel="Map", metavar="X,Y", help="A space of the attacker (--at=-1,1); repeatable.")] = (),
    map: OnMap = "hex",
) -> Arc:
    """Tell from which side an attack comes, and draw it.

    Example: archcli arc --facing n --at 1,0
    """
    if facing is None:
        raise lacking("--facing", what="the facing", note="such as --facing n")
    attackers, own = [_space(text, "--at") for text in at], _space(position, "--position")
    ahead = facing.strip().casefold()
    return resolve(
        ahead, attackers, position=own, on=map, hold_firm=hold_firm, grappled=grappled, rulings=rulings)


def _space(text: str, option: str) -> Space:
    found = _SPACE.fullmatch(text)
    if not found:
        raise unreadable(text, f"X,Y in whole numbers, such as {option}=-1,2", option)
    return Space(int(found[1]), int(found[2]))
