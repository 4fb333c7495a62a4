"""What a fight carries of each Archsoul combatant from one command to the next."""

from collections.abc import Mapping
from typing import Annotated, Literal

from archcli.fight.state import Combatant
from archcli.given import COMBATANT, WEAPON, Range
from archcli.record import Record
from archcli.sheet import Key

Stance = Literal["hold-firm", "shield-intercept", "soul-shield"]


class Grapple(Record):
    """A grapple: with whom, and who is in control of it (A-78)."""

    with_: Annotated[str, Key(takes=COMBATANT)]
    control: Annotated[str, Key(takes=COMBATANT)]


class Item(Record, unshown=("name",)):
    """A weapon in a fight: `hp` in points, None where nobody counts them (A-57); `ammunition_left` None likewise."""

    name: str
    hp: Annotated[int | None, Range(0, 1000), Key()] = None
    broken: Annotated[bool, Key()] = False
    dropped: Annotated[bool, Key()] = False
    destroyed: Annotated[bool, Key()] = False
    needs_repair: Annotated[bool, Key()] = False
    jammed: Annotated[bool, Key()] = False
    ammunition_left: Annotated[int | None, Range(0, 10**6), Key()] = None


class State(Combatant):
    """An Archsoul combatant. `studied` in a row, `ap_spent` this turn, `attacked_with` the weapons of this round,
    reactions included (A-114), `reacted` the targets of reactions (A-69), `carried` a drawing begun last turn (A-112).
    """

    hit_points: Annotated[int | None, Range(0, 10**6), Key()] = None
    prone: Annotated[bool, Key()] = False
    grapple: Annotated[Grapple | None, Key()] = None
    stances: Annotated[tuple[Stance, ...], Key()] = ()
    weapons: Annotated[Mapping[str, Item], Key(takes=WEAPON)] = {}
    studied: Annotated[int, Range(0, 10**6), Key()] = 0
    ap_spent: Annotated[int, Range(0, 10**6), Key()] = 0
    attacked_with: Annotated[tuple[str, ...], Key(takes=WEAPON)] = ()
    reacted: Annotated[tuple[str, ...], Key(takes=COMBATANT)] = ()
    carried: Annotated[str | None, Key()] = None
    mounted: Annotated[bool, Key()] = False
