"""Limits: budgets with a name. Whatever is larger is refused, never cut; the refusal names the limit."""

from __future__ import annotations

from typing import Self

LIMITS: dict[str, Limit] = {}
"""Every limit of the modules that are loaded, by its name."""


class Limit(int):
    """The most that is allowed of something, registered under its name: `CARDS = Limit("cards", 54, "of one deck")`."""

    name: str
    bounds: str

    def __new__(cls, name: str, most: int, bounds: str) -> Self:
        """`bounds`: what is limited, in words that follow "at most N"."""
        if name in LIMITS:
            raise ValueError(f"there is a limit {name} already")
        limit = super().__new__(cls, most)
        limit.name, limit.bounds = name, bounds
        LIMITS[name] = limit
        return limit


DICE = Limit("dice", 100_000, "written dice, the most they could be, over all items and repeats; dice of a game's pool")
"""A game's pools and dice notation share it."""
