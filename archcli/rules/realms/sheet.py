"""The sheet of Enchanted Realms: what may stand in it, and what a rule asks of it (R-02)."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from archcli.given import Range
from archcli.record import Record
from archcli.rules.realms.competitor import Physical
from archcli.rules.realms.size import MEDIUM, Size
from archcli.rules.realms.strike import Kind
from archcli.rules.realms.subattribute import ATTRIBUTES, TOLD, Attribute, told
from archcli.sheet import Character, Key

FASTEST = 500
LOWEST, HIGHEST = -10, 10
"""A modifier in points."""


class Movement(Record):
    """Feet a turn."""

    species: Annotated[int | None, Range(0, FASTEST), Key(example=40)] = None
    encumbered: Annotated[int | None, Range(0, FASTEST), Key("0 to species", example=40)] = None

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """Encumbrance leaves no more than the species movement."""
        if self.species is not None and self.encumbered is not None and self.encumbered > self.species:
            yield "encumbered", f"found {self.encumbered}, expected a whole number from 0 to {self.species}"


class Weapon(Record):
    """A weapon of a sheet: `pool` in d20, `bonus` to hit in points."""

    name: str
    kind: Annotated[Kind, Key()]
    pool: Annotated[int, Range(1, 5), Key("d20")]
    weight: Annotated[Literal["light", "medium", "heavy"] | None, Key()] = None
    bonus: Annotated[int, Range(LOWEST, HIGHEST), Key("to hit")] = 0
    critical: Annotated[bool, Key("whether the skill allows criticals; ranged: by ruling alone")] = False

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """A weapon that is not ranged needs a weight."""
        if self.weight is None and self.kind != "ranged":
            yield "weight", "is missing, expected one of light, medium, heavy"


class Sheet(Character):
    """One character."""

    system: Annotated[Literal["realms"], Key()]
    size: Annotated[Size, Key(example="medium")] = MEDIUM
    ac: Annotated[int | None, Range(1, 40), Key("armor class", example=13)] = None
    hit_points: Annotated[int | None, Range(0, 1000), Key(example=6)] = None
    initiative: Annotated[int, Key("other modifiers", example=0)] = 0
    scores: Annotated[Mapping[str, int], Range(0, 30), Key(
        names=ATTRIBUTES, example={"strength": 4, "agility": 4, "perception": 3, "judgment": 3},
    )]
    modifiers: Annotated[Mapping[str, int], Range(LOWEST, HIGHEST), Key(
        "without one it follows from the score, up to 4", names=ATTRIBUTES,
        example={"strength": 1, "agility": 1, "perception": 0, "judgment": 0},
    )]
    movement: Annotated[Movement, Key("feet")]
    weapons: Annotated[Mapping[str, Weapon], Key(example={
        "gladius": {"kind": "melee", "pool": 1, "weight": "medium"},
        "bow": {"kind": "ranged", "pool": 1, "weight": "light", "bonus": 0, "critical": False},
    })]

    @classmethod
    def contradictions(cls, values: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """A score above 4 does not tell its modifier, which then has to be written too (R-02)."""
        for name, score in values["scores"].items():
            if score is not None and score > TOLD and name not in values["modifiers"]:
                yield f"modifiers.{name}", f"is missing, expected a whole number from {LOWEST} to {HIGHEST}"

    def modifier(self, name: Attribute) -> int | None:
        """The modifier of a sub-attribute, None where neither it nor the score is written (R-02)."""
        return self.modifiers.get(name, told(self.scores.get(name)))

    def physical(self, attribute: Physical | None) -> int | None:
        """The modifier of Strength or Agility, or the better of them; None where it is not known (R-31)."""
        names: tuple[Physical, ...] = (attribute,) if attribute else ("strength", "agility")
        known = [modifier for name in names if (modifier := self.modifier(name)) is not None]
        return max(known, default=None)

    @property
    def feet(self) -> int | None:
        """The movement of a turn as far as the sheet tells it (R-21)."""
        return self.movement.species if self.movement.encumbered is None else self.movement.encumbered

    @property
    def initiative_modifier(self) -> int:
        """The Agility modifier and the other modifiers of initiative (R-06). Raises SheetError without Agility."""
        agility = self.modifier("agility")
        if agility is None:
            raise self.missing("modifiers.agility")
        return agility + self.initiative
