"""The pools of an attack from sheets (A-24 to A-29), and where a sheet keeps them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import ATTRIBUTES, Kind, Sheet, Weapon

TO_HIT: dict[Kind, tuple[str, str]] = {
    "unarmed": ("precision", "primitive_attacks"),
    "melee": ("precision", "melee_weapons"),
    "ranged": ("precision", "ranged_weapons"),
    "thrown": ("precision", "primitive_attacks"),
    "elemental": ("soulpower", "soul_casting"),
    "soul": ("soulpower", "soul_casting"),
}
"""The stats of the attack pool by type (A-24 to A-29)."""
TO_HURT: dict[Kind, tuple[str, ...]] = {
    "unarmed": ("athletics",),
    "melee": ("athletics", "weapon_mastery"),
    "ranged": ("weapon_mastery",),
    "thrown": ("athletics", "weapon_mastery"),
    "elemental": ("soulpower", "evocation"),
}
"""The stats of the damage pool by type, beside the damage of the weapon or the fist."""


class Sheets(NamedTuple):
    """The sheets of both sides, the weapon of each that is in use, and the pool of those who protect somebody."""

    attacker: Sheet | None = None
    target: Sheet | None = None
    weapon: Weapon | None = None
    target_weapon: Weapon | None = None
    protected: Callable[[Sheet], Pool | None] = lambda theirs: None


def attack_pool(sheet: Sheet, kind: Kind, weapon: Weapon | None = None, *, cumbersome: bool = False) -> Pool:
    """The attack pool of a sheet; a weapon of kind elemental is aimed like a ranged one (A-28), and a cumbersome
    throw takes Athletics instead of Precision (A-37)."""
    if kind == "elemental" and weapon is not None and weapon.kind == "elemental":
        return sheet.pool(*TO_HIT["ranged"])
    stat, skill = TO_HIT[kind]
    return sheet.pool("athletics" if kind == "thrown" and cumbersome else stat, skill)


def damage_pool(sheet: Sheet, kind: Kind, weapon: Weapon | None = None) -> Pool | None:
    """The damage pool of a sheet; None where it takes a weapon and none is named, and for soul attacks (A-29)."""
    if kind == "soul":
        return None
    if kind == "unarmed":
        # Claws and the like conform to the body, and hurt in place of the fist.
        own = weapon is not None and weapon.kind == "unarmed"
        return sheet.pool(*TO_HURT[kind]).more(weapon.damage if own and weapon else sheet.unarmed.damage)
    if kind == "elemental":
        if weapon is not None and weapon.kind == "elemental":
            return Pool(weapon.damage)
        return sheet.pool(*TO_HURT[kind])
    return None if weapon is None else sheet.pool(*TO_HURT[kind]).more(weapon.damage)


def soul_resistance(sheet: Sheet, rulings: Archsoul) -> Pool:
    """What a soul attack is resisted with (A-29, ruling soul_resist)."""
    return sheet.pool("soulpower", rulings.soul_resist)


def whence_attack(kind: Kind) -> str:
    """What of a sheet would supply an attack pool, in words."""
    return f"or an ATTACKER sheet with {_keys(TO_HIT[kind])}"


def whence_damage(kind: Kind) -> str:
    """What of a sheet would supply a damage pool, in words."""
    stats = TO_HURT[kind]
    if kind == "unarmed":
        return f"or an ATTACKER sheet with {_keys(stats, 'unarmed.damage')}"
    if kind == "elemental":
        return f"or an ATTACKER sheet with {_keys(stats)}, or its --weapon of kind elemental"
    return f"or an ATTACKER sheet with {_keys(stats)}, and one of its weapons with --weapon"


def _keys(names: tuple[str, ...], *more: str) -> str:
    """Where a sheet keeps these stats: `attributes.precision and skills.melee_weapons`."""
    paths = [f"{'attributes' if name in ATTRIBUTES else 'skills'}.{name}" for name in names]
    *before, last = [*paths, *more]
    return f"{', '.join(before)} and {last}" if before else last
