"""What a maneuver costs and shifts, found by trying it with every type of weapon, for whoever looks it up."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple, get_args

from archcli.rules.archsoul.attack.maneuvers.maneuver import Maneuver, Shift
from archcli.rules.archsoul.attack.swing import Arms, Gear, Swing
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Kind, Property
from archcli.rules.archsoul.turn_actions import cost

TYPES: tuple[Kind, ...] = ("unarmed", "melee", "ranged", "thrown")
"""The types of attack that take maneuvers (A-51)."""
PROPERTIES: tuple[Property, ...] = get_args(Property)
LIGHT: tuple[Property, ...] = ("light",)


class Told(NamedTuple):
    """A maneuver in numbers: its AP (None: those of the attack that it changes), the types of attack that it is for,
    in words how it shifts the difficulties of attack and damage ("" where it does not), and the difficulty of a roll
    before the attack."""

    ap: int | None
    types: tuple[str, ...]
    attack: str
    damage: str
    first: int | None


def told(maneuver: type[Maneuver], rulings: Archsoul) -> Told:
    """The numbers of a maneuver under these rulings."""
    types = tuple(
        kind for kind in TYPES
        if fits(maneuver, kind, (), rulings) or any(fits(maneuver, kind, (own,), rulings) for own in PROPERTIES)
    )
    declared = maneuver()
    first = declared.first(Swing())
    return Told(
        None if maneuver.ACTION is None else cost(maneuver.ACTION, rulings), types,
        _shift(types, lambda swing: declared.attack_shifts(swing, rulings)),
        _shift(types, lambda swing: declared.damage_shifts(swing, rulings)),
        None if first is None else first.start,
    )


def fits(maneuver: type[Maneuver], kind: Kind, properties: Collection[str], rulings: Archsoul) -> bool:
    """Whether the rules allow the maneuver with a weapon of this kind and these properties."""
    return not any(refused for refused, *_ in maneuver.unfit(Arms(kind, properties), rulings))


def _shift(types: tuple[Kind, ...], shifts: Callable[[Swing], Iterator[Shift]]) -> str:
    """The shift with a weapon of no properties: `+1`, `+1 ranged, thrown`, `+1 melee (light +0)`."""

    def by(kind: Kind, properties: tuple[Property, ...] = ()) -> int:
        return sum(by for by, _ in shifts(Swing(type=kind, gear=Gear(properties=properties))))

    plain = {kind: by(kind) for kind in types}
    shifted = [kind for kind in types if plain[kind]]
    if not shifted:
        return ""
    amount = f"{plain[shifted[0]]:+d}"
    light = {by(kind, LIGHT) for kind in shifted} - {plain[shifted[0]]}
    where = "" if len(shifted) == len(types) else f" {', '.join(shifted)}"
    return f"{amount}{where}" + "".join(f" (light {shift:+d})" for shift in light)
