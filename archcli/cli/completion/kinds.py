"""What may be typed in the place of an option or word, told from its declaration."""

from typing import NamedTuple

from archcli.given import NAMES, NOTATION, Declaration

NONE, CHOICE = "none", "choice"
"""Beside what a text may stand for (`archcli.given`): nothing to offer, and words of a list."""
DOZEN = 12
"""Numbers of a range that are offered, at most."""


class Value(NamedTuple):
    """What stands in a place: its kind, the words of a choice, and what joins several names (`,`) or ends one (`=`)."""

    kind: str = NONE
    choices: tuple[str, ...] = ()
    joint: str = ""


def value_of(declaration: Declaration) -> Value:
    """What stands in the place of an option or word; nothing where a flag takes no value."""
    given, bounds = declaration.given, declaration.range
    if declaration.words:
        return Value(CHOICE, declaration.words)
    if declaration.kind is int and bounds is not None and bounds.high is not None:
        numbers = range(int(bounds.low), int(bounds.high) + 1)
        return Value(CHOICE, tuple(map(str, numbers))) if len(numbers) <= DOZEN else Value()
    if given.takes == NAMES:
        return Value(NAMES, joint=next((mark for mark in ",=" if f"NAME{mark}" in given.metavar), ""))
    return Value(NONE if given.takes in ("", NOTATION) else given.takes)
