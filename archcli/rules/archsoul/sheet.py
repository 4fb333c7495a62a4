"""The Archsoul sheet: what may stand in it, and what a rule asks of it (A-06, A-120, A-121)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from archcli.errors import UsageError, unknown
from archcli.old_sheet import Character, Each, Fixed, Free, Key, Schema
from archcli.rules.archsoul.pool import Pool
from archcli.sheet import fold

SYSTEM = "archsoul"
ATTRIBUTES = ("athletics", "endurance", "precision", "intellect", "soulpower")
SKILLS = (
    "melee_weapons", "ranged_weapons", "primitive_attacks", "resolve", "vision", "senses", "awareness", "read_emotions",
    "agility", "stealth", "thievery", "demolition", "conditioning", "willpower", "acting", "negotiation",
    "intimidation", "confusion", "academics", "soul_casting", "engineering", "survival", "weapon_mastery", "evocation",
    "telekinesis", "domination", "rending", "clairvoyance",
)
KINDS = ("unarmed", "melee", "ranged", "thrown", "elemental", "soul")
PROPERTIES = ("light", "semi-light", "two-handed", "armor-piercing", "close-combat", "polearm", "flail", "lance")
AMMUNITION = ("arrow", "bolt", "shot")


def _weapon(weapon: Mapping[str, Any]) -> list[tuple[str, str]]:
    near, far = weapon["accurate_range"], weapon["max_range"]
    # A range may stand at any weapon, since a spear or an axe can be thrown as well.
    if near is not None and far is not None and far < near:
        return [("max_range", f"found {far}, expected {near} (the accurate range) or more")]
    return []


SCHEMA: Schema = {
    "system": Key("string", choices=(SYSTEM,), needed=True),
    "name": Key("string", needed=True),
    "defense": Key("integer", 0, 30),
    "shield": Key("integer", 0, 10, default=0),
    "armor": Key("strings", default=()),
    "hit_points": Key("integer", 0, 1000),
    "move": Key("integer", 0, 20, default=3),
    "attributes": Fixed({name: Key("integer", -10, 20) for name in ATTRIBUTES}),
    "skills": Fixed({name: Key("integer", 0, 20) for name in SKILLS}),
    "specializations": Free(Key("integer", 0, 20)),
    "unarmed": Fixed({"damage": Key("integer", 0, 30, default=0), "metal_limb": Key("boolean", default=False)}),
    "weapons": Each({
        "kind": Key("string", choices=KINDS, needed=True),
        "damage": Key("integer", 0, 30, needed=True),
        "properties": Key("strings", choices=(*PROPERTIES, "elemental"), default=()),
        "strong_against": Key("strings", default=()),
        "weak_against": Key("strings", default=()),
        "accurate_range": Key("integer", 0, 10000),
        "max_range": Key("integer", 0, 10000),
        "ammunition": Key("string", choices=AMMUNITION),
        "hardness": Key("integer", 0, 1000, default=0),
        "hp": Key("integer", 0, 1000),
    }, _weapon),
    "mount": Fixed({"speed": Key("integer", 1, 40), "trample": Key("integer", 0, 30)}),
}


class Weapon(NamedTuple):
    """A weapon of a sheet. `damage` in dice, ranges in metres, `hardness` and `hp` in points."""

    name: str
    kind: str
    damage: int
    properties: tuple[str, ...]
    strong_against: tuple[str, ...]
    weak_against: tuple[str, ...]
    accurate_range: int | None
    max_range: int | None
    ammunition: str | None
    hardness: int
    hp: int | None


class Sheet(Character):
    """One character. Numbers that the sheet lacks and a rule needs are refused with their key."""

    def __init__(self, tables: Mapping[str, Any], *, file: str, unlisted: str = "zero") -> None:
        """`unlisted`: the ruling unlisted_skill, "zero" or "error"."""
        super().__init__(tables, SCHEMA, file=file, system=SYSTEM)
        self.unlisted = unlisted
        self._stats = {fold(name): ("attributes", name) for name in ATTRIBUTES}
        self._stats |= {fold(name): ("skills", name) for name in SKILLS}
        self._stats |= dict.fromkeys(("unarmed", "unarmeddamage"), ("unarmed", "damage"))
        self._stats |= {fold(name): ("specializations", name) for name in self.tables["specializations"]}

    def find(self, name: str) -> int | None:
        """What a name stands for: an attribute, skill or specialization (A-06), or `unarmed`. None: no such name.

        A known skill that the sheet leaves out is 0 (ruling unlisted_skill). Raises SheetError for an attribute
        (or, by that ruling, a skill) that it leaves out.
        """
        place = self._stats.get(fold(name))
        if place is None:
            return None
        table, key = place
        value = self.tables[table].get(key)
        if value is None:
            if table == "skills" and self.unlisted == "zero":
                return 0
            raise self.missing(f"{table}.{key}")
        return int(value)

    def known(self) -> list[str]:
        """Every name that stands for a number."""
        places = dict.fromkeys(self._stats.values())
        return ["unarmed" if table == "unarmed" else name.replace("_", "-") for table, name in places]

    def stat(self, name: str) -> int:
        """The number of a name. Raises UsageError for an unknown name (A-121)."""
        value = self.find(name)
        if value is None:
            raise UsageError(f"{unknown('name', name, self.known())} ({self.file})")
        return value

    def pool(self, *names: str) -> Pool:
        """The pool of some stats."""
        return Pool(sum(self.stat(name) for name in names))

    def best(self, *pools: Iterable[str]) -> Pool:
        """The largest of some pools."""
        return max((self.pool(*names) for names in pools), key=lambda pool: pool.dice)

    def weapon(self, name: str) -> Weapon:
        """A weapon by its name, case, spaces, hyphens and underscores ignored. Raises UsageError (A-121)."""
        own, keys = self.named("weapon", "weapons", name)
        return Weapon._make((own, *(tuple(one) if isinstance(one, list) else one for one in keys.values())))

    @property
    def unarmed(self) -> int:
        """Unarmed damage, in dice."""
        return self.number("unarmed", "damage") or 0

    @property
    def metal_limb(self) -> bool:
        """Whether metal covers the striking limb (A-33)."""
        return bool(self.tables["unarmed"].get("metal_limb"))

    @property
    def armor(self) -> tuple[str, ...]:
        """Types of armor worn, or counted as worn."""
        return tuple(self.tables["armor"])
