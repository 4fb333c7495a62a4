"""Seeds: where they come from, and the dice that they give."""

from __future__ import annotations

import os

from archcli.dice.dice import RandomDice


def drawn() -> int:
    """A seed from the system's own entropy, 48 bits of it."""
    return int.from_bytes(os.urandom(6), "big")


def derived(seed: int, number: int) -> int:
    """The seed of one of many: 48 bits that anybody can work out again from the seed of all and its number."""
    from hashlib import sha256

    return int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:6], "big")


def seeded(seed: int) -> RandomDice:
    """The dice of a seed. Python's own generator takes -42 and 42 as one seed, so each gets a number of its own."""
    from random import Random

    return RandomDice(Random(2 * seed if seed >= 0 else -2 * seed - 1).random)
