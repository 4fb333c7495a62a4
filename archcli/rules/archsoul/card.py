"""The character card of an Archsoul sheet: all that stands on it, the pools that a player rolls often, and its
weapons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from archcli.errors import SheetError
from archcli.rules.archsoul.attack.pools import attack_pool, damage_pool
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import ATTRIBUTES, Sheet, Weapon
from archcli.sheet import Fact, Told

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
HEADS = ("weapon", "hit", "damage", "dice", "what it is (+ strong, − weak against)")
"""The heads of the table of weapons; `dice` are those of the weapon itself, which are part of its damage pool."""


class Hand(NamedTuple):
    """A weapon in somebody's hand, or the fist: its pools in dice (None: the sheet lacks what they are made of)."""

    name: str
    kind: str
    to_hit: Pool | None
    damage: Pool | None
    dice: int
    weapon: Weapon | None = None
    note: str = ""


def card(sheet: Sheet) -> Told:
    """What a card shows: the sheet's own numbers, often rolled pools in dice, weapons, movement and lifting."""
    hands = [_hand(sheet, name) for name in ("unarmed", *sheet.weapons)]
    pools = list(_pools(sheet))
    return Told(
        facts=(*_own(sheet), *pools, *_body(sheet), *map(_fact, hands)),
        pools={fact.label: int(fact.value) for fact in pools},
        weapons={hand.name: _numbers(hand) for hand in hands}, heads=HEADS, rows=tuple(map(_row, hands)),
    )


def _own(sheet: Sheet) -> Iterator[Fact]:
    for key in ("defense", "shield", "hit_points", "move"):
        value = getattr(sheet, key)
        if value is not None:
            yield Fact("character", _words(key), str(value))
    if sheet.armor:
        yield Fact("character", "armor", ", ".join(sheet.armor))
    for name in ATTRIBUTES:
        if name in sheet.attributes:
            yield Fact("attributes", name, str(sheet.attributes[name]))
    for name, dice in sheet.skills.items():
        if dice:
            yield Fact("skills", _words(name), str(dice))
    for name, dice in sheet.specializations.items():
        yield Fact("specializations", name, str(dice))
    yield Fact("unarmed", "damage", str(sheet.unarmed.damage))
    if sheet.unarmed.metal_limb:
        yield Fact("unarmed", "metal limb", "yes")
    for key in ("speed", "trample"):
        value = getattr(sheet.mount, key)
        if value is not None:
            yield Fact("mount", key, str(value))


def _pools(sheet: Sheet) -> Iterator[Fact]:
    for label, *ways in POOLS:
        known = [(pool.dice, names) for names in ways for pool in [_pool(sheet, names)] if pool is not None]
        if known:
            dice, names = max(known, key=lambda way: way[0])
            yield Fact("pools", label, str(dice), "/".join(map(_words, names)))


def _words(key: str) -> str:
    return key.replace("_", " ")


def _pool(sheet: Sheet, names: tuple[str, ...]) -> Pool | None:
    """A pool of the sheet; None where it lacks one of the attributes."""
    try:
        return sheet.pool(*names)
    except SheetError:
        return None


def _hand(sheet: Sheet, name: str) -> Hand:
    weapon = None if name == "unarmed" else sheet.weapon(name)
    kind = "unarmed" if weapon is None else weapon.kind
    dice = sheet.unarmed.damage if weapon is None else weapon.damage
    try:
        hit, hurt = attack_pool(sheet, kind, weapon), damage_pool(sheet, kind, weapon)
    except SheetError as lacking:
        note = f"needs {', '.join(mistake.key for mistake in lacking.mistakes)}"
        return Hand(name, kind, None, None, dice, weapon, note)
    metal = "metal limb" if kind == "unarmed" and sheet.unarmed.metal_limb else ""
    return Hand(name, kind, hit, hurt, dice, weapon, metal)


def _fact(hand: Hand) -> Fact:
    weapon = hand.weapon
    notes: list[str] = [hand.kind, *(() if weapon is None else weapon.properties)]
    if hand.note:
        notes.append(hand.note)
    if weapon is not None and weapon.accurate_range is not None:
        notes.append(f"accurate to {weapon.accurate_range} m")
    if hand.to_hit is None:
        return Fact("weapons", hand.name, "?", ", ".join(notes))
    value = f"{hand.to_hit} / {hand.damage}" if hand.damage else str(hand.to_hit)
    return Fact("weapons", hand.name, value, f"to hit / damage; {', '.join(notes)}")


def _numbers(hand: Hand) -> dict[str, Any]:
    """A weapon for a script: pools in dice, ranges in metres, hardness and hp in points."""
    weapon = hand.weapon or Weapon(name=hand.name, kind="unarmed", damage=hand.dice)
    return {
        "kind": hand.kind, "to_hit": hand.to_hit and hand.to_hit.dice, "damage": hand.damage and hand.damage.dice,
        "dice": hand.dice, "properties": weapon.properties, "accurate_range": weapon.accurate_range,
        "max_range": weapon.max_range, "ammunition": weapon.ammunition, "strong_against": weapon.strong_against,
        "weak_against": weapon.weak_against, "hp": weapon.hp, "hardness": weapon.hardness,
    }


def _row(hand: Hand) -> tuple[str, ...]:
    known = _numbers(hand)
    reach = "/".join(str(known[key]) for key in ("accurate_range", "max_range") if known[key] is not None)
    against = [f"+{armor}" for armor in known["strong_against"]] + [f"−{armor}" for armor in known["weak_against"]]
    what = (
        hand.kind, *known["properties"], " ".join(against), f"{reach} m" if reach else "", known["ammunition"],
        "" if known["hp"] is None else f"hp {known['hp']}", f"hard {known['hardness']}" if known["hardness"] else "",
        hand.note,
    )
    hurts = "?" if hand.to_hit is None else "" if hand.damage is None else str(hand.damage)
    return (
        hand.name, "?" if hand.to_hit is None else str(hand.to_hit), hurts, str(hand.dice),
        ", ".join(filter(None, what)),
    )


def _body(sheet: Sheet) -> Iterator[Fact]:
    athletics, conditioning = sheet.attributes.get("athletics"), sheet.skills.get("conditioning", 0)
    if athletics is None:
        return
    length = max(0, athletics + conditioning // 2)
    yield Fact("body", "jump", f"{length} m")
    yield Fact("body", "straight up", f"{length // 3} m")
    rows = Archsoul().lifting
    usable = [row for row in range(1, len(rows) + 1) if row < athletics]
    if usable:
        most = rows[usable[-1] - 1] if usable[-1] > 1 else rows[0] - 1
        yield Fact("body", "lifting row", str(usable[-1]), f"objects up to {most} lb serve as weapons")
