"""Who looks or listens, and what Perception adds to a d20 (R-02, R-09)."""

from typing import Annotated

from archcli.given import Given, missing
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.subattribute import Attribute, SubAttribute

PERCEIVER = "Perceiver"
CHECKED = "roll", "dc"
"""What the numbers of a check are called among modifiers (R-54)."""


class Perceiver(SubAttribute):
    """Who looks or listens."""

    name: str | None = None
    attribute: Attribute = "perception"
    score: Annotated[int | None, Given("--score", sheet="scores.{attribute}", panel=PERCEIVER,
        help="Perception score.")] = None
    modifier: Annotated[int | None, Given("--modifier", sheet="modifiers.{attribute}", panel=PERCEIVER,
        help="Perception modifier, for the ruling that adds it.")] = None
    bonus: Annotated[int, Given("--bonus", panel=PERCEIVER, help="Points added to the roll; may be negative.")] = 0

    def added(self, rulings: Realms) -> int:
        """The score, or the modifier (ruling check), in points. Raises UsageError where it is not known."""
        if rulings.check == "modifier":
            return self.known_modifier
        if self.score is None:
            raise missing(type(self), "score", keys={"attribute": self.attribute})
        return self.score
