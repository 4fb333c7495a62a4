"""What a fight carries of each unit of Soluna from one command to the next."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar

from archcli.fight.combatant import Combatant
from archcli.given import WEAPON, Range
from archcli.record import Record
from archcli.rules.soluna.acts import ACTS, DELAYED
from archcli.rules.soluna.budget import HALVES
from archcli.sheet import Key


def _an_act(text: Any) -> str | None:
    """What was expected in place of a text that is no act; one that cannot wait may do so anyway."""
    return None if text in ACTS else f"an act, one of {', '.join(DELAYED)}"


class Left(Record):
    """What is left of the turn: the move act (0 or 1), and halves of the main act (0 to 2)."""

    move: Annotated[int, Range(0, 1), Key()] = 1
    halves: Annotated[int, Range(0, HALVES), Key()] = HALVES


class State(Combatant):
    """A unit of Soluna. `hit_points` are Health Points, `loaded` the rounds of each gun that are counted, `delayed` the
    act that waits for its trigger (L-57); of guns `capacity` is the most rounds that each has held, and `gun` the one
    last used."""

    ON_SHEET: ClassVar[Mapping[str, str]] = {"hit_points": "health"}

    KEPT_QUIET: ClassVar[frozenset[str]] = Combatant.KEPT_QUIET | {"left", "capacity", "gun"}

    hit_points: Annotated[int | None, Range(0, 10**6), Key()] = None
    loaded: Annotated[Mapping[str, int], Range(0, 10**6), Key(takes=WEAPON)] = {}
    prone: Annotated[bool, Key()] = False
    delayed: Annotated[str | None, Key(check=_an_act)] = None
    left: Annotated[Left, Key()] = Left()
    capacity: Annotated[Mapping[str, int], Range(0, 10**6), Key()] = {}
    gun: Annotated[str | None, Key(takes=WEAPON)] = None

    @classmethod
    def kept(cls) -> tuple[str, ...]:
        return tuple(name for name in super().kept() if name not in ("capacity", "gun"))

    @property
    def trigger(self) -> str | None:
        """Whether the trigger of its delayed act came: not while it waits; None where there is none."""
        return None if self.delayed is None else "unmet"

    @property
    def can_attack(self) -> bool:
        return self.left.halves == HALVES

    def budget(self, *, acting: bool) -> Iterator[str]:
        if acting:
            main = ("", "half the main act", "main act")[self.left.halves]
            yield from [name for name in ("move" * self.left.move, main) if name] or ["free acts"]

    def conditions(self, *, acting: bool) -> Iterator[str]:
        if self.prone:
            yield "prone"
        yield from (f"{weapon} {f'{rounds} loaded' if rounds else 'empty'}" for weapon, rounds in self.loaded.items())
        if self.delayed is not None:
            yield f"delays {self.delayed}"
