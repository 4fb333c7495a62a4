"""The Soluna sheet: what may stand in it, and what a rule asks of it. Names match whatever their case."""

from collections.abc import Mapping
from typing import Annotated, Literal

from archcli.given import Range
from archcli.record import Record
from archcli.rules.soluna.weapon import Weapon
from archcli.sheet import Character, Key


class Perimeters(Record):
    """The stats of a unit, in dice."""

    strength: Annotated[int | None, Range(0, 100), Key(example=3)] = None
    toughness: Annotated[int | None, Range(0, 100), Key(example=2)] = None
    dexterity: Annotated[int | None, Range(0, 100), Key(example=3)] = None
    mind: Annotated[int | None, Range(0, 100), Key(example=1)] = None


class Armor(Record):
    """A piece of armor."""

    bonus: Annotated[int, Key()] = 0


_FLAGS = {"wide_critical": False, "no_shield": False, "hf": False, "explosive": False}


class Sheet(Character):
    """One character, vehicle or object."""

    system: Annotated[Literal["soluna"], Key()]
    health: Annotated[int | None, Range(0), Key(example=10)] = None
    hardness: Annotated[int | None, Range(0, 100), Key("of a vehicle or object")] = None
    speed: Annotated[int | None, Range(0, 100), Key("of a vehicle; stands for a missing dexterity")] = None
    perimeters: Annotated[Perimeters, Key("dice")]
    skills: Annotated[Mapping[str, int], Range(0, 100), Key("dice, any name", example={"deft": 1})]
    weapons: Annotated[Mapping[str, Weapon], Key(example={
        "short-sword": {"bonus": 2, "kind": "melee", **_FLAGS},
        "pistol": {"bonus": 0, "kind": "ballistic", "range": 6, "damage": "2d6", "action": "semi", **_FLAGS},
    })]
    armor: Annotated[Mapping[str, Armor], Key("all pieces add up", example={"targe": {"bonus": 1}})]

    @property
    def dexterity(self) -> int:
        """The Dexterity, or the speed (L-06). Raises SheetError where neither is written."""
        own = self.perimeters.dexterity if self.perimeters.dexterity is not None else self.speed
        if own is None:
            raise self.missing("perimeters.dexterity", " (or speed)")
        return own

    @property
    def worn(self) -> Armor:
        """All armor that is worn, as one piece."""
        return Armor(bonus=sum(piece.bonus for piece in self.armor.values()))

    def skill(self, name: str) -> int:
        """Dice of a skill. Raises UsageError for one that the sheet lacks."""
        return self.named("skill", self.skills, name)

    def weapon(self, name: str, option: str | None = None) -> Weapon:
        """A weapon. Raises UsageError for one that the sheet lacks."""
        return self.named("weapon", self.weapons, name, option=option)
