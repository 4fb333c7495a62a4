"""What a fight carries of each combatant of Enchanted Realms from one command to the next."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from archcli.by_hand import ByHand
from archcli.fight.combatant import Combatant
from archcli.given import COMBATANT, Range
from archcli.names import fold
from archcli.report import Modifier
from archcli.rules.realms.movement import MOVED, Before
from archcli.rules.realms.turn_parts import read_part
from archcli.sheet import Key


class State(Combatant):
    """A combatant of Enchanted Realms. `held_by` names who grapples it, `movement_left` is in feet.

    Beside what everybody sees: `movement` of a turn as its sheet tells it, in feet, and `drag`, the percent of the
    movement at which whoever holds it drags it (R-51).
    """

    KEPT_QUIET: ClassVar[frozenset[str]] = Combatant.KEPT_QUIET | {
        "movement", "drag", "movement_left", "action_left",
    }

    hit_points: Annotated[int | None, Range(0, 10**6), Key()] = None
    held_by: Annotated[str | None, Key(takes=COMBATANT)] = None
    surprised: Annotated[bool, Key()] = False
    asleep: Annotated[bool, Key()] = False
    movement_left: Annotated[int | None, Range(0, 10**6), Key()] = None
    action_left: Annotated[int, Range(0, 1), Key()] = 1
    reaction_left: Annotated[int, Range(0, 1), Key()] = 1
    movement: Annotated[int | None, Range(0, 10**6), Key()] = None
    drag: Annotated[int | None, Range(0, 100), Key()] = None

    @classmethod
    def kept(cls) -> tuple[str, ...]:
        return tuple(name for name in super().kept() if name not in ("movement", "drag"))

    @property
    def is_caught(self) -> bool:
        """Whether it neither moves nor acts: surprised, or still asleep (R-20, R-52)."""
        return self.surprised or self.asleep

    @property
    def so_far(self) -> Before:
        """What it has done of the turn that runs, and has left of it."""
        return Before(
            tuple(map(read_part, self.done)), left=self.movement_left, action=self.action_left > 0,
            reaction=self.reaction_left > 0,
        )

    @property
    def moved(self) -> ByHand:
        """The effects that move its movement; those that name no number are for rolls."""
        return ByHand(effects=tuple(
            Modifier(MOVED, effect.by, effect.because) for effect in self.effects
            if effect.by and fold(effect.to or "") == MOVED
        ))

    @property
    def can_attack(self) -> bool:
        return self.action_left > 0 and not self.is_caught

    def budget(self, *, acting: bool) -> Iterator[str]:
        if acting and not self.is_caught:
            feet = f"{self.movement_left} feet" if self.movement_left else ""
            yield from [left for left in ("action" * self.action_left, feet) if left] or ["nothing left"]

    def conditions(self, *, acting: bool) -> Iterator[str]:
        if self.held_by is not None:
            yield f"held by {self.held_by}"
        yield from (name for name in ("surprised", "asleep") if getattr(self, name))
        if not self.reaction_left:
            yield "has reacted"
