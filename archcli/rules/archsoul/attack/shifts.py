"""What moves the numbers of an attack: difficulties, the damage pool, the number to beat, AP."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from archcli.report import Modifier
from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.attack.swing import AreaTarget, Swing
from archcli.rules.archsoul.pool import USUAL, Difficulty, Pool, difficulty
from archcli.rules.archsoul.rulings import Archsoul

Shift = tuple[int, str]


class Numbers(NamedTuple):
    """The numbers of a swing, with every modifier in the order in which a result lists them."""

    feint: Difficulty
    attack: Difficulty
    damage: Difficulty
    damage_pool: Pool | None
    resistance: int | None
    modifiers: tuple[Modifier, ...]


def numbers(swing: Swing, rulings: Archsoul) -> Numbers:
    """All numbers of a swing against its one target, or those before any target's own shifts."""
    strange = int(swing.anatomy != "human-like")
    feint = difficulty(5, [(strange, "not human-like")], "feint difficulty", rulings.over_six)
    attack = difficulty(
        swing.difficulty or USUAL, _attack_shifts(swing, rulings), "attack difficulty", rulings.over_six
    )
    damage = difficulty(
        rulings.damage_difficulty if swing.damage_difficulty is None else swing.damage_difficulty,
        _damage_shifts(swing, rulings), "damage difficulty", rulings.over_six,
    )
    pool, pool_modifiers = _damage_pool(swing, rulings)
    shield = swing.shield or 0
    resistance = swing.defense
    resistance_modifiers: tuple[Modifier, ...] = ()
    if swing.type == "soul" or swing.has("shatter") or swing.targets:
        resistance = None
    elif resistance is not None and shield and swing.shield_counts() and rulings.shield_bonus == "defense":
        resistance += shield
        resistance_modifiers = (Modifier("resistance", shield, "shield"),)
    return Numbers(feint, attack, damage, pool, resistance, (
        *(feint.modifiers if swing.has("feint") else ()), *attack.modifiers,
        *(damage.modifiers if pool is not None else ()), *pool_modifiers, *resistance_modifiers,
    ))


def target_difficulties(swing: Swing, target: AreaTarget, rulings: Archsoul) -> tuple[int, int]:
    """Attack and damage difficulty for one of several targets (A-41, A-42): its own armor and shield count too."""
    own = swing._replace(
        strong=swing.strong or target.strong, weak=swing.weak or target.weak, shield=target.shield,
        arc="back" if target.back else swing.arc,
    )
    made = numbers(own, rulings)
    return made.attack.value, made.damage.value


def _attack_shifts(swing: Swing, rulings: Archsoul) -> Iterator[Shift]:
    yield int(swing.not_punch), "not a punch"
    yield int(swing.beyond), "beyond accurate range"
    yield int(swing.cumbersome), "cumbersome throw"
    yield from _armor(swing)
    yield from _worn(swing, rulings)
    yield int(swing.has("quick") and not light(swing, rulings)), "quick attack"
    yield int(swing.has("quick") and swing.other_hand == "non-light"), "other hand"
    yield from _maneuvers(swing, "attack")
    yield int(swing.shield_intercept), "shield intercept"
    # Among several targets a shield is a target's own.
    if rulings.shield_bonus == "difficulty" and swing.shield_counts():
        yield swing.shield or 0, "shield"


def _damage_shifts(swing: Swing, rulings: Archsoul) -> Iterator[Shift]:
    if "armor-piercing" in swing.properties:
        yield from _armor(swing)
    yield from _worn(swing, rulings)
    yield from _maneuvers(swing, "damage")


def _armor(swing: Swing) -> Iterator[Shift]:
    yield -int(swing.strong), "strong against armor"
    yield int(swing.weak), "weak against armor"


def _worn(swing: Swing, rulings: Archsoul) -> Iterator[Shift]:
    """Improvised and broken count once, the larger (A-34, A-35)."""
    harder = swing.improvised and (swing.type == "melee" or rulings.improvised_penalty == "always")
    improvised, broken = int(harder), rulings.broken_penalty if swing.broken else 0
    yield improvised if improvised >= broken else 0, "improvised weapon"
    yield broken if broken > improvised else 0, "broken weapon"


def _maneuvers(swing: Swing, what: str) -> Iterator[Shift]:
    for one in MANEUVERS.values():
        if swing.has(one.name) and swing.type in one.shifted:
            yield getattr(one, what), one.because


def light(swing: Swing, rulings: Archsoul) -> bool:
    """Whether the weapon counts as light in a quick attack (A-47, rulings semi_light and unarmed_light)."""
    if swing.type == "unarmed":
        return rulings.unarmed_light
    return "light" in swing.properties or ("semi-light" in swing.properties and rulings.semi_light == "light")


def _damage_pool(swing: Swing, rulings: Archsoul) -> tuple[Pool | None, tuple[Modifier, ...]]:
    pool = swing.damage_pool
    if pool is None:
        return None, ()
    charged = swing.against_charge if swing.against_charge and "polearm" in swing.properties else 0
    dice = [
        (1 if swing.metal_limb and rulings.metal_limb == "die" else 0, "metal limb"),
        ((swing.mount_speed or 0) if swing.has("charge") else 0, "charge"),
        (charged, "polearm against charge"),
    ]
    flat = 1 if swing.metal_limb and rulings.metal_limb == "flat" else 0
    modifiers = [Modifier("damage pool", flat, "metal limb")] if flat else []
    modifiers += [Modifier("damage pool", by, because) for by, because in dice if by]
    return pool.more(sum(by for by, _ in dice), flat), tuple(modifiers)


def action_points(swing: Swing, rulings: Archsoul) -> int:
    """AP of the attack (A-43)."""
    if swing.reactive is not None:
        return 0
    for one in swing.maneuvers:
        cost = MANEUVERS[one].ap
        if cost is not None:
            return cost
    if swing.type == "thrown":
        return 1
    if swing.type == "soul" or (swing.type == "elemental" and not swing.by_weapon):
        return rulings.magic_ap
    return 2


def crit_table(swing: Swing, rulings: Archsoul) -> str:
    """The title of the critical failure table that fits the attack (A-89)."""
    by_type = {
        "melee": "melee", "unarmed": "unarmed", "soul": "soul", "thrown": rulings.thrown_table,
        "elemental": rulings.elemental_table, "ranged": "firearm" if swing.ammunition == "shot" else "bow",
    }
    return by_type[swing.type]
