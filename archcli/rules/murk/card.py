"""The character card of a sheet of The Murk: its dice, its injury pools, and its weapons."""

from __future__ import annotations


from archcli.rules.murk.attribute import ATTRIBUTES, TRACKS
from archcli.rules.murk.injury import pool_size
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.sheet import LARGEST, Sheet
from archcli.sheet import Fact
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def card(sheet: Sheet) -> list[Fact]:
    """What a card shows: rank and points, attribute dice, injury pools as the rules stand by default, weapons."""
    return [*_own(sheet), *_attributes(sheet), *_tracks(sheet), *_weapons(sheet)]


def _own(sheet: Sheet) -> Iterator[Fact]:
    rank = sheet.number("rank") or 1
    yield Fact("character", "rank", str(rank), f"attribute dice up to d{LARGEST[rank]} (M-10)")
    notes = {
        "potential": "points, 1 on a roll each (M-04)", "power": "points, one Faith die each (M-41)",
        "sins": "since the last prayer", "suffering": "ranks, 1 off attribute rolls each (M-09)",
    }
    for key, note in notes.items():
        value = sheet.number(key)
        if value is not None:
            yield Fact("character", key, str(value), note)


def _attributes(sheet: Sheet) -> Iterator[Fact]:
    for name in ATTRIBUTES:
        die = sheet.number("attributes", name)
        if die is not None:
            yield Fact("attributes", name, f"2d6+d{die}" if die else "none", "" if die else "not possessed (M-01)")


def _tracks(sheet: Sheet) -> Iterator[Fact]:
    for track, attribute in TRACKS.items():
        die, tier = sheet.number("attributes", attribute), sheet.number("armor", track) or 0
        if die:
            dice = pool_size(sheet.number("rank") or 1, tier, Murk())
            armor = f", {tier} of them armour" if tier else ""
            yield Fact("tracks", track, str(sheet.number("tracks", track)), f"{dice}d{die}! to endure{armor} (M-31)")


def _weapons(sheet: Sheet) -> Iterator[Fact]:
    for name, damage, close in sheet.weapons:
        yield Fact("weapons", name, f"+{damage}", "melee" if close else "shootout")
