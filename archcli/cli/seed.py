"""Seeds: where they come from, and the dice that they give."""

from __future__ import annotations

import os

from archcli.dice.dice import RandomDice


def drawn() -> int:
    """A seed from the system's own entropy, 48 bits of it."""
    return int.from_bytes(os.urandom(6), "big")


def seeded(seed: int) -> RandomDice:
    """The dice of a seed. Python's own generator takes -42 and 42 as one seed, so each gets a number of its own."""
    from random import Random

    return RandomDice(Random(2 * seed if seed >= 0 else -2 * seed - 1).random)
