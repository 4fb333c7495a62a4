"""The Soluna sheet: what may stand in it, and what a rule asks of it. Names match whatever their case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from archcli.errors import ArchcliError
from archcli.old_sheet import Character, Each, Fixed, Free, Key, Schema
from archcli.rules.soluna.weapon import CLASSES, Fire, Kind, WeaponClass

SYSTEM = "soluna"
PERIMETERS = ("strength", "toughness", "dexterity", "mind")


def _damage(text: str) -> str | None:
    from archcli.notation import damage

    try:
        damage(text)
    except ArchcliError as mistake:
        return f"dice notation with one total, such as 2d6+1 ({mistake.message})"
    return None


def _weapon(weapon: Mapping[str, Any]) -> list[tuple[str, str]]:
    kind = weapon["kind"]
    mistakes = []
    if weapon["range"] is not None and kind == "melee":
        mistakes.append(("range", "belongs to a ranged or ballistic weapon, and this one is melee"))
    mistakes += [
        (key, f'belongs to a ballistic weapon, and this one is "{kind}"') for key in ("damage", "action")
        if weapon[key] is not None and kind != "ballistic"
    ]
    if weapon["damage"] is None and kind == "ballistic":
        mistakes.append(("damage", "is missing, and a ballistic weapon has damage of its own, such as 2d6"))
    return mistakes


_FLAG = Key("boolean", default=False)
SCHEMA: Schema = {
    "system": Key("string", choices=(SYSTEM,), needed=True),
    "name": Key("string", needed=True),
    "health": Key("integer", 0),
    "hardness": Key("integer", 0, 100),
    "speed": Key("integer", 0, 100),
    "perimeters": Fixed({name: Key("integer", 0, 100) for name in PERIMETERS}),
    "skills": Free(Key("integer", 0, 100)),
    "weapons": Each({
        "bonus": Key("integer", default=0),
        "kind": Key("string", choices=("melee", "ranged", "ballistic"), default="melee"),
        "range": Key("integer", 0),
        "damage": Key("string", check=_damage),
        "action": Key("string", choices=("single", "semi", "automatic")),
        "class": Key("string", choices=CLASSES),
        "wide_critical": _FLAG,
        "no_shield": _FLAG,
        "hf": _FLAG,
        "explosive": _FLAG,
    }, _weapon),
    "armor": Each({"bonus": Key("integer", default=0)}),
}


class Arm(NamedTuple):
    """A weapon of a sheet. `range` in spaces, `damage` in dice notation."""

    name: str
    bonus: int
    kind: Kind
    range: int | None
    damage: str | None
    action: Fire | None
    weapon_class: WeaponClass | None
    wide_critical: bool
    no_shield: bool
    hf: bool
    explosive: bool


class Sheet(Character):
    """One character, vehicle or object. Numbers that the sheet lacks and a rule needs are refused with their key."""

    def __init__(self, tables: Mapping[str, Any], *, file: str) -> None:
        super().__init__(tables, SCHEMA, file=file, system=SYSTEM)

    def perimeter(self, name: str) -> int | None:
        """A perimeter; the speed of a vehicle stands for a Dexterity that is not written (L-06)."""
        own = self.number("perimeters", name)
        return self.number("speed") if own is None and name == "dexterity" else own

    def dexterity(self) -> int:
        """The Dexterity, or the speed. Raises SheetError where neither is written."""
        value = self.perimeter("dexterity")
        if value is None:
            raise self.missing("perimeters.dexterity", " (or speed)")
        return value

    @property
    def armor(self) -> int:
        """The bonus of all armor that is worn, added up."""
        return sum(piece["bonus"] for piece in self.tables["armor"].values())

    def skill(self, name: str) -> int:
        """Dice of a skill. Raises UsageError for one that the sheet lacks."""
        return int(self.named("skill", "skills", name)[1])

    def weapon(self, name: str) -> Arm:
        """A weapon. Raises UsageError for one that the sheet lacks."""
        own, keys = self.named("weapon", "weapons", name)
        return Arm(own, *keys.values())
