"""The sides of a competition: a d12 and a Strength or Agility modifier each (R-30, R-31, R-47)."""

from typing import ClassVar, Literal, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.roll import Roll
from archcli.given import missing
from archcli.record import Record
from archcli.report import Modifier
from archcli.rules.realms.changes import change
from archcli.rules.realms.check import COMPETITION, kept

ROLLS = "roll", "foe roll"
"""What the two sides' rolls are called among modifiers (R-54)."""
Physical = Literal["strength", "agility"]
PHYSICAL = "modifiers.strength or modifiers.agility"
"""Where a sheet has the modifier of a competitor (R-31)."""


class Competitor(Record):
    """A side: its name and modifier (None: not known), and what that comes from (None: the better)."""

    PART: ClassVar[str]
    name: str | None = None
    modifier: int | None
    attribute: Physical | None = None

    @property
    def called(self) -> str:
        """Its name, or its part where it has none."""
        return self.name or f"the {self.PART}"

    @property
    def known_modifier(self) -> int:
        """The modifier. Raises UsageError where it is not known."""
        if self.modifier is None:
            raise missing(type(self), "modifier", "the Strength or Agility modifier")
        return self.modifier


class Side(NamedTuple):
    """A side that has rolled: who, what moved its number, why it kept one of two dice, and its d12."""

    who: Competitor
    moved: tuple[Modifier, ...]
    edges: tuple[str, ...]
    roll: Roll[int]

    @property
    def total(self) -> int:
        """The die with everything that is added to it."""
        return self.roll.value + self.who.known_modifier + change(self.moved)


def rolled_side(
    who: Competitor, *, moved: tuple[Modifier, ...] = (), advantage: tuple[str, ...] = (),
    disadvantage: tuple[str, ...] = (), dice: Dice,
) -> Side:
    """Roll for a side; `advantage` and `disadvantage` say why it has them."""
    roll = kept(
        COMPETITION, who.known_modifier + change(moved), advantage=bool(advantage), disadvantage=bool(disadvantage),
        label=who.PART, dice=dice,
    )
    edges = (*(f"advantage: {why}" for why in advantage), *(f"disadvantage: {why}" for why in disadvantage))
    return Side(who=who, moved=moved, edges=edges, roll=roll)
