"""Sub-attributes: a score, and the modifier that may follow from it (R-02)."""

from __future__ import annotations

from typing import NamedTuple

from archcli.errors import RuleError

TOLD = 4
"""The highest score that tells its modifier: 1 there, 0 below."""
ATTRIBUTES = ("strength", "agility", "perception", "judgment")


class SubAttribute(NamedTuple):
    """The score and the modifier of a sub-attribute, None where they are not known."""

    score: int | None = None
    modifier: int | None = None


def modifier(name: str, *, typed: SubAttribute, sheet: SubAttribute) -> int | None:
    """The modifier: the typed one, else that of the typed score, else the sheet's, else that of its score (R-02).

    None where nothing is known. Raises RuleError where the score that decides is above 4, which tells no modifier.
    """
    if typed.modifier is not None:
        return typed.modifier
    if typed.score is None and sheet.modifier is not None:
        return sheet.modifier
    score = sheet.score if typed.score is None else typed.score
    if score is None:
        return None
    if score > TOLD:
        raise RuleError(
            f"the modifier of {name} {score} is not told by the score above {TOLD}: give --modifier, "
            f"or a sheet with modifiers.{name}", rule="R-02",
        )
    return int(score == TOLD)
