"""What a fight carries of each combatant of Enchanted Realms from one command to the next."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from archcli.fight.state import Combatant
from archcli.given import COMBATANT, Range
from archcli.sheet import Key


class State(Combatant):
    """A combatant of Enchanted Realms. `held_by` names who grapples it, `movement_left` is in feet."""

    KEPT_QUIET: ClassVar[frozenset[str]] = Combatant.KEPT_QUIET | {"movement_left", "action_left", "reaction_left"}

    hit_points: Annotated[int | None, Range(0, 10**6), Key()] = None
    held_by: Annotated[str | None, Key(takes=COMBATANT)] = None
    surprised: Annotated[bool, Key()] = False
    asleep: Annotated[bool, Key()] = False
    movement_left: Annotated[int | None, Range(0, 10**6), Key()] = None
    action_left: Annotated[int, Range(0, 1), Key()] = 1
    reaction_left: Annotated[int, Range(0, 1), Key()] = 1

    @property
    def can_attack(self) -> bool:
        return self.action_left > 0 and not self.surprised and not self.asleep

    def budget(self, *, acting: bool) -> Iterator[str]:
        if acting:
            feet = f"{self.movement_left} feet" if self.movement_left else ""
            yield from [left for left in ("action" * self.action_left, feet) if left] or ["nothing left"]

    def conditions(self, *, acting: bool) -> Iterator[str]:
        if self.held_by is not None:
            yield f"held by {self.held_by}"
        yield from (name for name in ("surprised", "asleep") if getattr(self, name))
        if not self.reaction_left:
            yield "has reacted"
