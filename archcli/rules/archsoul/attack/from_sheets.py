"""What two sheets say of an attack, wherever nothing was typed (A-24 to A-29, A-33, A-39)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from archcli.errors import SheetError
from archcli.rules.archsoul.attack.maneuvers import SKILL_OF
from archcli.rules.archsoul.attack.stats import TO_HIT, TO_HURT
from archcli.rules.archsoul.attack.swing import Swing
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Sheet, Weapon


def attack_pool(sheet: Sheet, kind: str, weapon: Weapon | None = None, *, cumbersome: bool = False) -> Pool:
    """The attack pool of a sheet; a weapon of kind elemental is aimed like a ranged one (A-28), and a cumbersome
    throw takes Athletics instead of Precision (A-37)."""
    if kind == "elemental" and weapon is not None and weapon.kind == "elemental":
        return sheet.pool(*TO_HIT["ranged"])
    stat, skill = TO_HIT[kind]
    return sheet.pool("athletics" if kind == "thrown" and cumbersome else stat, skill)


def damage_pool(sheet: Sheet, kind: str, weapon: Weapon | None = None) -> Pool | None:
    """The damage pool of a sheet; None where it takes a weapon and none is named, and for soul attacks (A-29)."""
    if kind == "soul":
        return None
    if kind == "unarmed":
        # Claws and the like conform to the body, and hurt in place of the fist.
        own = weapon is not None and weapon.kind == "unarmed"
        return sheet.pool(*TO_HURT[kind]).more(weapon.damage if own and weapon else sheet.unarmed.damage)
    if kind == "elemental":
        if weapon is not None and weapon.kind == "elemental":
            return Pool(weapon.damage)
        return sheet.pool(*TO_HURT[kind])
    return None if weapon is None else sheet.pool(*TO_HURT[kind]).more(weapon.damage)


def with_sheets(
    swing: Swing, rulings: Archsoul, *, attacker: Sheet | None, target: Sheet | None, weapon: Weapon | None,
    target_weapon: Weapon | None, armor: tuple[str, ...] | None,
) -> Swing:
    """The swing with everything that nobody typed filled in from the sheets. What was typed always wins.

    `armor`: the types that were typed; None where none was. Raises SheetError for a number that a sheet lacks.
    """
    if attacker is not None:
        swing = _fill(swing, **_from_attacker(swing, attacker, weapon))
    if target is not None:
        swing = _fill(swing, **_from_target(swing, target, target_weapon, rulings))
    worn = armor if armor is not None else target.armor if target is not None else ()
    if swing.has("shatter"):
        worn = ("plate",) if swing.item == "shield" else ()
    if weapon is not None:
        folded = {one.casefold() for one in worn}
        swing = swing._replace(
            strong=swing.strong or bool(folded & {one.casefold() for one in weapon.strong_against}),
            weak=swing.weak or bool(folded & {one.casefold() for one in weapon.weak_against}),
        )
    return swing


def _fill(swing: Swing, **known: Any) -> Swing:
    def unsaid(value: Any) -> bool:
        return value is None or value is False or value == ()

    return swing._replace(**{
        name: value for name, value in known.items() if value is not None and unsaid(getattr(swing, name))
    })


@contextmanager
def _or_typed(option: str) -> Iterator[None]:
    """Names the option that would do in place of what a sheet lacks."""
    try:
        yield
    except SheetError as missing:
        raise SheetError(missing.mistakes, hint=f"or give {option}") from None


def _from_attacker(swing: Swing, sheet: Sheet, weapon: Weapon | None) -> dict[str, Any]:
    known: dict[str, Any] = {"attacker": sheet.name}
    if swing.pool is None and not swing.no_attack_roll and not swing.drop:
        with _or_typed("--pool"):
            known["pool"] = attack_pool(sheet, swing.type, weapon, cumbersome=swing.cumbersome)
    if swing.damage_pool is None and not swing.drop:
        with _or_typed("--damage-pool"):
            known["damage_pool"] = damage_pool(sheet, swing.type, weapon)
        if swing.type == "unarmed" and sheet.unarmed.metal_limb:
            known["metal_limb"] = True
    if weapon is not None:
        known |= {"weapon": weapon.name, "properties": weapon.properties}
        if swing.type in ("ranged", "thrown"):
            known |= {"accurate_range": weapon.accurate_range, "max_range": weapon.max_range}
        if swing.type == "ranged":
            known["ammunition"] = weapon.ammunition
        if swing.has("shatter"):
            known["own_hardness"] = weapon.hardness
    if swing.has("feint") and swing.feint_pool is None and not swing.drop:
        with _or_typed("--feint-pool"):
            known["feint_pool"] = sheet.best(("precision", "confusion"), ("precision", "acting"))
    if swing.has("charge"):
        known["mount_speed"] = sheet.mount.speed
    if swing.has("sneak") and swing.anatomy in SKILL_OF:
        skill, _ = SKILL_OF[swing.anatomy]
        if getattr(swing, skill) is None:
            with _or_typed(f"--{skill}"):
                known[skill] = sheet.stat(skill)
    return known


def _from_target(swing: Swing, sheet: Sheet, weapon: Weapon | None, rulings: Archsoul) -> dict[str, Any]:
    known: dict[str, Any] = {
        "target": sheet.name, "defense": sheet.defense, "shield": sheet.shield,
        "hit_points": sheet.hit_points,
    }
    if swing.resist is None and not swing.drop:
        with _or_typed("--resist"):
            known["resist"] = _resist(swing, sheet, weapon, rulings)
    if swing.has("shatter") and weapon is not None:
        known["hardness"] = weapon.hardness
        if swing.counter_damage_pool is None and not swing.drop:
            with _or_typed("--counter-damage-pool"):
                known["counter_damage_pool"] = damage_pool(sheet, weapon.kind, weapon)
    if swing.reactive is not None and swing.interrupt is None:
        with _or_typed("--interrupt"):
            known["interrupt"] = sheet.pool("endurance", "resolve")
    if swing.has("feint") and swing.feint_resist is None and not swing.drop:
        with _or_typed("--feint-resist"):
            known["feint_resist"] = sheet.pool("intellect", "read_emotions")
    return known


def _resist(swing: Swing, sheet: Sheet, weapon: Weapon | None, rulings: Archsoul) -> Pool | None:
    if swing.type == "soul":
        return sheet.pool("soulpower", rulings.soul_resist)
    if swing.has("knockdown"):
        return sheet.pool("athletics", "resolve")
    if swing.has("shatter") and weapon is not None:
        return attack_pool(sheet, weapon.kind, weapon)
    return None
