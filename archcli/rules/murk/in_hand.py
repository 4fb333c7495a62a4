"""Which weapon somebody fights with: typed, named, or the only one of the sheet that fits (M-20, M-24, M-44)."""

from archcli.errors import RuleError, no_such
from archcli.names import fold
from archcli.rules.murk.sheet import Sheet
from archcli.rules.murk.weapon import WEAPONS, Weapon, bare


def in_hand(
    sheet: Sheet | None, *, name: str | None, damage: int | None, close: bool, foe: bool = False,
) -> Weapon | None:
    """The weapon of a name, or of a typed damage (points); else the one last used while it fits, else the sheet's only
    one that does, 7 points where there is none.

    `close`: for a melee, else for a shootout, where a sheet that has weapons, none of them ranged, has nothing (None);
    `foe`: it is a foe's. Raises UsageError for an unknown weapon and for several that fit, RuleError for one of the
    wrong kind (M-24).
    """
    if damage is not None:
        return bare(damage)
    option = "--foe-weapon" if foe else "--weapon"
    if name is not None:
        return _named(name, sheet, close=close, option=option)
    if sheet is None:
        return bare()
    last = _known(sheet).get(fold(sheet.last_used or ""))
    if last is not None and last.close is close:
        return last
    only = sheet.chosen(sheet.weapons, None, lambda weapon: weapon.close is close, option=option)
    return None if only is None and sheet.weapons and not close else only or bare()


def _known(sheet: Sheet | None) -> dict[str, Weapon]:
    own = sheet.weapons.values() if sheet is not None else ()
    return {fold(weapon.name): weapon for weapon in (*WEAPONS, *own)}


def _named(name: str, sheet: Sheet | None, *, close: bool, option: str) -> Weapon:
    known = _known(sheet)
    found = known.get(fold(name))
    if found is None:
        fitting = [weapon.name for weapon in known.values() if weapon.close is close]
        raise no_such("weapon", name, fitting, before=f"{option}: ")
    if found.close is not close:
        kind, place = ("close", "a shootout") if found.close else ("ranged", "a melee")
        raise RuleError(f"{option} {found.name} is a {kind} weapon, and this is {place}", rule="M-24")
    return found
