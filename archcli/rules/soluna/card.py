"""The character card of a Soluna sheet: attack and defence pools."""

from __future__ import annotations

from collections.abc import Iterator

from archcli.rules.soluna.sheet import Sheet
from archcli.rules.soluna.weapon import Weapon
from archcli.sheet import Fact


def card(sheet: Sheet) -> list[Fact]:
    """What a card shows: perimeters and skills in dice, weapons with their pools, defence (L-10, L-16, L-17)."""
    return [*_own(sheet), *_weapons(sheet), *_defence(sheet)]


def _own(sheet: Sheet) -> Iterator[Fact]:
    for key, points in (("health", sheet.health), ("hardness", sheet.hardness), ("speed", sheet.speed)):
        if points is not None:
            yield Fact("unit", key, str(points))
    for name in sheet.perimeters.FIELDS:
        dice: int | None = getattr(sheet.perimeters, name)
        if dice is not None:
            yield Fact("perimeters", name, f"{dice}d6")
    for name, dice in sheet.skills.items():
        yield Fact("skills", name, f"{dice}d6")


def _weapons(sheet: Sheet) -> Iterator[Fact]:
    for weapon in sheet.weapons.values():
        stat = "dexterity" if weapon.ballistic else "strength"
        dice: int | None = getattr(sheet.perimeters, stat)
        pool = "?" if dice is None else f"{dice}d6{weapon.bonus:+d}"
        yield Fact("weapons", weapon.name, pool, ", ".join((weapon.kind, stat, *_notes(weapon))))


def _notes(weapon: Weapon) -> Iterator[str]:
    if weapon.range is not None:
        yield f"{weapon.range} spaces"
    if weapon.damage is not None:
        yield f"damage {weapon.damage}"
    for flag in ("wide_critical", "no_shield", "hf", "explosive"):
        if getattr(weapon, flag):
            yield flag.replace("_", " ")


def _defence(sheet: Sheet) -> Iterator[Fact]:
    if sheet.perimeters.toughness is not None:
        worn = ", ".join(sheet.armor) or "no armor"
        yield Fact("defence", "toughness", f"{sheet.perimeters.toughness}d6{sheet.worn.bonus:+d}", worn)
    if sheet.perimeters.dexterity is not None:
        yield Fact("defence", "dexterity", f"{sheet.perimeters.dexterity}d6", "against ranged and ballistic attacks")
