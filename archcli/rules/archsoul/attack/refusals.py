"""What the rules refuse of a declared attack, each with its reason. Nothing is rolled before all of it holds."""

from __future__ import annotations

from collections.abc import Iterator

from archcli.errors import RuleError
from archcli.rules.archsoul.attack.maneuvers import (
    CHARGE_FACTOR,
    CHARGE_LEAST,
    CLEAVE_TARGETS,
    COMBINE,
    MANEUVERS,
    SKILL_OF,
    STUDY,
)
from archcli.rules.archsoul.attack.shifts import light
from archcli.rules.archsoul.attack.stats import TO_HIT, TO_HURT, keys
from archcli.rules.archsoul.attack.swing import BY_HAND, FLYING, Swing
from archcli.rules.archsoul.rulings import Archsoul

Refusal = tuple[object, str, str]
"""Whether it is refused, the message, and the rule's id."""


def refuse(swing: Swing, rulings: Archsoul) -> None:
    """Raises RuleError for the first thing about a swing that the rules refuse."""
    for part in (_types, _grappled, _reacting, _maneuvers, _modifiers, _area, _ranges, _numbers):
        for refused, message, rule in part(swing, rulings):
            if refused:
                raise RuleError(message, rule=rule)


def _types(swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
    kind = swing.type
    flies = kind in FLYING
    for given, fits, option, needs, rule in (
        (swing.cumbersome, kind == "thrown", "--cumbersome", "a thrown", "A-37"),
        (swing.not_punch, kind == "unarmed", "--not-punch", "an unarmed", "A-32"),
        (swing.metal_limb, kind == "unarmed", "--metal-limb", "an unarmed", "A-33"),
        (swing.beyond_accurate, flies, "--beyond-accurate", "a ranged or thrown", "A-36"),
        (swing.shield_intercept, flies, "--shield-intercept", "a ranged or thrown", "A-65"),
        (swing.improvised, kind in ("melee", "thrown"), "--improvised", "a melee or thrown", "A-34"),
        (swing.no_attack_roll, kind == "elemental", "--no-attack-roll", "an elemental", "A-28"),
        (swing.soul_shield, kind == "soul", "--soul-shield", "a soul", "A-66"),
        (swing.distance is not None, flies or kind == "unarmed", "--distance", "an unarmed, ranged or thrown", "A-36"),
    ):
        yield given and not fits, f"{option} belongs to {needs} attack, and this one is {kind}", rule
    for given, without, option, rule in (
        (swing.other_hand is not None, "quick", "--other-hand", "A-47"),
        (swing.studied is not None, "sneak", "--studied", "A-52"),
        (swing.engineering is not None, "sneak", "--engineering", "A-55"),
        (swing.survival is not None, "sneak", "--survival", "A-55"),
        (swing.feint_pool, "feint", "--feint-pool", "A-49"),
        (swing.feint_resist, "feint", "--feint-resist", "A-49"),
        (swing.mount_speed is not None, "charge", "--mount-speed", "A-64"),
        (swing.spaces is not None, "charge", "--spaces", "A-64"),
        (swing.item is not None, "shatter", "--item", "A-58"),
        (swing.hardness is not None, "shatter", "--hardness", "A-58"),
        (swing.drop, "shatter", "--drop", "A-59"),
        (swing.counter_damage_pool, "shatter", "--counter-damage-pool", "A-58"),
        (swing.own_hardness is not None, "shatter", "--own-hardness", "A-58"),
    ):
        yield given and not swing.has(without), f"{option} is for --maneuver {without}, which is not declared", rule
    for given, option, rule in (
        (swing.interrupt, "--interrupt", "A-70"), (swing.opponent_in is not None, "--opponent-in", "A-68"),
        (swing.already_reacted, "--already-reacted", "A-69"),
        (swing.against_charge is not None, "--against-charge", "A-71"),
    ):
        yield given and swing.reactive is None, (
            f"{option} is for a reactive attack: name its trigger with --reactive"
        ), rule


def _grappled(swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
    weapon = swing.type not in ("elemental", "soul") or swing.by_weapon or swing.reactive is not None
    yield swing.grappled and weapon, (
        "a grappled character makes no weapon attack and no reactive attack: use grapple --action attack"
    ), "A-73"


def _maneuvers(swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
    kind = swing.type
    yield swing.maneuvers and kind in ("elemental", "soul"), (
        f"maneuvers belong to weapon attacks, and this one is {kind}"
    ), "A-46"
    styles = [one for one in swing.maneuvers if MANEUVERS[one].style]
    yield len(styles) > 1, f"{' and '.join(styles)} exclude each other: at most one of quick, reckless, charge", "A-46"
    others = [one for one in swing.maneuvers if not MANEUVERS[one].style]
    yield len(others) > 1 and set(others) not in COMBINE, (
        f"{' and '.join(others)} do not combine: only feint goes with shatter or with knockdown"
    ), "A-51"
    yield swing.has("quick") and "two-handed" in swing.properties, (
        "a quick attack needs a one-handed weapon, and this one is two-handed"
    ), "A-46"
    yield swing.has("reckless") and kind not in BY_HAND, (
        f"a reckless attack is melee or unarmed, and this one is {kind}"
    ), "A-48"
    yield swing.has("cleave") and kind not in BY_HAND, (
        f"a cleave is made with a melee weapon, and this attack is {kind}"
    ), "A-62"
    small = light(swing, rulings) or (kind == "melee" and "semi-light" in swing.properties)
    yield swing.has("cleave") and small, "a cleave needs a melee weapon that is neither light nor semi-light", "A-62"
    yield swing.has("cleave") and len(swing.targets) > CLEAVE_TARGETS, (
        f"a cleave strikes up to {CLEAVE_TARGETS} adjacent spaces, and {len(swing.targets)} targets are named"
    ), "A-62"
    if swing.has("charge"):
        yield from _charge(swing)


def _charge(swing: Swing) -> Iterator[Refusal]:
    yield swing.type != "melee" or not {"flail", "lance"} & set(swing.properties), (
        "a charge needs a flail or lance in melee: --property flail or --property lance"
    ), "A-64"
    yield swing.mount_speed is None, (
        "a charge needs the mount's speed: give --mount-speed, or a sheet with mount.speed"
    ), "A-64"
    yield swing.spaces is None, "a charge needs the spaces of its straight move: give --spaces", "A-64"
    spaces, most = swing.spaces or 0, CHARGE_FACTOR * (swing.mount_speed or 0)
    yield spaces < CHARGE_LEAST, f"a charge covers at least {CHARGE_LEAST} spaces, and --spaces is {spaces}", "A-64"
    yield spaces > most, f"this mount charges at most {most} spaces, and --spaces is {spaces}", "A-64"


def _modifiers(swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
    if swing.has("feint"):
        yield swing.animal_intelligence, "nobody with the mind of an animal can be fooled by a feint", "A-50"
    if swing.has("sneak"):
        studied = STUDY if swing.studied is None else swing.studied
        yield studied < STUDY, (
            f"a sneak attack needs {STUDY} consecutive actions of study, and --studied is {studied}"
        ), "A-52"
        yield swing.type in FLYING and swing.beyond, (
            "a sneak attack from afar must be within the accurate range"
        ), "A-54"
        yield swing.anatomy == "unfamiliar", (
            "a sneak attack needs to know the body, and this one's anatomy is unfamiliar"
        ), "A-55"
        skill, needed = SKILL_OF.get(swing.anatomy, ("", 0))
        known = getattr(swing, skill) or 0 if skill else 0
        yield known < needed, (
            f"a sneak attack on a {swing.anatomy} needs {skill} {needed}, and --{skill} is {known}"
        ), "A-55"
    if swing.has("shatter"):
        item = swing.item or "weapon"
        yield swing.drop and item == "shield", "a shield cannot be dropped to save it", "A-59"
        yield (swing.strong or swing.weak) and item != "shield", (
            f"while shattering, armor counts only where the item is a shield, and this one is a {item}: --item shield"
        ), "A-61"


def _reacting(swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
    if swing.reactive is None:
        return
    yield swing.type not in BY_HAND, f"a reactive attack is melee or unarmed, and this one is {swing.type}", "A-68"
    for one in swing.maneuvers:
        yield not MANEUVERS[one].reactive, f"a {one} cannot be a reactive attack", "A-63" if one == "cleave" else "A-68"
    yield swing.opponent_in == "back", "a reactive attack goes only into one's own front arc", "A-68"
    yield swing.already_reacted and swing.reactive == "leaving-space", (
        "leaving a space draws a reactive attack only once for each target, attacker and turn"
    ), "A-69"


def _area(swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
    if not swing.targets:
        return
    for given, what in (
        (swing.target is not None, "a TARGET sheet"), (swing.defense is not None, "--defense"),
        (swing.shield is not None, "--shield"), (swing.resist, "--resist"), (swing.soul_shield, "--soul-shield"),
        (swing.reactive is not None, "--reactive"),
    ):
        yield given, f"--target names targets with numbers of their own, and does not go with {what}", "A-41"
    for one in swing.maneuvers:
        yield not MANEUVERS[one].area, f"--target makes an area attack, and a {one} is aimed at one opponent", "A-41"


def _ranges(swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
    flies = swing.type in FLYING
    near, far, distance = swing.accurate_range, swing.max_range, swing.distance
    yield distance is not None and not 0 <= distance < float("inf"), (
        f"--distance is {distance}, and must be 0 or more"
    ), "A-36"
    yield swing.type == "unarmed" and (distance or 0) > 2, (
        f"an unarmed attack reaches adjacent spaces only (2 m), and --distance is {distance:g}" if distance else ""
    ), "A-31"
    yield flies and near is not None and far is not None and far < near, (
        f"the maximum range of {far} m is shorter than the accurate range of {near} m"
    ), "A-36"
    yield flies and distance is not None and near is None, (
        "--distance needs the accurate range: give --accurate-range, or a weapon with accurate_range"
    ), "A-36"
    yield flies and distance is not None and far is not None and distance > far, (
        f"the target is {distance:g} m away, beyond the maximum range of {far} m" if distance is not None else ""
    ), "A-36"


def _numbers(swing: Swing, rulings: Archsoul) -> Iterator[Refusal]:
    rolled = not swing.no_attack_roll and not swing.drop
    yield rolled and swing.pool is None, (
        f"the attack pool is missing: give --pool, or an ATTACKER sheet with {keys(TO_HIT[swing.type])}"
    ), "A-23"
    against = swing.type != "soul" and not swing.has("shatter") and not swing.targets
    yield rolled and against and swing.defense is None, (
        "the Defense to beat is missing: give --defense, or a TARGET sheet with defense"
    ), "A-23"
    if swing.type != "soul" and not swing.drop:
        yield swing.damage_pool is None, (
            f"the damage pool is missing: give --damage-pool, or {_source_of_damage(swing.type)}"
        ), "A-23"
    yield swing.reactive is not None and swing.interrupt is None, (
        "a reactive attack needs the pool against it: give --interrupt, or a TARGET sheet with "
        "attributes.endurance and skills.resolve"
    ), "A-70"
    if swing.has("feint") and not swing.drop:
        yield swing.feint_pool is None, (
            "a feint needs --feint-pool, or an ATTACKER sheet with attributes.precision and skills.confusion or acting"
        ), "A-49"
        yield swing.feint_resist is None, (
            "a feint needs the opponent's --feint-resist, or a TARGET sheet with attributes.intellect and "
            "skills.read_emotions"
        ), "A-49"
    for resisted, message, rule in (
        (swing.type == "soul" and not swing.targets, (
            "a soul attack is resisted by a roll: give --resist, or a TARGET sheet with attributes.soulpower and "
            f"skills.{rulings.soul_resist}"
        ), "A-29"),
        (swing.has("knockdown"), (
            "a knockdown is resisted by a roll: give --resist, or a TARGET sheet with attributes.athletics and "
            "skills.resolve"
        ), "A-56"),
        (swing.has("shatter") and not swing.drop, (
            "a shatter is resisted by the opponent's attack: give --resist, or a TARGET sheet and --target-weapon"
        ), "A-58"),
    ):
        yield resisted and swing.resist is None, message, rule


def _source_of_damage(kind: str) -> str:
    """What would supply a damage pool: the options and the keys of the sheet."""
    stats = TO_HURT[kind]
    if kind == "unarmed":
        return f"an ATTACKER sheet with {keys(stats, 'unarmed.damage')}"
    if kind == "elemental":
        return f"an ATTACKER sheet with {keys(stats)}, or its --weapon of kind elemental"
    return f"an ATTACKER sheet with {keys(stats)}, and one of its weapons with --weapon"
