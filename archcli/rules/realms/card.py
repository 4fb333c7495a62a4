"""The character card of a sheet of Enchanted Realms: its modifiers, its movement, and what its weapons do."""

from __future__ import annotations

from collections.abc import Iterator

from archcli.report import signed
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.size import above_medium
from archcli.rules.realms.strikes import WEIGHTS
from archcli.rules.realms.subattribute import ATTRIBUTES, Attribute
from archcli.sheet import Fact


def card(sheet: Sheet) -> list[Fact]:
    """What a card shows: size and defence, sub-attributes with their modifiers, movement in feet, weapons."""
    return [*_own(sheet), *_subattributes(sheet), *_movement(sheet), *_weapons(sheet)]


def _own(sheet: Sheet) -> Iterator[Fact]:
    above = above_medium(sheet.size)
    yield Fact("character", "size", sheet.size, f"{signed(above)} to hit (R-40)" if above else "")
    if sheet.ac is not None:
        yield Fact("character", "armor class", str(sheet.ac))
    if sheet.hit_points is not None:
        yield Fact("character", "hit points", str(sheet.hit_points))
    if sheet.modifier("agility") is not None:
        die = f"d10{signed(sheet.initiative_modifier)}"
        yield Fact("character", "initiative", die, "Agility and other modifiers (R-06)")


def _subattributes(sheet: Sheet) -> Iterator[Fact]:
    for name in ATTRIBUTES:
        modifier = sheet.modifier(name)
        if modifier is not None:
            yield Fact("sub-attributes", name, str(sheet.scores.get(name, "-")), f"modifier {signed(modifier)}")


def _movement(sheet: Sheet) -> Iterator[Fact]:
    feet = sheet.movement
    for key, value, note in (
        ("species", feet.species, "feet a turn"),
        ("encumbered", feet.encumbered, "feet a turn, with all that is carried"),
    ):
        if value is not None:
            yield Fact("movement", key, str(value), note)


def _weapons(sheet: Sheet) -> Iterator[Fact]:
    for weapon in sheet.weapons.values():
        attribute: Attribute = "agility" if weapon.kind == "ranged" else "strength"
        score, modifier = sheet.scores.get(attribute), sheet.modifier(attribute)
        known = weapon.bonus + above_medium(sheet.size)
        hit = f"{signed(known)} + {attribute}" if score is None else signed(score + known)
        weight = WEIGHTS[weapon.weight or "light"]
        once = f"{signed(weight)} a strike{'' if modifier is None else f', {signed(modifier)} a target'}"
        lacking = f"; scores.{attribute} is missing" if score is None else ""
        notes = f"{weapon.kind}, 1 a hit, {once}{', criticals' if weapon.critical else ''}{lacking}"
        yield Fact("weapons", weapon.name, f"{weapon.pool}d20{hit}", notes)
