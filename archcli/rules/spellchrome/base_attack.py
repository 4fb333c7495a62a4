"""Base attack by level, and the ladder of a full attack (S-20, S-40; Chapter 8, Understanding multiple attacks)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from archcli.errors import beyond
from archcli.limits import Limit

Column = Literal["poor", "good", "best"]
QUARTERS: dict[Column, int] = {"poor": 2, "good": 3, "best": 4}
"""Quarters of the level that each column gives."""
STEP = 5
"""How much lower each further attack is than the one before."""
LEVELS = Limit("level", 1000, "of a character of Spellchrome")


def base_attack(level: int, column: Column) -> int:
    """The base attack bonus of a level, 1 or more: a half, three quarters or all of it, rounded down (S-20).

    Raises UsageError for a level above 1000.
    """
    if level > LEVELS:
        raise beyond(LEVELS, f"--level is {level}", "resolved")
    return level * QUARTERS[column] // 4


def ladder(base: int) -> tuple[int, ...]:
    """The base attacks of a full attack: 5 less each while at least +1 is left; the first is always there (S-40)."""
    return (base, *range(base - STEP, 0, -STEP))


def attack_line(bonuses: Iterable[int]) -> str:
    """Bonuses as a character sheet writes them: +19/+14/+9/+4."""
    return "/".join(f"{bonus:+d}" for bonus in bonuses)
