"""What moves the numbers of an attack: pools, difficulties, the number to beat, the damage, AP."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.report import Modifier
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver, Shift
from archcli.rules.archsoul.attack.numbers import (
    ATTACK_DIFFICULTY,
    ATTACK_POOL,
    COUNTER_DAMAGE,
    DAMAGE,
    DAMAGE_DIFFICULTY,
    DAMAGE_POOL,
    FEINT_DIFFICULTY,
    RESISTANCE,
    Moved,
    Numbers,
    moved,
)
from archcli.rules.archsoul.attack.swing import AreaTarget, Swing
from archcli.rules.archsoul.crit_table import Table
from archcli.rules.archsoul.pool import Critical, Difficulty, Pool, difficulty
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn_actions import action_of, cost


def movable(swing: Swing, maneuvers: Sequence[Maneuver]) -> Iterator[str]:
    """The numbers that this attack rolls or compares, and that can be moved by hand; the main one first (A-124)."""
    if any(maneuver.off for maneuver in maneuvers):
        return
    rolled = not swing.gear.no_attack_roll
    if rolled:
        yield from (ATTACK_POOL, ATTACK_DIFFICULTY)
    if any(maneuver.first(swing) is not None for maneuver in maneuvers):
        yield FEINT_DIFFICULTY
    if swing.attacker.damage_pool is not None:
        yield from (DAMAGE_POOL, DAMAGE_DIFFICULTY)
        if not any(maneuver.HARMLESS for maneuver in maneuvers):
            yield DAMAGE
    if any(maneuver.countered() is not None for maneuver in maneuvers):
        yield COUNTER_DAMAGE
    if rolled:
        yield RESISTANCE


def numbers(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul, hand: ByHand) -> Numbers:
    """All numbers of an attack against its one target, or those before any target's own shifts.

    `hand`: what is moved by hand, by the names of `movable`.
    """
    attacker = swing.attacker
    usual = rulings.damage_difficulty if attacker.damage_difficulty is None else attacker.damage_difficulty
    damage_pool, damage_moved, flat = _damage_pool(swing, maneuvers, rulings, hand)
    critical: Critical = rulings.critical_failure
    for maneuver in maneuvers:
        critical = maneuver.critical(swing, critical)

    def shifted(start: int, shifts: Iterator[Shift], to: str) -> Difficulty:
        return difficulty(start, shifts, to, rulings.over_six, hand)

    first = next((first for maneuver in maneuvers if (first := maneuver.first(swing))), None)
    dealt = moved(DAMAGE, _all(maneuver.dealt_shifts() for maneuver in maneuvers), hand)
    resistance, shield = _resistance(swing, maneuvers, rulings)
    resisting = moved(RESISTANCE, [(shield, "shield")], hand)
    return Numbers(
        first=first and shifted(first.start, iter(first.shifts), FEINT_DIFFICULTY),
        pool=attacker.pool and attacker.pool.more(hand.by(ATTACK_POOL)), pool_moved=hand.of(ATTACK_POOL),
        attack=shifted(attacker.difficulty, _attack_shifts(swing, maneuvers, rulings), ATTACK_DIFFICULTY),
        damage=shifted(usual, _damage_shifts(swing, maneuvers, rulings), DAMAGE_DIFFICULTY),
        damage_pool=damage_pool, damage_moved=damage_moved,
        resistance=None if resistance is None else resistance + resisting.by, resisting=resisting,
        dealt=dealt._replace(modifiers=(*flat, *dealt.modifiers)),
        countered=moved(COUNTER_DAMAGE, _all(maneuver.countered_shifts() for maneuver in maneuvers), hand),
        ap=_action_points(swing, maneuvers, rulings), critical=critical, table=_crit_table(swing, rulings),
    )


class Counts(NamedTuple):
    """The difficulties at which the rolls of an attack are counted for one of several targets, and what moves the
    number that this one puts up, beside its shield."""

    attack: int
    damage: int
    resisting: Moved = Moved()


def counts(
    swing: Swing, target: AreaTarget, maneuvers: Sequence[Maneuver], rulings: Archsoul, hand: ByHand,
) -> Counts:
    """The difficulties for one of several targets (A-41, A-42): its own armor and shield count too, and in a fight what
    is upon it alone."""
    typed = swing.target
    own = typed.replace(
        strong=typed.strong or target.strong, weak=typed.weak or target.weak, shield=target.shield,
        arc="back" if target.back else typed.arc, hold_firm=typed.hold_firm or target.firm,
        grappled=typed.grappled or target.grappled,
    )
    made = numbers(swing.replace(target=own), maneuvers, rulings, hand._replace(upon=()))
    return Counts(made.attack.value, made.damage.value, moved(RESISTANCE, (), hand.at(target.name)))


def _all(groups: Iterator[Iterator[Shift]]) -> Iterator[Shift]:
    for shifts in groups:
        yield from shifts


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
        # Only what is left of the advantage counts, unless a ruling takes a disadvantage over too.
        harder = rulings.armor_piercing == "both"
        yield from _armor(swing) if harder or (swing.target.strong and not swing.target.weak) else ()
    yield from _worn(swing, rulings)
    for maneuver in maneuvers:
        yield from maneuver.damage_shifts(swing, rulings)


def _armor(swing: Swing) -> Iterator[Shift]:
    yield -int(swing.target.strong), "strong against armor"
    yield int(swing.target.weak), "weak against armor"


def _worn(swing: Swing, rulings: Archsoul) -> Iterator[Shift]:
    """Improvised and broken count once, the larger (A-34, A-35)."""
    harder = swing.gear.improvised and (swing.type == "melee" or rulings.improvised_penalty == "always")
    breaks = swing.gear.broken and (swing.type == "melee" or rulings.broken_weapons == "all")
    improvised, broken = int(harder), rulings.broken_penalty if breaks else 0
    yield improvised if improvised >= broken else 0, "improvised weapon"
    yield broken if broken > improvised else 0, "broken weapon"


def _damage_pool(
    swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul, hand: ByHand,
) -> tuple[Pool | None, tuple[Modifier, ...], tuple[Modifier, ...]]:
    """The damage pool, what moved its dice, and what moved its total (ruling metal_limb)."""
    pool = swing.attacker.damage_pool
    if pool is None:
        return None, (), ()
    metal, reaction = int(swing.gear.metal_limb), swing.reaction
    die, flat = (metal, 0) if rulings.metal_limb == "die" else (0, metal)
    polearm = reaction is not None and "polearm" in swing.gear.properties
    dice = moved(DAMAGE_POOL, [
        (die, "metal limb"), *_all(maneuver.damage_dice() for maneuver in maneuvers),
        ((reaction.against_charge or 0) if reaction and polearm else 0, "polearm against charge"),
    ], hand)
    total = moved(DAMAGE, [(flat, "metal limb")], NOT_MOVED)
    return pool.more(dice.by, total.by), dice.modifiers, total.modifiers


def _resistance(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> tuple[int | None, int]:
    """The number to beat without what moves it (None: it is a roll, or each target has its own), and the shield."""
    defense, shield = swing.target.defense, swing.target.shield or 0
    if defense is None or swing.type == "soul" or swing.targets or any(maneuver.OPPOSED for maneuver in maneuvers):
        return None, 0
    return defense, shield if swing.shield_counts() and rulings.shield_bonus == "defense" else 0


def _action_points(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> int:
    """AP of the attack (A-43)."""
    if swing.reaction is not None:
        return 0
    usual = action_of(swing.type, by_weapon=swing.by_weapon)
    return cost(next((maneuver.ACTION for maneuver in maneuvers if maneuver.ACTION), usual), rulings)


def _crit_table(swing: Swing, rulings: Archsoul) -> Table:
    """The critical failure table that fits the attack (A-89)."""
    elemental = rulings.elemental_weapon_table if swing.by_weapon else rulings.elemental_table
    by_type: dict[str, Table] = {
        "melee": "melee", "unarmed": "unarmed", "soul": "soul", "thrown": rulings.thrown_table,
        "elemental": elemental, "ranged": "firearm" if swing.gear.ammunition == "shot" else "bow",
    }
    return by_type[swing.type]
