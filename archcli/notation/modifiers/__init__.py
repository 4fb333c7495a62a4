"""What may stand behind dice and braces: one file a modifier.

A file holds all that its modifier is: the node, how it is read (its grammar rule is the docstring), where it may
stand, how it is checked, rolled, written and explained, and its odds (`modifier` says what each of these is asked).
The row here makes it known. A file is loaded when a word of its row is met: plain dice load none of them.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

MODIFIERS = {
    "keep.Keep": "kh kl km k dh dl",
    "keep.BareDrop": "d df",
    "explode.Explode": "! !! !p !!p e ee ep eep",
    "reroll.Reroll": "r ro rr",
    "unique.Unique": "u",
    "clamp.Clamp": "min mi max ma",
    "count.Count": ">= > <= < = ge gt le lt eq t",
    "failure.Failure": "f",
    "double.Double": "ds",
    "sort.Sort": "s sa sd",
}
"""The class of a modifier, in its file, and the words and signs that begin it."""


@cache
def load(row: str) -> Any:
    """The class of a row. A module with a dot in its name lies outside of this package."""
    module, _, name = row.rpartition(".")
    return getattr(import_module(module if "." in module else f"{__name__}.{module}"), name)


def habits() -> dict[str, str]:
    """What others write for modifiers, and what to write here."""
    return {word: hint for row in MODIFIERS for word, hint in load(row).HABITS.items()}
