"""The character card of a Soluna sheet: attack and defence pools."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archcli.rules.soluna.sheet import Sheet
from archcli.sheet import Fact


def card(sheet: Sheet) -> list[Fact]:
    """What a card shows: perimeters and skills in dice, weapons with their pools, defence (L-10, L-16, L-17)."""
    return [*_own(sheet.tables), *_weapons(sheet.tables), *_defence(sheet.tables)]


def _own(tables: dict[str, Any]) -> Iterator[Fact]:
    for key in ("health", "hardness", "speed"):
        if tables.get(key) is not None:
            yield Fact("unit", key, str(tables[key]))
    for section in ("perimeters", "skills"):
        for name, value in tables[section].items():
            if value is not None:
                yield Fact(section, name, f"{value}d6")


def _weapons(tables: dict[str, Any]) -> Iterator[Fact]:
    perimeters = tables["perimeters"]
    for name, weapon in tables["weapons"].items():
        stat = "dexterity" if weapon["kind"] == "ballistic" else "strength"
        dice = perimeters.get(stat)
        notes = [weapon["kind"], stat]
        if weapon.get("range") is not None:
            notes.append(f"{weapon['range']} spaces")
        if weapon.get("damage") is not None:
            notes.append(f"damage {weapon['damage']}")
        notes += [flag.replace("_", " ") for flag in ("wide_critical", "no_shield", "hf", "explosive") if weapon[flag]]
        yield Fact("weapons", name, "?" if dice is None else f"{dice}d6{weapon['bonus']:+d}", ", ".join(notes))


def _defence(tables: dict[str, Any]) -> Iterator[Fact]:
    toughness = tables["perimeters"].get("toughness")
    armor = sum(piece["bonus"] for piece in tables["armor"].values())
    if toughness is not None:
        worn = ", ".join(tables["armor"]) or "no armor"
        yield Fact("defence", "toughness", f"{toughness}d6{armor:+d}", worn)
    dexterity = tables["perimeters"].get("dexterity")
    if dexterity is not None:
        yield Fact("defence", "dexterity", f"{dexterity}d6", "against ranged and ballistic attacks")
