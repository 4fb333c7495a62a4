"""The dice that were asked for: those of a seed, or the faces that were typed."""

from __future__ import annotations

from archcli.cli.options import Shared
from archcli.cli.seed import drawn, seeded
from archcli.dice.dice import RandomDice, TypedDice


def source(shared: Shared) -> tuple[int | None, RandomDice | TypedDice]:
    """The seed (None for typed dice) and the dice that were asked for."""
    faces = shared.faces()
    if faces is not None:
        return None, TypedDice(faces)
    seed = shared.number()
    if seed is None:
        seed = drawn()
    return seed, seeded(seed)
