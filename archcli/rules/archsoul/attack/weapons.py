"""Which weapon an attack is made with (A-126, A-127), and what the rules refuse of one for its kind or properties."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from archcli.errors import RuleError, UsageError, nameless
from archcli.names import fold
from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver, Refusal
from archcli.rules.archsoul.attack.swing import BY_HAND, UNARMED, Arms
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Kind, Sheet, Weapon

SWAPPED = ("melee", "thrown")
"""Types for which a weapon of the other kind will do (A-127)."""
IDEAL = ("flail",)
"""The properties of a weapon that nothing is refused of but its type."""
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
    return sheet.weapon(name, option)


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


def fist_again(
    sheet: Sheet, type: Kind | None, maneuvers: Iterable[type[Maneuver]], rulings: Archsoul, *, reactive: bool = False,
) -> bool:
    """Whether an attack is made with the fist because that was used last in the fight, and will do."""
    known = sheet.last_used == UNARMED and type in (None, "unarmed")
    return known and misfit(Arms("unarmed"), maneuvers, rulings, reactive=reactive) is None


def only_fit(
    sheet: Sheet, type: Kind | None, properties: Collection[str], maneuvers: Iterable[type[Maneuver]],
    rulings: Archsoul, *, reactive: bool = False,
) -> Weapon | None:
    """The only weapon of a sheet that fits an attack (A-126); None for a type that takes none by itself.

    `type` is the typed one, `properties` those typed in place of the weapon's. Raises RuleError where no weapon of this
    type would do, UsageError where several of the sheet fit, or none does.
    """
    if type in BARE:
        return None
    parts = tuple(maneuvers)
    forbidden = misfit(Arms(type, IDEAL), parts, rulings, reactive=reactive) if type else None
    if forbidden is not None:
        raise forbidden

    def refused(weapon: Weapon) -> RuleError | None:
        arms = Arms(weapon.kind, properties or weapon.properties)
        return misfit(arms, parts, rulings, reactive=reactive)

    of_type = {name: weapon for name, weapon in sheet.weapons.items() if type in (None, weapon.kind)}
    instead = "--damage-pool" if type else f"--weapon {UNARMED}, or --damage-pool"
    weapon = sheet.chosen(of_type, None, lambda weapon: refused(weapon) is None, instead=instead)
    if weapon is None:
        why: dict[str, list[str]] = {}
        for name, weapon in of_type.items():
            why.setdefault(str(refused(weapon)), []).append(name)
        known = "; ".join(f"{', '.join(names)}: {refusal}" for refusal, names in why.items())
        known = known or f"it has {', '.join(sheet.weapons) or 'none'}"
        raise UsageError(
            f"{sheet.name} needs {f'a {type} weapon' if type else 'a weapon'} that fits this attack ({known}): give "
            f"--type unarmed for the fist, or --damage-pool ({sheet.file})", option="--weapon", choices=(UNARMED,),
        )
    return weapon
