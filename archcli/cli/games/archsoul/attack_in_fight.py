"""An attack in a fight: which action of a turn it is, with which weapon, and who stands in its way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from archcli.cli.acting import Acting
from archcli.cli.typed import Typed
from archcli.errors import RuleError, UsageError
from archcli.names import fold
from archcli.rules.archsoul.attack.maneuvers import MANEUVERS
from archcli.rules.archsoul.attack.pools import soul_resistance
from archcli.rules.archsoul.attack.swing import UNARMED
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Kind, Sheet, Weapon
from archcli.rules.archsoul.turn_actions import SOUL_SHIELD, action_of

if TYPE_CHECKING:
    from archcli.rules.archsoul.state import State


def expected(choose: Callable[[], Weapon | None]) -> Weapon | None:
    """The weapon that will be chosen for an attack; None where none, or where the choice is refused later."""
    try:
        return choose()
    except (RuleError, UsageError):
        return None


def action(kind: Kind, weapon: Weapon | None, maneuvers: Sequence[str]) -> str:
    """The action of a turn that an attack is, as `turn` writes it (A-133)."""
    name = action_of(kind, by_weapon=weapon is not None and weapon.kind == "elemental")
    taken = [part for part in MANEUVERS if part in maneuvers and name != "cast"]
    with_ = weapon.name if weapon else UNARMED if kind == UNARMED else None
    return "+".join((name, *taken)) + (f":{with_}" if with_ else "")


def as_typed(own: Sheet, weapon: Weapon | None, kind: Kind, typed: Typed, particular: Typed) -> Sheet:
    """The sheet of who attacks, with what was typed of its weapon and its turn in place of what is known of them."""
    if weapon is not None:
        held = weapon.replace(
            kind=kind if typed["improvised"] else weapon.kind, properties=typed["property"] or weapon.properties,
        )
        own = own.replace(weapons={**own.weapons, weapon.name: held})
    state: State | None = own.state
    if state is None or not particular.has("studied"):
        return own
    return own.replace(state=state.replace(studied=particular["studied"]))


def protected(acting: Acting, target: Sheet, rulings: Archsoul) -> Pool | None:
    """The largest pool of those who hold a Soul Shield over somebody (A-66)."""
    pools = [
        soul_resistance(other, rulings) for other in acting.others() if other.name != target.name
        and _shields(other.state, target.name)
    ]
    return max(pools, default=None)


def _shields(one: State, name: str) -> bool:
    """Whether somebody holds a Soul Shield over another, whom the action named."""
    return SOUL_SHIELD in one.stances and fold(f"{SOUL_SHIELD}:{name}") in {*map(fold, one.done)}


def holds_firm(sheet: Sheet) -> bool:
    """Whether somebody holds firm in the fight (A-20)."""
    return sheet.state is not None and "hold-firm" in sheet.state.stances


def struck_at(theirs: Sheet, *, dropped: bool) -> Weapon | None:
    """What a shatter strikes where nobody says it: the weapon last used, or where it is dropped the only one."""
    last = theirs.last_used
    if last is None and dropped and len(theirs.weapons) == 1:
        return next(iter(theirs.weapons.values()))
    return next((weapon for name, weapon in theirs.weapons.items() if last and fold(name) == fold(last)), None)


def is_broken(own: Sheet | None, weapon: Weapon | None) -> bool:
    """Whether a weapon is broken in the fight, which it is at 0 hp too."""
    if own is None or own.state is None or weapon is None:
        return False
    item = own.state.weapons.get(weapon.name)
    return item is not None and (item.broken or item.hp == 0)
