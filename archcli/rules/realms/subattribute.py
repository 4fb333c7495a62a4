"""Sub-attributes: a score, and the modifier that may follow from it (R-02)."""

from __future__ import annotations

from typing import Literal, get_args

from archcli.given import missing
from archcli.record import Record

TOLD = 4
"""The highest score that tells its modifier: 1 there, 0 below."""
Attribute = Literal["strength", "agility", "perception", "judgment"]
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)


def told(score: int | None) -> int | None:
    """The modifier that a score tells; None above 4, and without a score."""
    return None if score is None or score > TOLD else int(score == TOLD)


class SubAttribute(Record):
    """Whoever uses a sub-attribute: which one, its score and its modifier, None where they are not known."""

    attribute: Attribute
    score: int | None
    modifier: int | None

    @property
    def known_modifier(self) -> int:
        """The modifier, else what the score tells (R-02). Raises UsageError where neither says it."""
        modifier = told(self.score) if self.modifier is None else self.modifier
        if modifier is None:
            what = f"the modifier of {self.attribute} {self.score} (above {TOLD} it tells none)" if self.score else ""
            raise missing(type(self), "modifier", what, rule="R-02", keys={"attribute": self.attribute})
        return modifier
