"""What a fight carries of each combatant of The Murk from one command to the next."""

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, ClassVar, Self

from archcli.fight.combatant import Combatant, Condition
from archcli.given import Range
from archcli.names import typed
from archcli.rules.murk.attribute import DUE, TRACKS
from archcli.sheet import Key

DEADLY = 4
"""So many ranks of Suffering can be the end: fewer d6 never total more than 20 (M-35)."""


class State(Combatant):
    """A combatant of The Murk. `score` adds up from Moment to Moment (M-12), `suffering` is in ranks, the tracks in
    points, and `owed` by track what waits for its injury roll."""

    ON_SHEET: ClassVar[Mapping[str, str]] = {
        "potential": "potential", "suffering": "suffering", "power": "power", "sins": "sins",
        **{track: f"tracks.{track}" for track in TRACKS},
    }

    PHASES: ClassVar[tuple[str, ...]] = ("melees", "shootouts", "contests of powers")

    score: Annotated[int | None, Range(-10**6, 10**6), Key()] = None
    potential: Annotated[int | None, Range(0, 10**6), Key()] = None
    suffering: Annotated[int | None, Range(0, 10**6), Key()] = None
    damage: Annotated[int, Range(0, 10**6), Key()] = 0
    strain: Annotated[int, Range(0, 10**6), Key()] = 0
    exhaustion: Annotated[int, Range(0, 10**6), Key()] = 0
    owed: Annotated[Mapping[str, int], Range(0, 10**6), Key(names=tuple(TRACKS))] = {}
    power: Annotated[int | None, Range(0, 10**6), Key()] = None
    sins: Annotated[int, Range(0, 10**6), Key()] = 0

    @property
    def condition(self) -> Condition:
        """How hurt somebody looks: badly from half of the ranks of Suffering that can be the end."""
        ranks = self.suffering or 0
        if self.is_down:
            return "down"
        if 2 * ranks >= DEADLY:
            return "badly-hurt"
        return "hurt" if ranks or self.owed or any(getattr(self, track) for track in TRACKS) else "unhurt"

    @property
    def waiting(self) -> tuple[str, ...]:
        return (*self.open, *(f"injury owed: {points} {track}" for track, points in self._waiting.items()))

    @property
    def _waiting(self) -> dict[str, int]:
        return {track: points for track, points in self.owed.items() if points}

    def settling(self) -> Iterator[tuple[str, ...]]:
        several = len(self._waiting) > 1
        for track in self._waiting:
            yield "injury", typed(self.name), *(("--track", track) if several else ())
        if DUE in self.open:
            yield "breakdown", typed(self.name)

    def settled(self, places: Collection[int]) -> Self:
        owed = enumerate(self._waiting.items(), start=len(self.open) + 1)
        return super().settled(places).replace(owed=dict(one for place, one in owed if place not in places))

    def budget(self, *, acting: bool) -> Iterator[str]:
        if self.score is not None:
            yield f"score {self.score}"
        if self.potential is not None:
            yield f"Potential {self.potential}"

    def conditions(self, *, acting: bool) -> Iterator[str]:
        for called in ("Suffering", *TRACKS, "Power", "Sins"):
            if number := getattr(self, called.casefold()):
                yield f"{called} {number}"
