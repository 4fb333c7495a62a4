"""What is known before an attack: the numbers, the fighters, the weapon, the maneuvers."""

from __future__ import annotations

from typing import Literal, NamedTuple

from archcli.rules.archsoul.pool import Pool

Kind = Literal["unarmed", "melee", "ranged", "thrown", "elemental", "soul"]
Arc = Literal["front", "back"]
ANATOMY = ("human-like", "inhuman", "unfamiliar", "golem", "plant")
TRIGGERS = (
    "ranged-attack", "leaving-space", "standing-up", "picking-up", "backpack", "soul-magic", "grab", "landing",
    "trample",
)
"""What draws a reactive attack (A-67)."""
FLYING = ("ranged", "thrown")
BY_HAND = ("melee", "unarmed")


class AreaTarget(NamedTuple):
    """One of several targets (A-41): its own Defense and shield, or in a soul attack its own resist pool."""

    name: str
    defense: int | None = None
    shield: int = 0
    resist: Pool | None = None
    strong: bool = False
    weak: bool = False
    back: bool = False


class Swing(NamedTuple):
    """An attack as it is declared. Pools in dice, ranges and distances in metres, spaces in spaces, speeds in the
    mount's own number; None is what nobody said."""

    type: Kind = "melee"
    attacker: str | None = None
    target: str | None = None
    weapon: str | None = None
    by_weapon: bool = False
    """An elemental attack made with a weapon of kind elemental, and so no magic."""

    pool: Pool | None = None
    difficulty: int | None = None
    damage_pool: Pool | None = None
    damage_difficulty: int | None = None
    hit_points: int | None = None

    defense: int | None = None
    shield: int | None = None
    resist: Pool | None = None
    resist_difficulty: int | None = None
    soul_shield: Pool | None = None

    strong: bool = False
    weak: bool = False
    arc: Arc = "front"
    hold_firm: bool = False
    target_grappled: bool = False
    shield_intercept: bool = False
    anatomy: str = "human-like"
    animal_intelligence: bool = False

    properties: tuple[str, ...] = ()
    improvised: bool = False
    broken: bool = False
    ammunition: str | None = None
    not_punch: bool = False
    metal_limb: bool = False
    cumbersome: bool = False

    distance: float | None = None
    accurate_range: int | None = None
    max_range: int | None = None
    beyond_accurate: bool = False
    map: Literal["hex", "square"] = "hex"
    no_attack_roll: bool = False

    targets: tuple[AreaTarget, ...] = ()

    maneuvers: tuple[str, ...] = ()
    other_hand: str | None = None
    studied: int | None = None
    engineering: int | None = None
    survival: int | None = None
    feint_pool: Pool | None = None
    feint_resist: Pool | None = None
    mount_speed: int | None = None
    spaces: int | None = None
    item: str | None = None
    hardness: int | None = None
    drop: bool = False
    counter_damage_pool: Pool | None = None
    own_hardness: int | None = None

    reactive: str | None = None
    interrupt: Pool | None = None
    opponent_in: Arc | None = None
    already_reacted: bool = False
    against_charge: int | None = None

    grappled: bool = False
    crit: bool = False

    def has(self, maneuver: str) -> bool:
        """Whether a maneuver is declared."""
        return maneuver in self.maneuvers

    @property
    def beyond(self) -> bool:
        """Whether the target is farther than the accurate range, which itself still counts as within (A-36)."""
        near = self.accurate_range if self.type in FLYING else None
        return self.beyond_accurate or (self.distance is not None and near is not None and self.distance > near)

    def shield_counts(self, back: bool = False) -> bool:
        """Whether a shield protects (A-30): against what flies and what is elemental, from the front; never when
        grappled (A-21). Hold Firm makes a front of every side (A-20)."""
        front = self.hold_firm or not (back or self.arc == "back")
        return self.type in ("ranged", "thrown", "elemental") and front and not self.target_grappled
