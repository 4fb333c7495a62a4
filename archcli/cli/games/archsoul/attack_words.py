"""From the words of `archcli attack` and two sheets to a declared attack."""

from collections.abc import Sequence
from typing import Any, get_args

from archcli.cli.games.archsoul.sheets import load, pool
from archcli.cli.options import chosen
from archcli.errors import UsageError, unknown
from archcli.rules.archsoul.attack.from_sheets import with_sheets
from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.attack.swing import ANATOMY, FLYING, TRIGGERS, AreaTarget, Swing
from archcli.rules.archsoul.pool import DIFFICULTY
from archcli.rules.archsoul.pool_text import parse_pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import KINDS, PROPERTIES, Ammunition, Sheet, Weapon

POOLS = ("pool", "damage_pool", "feint_pool")
"""Pools whose names are looked up on the attacker's sheet; those below on the target's."""
TARGET_POOLS = ("resist", "soul_shield", "feint_resist", "interrupt", "counter_damage_pool")
WORDS = {
    "type": KINDS, "arc": ("front", "back"), "anatomy": ANATOMY, "ammunition": get_args(Ammunition),
    "map": ("hex", "square"), "other_hand": ("empty", "light", "non-light"),
    "item": ("weapon", "shield", "other"), "reactive": TRIGGERS,
    "opponent_in": ("front", "back"),
}
LEAST = {
    "hit_points": 0, "defense": 0, "shield": 0, "hardness": 0, "own_hardness": 0, "mount_speed": 1, "against_charge": 1,
    "engineering": 0, "survival": 0, "accurate_range": 0, "max_range": 0,
}
WIELDED = ("melee", "ranged", "thrown")
USUAL = {"arc": "front", "anatomy": "human-like", "map": "hex"}
PLURAL = {"maneuvers": ("--maneuver", tuple(MANEUVERS)), "properties": ("--property", PROPERTIES)}


def option(name: str) -> str:
    """How a value's option is spelled."""
    return "--" + name.replace("_", "-")


def declared(sheets: Sequence[str], typed: dict[str, Any], rulings: Archsoul) -> Swing:
    """The attack that was declared. Raises an ArchcliError for whatever cannot be understood."""
    if len(sheets) > 2:
        raise UsageError(
            f"attack takes two sheets, ATTACKER and TARGET, and {len(sheets)} are named",
            hint=f"several targets are an area attack: --target {sheets[2]}=DEFENSE for each",
        )
    attacker, target = (load(name, rulings) for name in (*sheets, None, None)[:2])
    own = _weapon(typed.pop("weapon"), attacker, "--weapon", "ATTACKER")
    theirs = _weapon(typed.pop("target_weapon"), target, "--target-weapon", "TARGET")
    armor, targets = tuple(typed.pop("armor")) or None, typed.pop("target")
    typed |= {"maneuvers": tuple(dict.fromkeys(typed.pop("maneuver"))), "properties": tuple(typed.pop("property"))}
    _check(typed)
    kind: Any = typed.pop("type") or (own.kind if own else "melee")
    for name in (*POOLS, *TARGET_POOLS):
        typed[name] = pool(typed[name], attacker if name in POOLS else target, option(name))
    typed |= {name: value for name, value in USUAL.items() if typed[name] is None}
    for name, fits in (("accurate_range", FLYING), ("max_range", FLYING), ("ammunition", ("ranged",))):
        if typed[name] is not None and kind not in fits:
            raise UsageError(f"{option(name)} belongs to a {' or '.join(fits)} attack, and this one is {kind}")
    if theirs and "shatter" not in typed["maneuvers"]:
        raise UsageError("--target-weapon is for --maneuver shatter, which is not declared")
    swing = Swing(
        type=kind, by_weapon=kind == "elemental" and own is not None and own.kind == "elemental",
        weapon=own.name if own else None, targets=tuple(_target(text, kind) for text in targets), **typed,
    )
    known = with_sheets(
        swing, rulings, attacker=attacker, target=target, weapon=own, target_weapon=theirs, armor=armor,
    )
    if attacker and own is None and known.damage_pool is None and kind in WIELDED and not known.drop:
        raise UsageError(
            f"the weapon is missing: give --weapon, of which {attacker.name} has "
            f"{', '.join(attacker.weapons) or 'none'}, or --damage-pool ({attacker.file})"
        )
    return known


def _check(typed: dict[str, Any]) -> None:
    for name, choices in WORDS.items():
        chosen(option(name), typed[name], choices)
    for name, (spelled, known) in PLURAL.items():
        for word in typed[name]:
            chosen(spelled, word, known)
    for name, least in LEAST.items():
        if typed[name] is not None and typed[name] < least:
            raise UsageError(f"{option(name)} is {typed[name]}, and must be {least} or more")
    for name in ("difficulty", "damage_difficulty", "resist_difficulty"):
        if typed[name] is not None and not DIFFICULTY.holds(typed[name]):
            raise UsageError(f"{option(name)} is {typed[name]}, and must be {DIFFICULTY}")


def _weapon(name: str | None, sheet: Sheet | None, spelled: str, whose: str) -> Weapon | None:
    if name is None:
        return None
    if sheet is None:
        raise UsageError(f"{spelled} {name} is looked up in the {whose} sheet, and none is named")
    return sheet.weapon(name)


def _target(text: str, kind: str) -> AreaTarget:
    """NAME=DEFENSE[+SHIELD][:strong][:weak][:back]; in a soul attack NAME=RESIST-POOL."""
    name, sign, rest = text.partition("=")
    words = rest.split(":")
    like = "NAME=RESIST-POOL" if kind == "soul" else "NAME=DEFENSE[+SHIELD][:strong][:weak][:back]"
    if not name or not sign or not words[0]:
        raise UsageError(f"--target {text!r} cannot be read: write {like}")
    if kind == "soul":
        if len(words) > 1:
            raise UsageError(f"--target {text!r}: armor and arcs do not matter in a soul attack: write {like}")
        return AreaTarget(name, resist=parse_pool(words[0], None, option=f"--target {name}"))
    for word in words[1:]:
        if word not in ("strong", "weak", "back"):
            raise UsageError(f"--target {text!r}: {unknown('mark', word, ('strong', 'weak', 'back'))}")
    defense, plus, shield = words[0].partition("+")
    numbers = [defense, shield] if plus else [defense, "0"]
    if not all(one.isascii() and one.isdigit() and len(one) < 10 for one in numbers):
        raise UsageError(f"--target {text!r} cannot be read: write {like}")
    return AreaTarget(
        name, int(numbers[0]), int(numbers[1]), strong="strong" in words, weak="weak" in words, back="back" in words
    )
