"""The words of the notation, and how a run of letters is cut into them."""

from __future__ import annotations

from functools import cache, lru_cache

from archcli.notation.functions import FUNCTIONS
from archcli.notation.modifiers import MODIFIERS

COMPARATORS = {
    ">=": ">=", ">": ">", "<=": "<=", "<": "<", "=": "=", "ge": ">=", "gt": ">", "le": "<=", "lt": "<", "eq": "=",
}
"""A comparison by its spellings."""
ALONE = frozenset(("begin", "group", "note", "as", "vs"))
RESERVED = frozenset(("d", "df", "x", "end", *ALONE, *FUNCTIONS))
"""Words that are no part of a name, unless `@` stands before it."""
KNOWN = 500
"""How many runs of letters are remembered as they were cut."""


@cache
def modifiers() -> dict[str, str]:
    """The row of `MODIFIERS` of each word and sign that begins a modifier."""
    return {word: row for row, words in MODIFIERS.items() for word in words.split()}


@cache
def _behind_operands() -> list[str]:
    """The words that may stand in a run of letters behind an operand, the longest first."""
    return sorted((*[word for word in modifiers() if word.isalpha()], "x", "end"), key=len, reverse=True)


def forget() -> None:
    """Read `MODIFIERS` again, which has changed."""
    for known in (modifiers, _behind_operands, longest, split):
        known.cache_clear()


@lru_cache(KNOWN)
def longest(run: str) -> str:
    """The longest known word at the start of a run of letters after an operand; empty where there is none."""
    return run if run in ALONE else next((word for word in _behind_operands() if run.startswith(word)), "")


@lru_cache(KNOWN)
def split(run: str) -> tuple[str, ...] | None:
    """The words of a run of letters after an operand, the longest each time; None where some of it is no word."""
    words: list[str] = []
    while run:
        word = longest(run)
        if not word:
            return (*words, run) if run == "begin" else None
        words.append(word)
        run = run[len(word):]
        if word == "x" and run:
            # What is multiplied by may be a name; but extra is no explosion times a name.
            return (*words, run) if len(words) == 1 or run in RESERVED else None
    return tuple(words)
