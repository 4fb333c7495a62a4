"""The Spellchrome sheet: what may stand in it, and what a rule asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from archcli.errors import ArchcliError
from archcli.old_sheet import Character, Each, Fixed, Key, Schema
from archcli.rules.spellchrome.base_attack import Column

SYSTEM = "spellchrome"
KINDS = ("melee", "ranged", "unarmed")
FEATS = ("quick-draw", "dual-melee", "dual-ranged")
Kind = Literal["melee", "ranged", "unarmed"]


def _damage(text: str) -> str | None:
    from archcli.notation import damage

    try:
        damage(text)
    except ArchcliError as mistake:
        return f"dice notation with one total, such as 1d8+2 ({mistake.message})"
    return None


def _weapon(weapon: Mapping[str, Any]) -> list[tuple[str, str]]:
    kind = weapon["kind"]
    mistakes = []
    if weapon["range"] is not None and kind != "ranged":
        mistakes.append(("range", f'belongs to a ranged weapon, and this one is "{kind}"'))
    if weapon["damage"] is not None and kind == "unarmed":
        mistakes.append(("damage", "is the Strength modifier of an unarmed attack, and is not written"))
    return mistakes


SCHEMA: Schema = {
    "system": Key("string", choices=(SYSTEM,), needed=True),
    "name": Key("string", needed=True),
    "level": Key("integer", 1),
    "ac": Key("integer", 0),
    "speed": Key("integer", 0, default=30),
    "hit_points": Key("integer"),
    "concentration": Key("integer"),
    "initiative": Key("integer", default=0),
    "feats": Key("strings", choices=FEATS, default=()),
    "abilities": Fixed({
        "strength": Key("integer", -5, 20),
        "dexterity": Key("integer", -5, 20),
        "dexterity_score": Key("integer", 1),
    }),
    "weapons": Each({
        "kind": Key("string", choices=KINDS, needed=True),
        "column": Key("string", choices=("poor", "good", "best"), default="poor"),
        "damage": Key("string", check=_damage),
        "range": Key("integer", 0),
        "bonus": Key("integer", default=0),
        "critical_range": Key("integer", 2, 20, default=20),
        "trained": Key("boolean", default=True),
    }, _weapon),
}


class Arm(NamedTuple):
    """A weapon of a sheet. `range` in feet, `damage` in dice notation."""

    name: str
    kind: Kind
    column: Column
    damage: str | None
    range: int | None
    bonus: int
    critical_range: int
    trained: bool


class Sheet(Character):
    """One character. Numbers that the sheet lacks and a rule needs are refused with their key."""

    def __init__(self, tables: Mapping[str, Any], *, file: str) -> None:
        super().__init__(tables, SCHEMA, file=file, system=SYSTEM)

    @property
    def feats(self) -> tuple[str, ...]:
        """The feats that matter here, of `quick-draw`, `dual-melee`, `dual-ranged`."""
        return tuple(self.tables["feats"])

    def ability(self, kind: Kind) -> int | None:
        """The modifier that goes with a kind of weapon: Dexterity with ranged ones, Strength with all others."""
        return self.number("abilities", "dexterity" if kind == "ranged" else "strength")

    def weapon(self, name: str) -> Arm:
        """A weapon by its name, whatever its case, spaces and hyphens. Raises UsageError for an unknown one."""
        own, keys = self.named("weapon", "weapons", name)
        return Arm(own, **keys)
