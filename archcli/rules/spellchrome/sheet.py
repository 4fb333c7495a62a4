"""The Spellchrome sheet: what may stand in it, and what a rule asks of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from archcli.errors import ArchcliError
from archcli.given import Range
from archcli.record import Record
from archcli.rules.spellchrome.base_attack import Column
from archcli.sheet import Character, Key

Kind = Literal["melee", "ranged", "unarmed"]
Feat = Literal["quick-draw", "dual-melee", "dual-ranged"]


def _damage(text: str) -> str | None:
    from archcli.notation import damage

    try:
        damage(text)
    except ArchcliError as mistake:
        return f"dice notation with one total, such as 1d8+2 ({mistake.message})"
    return None


class Abilities(Record):
    """Modifiers, and the score that breaks ties."""

    strength: Annotated[int | None, Range(-5, 20), Key("modifier", example=1)] = None
    dexterity: Annotated[int | None, Range(-5, 20), Key("modifier", example=1)] = None
    dexterity_score: Annotated[int | None, Range(1), Key(example=12)] = None

    def of(self, kind: Kind) -> int | None:
        """The modifier that goes with a kind of weapon: Dexterity with ranged ones, Strength with all others."""
        return self.dexterity if kind == "ranged" else self.strength


class Arm(Record):
    """A weapon of a sheet."""

    name: str
    kind: Annotated[Kind, Key()]
    column: Annotated[Column, Key("base attack")] = "poor"
    damage: Annotated[str | None, Key("dice notation; not of an unarmed weapon", check=_damage)] = None
    range: Annotated[int | None, Range(0), Key("feet; of a ranged weapon")] = None
    bonus: Annotated[int, Key("further attack bonus")] = 0
    critical_range: Annotated[int, Range(2, 20), Key()] = 20
    trained: Annotated[bool, Key()] = True

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """Keys of another kind of weapon."""
        if self.range is not None and self.kind != "ranged":
            yield "range", f'belongs to a ranged weapon, and this one is "{self.kind}"'
        if self.damage is not None and self.kind == "unarmed":
            yield "damage", "is the Strength modifier of an unarmed attack, and is not written"


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
    weapons: Annotated[Mapping[str, Arm], Key(example={
        "sword": {"kind": "melee", "column": "good", "damage": "1d8"},
        "bow": {"kind": "ranged", "column": "good", "damage": "1d6", "range": 60},
    })]

    def weapon(self, name: str) -> Arm:
        """A weapon by its name, whatever its case, spaces and hyphens. Raises UsageError for an unknown one."""
        return self.named("weapon", self.weapons, name)
