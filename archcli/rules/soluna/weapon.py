"""Weapons by kind, and what two of them cost (L-15, L-16, L-22 to L-28; The Fighting, Dual Wielding)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from archcli.errors import RuleError

if TYPE_CHECKING:
    from archcli.notation import Expression

Kind = Literal["melee", "ranged", "ballistic"]
Fire = Literal["single", "semi", "automatic"]
WeaponClass = Literal["sniper-rifle", "composite-bow", "launcher"]
CLASSES = ("sniper-rifle", "composite-bow", "launcher")
"""Weapons that are never dual-wielded (L-24)."""
SHOTS: dict[Fire, int] = {"single": 1, "semi": 1, "automatic": 3}
"""Most attacks of one main act by the action of a gun (L-26)."""
DUAL, DUAL_LARGE = 4, 6


class Weapon(NamedTuple):
    """A weapon in use. `range` in spaces, None where unknown; `damage` and `action` of a ballistic one only."""

    kind: Kind = "melee"
    bonus: int = 0
    range: int | None = None
    damage: Expression | None = None
    action: Fire = "single"
    weapon_class: WeaponClass | None = None
    wide_critical: bool = False
    no_shield: bool = False
    hf: bool = False
    explosive: bool = False
    name: str = ""


class Burst(NamedTuple):
    """Attacks with a gun in one main act: `shots` by its action, `extra` by an ability (None: none was claimed)."""

    shots: int = 1
    extra: int | None = None
    loaded: int | None = None


def dual_penalty(main: Weapon, offhand: Weapon, *, large: bool, grasp: int) -> int:
    """What each of two attacks loses, 0 or less: 4 (L-22), 6 if a weapon bars shields (L-23), less Double Grasp (L-25).

    Raises RuleError for a weapon that is never dual-wielded (L-24).
    """
    for weapon in (main, offhand):
        if weapon.weapon_class is not None:
            raise RuleError(f"a {weapon.weapon_class} is never dual-wielded: leave out --dual", rule="L-24")
    return min(0, grasp - (DUAL_LARGE if large or main.no_shield or offhand.no_shield else DUAL))


def check_burst(weapon: Weapon, burst: Burst, attacks: int) -> None:
    """Raises RuleError for more shots than the action has (L-26), an extra attack with a single-shot gun (L-27), or
    fewer rounds than `attacks` (L-28)."""
    most = SHOTS[weapon.action]
    if burst.shots > most:
        raise RuleError(
            f"--shots is {burst.shots}, and a {weapon.action} gun attacks at most {most} times in a main act",
            rule="L-26",
        )
    if burst.extra is not None and weapon.action == "single":
        raise RuleError("--extra-shots needs a semi or automatic gun, and this one is single", rule="L-27")
    if burst.loaded is not None and burst.loaded < attacks:
        raise RuleError(f"--loaded is {burst.loaded}, and {attacks} attacks take {attacks} rounds", rule="L-28")
