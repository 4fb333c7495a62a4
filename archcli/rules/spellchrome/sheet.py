"""The Spellchrome sheet: what may stand in it, and what a rule asks of it."""

from collections.abc import Mapping
from typing import Annotated, Literal

from archcli.given import Range
from archcli.record import Record
from archcli.rules.spellchrome.weapon import Weapon
from archcli.sheet import Character, Key

Feat = Literal["quick-draw", "dual-melee", "dual-ranged"]


class Abilities(Record):
    """Modifiers, and the score that breaks ties."""

    strength: Annotated[int | None, Range(-5, 20), Key("modifier", example=1)] = None
    dexterity: Annotated[int | None, Range(-5, 20), Key("modifier", example=1)] = None
    dexterity_score: Annotated[int | None, Range(1), Key(example=12)] = None


class Sheet(Character):
    """One character. Numbers that the sheet lacks and a rule needs are refused with their key."""

    system: Annotated[Literal["spellchrome"], Key()]
    level: Annotated[int | None, Range(1), Key(example=1)] = None
    ac: Annotated[int | None, Range(0), Key("armor class", example=12)] = None
    speed: Annotated[int, Range(0), Key("feet a move action")] = 30
    hit_points: Annotated[int | None, Key(example=10)] = None
    concentration: Annotated[int | None, Key("bonus", example=0)] = None
    initiative: Annotated[int, Key("miscellaneous modifier")] = 0
    feats: Annotated[tuple[Feat, ...], Key()] = ()
    abilities: Annotated[Abilities, Key()]
    weapons: Annotated[Mapping[str, Weapon], Key(example={
        "sword": {"kind": "melee", "column": "good", "damage": "1d8"},
        "bow": {"kind": "ranged", "column": "good", "damage": "1d6", "range": 60},
    })]

    @property
    def unarmed(self) -> bool:
        """Whether it has weapons, and none but the body (S-07)."""
        return bool(self.weapons) and all(weapon.kind == "unarmed" for weapon in self.weapons.values())

    def weapon(self, name: str, option: str | None = None) -> Weapon:
        """A weapon by its name, whatever its case, spaces and hyphens. Raises UsageError for an unknown one."""
        return self.named("weapon", self.weapons, name, option=option)
