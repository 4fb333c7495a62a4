"""Maneuvers as data: what each costs, what it shifts, which attacks it goes with (A-46 to A-64)."""

from __future__ import annotations

from typing import NamedTuple

ANY_WEAPON = ("unarmed", "melee", "ranged", "thrown")


class Maneuver(NamedTuple):
    """A maneuver: AP (None: those of the attack), and the difficulty shifts, which count for the types in `shifted`.

    `style` ones exclude each other; the rest are attack modifiers and combine only as COMBINE says (A-51).
    `reactive`, `area`: whether a reactive attack and an attack on several targets can be one.
    """

    name: str
    rule: str
    because: str
    style: bool = False
    ap: int | None = None
    attack: int = 0
    damage: int = 0
    shifted: tuple[str, ...] = ANY_WEAPON
    reactive: bool = True
    area: bool = True


MANEUVERS = {one.name: one for one in (
    Maneuver("quick", "A-46", "quick attack", style=True, ap=1, damage=1),
    Maneuver("reckless", "A-48", "reckless attack", style=True, ap=3, attack=2, damage=-1),
    Maneuver("charge", "A-64", "charge", style=True, ap=3, reactive=False),
    Maneuver("feint", "A-49", "feint", area=False),
    Maneuver("sneak", "A-52", "sneak attack", damage=-1),
    Maneuver("knockdown", "A-56", "ranged knockdown", attack=1, damage=1, shifted=("ranged", "thrown"), area=False),
    Maneuver("shatter", "A-58", "shatter", attack=1, damage=1, shifted=("unarmed", "ranged", "thrown"), area=False),
    Maneuver("cleave", "A-62", "cleave", attack=1, damage=1, reactive=False),
)}
COMBINE = ({"feint", "shatter"}, {"feint", "knockdown"})
"""The attack modifiers that go together (A-51)."""
CLEAVE_TARGETS = 2
STUDY = 3
"""Consecutive actions of study that a sneak attack needs (A-52)."""
SKILL_OF = {"golem": ("engineering", 5), "plant": ("survival", 5)}
"""What a sneak attack on such a body takes (A-55)."""
CHARGE_LEAST, CHARGE_FACTOR = 3, 6
"""A charge covers at least so many spaces, and at most so many times the mount's speed (A-64)."""
