"""Somebody in a fight, and what hurts or helps."""

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal, Self

from archcli.errors import NUMBER
from archcli.fight.written import written
from archcli.given import WEAPON, Range
from archcli.names import parted
from archcli.record import Record
from archcli.report import signed
from archcli.sheet import Key

Side = Literal["party", "foes"]
PARTY: Side = "party"
FOES: Side = "foes"
Condition = Literal["unhurt", "hurt", "badly-hurt", "down"]
NEXT_ATTACK, THIS_TURN = "next-attack", "turn"
"""Ends of an effect that are no number of turns: the next attack in which it counts, and the running turn."""


def _end(value: Any) -> str | None:
    turns = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= NUMBER
    fits = turns or value in (NEXT_ATTACK, THIS_TURN)
    return None if fits else f'"{NEXT_ATTACK}", "{THIS_TURN}" or a number of turns'


class Effect(Record):
    """What hurts or helps somebody: `to` is the number that it moves, as `modifiers` calls it (None: the main one),
    `by` how much (None: nothing, it is a mere word), `because` why.

    `until`: NEXT_ATTACK, THIS_TURN, a number of own turns that have to begin, or None: until it is cleared.
    """

    to: Annotated[str | None, Key()] = None
    by: Annotated[int | None, Range(-NUMBER, NUMBER), Key()] = None
    because: Annotated[str, Key()]
    until: Annotated[Any, Key(check=_end)] = None

    @property
    def text(self) -> str:
        """As `--modify` writes it: `attack difficulty +1 wrist hurt`."""
        return " ".join(filter(None, (self.to, None if self.by is None else signed(self.by), self.because)))

    @property
    def ending(self) -> str:
        """When it ends, in words; empty where nothing ends it by itself."""
        if isinstance(self.until, int):
            return "1 turn" if self.until == 1 else f"{self.until} turns"
        return {NEXT_ATTACK: "next attack", THIS_TURN: "this turn"}.get(self.until, "")

    @property
    def said(self) -> str:
        """With its end: `attack difficulty +1 wrist hurt (next attack)`."""
        return f"{self.text} ({self.ending})" if self.ending else self.text


class Combatant(Record):
    """Somebody in a fight; a game's own `State` adds what it carries from one command to the next.

    `sheet` is a path relative to the fight's file, `down` what was said by hand (0 hit points take down by
    themselves), `joined` whether it came once the fight had begun, `begun` whether the turn of this round has begun,
    `done` the actions of the running turn, `weapon` the one last used, `open` what waits for a decision, `running`
    whether its turn runs, as a sheet tells it.
    """

    __slots__ = ("__dict__", "_written")

    name: str
    sheet: Annotated[str, Key()]
    side: Annotated[Side, Key()]
    hit_points_full: Annotated[int | None, Range(0, NUMBER), Key()] = None
    down: Annotated[bool, Key()] = False
    begun: Annotated[bool, Key()] = False
    joined: Annotated[bool, Key()] = False
    done: Annotated[tuple[str, ...], Key()] = ()
    weapon: Annotated[str | None, Key(takes=WEAPON)] = None
    effects: Annotated[tuple[Effect, ...], Key()] = ()
    open: Annotated[tuple[str, ...], Key()] = ()
    running: bool = False
    ON_SHEET: ClassVar[Mapping[str, str]] = {"hit_points": "hit_points"}
    """Where its numbers stand on a sheet: those of the state take the place of these."""
    PHASES: ClassVar[tuple[str, ...]] = ()
    """What is settled in each phase of a round, where a fight counts them."""
    KEPT_QUIET: ClassVar[frozenset[str]] = frozenset({"begun", "joined", "done", "weapon", "sheet", "hit_points_full"})
    """Keys whose changes nobody needs to be told of: what only the turn's own rules count."""
    WORDS: ClassVar[Mapping[str, str]] = {}
    """What a change of a key is called, where its own words would not do."""

    @property
    def is_down(self) -> bool:
        """Whether somebody is out of it: taken out by hand, or at 0 hit points or below."""
        points = getattr(self, "hit_points", None)
        return self.down or (points is not None and points <= 0)

    @property
    def condition(self) -> Condition:
        """How hurt somebody looks, without a number."""
        points, full = getattr(self, "hit_points", None), self.hit_points_full
        if self.is_down:
            return "down"
        if points is None or full is None or points >= full:
            return "unhurt"
        return "badly-hurt" if 2 * points <= full else "hurt"

    @property
    def waiting(self) -> tuple[str, ...]:
        """Its open points: those that were written down, then those that follow from its state."""
        return self.open

    def settling(self) -> Iterator[tuple[str, ...]]:
        """Commands of the game that settle what waits, word by word."""
        return iter(())

    def settled(self, places: Collection[int]) -> Self:
        """The same without some of its open points, by their places in `waiting`, from 1."""
        left = tuple(text for place, text in enumerate(self.open, start=1) if place not in places)
        return self.replace(open=left)

    @property
    def can_attack(self) -> bool:
        """Whether what is left of its turn would pay for a usual attack."""
        return True

    @property
    def in_hand(self) -> str | None:
        """The weapon last used, where it can be used again."""
        return self.weapon

    def budget(self, *, acting: bool) -> Iterator[str]:
        """What it has left to spend, each in a few words; `acting`: its turn runs."""
        return iter(())

    def conditions(self, *, acting: bool) -> Iterator[str]:
        """How it stands beside its hit points, each in a few words; `acting`: its turn runs."""
        return iter(())

    def written(self) -> dict[str, Any]:
        """What the file of the fight holds of it, worked out once: a step asks several times, and few change in it."""
        known: dict[str, Any] | None = getattr(self, "_written", None)
        if known is None:
            known = written(self)
            object.__setattr__(self, "_written", known)
        return dict(known)

    @classmethod
    def kept(cls) -> tuple[str, ...]:
        """The fields that are the state: what the game carries, and the weapon last used."""
        return (*(name for name in cls.FIELDS if name not in Combatant.FIELDS), "weapon")

    def state(self) -> dict[str, Any]:
        """What JSON shows of it, every key of the game."""
        return {name.rstrip("_"): getattr(self, name) for name in self.kept()}

    @property
    def stem(self) -> str:
        """The name before its number: Goblin of Goblin 2, else the name."""
        return parted(self.name)[0]
