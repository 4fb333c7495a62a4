"""Hints for those who come from other dice programs, by what they typed."""

from __future__ import annotations

from archcli.notation.modifiers import habits

HABITS = {
    "*": "a * stands between two values, as in 2d6*2; there is no power (**)",
    "^": "there is no power: multiply, as in 2d6*2",
    "=": "a comparison is one of >= > <= < =, and exactly 5 is =5 (or eq5)",
    "against": "a total is tested with vs: 1d20+5 vs 15",
    "dc": "a total is tested with vs: 1d20+5 vs 15",
    "mod": "the remainder is %",
    "rf": "there are no fixed rounding words: floor(...), ceil(...), round(...)",
    ".": "numbers are whole: there are no decimals",
    ".1": "numbers are whole: there are no decimals",
    ".2": "numbers are whole: there are no decimals",
    "as": "after as stands a label of one word: 2d6 as fire",
    "$": "a shell fills in what begins with $: quote the input",
    "&": "a shell cuts the input at &: quote the input",
    "|": "a shell cuts the input at |: quote the input",
    '"': "quotes belong around the whole input",
    "\\": "a backslash is no part of the notation",
}
QUOTE = "if the shell took a part of the input, quote it: archcli roll '...'"


def habit(found: str) -> str | None:
    """What to write instead of what was found, where a habit from elsewhere explains it."""
    if found in HABITS:
        return HABITS[found]
    return habits().get(found)
