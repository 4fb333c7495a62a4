"""The dice that are meant: those of a seed, typed faces, or real ones that are asked for."""

from __future__ import annotations

from archcli.cli.options import Shared
from archcli.cli.seed import drawn, seeded
from archcli.dice.dice import FaceDice, TypedDice


def source(shared: Shared) -> tuple[int | None, FaceDice]:
    """The seed (None where faces are typed) and the dice."""
    if shared.ask:
        from archcli.cli.ask import on_terminal

        return None, on_terminal()
    faces = shared.faces()
    if faces is not None:
        return None, TypedDice(faces)
    seed = shared.number()
    if seed is None:
        seed = drawn()
    return seed, seeded(seed)
