"""What a fight carries of each Spellchrome combatant from one command to the next."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

from archcli.fight.combatant import Combatant
from archcli.given import COMBATANT, Range
from archcli.record import Record
from archcli.sheet import Key

Stance = Literal["defensive", "total-defense"]


class Left(Record):
    """What is left of the turn, 0 or 1 of each."""

    move: Annotated[int, Range(0, 1), Key()] = 1
    standard: Annotated[int, Range(0, 1), Key()] = 1


class State(Combatant):
    """A Spellchrome combatant. `hit_points` may lie below 0, `stance` lasts until the own next turn begins (S-72),
    `opportunities` are the names of those who may be struck at with an attack of opportunity."""

    KEPT_QUIET: ClassVar[frozenset[str]] = Combatant.KEPT_QUIET | {"left"}
    WORDS: ClassVar[Mapping[str, str]] = {"opportunities": "may strike at"}

    hit_points: Annotated[int | None, Range(-10**6, 10**6), Key()] = None
    prone: Annotated[bool, Key()] = False
    knocked_out: Annotated[bool, Key()] = False
    stance: Annotated[Stance | None, Key()] = None
    opportunities: Annotated[tuple[str, ...], Key(takes=COMBATANT)] = ()
    left: Annotated[Left, Key()] = Left()

    @property
    def is_defensive(self) -> bool:
        """Whether it fights defensively (S-26)."""
        return self.stance == "defensive"

    @property
    def is_in_total_defense(self) -> bool:
        """Whether it is in total defense (S-26)."""
        return self.stance == "total-defense"

    @property
    def can_attack(self) -> bool:
        return self.left.standard > 0

    def budget(self, *, acting: bool) -> Iterator[str]:
        if acting:
            left = [name for name in Left.FIELDS if getattr(self.left, name)]
            yield from left or ["nothing left"]

    def conditions(self, *, acting: bool) -> Iterator[str]:
        if self.prone:
            yield "prone"
        if self.knocked_out:
            yield "knocked out"
        if self.stance is not None:
            yield f"{self.stance} (until own turn)"
        if self.opportunities:
            yield f"attack of opportunity against {' and '.join(self.opportunities)}"
