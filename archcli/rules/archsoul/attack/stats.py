"""The stats that make the pools of an attack (A-24 to A-29)."""

from __future__ import annotations

TO_HIT = {
    "unarmed": ("precision", "primitive_attacks"),
    "melee": ("precision", "melee_weapons"),
    "ranged": ("precision", "ranged_weapons"),
    "thrown": ("precision", "primitive_attacks"),
    "elemental": ("soulpower", "soul_casting"),
    "soul": ("soulpower", "soul_casting"),
}
"""The stats of the attack pool by type (A-24 to A-29)."""
TO_HURT = {
    "unarmed": ("athletics",),
    "melee": ("athletics", "weapon_mastery"),
    "ranged": ("weapon_mastery",),
    "thrown": ("athletics", "weapon_mastery"),
    "elemental": ("soulpower", "evocation"),
}
"""The stats of the damage pool by type, beside the damage of the weapon or the fist."""
_ATTRIBUTES = ("athletics", "endurance", "precision", "intellect", "soulpower")


def keys(names: tuple[str, ...], *more: str) -> str:
    """Where a sheet keeps these stats, in words: `attributes.precision and skills.melee_weapons`."""
    paths = [f"{'attributes' if name in _ATTRIBUTES else 'skills'}.{name}" for name in names]
    *before, last = [*paths, *more]
    return f"{', '.join(before)} and {last}" if before else last
