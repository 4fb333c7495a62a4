"""The sheet of Enchanted Realms: what may stand in it, and what a rule asks of it (R-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.old_sheet import Character, Each, Fixed, Key, Schema
from archcli.rules.realms.size import SIZES, Size
from archcli.rules.realms.subattribute import ATTRIBUTES, TOLD, SubAttribute, modifier

if TYPE_CHECKING:
    from collections.abc import Mapping

SYSTEM = "realms"
KINDS = ("melee", "ranged", "savage")
WEIGHTS = ("light", "medium", "heavy")
FASTEST = 500


def _weapon(weapon: Mapping[str, Any]) -> list[tuple[str, str]]:
    ranged = weapon["kind"] == "ranged"
    mistakes = []
    if weapon["weight"] is None and not ranged:
        mistakes.append(("weight", f"is missing, expected one of {', '.join(WEIGHTS)}"))
    if weapon["critical"] and ranged:
        mistakes.append(("critical", "found true, expected false: ranged attacks have no criticals (R-44)"))
    return mistakes


def schema(tables: Mapping[str, Any]) -> Schema:
    """What may stand in a sheet: the encumbered movement up to the species movement, modifiers for scores above 4."""
    scores, species = _whole(tables.get("scores")), _whole(tables.get("movement")).get("species", FASTEST)
    return {
        "system": Key("string", choices=(SYSTEM,), needed=True),
        "name": Key("string", needed=True),
        "size": Key("string", choices=SIZES, default="medium"),
        "ac": Key("integer", 1, 40),
        "initiative": Key("integer", default=0),
        "scores": Fixed({name: Key("integer", 0, 30) for name in ATTRIBUTES}),
        "modifiers": Fixed({
            name: Key("integer", -10, 10, needed=scores.get(name, 0) > TOLD) for name in ATTRIBUTES
        }),
        "movement": Fixed({
            "species": Key("integer", 0, FASTEST),
            "encumbered": Key("integer", 0, min(max(0, species), FASTEST)),
        }),
        "weapons": Each({
            "kind": Key("string", choices=KINDS, needed=True),
            "pool": Key("integer", 1, 5, needed=True),
            "weight": Key("string", choices=WEIGHTS),
            "bonus": Key("integer", -10, 10, default=0),
            "critical": Key("boolean", default=False),
        }, _weapon),
    }


def _whole(table: Any) -> dict[str, int]:
    """The whole numbers of what should be a table; what else is wrong with it is told elsewhere."""
    if not isinstance(table, dict):
        return {}
    return {name: value for name, value in table.items() if isinstance(value, int) and not isinstance(value, bool)}


SCHEMA = schema({})


class Weapon(NamedTuple):
    """A weapon of a sheet. `pool` in d20, `weight` in points (None: not written), `bonus` to hit."""

    name: str
    kind: str
    pool: int
    weight: int | None
    bonus: int
    critical: bool


class Sheet(Character):
    """One character. Numbers that the sheet lacks and a rule needs are refused with their key."""

    def __init__(self, tables: Mapping[str, Any], *, file: str) -> None:
        super().__init__(tables, schema(tables), file=file, system=SYSTEM)

    @property
    def size(self) -> Size:
        """The size category."""
        size: Size = self.tables["size"]
        return size

    def subattribute(self, name: str) -> SubAttribute:
        """The score and the modifier of a sub-attribute."""
        return SubAttribute(self.number("scores", name), self.number("modifiers", name))

    def modifier(self, name: str) -> int | None:
        """The modifier of a sub-attribute, None where neither it nor the score is written (R-02)."""
        return modifier(name, typed=SubAttribute(), sheet=self.subattribute(name))

    def better(self, *names: str) -> int | None:
        """The best modifier of some sub-attributes, None where none of them is known."""
        return max((one for name in names if (one := self.modifier(name)) is not None), default=None)

    @property
    def initiative(self) -> int:
        """The Agility modifier and the other modifiers of initiative (R-06). Raises SheetError without Agility."""
        agility = self.modifier("agility")
        if agility is None:
            raise self.missing("modifiers.agility")
        return agility + (self.number("initiative") or 0)

    def weapon(self, name: str | None) -> Weapon | None:
        """A weapon by its name (case, spaces, hyphens and underscores ignored); without one the only weapon, if there
        is one alone. Raises UsageError for an unknown name."""
        if name is None:
            if len(self.tables["weapons"]) != 1:
                return None
            name = next(iter(self.tables["weapons"]))
        own, keys = self.named("weapon", "weapons", name)
        weight = None if keys["weight"] is None else WEIGHTS.index(keys["weight"])
        return Weapon(own, keys["kind"], keys["pool"], weight, keys["bonus"], keys["critical"])
