"""The character card of a sheet of The Murk: attribute rolls, injury pools, weapons, what is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.rules.murk.attribute import ATTRIBUTES, TRACKS
from archcli.rules.murk.injury import pool_size
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.sheet import LARGEST, Sheet
from archcli.sheet import Fact

if TYPE_CHECKING:
    from collections.abc import Iterator

HELD = {
    "potential": "points, 1 on a roll each (M-04)", "power": "points, one Faith die each (M-41)",
    "sins": "since the last prayer", "suffering": "ranks, each −1 on attribute rolls (M-09)",
}


def card(sheet: Sheet) -> list[Fact]:
    """What a card shows: attribute rolls with their mean, injury pools under the default rulings, weapons, points."""
    return [*_attributes(sheet), *_tracks(sheet), *_held(sheet), *_weapons(sheet)]


def _attributes(sheet: Sheet) -> Iterator[Fact]:
    yield Fact("character", "rank", str(sheet.rank), f"no attribute die above d{LARGEST[sheet.rank]} (M-10)")
    for name in ATTRIBUTES:
        die = sheet.attributes.get(name)
        if die:
            yield Fact("attributes", name, f"2d6+d{die}", f"{7 + (die + 1) / 2:g} on average")


def _tracks(sheet: Sheet) -> Iterator[Fact]:
    for track, attribute in TRACKS.items():
        die, tier = sheet.attributes.get(attribute), getattr(sheet.armor, track)
        if die:
            pool = pool_size(sheet.rank, tier, Murk())
            armor = f", {tier} of them armour" if tier else ""
            total = str(getattr(sheet.tracks, track))
            yield Fact("tracks", track, total, f"injury pool {pool}d{die}, exploding{armor} (M-31, M-34)")


def _held(sheet: Sheet) -> Iterator[Fact]:
    for name, note in HELD.items():
        value = getattr(sheet, name)
        if value is not None:
            yield Fact("held", name, str(value), note)


def _weapons(sheet: Sheet) -> Iterator[Fact]:
    for weapon in sheet.weapons.values():
        place = "for a melee" if weapon.close else "for a shootout"
        yield Fact("weapons", weapon.name, f"damage {weapon.damage}", place)
