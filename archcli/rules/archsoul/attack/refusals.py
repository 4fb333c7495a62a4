"""What the rules refuse of a declared attack, each with its reason. Nothing is rolled before all of it holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archcli.errors import RuleError
from archcli.given import declared, missing
from archcli.record import Record
from archcli.rules.archsoul.attack.maneuvers import COMBINE, MANEUVERS
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver, Refusal
from archcli.rules.archsoul.attack.pools import whence_attack, whence_damage
from archcli.rules.archsoul.attack.swing import BY_HAND, FLYING, Attacker, Gear, Reaction, Swing, Target
from archcli.rules.archsoul.rulings import Archsoul

BELONGS: tuple[tuple[type[Record], str, tuple[str, ...], str], ...] = (
    (Gear, "cumbersome", ("thrown",), "A-37"),
    (Gear, "not_punch", ("unarmed",), "A-32"),
    (Gear, "metal_limb", ("unarmed",), "A-33"),
    (Gear, "beyond_accurate", FLYING, "A-36"),
    (Target, "shield_intercept", FLYING, "A-65"),
    (Gear, "improvised", ("melee", "thrown"), "A-34"),
    (Gear, "no_attack_roll", ("elemental",), "A-28"),
    (Target, "soul_shield", ("soul",), "A-66"),
    (Gear, "distance", ("unarmed", *FLYING), "A-36"),
)
"""What only attacks of some types can use: where it is declared, the types, and the rule's id."""
REACH = 2
"""Metres to an adjacent space, which an unarmed attack reaches (A-31)."""


def refuse(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> None:
    """Raises RuleError for the first thing about an attack that the rules refuse, UsageError for what is missing."""
    for refused, message, rule in _refusals(swing, maneuvers, rulings):
        if refused:
            raise RuleError(message, rule=rule)
    if not any(maneuver.off for maneuver in maneuvers):
        _require(swing, maneuvers, rulings)


def _refusals(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> Iterator[Refusal]:
    yield from _types(swing)
    yield from _grappled(swing)
    yield from _reacting(swing, maneuvers)
    yield from _together(swing, maneuvers)
    for maneuver in maneuvers:
        yield from maneuver.refusals(swing, rulings)
    yield from _area(swing, maneuvers)
    yield from _ranges(swing)


def _types(swing: Swing) -> Iterator[Refusal]:
    for record, field, types, rule in BELONGS:
        value = getattr(swing.gear if record is Gear else swing.target, field)
        article = "an" if types[0][0] in "aeiou" else "a"
        *before, last = types
        yield value not in (None, False) and swing.type not in types, (
            f"{declared(record)[field].name} belongs to {article} {', '.join(before)}{' or ' if before else ''}{last} "
            f"attack, and this one is {swing.type}"
        ), rule


def _grappled(swing: Swing) -> Iterator[Refusal]:
    weapon = swing.type not in ("elemental", "soul") or swing.by_weapon or swing.reaction is not None
    yield swing.attacker.grappled and weapon, (
        "a grappled character makes no weapon attack and no reactive attack: use grapple --action attack"
    ), "A-73"


def _reacting(swing: Swing, maneuvers: Sequence[Maneuver]) -> Iterator[Refusal]:
    if swing.reaction is None:
        return
    yield swing.type not in BY_HAND, f"a reactive attack is melee or unarmed, and this one is {swing.type}", "A-68"
    for maneuver in maneuvers:
        barred = maneuver.NO_REACTION
        yield barred, f"a {maneuver.NAME} cannot be a reactive attack", barred or ""
    yield swing.reaction.opponent_in == "back", "a reactive attack goes only into one's own front arc", "A-68"
    yield swing.reaction.already_reacted and swing.reaction.trigger == "leaving-space", (
        "leaving a space draws a reactive attack only once for each target, attacker and turn"
    ), "A-69"


def _together(swing: Swing, maneuvers: Sequence[Maneuver]) -> Iterator[Refusal]:
    yield maneuvers and swing.type in ("elemental", "soul"), (
        f"maneuvers belong to weapon attacks, and this one is {swing.type}"
    ), "A-46"
    styles = [maneuver.NAME for maneuver in maneuvers if maneuver.STYLE]
    known = ", ".join(maneuver.NAME for maneuver in MANEUVERS.values() if maneuver.STYLE)
    yield len(styles) > 1, f"{' and '.join(styles)} exclude each other: at most one of {known}", "A-46"
    others = [maneuver.NAME for maneuver in maneuvers if not maneuver.STYLE]
    yield len(others) > 1 and set(others) not in COMBINE, (
        f"{' and '.join(others)} do not combine: only feint goes with shatter or with knockdown"
    ), "A-51"


def _area(swing: Swing, maneuvers: Sequence[Maneuver]) -> Iterator[Refusal]:
    if not swing.targets:
        return
    own = {
        declared(Target)[field].name: getattr(swing.target, field)
        for field in ("defense", "shield", "resist", "soul_shield")
    }
    apart = {"a TARGET sheet": swing.target.name} | own | {declared(Reaction)["trigger"].name: swing.reaction}
    for what, given in apart.items():
        yield given is not None, (
            f"--target names targets with numbers of their own, and does not go with {what}"
        ), "A-41"
    for maneuver in maneuvers:
        yield not maneuver.AREA, (
            f"--target makes an area attack, and a {maneuver.NAME} is aimed at one opponent"
        ), "A-41"


def _ranges(swing: Swing) -> Iterator[Refusal]:
    near, far, distance = swing.gear.accurate_range, swing.gear.max_range, swing.gear.distance
    if swing.flies and near is not None and far is not None:
        yield far < near, f"the maximum range of {far} m is shorter than the accurate range of {near} m", "A-36"
    if distance is None:
        return
    yield not 0 <= distance < float("inf"), f"--distance is {distance}, and must be 0 or more", "A-36"
    yield swing.type == "unarmed" and distance > REACH, (
        f"an unarmed attack reaches adjacent spaces only ({REACH} m), and --distance is {distance:g}"
    ), "A-31"
    yield swing.flies and near is None, (
        "--distance needs the accurate range: give --accurate-range, or a weapon with accurate_range"
    ), "A-36"
    yield swing.flies and far is not None and distance > far, (
        f"the target is {distance:g} m away, beyond the maximum range of {far} m"
    ), "A-36"


def _require(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> None:
    """Raises UsageError for a number that is missing."""
    attacker, target, soul = swing.attacker, swing.target, swing.type == "soul"
    if attacker.pool is None and not swing.gear.no_attack_roll:
        raise missing(Attacker, "pool", "the attack pool", note=whence_attack(swing.type), rule="A-23")
    opposed = soul or swing.targets or swing.gear.no_attack_roll or any(maneuver.OPPOSED for maneuver in maneuvers)
    if target.defense is None and not opposed:
        raise missing(Target, "defense", "the Defense to beat", rule="A-23")
    if attacker.damage_pool is None and not soul:
        raise missing(Attacker, "damage_pool", "the damage pool", note=whence_damage(swing.type), rule="A-23")
    if swing.reaction is not None and swing.reaction.interrupt is None:
        raise missing(Reaction, "interrupt", "the pool against a reactive attack", rule="A-70", note=(
            "or a TARGET sheet with attributes.endurance and skills.resolve"))
    if soul and target.resist is None and not swing.targets:
        raise missing(Target, "resist", "the roll that resists a soul attack", rule="A-29", note=(
            f"or a TARGET sheet with attributes.soulpower and skills.{rulings.soul_resist}"))
    for maneuver in maneuvers:
        maneuver.require(swing)
