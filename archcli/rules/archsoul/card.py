"""The character card of an Archsoul sheet: the pools that a player rolls often, and what else follows from it."""

from __future__ import annotations

from collections.abc import Iterator

from archcli.errors import SheetError
from archcli.rules.archsoul.attack.pools import attack_pool, damage_pool
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import ATTRIBUTES, Sheet
from archcli.sheet import Fact

POOLS = (
    ("initiative", ("precision", "awareness")),
    ("grapple", ("precision", "primitive_attacks"), ("athletics", "agility")),
    ("not interrupted", ("endurance", "resolve")),
    ("knockdown resistance", ("athletics", "resolve")),
    ("soul resistance", ("soulpower", "resolve")),
    ("soul attack", ("soulpower", "soul_casting")),
    ("feint", ("precision", "confusion"), ("precision", "acting")),
    ("seeing through a feint", ("intellect", "read_emotions")),
)
"""Pools by what they are rolled for; of several the largest is rolled."""


def card(sheet: Sheet) -> list[Fact]:
    """What a card shows: the sheet's own numbers, often rolled pools in dice, weapons, movement and lifting."""
    return [*_own(sheet), *_pools(sheet), *_weapons(sheet), *_body(sheet)]


def _own(sheet: Sheet) -> Iterator[Fact]:
    for key, unit in (("defense", ""), ("shield", "bonus against what flies"), ("hit_points", ""), ("move", "spaces")):
        value = getattr(sheet, key)
        if value is not None:
            yield Fact("character", key.replace("_", " "), str(value), unit)
    if sheet.armor:
        yield Fact("character", "armor", ", ".join(sheet.armor))
    for name in ATTRIBUTES:
        value = sheet.attributes.get(name)
        if value is not None:
            yield Fact("attributes", name, str(value), "")


def _pools(sheet: Sheet) -> Iterator[Fact]:
    for label, *ways in POOLS:
        known = [(pool.dice, names) for names in ways for pool in [_pool(sheet, names)] if pool is not None]
        if known:
            dice, names = max(known, key=lambda way: way[0])
            yield Fact("pools", label, str(dice), "/".join(name.replace("_", " ") for name in names))


def _pool(sheet: Sheet, names: tuple[str, ...]) -> Pool | None:
    """A pool of the sheet; None where it lacks one of the attributes."""
    try:
        return sheet.pool(*names)
    except SheetError:
        return None


def _weapons(sheet: Sheet) -> Iterator[Fact]:
    for name in ("unarmed", *sheet.weapons):
        weapon = None if name == "unarmed" else sheet.weapon(name)
        kind = "unarmed" if weapon is None else weapon.kind
        try:
            hit, hurt = attack_pool(sheet, kind, weapon), damage_pool(sheet, kind, weapon)
        except SheetError:  # an attribute that this sheet leaves out
            continue
        notes: list[str] = [kind, *(() if weapon is None else weapon.properties)]
        if kind == "unarmed" and sheet.unarmed.metal_limb:
            notes.append("one die more for the metal limb")
        if weapon is not None and weapon.accurate_range is not None:
            notes.append(f"accurate to {weapon.accurate_range} m")
        yield Fact("weapons", name, f"{hit} / {hurt}" if hurt else str(hit), f"to hit / damage; {', '.join(notes)}")


def _body(sheet: Sheet) -> Iterator[Fact]:
    athletics, conditioning = sheet.attributes.get("athletics"), sheet.skills.get("conditioning", 0)
    if athletics is None:
        return
    length = max(0, athletics + conditioning // 2)
    yield Fact("body", "jump", f"{length} m", "Athletics + half Conditioning (A-97)")
    yield Fact("body", "jump straight up", f"{length // 3} m", "a third of that")
    rows = Archsoul().lifting
    usable = [row for row in range(1, len(rows) + 1) if row < athletics]
    if usable:
        most = rows[usable[-1] - 1] if usable[-1] > 1 else rows[0] - 1
        yield Fact("body", "lifting row", str(usable[-1]), f"objects up to {most} lb serve as weapons (A-101, A-103)")
