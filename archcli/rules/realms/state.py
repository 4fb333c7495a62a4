"""What a fight carries of each combatant of Enchanted Realms from one command to the next."""

from typing import Annotated

from archcli.fight.state import Combatant
from archcli.given import COMBATANT, Range
from archcli.sheet import Key


class State(Combatant):
    """A combatant of Enchanted Realms. `held_by` names who grapples it, `movement_left` is in feet."""

    hit_points: Annotated[int | None, Range(0, 10**6), Key()] = None
    held_by: Annotated[str | None, Key(takes=COMBATANT)] = None
    surprised: Annotated[bool, Key()] = False
    asleep: Annotated[bool, Key()] = False
    movement_left: Annotated[int | None, Range(0, 10**6), Key()] = None
    action_left: Annotated[int, Range(0, 1), Key()] = 1
    reaction_left: Annotated[int, Range(0, 1), Key()] = 1
