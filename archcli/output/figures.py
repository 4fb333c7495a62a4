"""Chances and means as people read them, and what changed between two of them."""

from __future__ import annotations

DASH = "–"
"""Where there is no number."""
PERCENT = " %"
"""What stands behind a chance."""
POINTS = "pp"
"""The unit of a change between two chances, percentage points."""


def percent(chance: float) -> str:
    """A chance in per cent with three digits that matter, never 0 or 100 unless it is so."""
    if chance in (0, 1):
        return f"{100 * chance:.0f}{PERCENT}"
    shown = 100 * chance
    if shown < 0.001:
        return f"<0.001{PERCENT}"
    if shown > 99.999:
        return f">99.999{PERCENT}"
    return f"{shown:.{_decimals(chance)}f}{PERCENT}"


def mean(number: float, deviation: float | None = None) -> str:
    """A mean, with its standard deviation where that is known."""
    text = f"{number:.3f}".replace("-", "−")
    return text if deviation is None else f"{text} ± {deviation:.3f}"


def points(before: float, after: float) -> str:
    """How far a chance moved, in percentage points; not rounded coarser than the chances are shown."""
    return f"{_moved(100 * before, 100 * after, max(_decimals(before), _decimals(after)))} {POINTS}"


def moved(before: float, after: float) -> str:
    """How far a mean moved."""
    return _moved(before, after, 3)


def words(name: str) -> str:
    """A key as words."""
    return name.replace("_", " ")


def _decimals(chance: float) -> int:
    return 3 if 0 < chance < 0.001 or 0.999 < chance < 1 else 2


def _moved(before: float, after: float, decimals: int) -> str:
    if after == before:
        return "0"
    sign, change = "−" if after < before else "+", abs(after - before)
    if round(change, decimals) == 0:
        decimals = 3
    return f"{sign}{change:.{decimals}f}" if round(change, decimals) else f"{sign}<0.001"
