"""What the rules refuse of a declared attack, each with its reason. Nothing is rolled before all of it holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archcli.errors import RuleError, refuse_twice
from archcli.given import declared, missing
from archcli.record import Record
from archcli.rules.archsoul.attack.maneuvers import COMBINE, MANEUVERS
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver, Refusal
from archcli.rules.archsoul.attack.pools import whence_attack, whence_damage
from archcli.rules.archsoul.attack.swing import FLYING, Attacker, Gear, Reaction, Swing, Target
from archcli.rules.archsoul.attack.weapons import unfit
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
ONCE = ("leaving-space", "landing")
"""Triggers that draw one reaction for each target, attacker and turn (A-69)."""
CHARGING = ("leaving-space", "trample")
"""Triggers of somebody who charges (A-71)."""


def refuse(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul, *, armed: bool = True) -> None:
    """Raises RuleError for the first thing about an attack that the rules refuse.

    `armed` False: which weapon it is made with is not yet known, and nothing is refused of it. Raises UsageError for
    a target that is named twice.
    """
    for refused, message, rule in _refusals(swing, maneuvers, rulings, armed):
        if refused:
            raise RuleError(message, rule=rule)
    refuse_twice([target.name for target in swing.targets], "target")


def _refusals(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul, armed: bool) -> Iterator[Refusal]:
    if armed:
        yield from _types(swing, rulings)
        yield from _grappled(swing)
    yield from _reacting(swing, maneuvers, rulings)
    yield from together(maneuvers)
    if armed:
        yield from unfit(swing.arms, map(type, maneuvers), rulings, reactive=swing.reaction is not None)
    for maneuver in maneuvers:
        yield from maneuver.refusals(swing, rulings)
    yield from _area(swing, maneuvers)
    if armed:
        yield from _ranges(swing)


def _types(swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
    for record, field, types, rule in BELONGS:
        fits = (*types, "elemental") if field == "shield_intercept" and rulings.intercept_elemental else types
        value = getattr(swing.gear if record is Gear else swing.target, field)
        article = "an" if fits[0][0] in "aeiou" else "a"
        *before, last = fits
        yield value not in (None, False) and swing.type not in fits, (
            f"{declared(record)[field].name} belongs to {article} {', '.join(before)}{' or ' if before else ''}{last} "
            f"attack, and this one is {swing.type}"
        ), rule


def _grappled(swing: Swing) -> Iterator[Refusal]:
    weapon = swing.type not in ("elemental", "soul") or swing.by_weapon or swing.reaction is not None
    yield swing.attacker.grappled and weapon, (
        "a grappled character makes no weapon attack and no reactive attack: use grapple --action attack"
    ), "A-73"


def _reacting(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> Iterator[Refusal]:
    reaction = swing.reaction
    if reaction is None:
        return
    for maneuver in maneuvers:
        barred = maneuver.NO_REACTION
        yield barred, f"a {maneuver.NAME} cannot be a reactive attack", barred or ""
    yield reaction.opponent_in == "back", "a reactive attack goes only into one's own front arc", "A-68"
    yield reaction.already_reacted and reaction.trigger in ONCE, (
        f"{reaction.trigger} draws a reactive attack only once for each target, attacker and turn"
    ), "A-69"
    yield reaction.against_charge is not None and reaction.trigger not in CHARGING, (
        f"--against-charge goes with --reactive {' or '.join(CHARGING)}, and this is {reaction.trigger}"
    ), "A-71"
    yield reaction.interrupt is not None and not reaction.rolls(rulings), (
        "a hit stops a trample without a roll, and --interrupt is of no use"
    ), "A-70"


def together(maneuvers: Sequence[Maneuver | type[Maneuver]]) -> Iterator[Refusal]:
    """What the rules refuse of maneuvers beside one another (A-46, A-51)."""
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
        for field in ("defense", "shield", "resist", "hit_points", "soul_shield")
    }
    apart = {"a TARGET sheet": swing.target.name} | own | {declared(Reaction)["trigger"].name: swing.reaction}
    for what, given in apart.items():
        yield given is not None, (
            f"several targets (--target, or TARGET sheets) have numbers of their own, and do not go with {what}"
        ), "A-41"
    for maneuver in maneuvers:
        yield not maneuver.AREA, (
            f"several targets (--target, or TARGET sheets) make an area attack, and a {maneuver.NAME} is aimed at one"
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
    yield swing.flies and far is not None and distance > far, (
        f"the target is {distance:g} m away, beyond the maximum range of {far} m"
    ), "A-36"
    yield swing.gear.beyond_accurate and near is not None and distance <= near, (
        f"--beyond-accurate does not go with --distance {distance:g}, which is within the accurate range of {near} m"
    ), "A-36"


def require(swing: Swing, maneuvers: Sequence[Maneuver], rulings: Archsoul) -> None:
    """Raises UsageError for a number that is missing; an attack that comes to nothing needs none."""
    if any(maneuver.off for maneuver in maneuvers):
        return
    attacker, soul, gear = swing.attacker, swing.type == "soul", swing.gear
    if attacker.pool is None and not gear.no_attack_roll:
        raise missing(Attacker, "pool", "the attack pool", note=whence_attack(swing.type), rule="A-23")
    for target in swing.targets or (swing.target,):
        opposed = soul or gear.no_attack_roll or any(maneuver.OPPOSED for maneuver in maneuvers)
        if target.defense is None and not opposed:
            raise missing(Target, "defense", f"the Defense to beat{_whose(swing, target.name)}", rule="A-23")
        if soul and target.resist is None:
            raise missing(Target, "resist", f"the roll that resists a soul attack{_whose(swing, target.name)}",
                          rule="A-29", note=(
                f"or a TARGET sheet with attributes.soulpower and skills.{rulings.soul_resist}"))
    if attacker.damage_pool is None and not soul:
        raise missing(Attacker, "damage_pool", "the damage pool", note=whence_damage(swing.type), rule="A-23")
    if swing.flies and gear.distance is not None and gear.accurate_range is None:
        raise missing(Gear, "accurate_range", "the accurate range, which --distance needs,", rule="A-36")
    reaction = swing.reaction
    if reaction is not None and reaction.rolls(rulings) and reaction.interrupt is None:
        raise missing(Reaction, "interrupt", "the pool against a reactive attack", rule="A-70", note=(
            "or a TARGET sheet with attributes.endurance and skills.resolve"))
    for maneuver in maneuvers:
        maneuver.require(swing)


def _whose(swing: Swing, name: str | None) -> str:
    return f" of {name}" if swing.targets else ""
