"""Hit points, and what damage leaves of them (A-123)."""

from archcli.report import Line, line
from archcli.roles import BAD, NUMBER

LEFT, DOWN = "hit_points_left", "down"
"""The keys of a result that are there where hit points are known."""


def after(damage: int, points: int | None) -> int | None:
    """The hit points that damage leaves, not below 0; None where nobody knows them."""
    return None if points is None else max(0, points - damage)


def left_line(who: str, left: int) -> Line:
    """The line that tells it: `Goblin  3 hit points left`, or `Goblin  down`."""
    if left == 0:
        return line(who, ("down", BAD))
    return line(who, (str(left), NUMBER), f" hit point{'' if left == 1 else 's'} left")
