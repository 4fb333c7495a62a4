"""Which weapon an attack is made with (A-126, A-127), and what the rules refuse of one for its kind or properties."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from archcli.errors import RuleError, UsageError, nameless
from archcli.names import fold
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver, Refusal
from archcli.rules.archsoul.attack.swing import BY_HAND, Arms
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Kind, Sheet, Weapon

UNARMED = "unarmed"
"""The word for the fist where a weapon is named."""
SWAPPED = ("melee", "thrown")
"""Types for which a weapon of the other kind will do (A-127)."""
BARE: tuple[Kind, ...] = ("unarmed", "elemental", "soul")
"""Types for which no weapon is taken by itself (A-126)."""


def unfit(
    arms: Arms, maneuvers: Iterable[type[Maneuver]], rulings: Archsoul, *, reactive: bool = False
) -> Iterator[Refusal]:
    """What the rules refuse of the type of an attack and the properties of its weapon."""
    parts = tuple(maneuvers)
    yield reactive and arms.type not in BY_HAND, (
        f"a reactive attack is melee or unarmed, and this one is {arms.type}"
    ), "A-68"
    yield parts and arms.type in ("elemental", "soul"), (
        f"maneuvers belong to weapon attacks, and this one is {arms.type}"
    ), "A-46"
    for maneuver in parts:
        yield from maneuver.unfit(arms, rulings)


def misfit(
    arms: Arms, maneuvers: Iterable[type[Maneuver]], rulings: Archsoul, *, reactive: bool = False
) -> RuleError | None:
    """The first of these refusals; None where the weapon will do."""
    return next((
        RuleError(message, rule=rule) for refused, message, rule in unfit(arms, maneuvers, rulings, reactive=reactive)
        if refused
    ), None)


def is_unarmed(name: str | None) -> bool:
    """Whether the name of a weapon means the fist."""
    return name is not None and fold(name) == UNARMED


def named(sheet: Sheet | None, name: str, whose: str, option: str = "--weapon") -> Weapon:
    """A weapon that was named. Raises UsageError for an unknown name, or where no sheet has any."""
    if sheet is None:
        raise nameless(option, name, f"the {whose} sheet")
    return sheet.weapon(name)


def stands_for(weapon: Weapon, type: Kind) -> bool:
    """Whether a weapon makes attacks of this type as it is made to (A-127)."""
    return weapon.kind == type or (weapon.kind in SWAPPED and type in SWAPPED)


def refuse_kind(weapon: Weapon, type: Kind, *, improvised: bool) -> None:
    """Raises RuleError for a weapon that makes no attacks of this type (A-127)."""
    if not (stands_for(weapon, type) or (improvised and type in SWAPPED)):
        raise RuleError(
            f"--type {type} does not go with the {weapon.name}, which is {weapon.kind}", rule="A-127",
            hint=f"--improvised makes a melee or thrown attack with it, --weapon {UNARMED} one with the fist",
        )


def only_fit(
    sheet: Sheet, type: Kind | None, properties: Collection[str], maneuvers: Iterable[type[Maneuver]],
    rulings: Archsoul, *, reactive: bool = False,
) -> Weapon | None:
    """The only weapon of a sheet that fits an attack (A-126); None for a type that takes none by itself.

    `type` is the typed one, `properties` those typed in place of the weapon's. Raises UsageError where several fit,
    or none does.
    """
    if type in BARE:
        return None
    parts = tuple(maneuvers)

    def fits(weapon: Weapon) -> bool:
        arms = Arms(weapon.kind, properties or weapon.properties)
        return (type or weapon.kind) == weapon.kind and misfit(arms, parts, rulings, reactive=reactive) is None

    instead = "--damage-pool" if type else f"--weapon {UNARMED}, or --damage-pool"
    weapon = sheet.chosen(sheet.weapons, None, fits, instead=instead)
    if weapon is None:
        known = f"none of its weapons ({', '.join(sheet.weapons)}) does" if sheet.weapons else "it has none"
        raise UsageError(
            f"{sheet.name} needs a weapon that fits this attack, and {known}: give --type unarmed for the fist, or "
            f"--damage-pool ({sheet.file})", option="--weapon", choices=(UNARMED,),
        )
    return weapon
