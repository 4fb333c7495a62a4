"""The character card of a sheet of The Murk: attribute rolls, injury pools, what is held."""

from __future__ import annotations

from collections.abc import Iterator

from archcli.rules.murk.sheet import LARGEST, Sheet
from archcli.sheet import Fact

TRACKS = {"damage": "body", "strain": "mind", "exhaustion": "spirit"}


def card(sheet: Sheet) -> list[Fact]:
    """What a card shows: attribute rolls with their mean, injury pools (M-31, M-34), weapons, what is held."""
    return [*_attributes(sheet), *_tracks(sheet), *_held(sheet), *_weapons(sheet)]


def _attributes(sheet: Sheet) -> Iterator[Fact]:
    rank = sheet.number("rank") or 1
    yield Fact("character", "rank", str(rank), f"no attribute die above d{LARGEST[rank]} (M-10)")
    for name in ("body", "mind", "spirit", "initiative", "faith", "esoteria", "wealth"):
        die = sheet.number("attributes", name)
        if die:
            yield Fact("attributes", name, f"2d6+d{die}", f"{7 + (die + 1) / 2:g} on average")


def _tracks(sheet: Sheet) -> Iterator[Fact]:
    rank = sheet.number("rank") or 1
    for track, attribute in TRACKS.items():
        die = sheet.number("attributes", attribute)
        if die:
            pool = 2 + rank + (sheet.number("armor", track) or 0)
            total = sheet.number("tracks", track) or 0
            yield Fact("tracks", track, str(total), f"injury pool {pool}d{die}, exploding (M-31, M-34)")


def _held(sheet: Sheet) -> Iterator[Fact]:
    for name, note in (("potential", "points"), ("power", "points"), ("sins", ""), ("suffering", "ranks, each −1 (M-09)")):
        value = sheet.number(name)
        if value is not None:
            yield Fact("held", name, str(value), note)


def _weapons(sheet: Sheet) -> Iterator[Fact]:
    for name, weapon in sheet.tables["weapons"].items():
        yield Fact("weapons", name, f"damage {weapon['damage']}", weapon["range"])
