"""The Archsoul sheet: what may stand in it, and what a rule asks of it (A-06, A-120, A-121)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, Self

from archcli.errors import no_such
from archcli.given import Range
from archcli.names import fold
from archcli.record import Record
from archcli.rules.archsoul.pool import Pool
from archcli.sheet import Character, Key, shown

Kind = Literal["unarmed", "melee", "ranged", "thrown", "elemental", "soul"]
Property = Literal[
    "light", "semi-light", "two-handed", "armor-piercing", "close-combat", "polearm", "flail", "lance"
]
WeaponProperty = Literal[Property, "elemental"]
"""That a weapon is elemental is for its sheet to say alone (A-38)."""
Ammunition = Literal["arrow", "bolt", "shot", "stone"]
ATTRIBUTES = ("athletics", "endurance", "precision", "intellect", "soulpower")
SKILLS = (
    "melee_weapons", "ranged_weapons", "primitive_attacks", "resolve", "vision", "senses", "awareness", "read_emotions",
    "agility", "stealth", "thievery", "demolition", "conditioning", "willpower", "acting", "negotiation",
    "intimidation", "confusion", "academics", "soul_casting", "engineering", "survival", "weapon_mastery", "evocation",
    "telekinesis", "domination", "rending", "clairvoyance",
)


class Weapon(Record):
    """A weapon of a sheet. `damage` in dice, ranges in metres, `hardness` and `hp` in points."""

    name: str
    kind: Annotated[Kind, Key()]
    damage: Annotated[int, Range(0, 30), Key("dice")]
    properties: Annotated[tuple[WeaponProperty, ...], Key()] = ()
    strong_against: Annotated[tuple[str, ...], Key()] = ()
    weak_against: Annotated[tuple[str, ...], Key()] = ()
    accurate_range: Annotated[int | None, Range(0, 10000), Key("metres")] = None
    max_range: Annotated[int | None, Range(0, 10000), Key("metres, not below the accurate range")] = None
    ammunition: Annotated[Ammunition | None, Key()] = None
    hardness: Annotated[int, Range(0, 1000), Key("points")] = 0
    hp: Annotated[int | None, Range(0, 1000), Key("points")] = None

    def mistakes(self) -> list[tuple[str, str]]:
        """What its keys say against one another. A range may stand at any weapon: an axe can be thrown as well."""
        near, far = self.accurate_range, self.max_range
        if near is not None and far is not None and far < near:
            return [("max_range", f"found {far}, expected {near} (the accurate range) or more")]
        return []


class Unarmed(Record):
    """The fists: damage in dice, and whether metal covers the striking limb (A-33)."""

    damage: Annotated[int, Range(0, 30), Key("dice", example=1)] = 0
    metal_limb: Annotated[bool, Key()] = False


class Mount(Record):
    """A mount: its speed, and its trample damage in dice."""

    speed: Annotated[int | None, Range(1, 40), Key(example=3)] = None
    trample: Annotated[int | None, Range(0, 30), Key("dice", example=3)] = None


class Sheet(Character):
    """One character."""

    system: Annotated[Literal["archsoul"], Key()]
    defense: Annotated[int | None, Range(0, 30), Key("what attacks must beat", example=2)] = None
    shield: Annotated[int, Range(0, 10), Key("bonus against ranged, thrown and elemental attacks")] = 0
    armor: Annotated[tuple[str, ...], Key('types worn or counted as worn, such as ["leather"]')] = ()
    hit_points: Annotated[int | None, Range(0, 1000), Key(example=10)] = None
    move: Annotated[int, Range(0, 20), Key("spaces of 2 m for each move action")] = 3
    attributes: Annotated[Mapping[str, int], Range(-10, 20), Key(example=3, names=ATTRIBUTES)]
    skills: Annotated[Mapping[str, int], Range(0, 20), Key("a skill left out counts 0", names=SKILLS, example={
        "melee_weapons": 2, "primitive_attacks": 1, "resolve": 1, "awareness": 1, "agility": 1, "conditioning": 1,
        "weapon_mastery": 1,
    })]
    specializations: Annotated[Mapping[str, int], Range(0, 20), Key(
        "names of your own, usable in pools", example={"duelist": 0})]
    unarmed: Annotated[Unarmed, Key()]
    weapons: Annotated[Mapping[str, Weapon], Key(example={
        "sword": {"kind": "melee", "damage": 2, "hardness": 2, "hp": 6},
        "bow": {"kind": "ranged", "damage": 2, "properties": ["two-handed"], "accurate_range": 20, "max_range": 60,
                "ammunition": "arrow"},
    })]
    mount: Annotated[Mount, Key("leave the table out when there is none")]

    @classmethod
    def of(
        cls, tables: Mapping[str, Any], *, file: str, unlisted: Literal["zero", "error"] = "zero",
    ) -> Self:
        """A checked sheet; a skill that it leaves out is 0, or missing (ruling unlisted_skill)."""
        sheet = super().of(tables, file=file)
        return sheet if unlisted == "error" else sheet.replace(skills=dict.fromkeys(SKILLS, 0) | dict(sheet.skills))

    @classmethod
    def contradictions(cls, values: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
        """Names of the player's own that stand for something else already."""
        taken = {fold(name): name for name in (*ATTRIBUTES, *SKILLS, "unarmed", "unarmed_damage")}
        for name in values.get("specializations") or ():
            if fold(name) in taken:
                yield f"specializations.{shown(name)}", f"is the name of {taken[fold(name)]}, expected one of its own"
        for name in values.get("weapons") or ():
            if fold(name) == "unarmed":
                yield f"weapons.{shown(name)}", "is the name of the fist, expected one of its own"

    def find(self, name: str) -> int | None:
        """What a name stands for: an attribute, skill or specialization (A-06), or `unarmed`. None: no such name.

        Raises SheetError for an attribute or a skill that the sheet leaves out.
        """
        folded = fold(name)
        for own, value in self.specializations.items():
            if fold(own) == folded:
                return value
        if folded in ("unarmed", "unarmeddamage"):
            return self.unarmed.damage
        for table, names in (("skills", SKILLS), ("attributes", ATTRIBUTES)):
            key = next((key for key in names if fold(key) == folded), None)
            if key is not None:
                return int(self.needed(f"{table}.{key}"))
        return None

    def known(self) -> list[str]:
        """Every name that stands for a number."""
        return [name.replace("_", "-") for name in (*ATTRIBUTES, *SKILLS, "unarmed", *self.specializations)]

    def stat(self, name: str) -> int:
        """The number of a name. Raises UsageError for an unknown name (A-121)."""
        value = self.find(name)
        if value is None:
            raise no_such("name", name, self.known(), after=f" ({self.file})")
        return value

    def pool(self, *names: str) -> Pool:
        """The pool of some stats."""
        return Pool(sum(self.stat(name) for name in names))

    def best(self, *pools: Iterable[str]) -> Pool:
        """The largest of some pools."""
        return max((self.pool(*names) for names in pools), key=lambda pool: pool.dice)

    def weapon(self, name: str, option: str | None = None) -> Weapon:
        """A weapon by its name, case, spaces, hyphens and underscores ignored. Raises UsageError (A-121)."""
        return self.named("weapon", self.weapons, name, option=option)
