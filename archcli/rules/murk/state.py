"""What a fight carries of each combatant of The Murk from one command to the next."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from archcli.fight.state import Combatant
from archcli.given import Range
from archcli.sheet import Key

TRACKS = ("damage", "strain", "exhaustion")


class State(Combatant):
    """A combatant of The Murk. `score` adds up from Moment to Moment (M-12), `suffering` is in ranks, the tracks in
    points, and `owed` by track what waits for its injury roll."""

    ON_SHEET: ClassVar[Mapping[str, str]] = {
        "potential": "potential", "suffering": "suffering", "power": "power", "sins": "sins",
        **{track: f"tracks.{track}" for track in TRACKS},
    }

    score: Annotated[int | None, Range(-10**6, 10**6), Key()] = None
    potential: Annotated[int | None, Range(0, 10**6), Key()] = None
    suffering: Annotated[int | None, Range(0, 10**6), Key()] = None
    damage: Annotated[int, Range(0, 10**6), Key()] = 0
    strain: Annotated[int, Range(0, 10**6), Key()] = 0
    exhaustion: Annotated[int, Range(0, 10**6), Key()] = 0
    owed: Annotated[Mapping[str, int], Range(0, 10**6), Key(names=TRACKS)] = {}
    power: Annotated[int | None, Range(0, 10**6), Key()] = None
    sins: Annotated[int, Range(0, 10**6), Key()] = 0
