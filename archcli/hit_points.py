"""Hit points, and what damage leaves of them, in the games in which they never fall below 0.

In Spellchrome they do (S-79): it counts and tells them by itself.
"""

from __future__ import annotations

from archcli.report import Line, line
from archcli.roles import BAD, NUMBER

LEFT, DOWN = "hit_points_left", "down"
"""The keys of a result that tell it where hit points are known."""


def points_left(points: int | None, damage: int) -> int | None:
    """The hit points that damage leaves, not below 0; None where nobody knows them."""
    return None if points is None else max(0, points - damage)


def is_down(left: int | None) -> bool | None:
    """Whether no hit points are left; None where nobody knows them."""
    return None if left is None else left == 0


def left_line(who: str, left: int) -> Line:
    """The line that tells it: `Goblin  3 hit points left`, or `Goblin  down`."""
    if left == 0:
        return line(who, ("down", BAD))
    return line(who, (str(left), NUMBER), f" hit point{'' if left == 1 else 's'} left")
