"""The acts of a turn by kind (L-50 to L-60; The Turns), and how a planned one is written."""

from typing import Literal, NamedTuple

from archcli.errors import UsageError, no_such
from archcli.planner import amount, name_and_rest, takes_nothing

Kind = Literal["move", "main", "move-equivalent", "free"]
KINDS: dict[Kind, tuple[str, ...]] = {
    "move": ("move",),
    "main": ("attack", "cast", "defend", "skill", "ability", "vehicle-attack", "delay", "reload", "board"),
    "move-equivalent": ("extend", "switch-item", "take-item", "use-item"),
    "free": ("speak", "gesture", "look", "leave-vehicle", "technical-check"),
}
ACTS: dict[str, Kind] = {name: kind for kind, names in KINDS.items() for name in names}
"""Every act with its kind, before options change it."""
DELAYED = tuple(name for name in KINDS["main"] if name != "delay")
"""Acts that can be held for a trigger, as long as they are main acts (L-57)."""


class Planned(NamedTuple):
    """One act of a plan: as it was written, its name, the squares of a move, and the act that a delay holds."""

    written: str
    name: str
    squares: int | None = None
    held: str | None = None

    @property
    def fires(self) -> bool:
        """Whether it is an attack with a weapon in hand, now or held (L-59)."""
        return "attack" in (self.name, self.held)


def planned(written: str) -> Planned:
    """One act as it is written: ACT, move:SQUARES, or delay:ACT.

    Raises UsageError for an unknown act, for squares that are not a whole number from 1, for a delay of nothing, and
    for a colon behind an act that takes nothing.
    """
    name, rest = name_and_rest(written, ACTS, "act")
    if name == "delay":
        return Planned(written, name, held=_held(written, rest or ""))
    if rest is None:
        return Planned(written, name)
    if name != "move":
        raise takes_nothing(written)
    return Planned(written, name, squares=amount(written, "squares", 5))


def _held(written: str, act: str) -> str:
    held, colon, _ = act.partition(":")
    if not held:
        raise UsageError(f'"{written}" delays nothing: name the act, as in delay:attack')
    if held not in ACTS:
        raise no_such("act", held, ACTS, before=f'"{written}": ')
    if colon and held != "delay":
        planned(act)
    return held
