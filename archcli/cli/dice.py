"""The dice that are meant: those of a seed, typed faces, or real ones that are asked for."""

from __future__ import annotations

from archcli.cli.seed import drawn, seeded
from archcli.cli.shared import Shared
from archcli.dice.dice import FaceDice
from archcli.dice.typed import TypedDice


def source(shared: Shared) -> tuple[int | None, FaceDice]:
    """The seed (None where faces are typed) and the dice."""
    if shared.ask:
        from archcli.cli.ask import on_terminal

        return None, on_terminal()
    faces = shared.faces()
    if faces is not None:
        return None, TypedDice(faces)
    seed = seed_of(shared)
    return seed, seeded(seed)


def seed_of(shared: Shared) -> int:
    """The seed that was typed, else that of the line of a batch, else one of the system's."""
    typed = shared.number()
    if typed is not None:
        return typed
    return drawn() if shared.line_seed is None else shared.line_seed
