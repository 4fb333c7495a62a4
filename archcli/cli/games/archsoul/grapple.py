"""`archcli grapple`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.archsoul.sheets import load, pools
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.errors import nameless
from archcli.given import ACTOR, SHEET, TARGET, From, Word, missing
from archcli.rules.archsoul.attack.pools import damage_pool
from archcli.rules.archsoul.attack.weapons import is_unarmed
from archcli.rules.archsoul.grapple import grapple as resolve
from archcli.rules.archsoul.grapple_actions import ACTIONS, Hold, Name, refuse
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Sheet, Weapon

if TYPE_CHECKING:
    from archcli.rules.archsoul.state import State

UNARMED, NIMBLE = ("precision", "primitive_attacks"), ("athletics", "agility")
"""The stats of a grapple roll: an unarmed attack, or Athletics/Agility (A-77)."""


def grapple(
    rulings: Archsoul,
    by_hand: ByHand,
    actor: Annotated[str | None, Word("[ACTOR]", takes=SHEET, whose=ACTOR, help="A sheet for who acts.")] = None,
    target: Annotated[str | None, Word(
        "[TARGET]", takes=SHEET, whose=TARGET, help="A sheet for who is grappled.")] = None, *,
    typed: Annotated[Typed, From(Hold)],
    acting: Acting,
) -> Plan:
    """Grab somebody, or act in a grapple.

    Example: archcli grapple --action takedown --pool 5 --against 4
    """
    action = typed["action"]
    if action is None:
        raise missing(Hold, "action", "what is tried")
    if is_unarmed(typed["weapon"]):
        typed = typed.replace(weapon=None)
    own, theirs = load(actor, rulings), load(target, rulings)
    words = () if action == "other" else (_action(action, typed["weapon"]),)
    acting.does(*words, sheet=_as_typed(own, theirs, typed), rulings=rulings)
    weapon = _weapon(typed["weapon"], own, action)
    bare = weapon is None and not typed["property"]
    hurting = own if action in ("attack", "throw") and (bare or weapon) and typed["damage_pool"] is None else None
    read, attacker, attacked = pools(own, theirs), own.name if own else None, theirs.name if theirs else None
    armed = weapon.name if weapon else typed["weapon"]
    # What is forbidden is said before what a sheet lacks for it.
    standing = _standing(own, theirs, action, acting)
    refuse(typed.lay(Hold, weapon, readers=read, weapon=armed, derived=standing))

    def grappling() -> Pool | None:
        if own is None:
            return None
        return own.pool(*UNARMED) if action == "grab" else own.best(UNARMED, NIMBLE)

    hold = typed.lay(
        Hold, weapon, theirs, attacker=attacker, target=attacked, weapon=armed, readers=read, derived={
            "pool": grappling,
            "against": lambda: theirs.best(UNARMED, NIMBLE) if theirs else None,
            "damage_pool": lambda: damage_pool(hurting, "unarmed" if bare else "melee", weapon) if hurting else None,
            "metal_limb": lambda: hurting.unarmed.metal_limb if hurting and bare else None, **standing,
        },
    )
    return Plan(lambda dice: resolve(hold, by_hand=by_hand, rulings=rulings, dice=dice))


def _action(action: str, weapon: str | None) -> str:
    """The action of a turn that an action in a grapple is."""
    name = {"attack": "grapple-attack", "throw": "grapple-throw"}.get(action, action)
    return f"{name}:{weapon}" if weapon and action == "attack" else name


def _as_typed(own: Sheet | None, theirs: Sheet | None, typed: Typed) -> Sheet | None:
    """The sheet of who acts, with what was typed of the grapple in place of the state of the fight."""
    control = typed["control"]
    if own is None or own.state is None or theirs is None or control is None:
        return own
    from archcli.rules.archsoul.state import Grapple as Held

    held = Held(with_=theirs.name, control=own.name if control == "actor" else theirs.name)
    return own.replace(state=own.state.replace(grapple=held))


def _standing(
    own: Sheet | None, theirs: Sheet | None, action: Name, acting: Acting,
) -> dict[str, Callable[[], Any]]:
    """How things stand in the fight: who is in control, and whether the actor has to stand up."""
    if own is None or own.state is None:
        return {}
    state: State = own.state
    return {
        "control": lambda: None if acting.anyway and ACTIONS[action].controlled else _control(state, theirs, action),
        "knocked_down": lambda: action == "escape" and state.prone,
    }


def _control(state: State, theirs: Sheet | None, action: str) -> str | None:
    """The side in control; None where there is no grapple with that one."""
    held = state.grapple
    if held is None or (theirs is not None and theirs.name != held.with_ and action == "grab"):
        return None
    sides = {state.name: "actor", held.with_ if theirs is None else theirs.name: "target"}
    return sides.get(held.control, "other")


def _weapon(name: str | None, sheet: Sheet | None, action: str) -> Weapon | None:
    # A weapon that may not be used at all is the rule's to refuse.
    if name is None or action != "attack":
        return None
    if sheet is None:
        raise nameless("--weapon", name, "the ACTOR sheet", instead="give --property close-combat and --damage-pool")
    return sheet.weapon(name, "--weapon")
