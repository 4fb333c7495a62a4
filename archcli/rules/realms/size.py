"""Size categories (R-40, R-41, R-48)."""

from __future__ import annotations

from typing import Literal, get_args

Size = Literal["tiny", "small", "medium", "large", "huge", "giant", "colossal"]
SIZES: tuple[Size, ...] = get_args(Size)
MEDIUM: Size = "medium"


def above_medium(size: Size) -> int:
    """How many categories a size is above medium, 0 for medium and smaller."""
    return max(0, larger(size, MEDIUM))


def larger(size: Size, than: Size) -> int:
    """How many categories a size is above another; negative where it is below."""
    return SIZES.index(size) - SIZES.index(than)
