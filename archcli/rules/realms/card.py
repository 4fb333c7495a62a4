"""The character card of a sheet of Enchanted Realms: its modifiers, its movement, and what its weapons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.report import signed
from archcli.rules.realms.size import above_medium
from archcli.rules.realms.subattribute import ATTRIBUTES
from archcli.sheet import Fact

if TYPE_CHECKING:
    from collections.abc import Iterator

    from archcli.rules.realms.sheet import Sheet


def card(sheet: Sheet) -> list[Fact]:
    """What a card shows: size and defence, sub-attributes with their modifiers, movement in feet, weapons."""
    return [*_own(sheet), *_subattributes(sheet), *_movement(sheet), *_weapons(sheet)]


def _own(sheet: Sheet) -> Iterator[Fact]:
    above = above_medium(sheet.size)
    yield Fact("character", "size", sheet.size, f"{signed(above)} to hit (R-40)" if above else "")
    ac = sheet.number("ac")
    if ac is not None:
        yield Fact("character", "armor class", str(ac))
    if sheet.modifier("agility") is not None:
        yield Fact("character", "initiative", f"d10{signed(sheet.initiative)}", "Agility and other modifiers (R-06)")


def _subattributes(sheet: Sheet) -> Iterator[Fact]:
    for name in ATTRIBUTES:
        score, modifier = sheet.number("scores", name), sheet.modifier(name)
        if modifier is not None:
            yield Fact("sub-attributes", name, "-" if score is None else str(score), f"modifier {signed(modifier)}")


def _movement(sheet: Sheet) -> Iterator[Fact]:
    for key, note in (("species", "feet a turn"), ("encumbered", "feet a turn, with all that is carried")):
        feet = sheet.number("movement", key)
        if feet is not None:
            yield Fact("movement", key, str(feet), note)


def _weapons(sheet: Sheet) -> Iterator[Fact]:
    for name in sheet.tables["weapons"]:
        weapon = sheet.weapon(name)
        if weapon is None:
            continue
        attribute = "agility" if weapon.kind == "ranged" else "strength"
        score = sheet.number("scores", attribute)
        if score is not None:
            hit = score + weapon.bonus + above_medium(sheet.size)
            once = f"{signed(weapon.weight or 0)} a strike, {signed(sheet.modifier(attribute) or 0)} a target"
            notes = f"{weapon.kind}, 1 a hit, {once}{', criticals' if weapon.critical else ''}"
            yield Fact("weapons", name, f"{weapon.pool}d20{signed(hit)}", notes)
