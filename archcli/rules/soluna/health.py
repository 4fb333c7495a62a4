"""What is left of Health Points, and whether that is nothing (L-62; The Victory)."""

from __future__ import annotations

from archcli.report import Line, line
from archcli.roles import BAD, NUMBER


def less(health: int | None, damage: int) -> int | None:
    """Health Points after damage, not below 0; None where they are not known."""
    return None if health is None else max(0, health - damage)


def is_down(left: int | None) -> bool | None:
    """Whether no Health Points are left; None where that is not known."""
    return None if left is None else left == 0


def left_line(who: str, left: int) -> Line:
    """Who has how many left: `Orc  3 hit points left`, or `Orc  down`."""
    if left == 0:
        return line(who, ("down", BAD))
    return line(who, (str(left), NUMBER), f" hit point{'' if left == 1 else 's'} left")
