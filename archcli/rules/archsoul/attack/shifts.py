"""What moves the numbers of an attack: difficulties, the damage pool, the number to beat, AP."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from archcli.report import Modifier
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver, Shift
from archcli.rules.archsoul.attack.numbers import Numbers
from archcli.rules.archsoul.attack.swing import AreaTarget, Swing
from archcli.rules.archsoul.crit_table import Table
from archcli.rules.archsoul.pool import Critical, Pool, difficulty
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn_actions import cost


def numbers(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> Numbers:
    """All numbers of an attack against its one target, or those before any target's own shifts."""
    attacker = swing.attacker
    usual = rulings.damage_difficulty if attacker.damage_difficulty is None else attacker.damage_difficulty
    pool, pool_moved = _damage_pool(swing, maneuvers, rulings)
    resistance, resistance_moved = _resistance(swing, maneuvers, rulings)
    critical: Critical = rulings.critical_failure
    for maneuver in maneuvers:
        critical = maneuver.critical(swing, critical)
    return Numbers(
        first=next((first for maneuver in maneuvers if (first := maneuver.first(swing, rulings))), None),
        attack=difficulty(
            attacker.difficulty, _attack_shifts(swing, maneuvers, rulings), "attack difficulty", rulings.over_six,
        ),
        damage=difficulty(usual, _damage_shifts(swing, maneuvers, rulings), "damage difficulty", rulings.over_six),
        damage_pool=pool, damage_moved=pool_moved, resistance=resistance, resistance_moved=resistance_moved,
        ap=_action_points(swing, maneuvers, rulings), critical=critical, table=_crit_table(swing, rulings),
    )


class Counts(NamedTuple):
    """The difficulties at which the rolls of an attack are counted for one of several targets."""

    attack: int
    damage: int


def counts(swing: Swing, target: AreaTarget, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> Counts:
    """The difficulties for one of several targets (A-41, A-42): its own armor and shield count too."""
    typed = swing.target
    own = typed.replace(
        strong=typed.strong or target.strong, weak=typed.weak or target.weak, shield=target.shield,
        arc="back" if target.back else typed.arc,
    )
    made = numbers(swing.replace(target=own), maneuvers, rulings)
    return Counts(made.attack.value, made.damage.value)


def _attack_shifts(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> Iterator[Shift]:
    yield int(swing.gear.not_punch), "not a punch"
    yield int(swing.beyond), "beyond accurate range"
    yield int(swing.gear.cumbersome), "cumbersome throw"
    yield from _armor(swing)
    yield from _worn(swing, rulings)
    for maneuver in maneuvers:
        yield from maneuver.attack_shifts(swing, rulings)
    yield int(swing.target.shield_intercept), "shield intercept"
    # Among several targets a shield is a target's own.
    if rulings.shield_bonus == "difficulty" and swing.shield_counts():
        yield swing.target.shield or 0, "shield"


def _damage_shifts(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> Iterator[Shift]:
    if "armor-piercing" in swing.gear.properties:
        yield from _armor(swing)
    yield from _worn(swing, rulings)
    for maneuver in maneuvers:
        yield from maneuver.damage_shifts(swing, rulings)


def _armor(swing: Swing) -> Iterator[Shift]:
    yield -int(swing.target.strong), "strong against armor"
    yield int(swing.target.weak), "weak against armor"


def _worn(swing: Swing, rulings: Archsoul) -> Iterator[Shift]:
    """Improvised and broken count once, the larger (A-34, A-35)."""
    harder = swing.gear.improvised and (swing.type == "melee" or rulings.improvised_penalty == "always")
    improvised, broken = int(harder), rulings.broken_penalty if swing.gear.broken else 0
    yield improvised if improvised >= broken else 0, "improvised weapon"
    yield broken if broken > improvised else 0, "broken weapon"


def _damage_pool(
    swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul
) -> tuple[Pool | None, tuple[Modifier, ...]]:
    pool = swing.attacker.damage_pool
    if pool is None:
        return None, ()
    metal, charging = swing.gear.metal_limb, swing.reaction and swing.reaction.against_charge
    dice: list[Shift] = [(int(metal and rulings.metal_limb == "die"), "metal limb")]
    for maneuver in maneuvers:
        dice += maneuver.damage_dice()
    if charging and "polearm" in swing.gear.properties:
        dice.append((charging, "polearm against charge"))
    flat = int(metal and rulings.metal_limb == "flat")
    moved = [Modifier("damage pool", by, because) for by, because in ((flat, "metal limb"), *dice) if by]
    return pool.more(sum(by for by, _ in dice), flat), tuple(moved)


def _resistance(
    swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul
) -> tuple[int | None, tuple[Modifier, ...]]:
    """The number to beat; None where it is a roll, or where each target has its own."""
    defense, shield = swing.target.defense, swing.target.shield or 0
    if defense is None or swing.type == "soul" or swing.targets or any(maneuver.OPPOSED for maneuver in maneuvers):
        return None, ()
    if shield and swing.shield_counts() and rulings.shield_bonus == "defense":
        return defense + shield, (Modifier("resistance", shield, "shield"),)
    return defense, ()


def _action_points(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> int:
    """AP of the attack (A-43)."""
    if swing.reaction is not None:
        return 0
    magic = swing.type == "soul" or (swing.type == "elemental" and not swing.by_weapon)
    usual = "throw" if swing.type == "thrown" else "cast" if magic else "attack"
    return cost(next((maneuver.ACTION for maneuver in maneuvers if maneuver.ACTION), usual), rulings)


def _crit_table(swing: Swing, rulings: Archsoul) -> Table:
    """The critical failure table that fits the attack (A-89)."""
    by_type: dict[str, Table] = {
        "melee": "melee", "unarmed": "unarmed", "soul": "soul", "thrown": rulings.thrown_table,
        "elemental": rulings.elemental_table, "ranged": "firearm" if swing.gear.ammunition == "shot" else "bow",
    }
    return by_type[swing.type]
