"""What a result changes in a fight that it cannot tell by itself: grapples, shots that are counted, what is prevented.
"""

from archcli.fight.state import Fight
from archcli.fight.turns import Doing
from archcli.rules.archsoul.attack.result import Attack
from archcli.rules.archsoul.grapple_result import Grapple
from archcli.rules.archsoul.grapples import grappled, let_go
from archcli.rules.archsoul.state import Grapple as Held
from archcli.rules.archsoul.state import Item, State
from archcli.rules.archsoul.trample_result import Trample
from archcli.rules.archsoul.turn_plan import planned

DREW: dict[str, tuple[str, ...]] = {
    "ranged-attack": ("shoot", "throw"), "leaving-space": ("move", "slow-move", "charge"), "landing": ("move",),
    "standing-up": ("stand-up", "escape"), "picking-up": ("pick-up",), "backpack": ("draw-backpack",),
    "soul-magic": ("cast", "soul-shield"), "grab": ("grab",), "trample": ("trample",),
}
"""The actions that draw a reaction, by its trigger (A-67)."""


def after(fight: Fight, doing: Doing, result: object) -> Fight:
    """The fight after a result. Hit points do not fall below 0."""
    for name, one in fight.combatants.items():
        if one.hit_points is not None and one.hit_points < 0:
            fight = fight.with_(name, hit_points=0)
    if isinstance(result, Attack):
        return attacked(fight, doing, result)
    if isinstance(result, Grapple):
        return wrestled(fight, doing, result)
    if isinstance(result, Trample) and result.target in fight.combatants and result.in_hand and result.steps:
        return _used(fight, result.target or "", result.in_hand)
    return fight


def wrestled(fight: Fight, doing: Doing, result: Grapple) -> Fight:
    """The fight after a grapple roll: who holds whom, and who is in control (A-78 to A-86)."""
    who, (target, *_) = doing.who, (*doing.targets, None)
    one: State = fight.combatants[who]
    if result.weapon is not None:
        fight = _used(fight, who, result.weapon)
    held = None if one.grapple is None else one.grapple.with_
    if result.grappled and target is not None:
        other = one.grapple.control if one.grapple is not None and held == target else target
        control = {"actor": who, "target": target}.get(result.control or "", other)
        fight = fight if held == target else let_go(fight, one.grapple, who)
        return grappled(fight, who, Held(with_=target, control=control))
    if not result.grappled and held is not None and target in (None, held):
        return let_go(fight, one.grapple, who).with_(who, grapple=None)
    return fight


def attacked(fight: Fight, doing: Doing, result: Attack) -> Fight:
    """The fight after an attack: the weapon has attacked this round (A-114), a shot that is counted is gone, and who
    was stopped by a reaction waits for a decision (A-70)."""
    if result.in_hand is not None:
        fight = _used(fight, doing.who, result.in_hand)
        fight = fight.with_(doing.who, weapons=_shot(fight.combatants[doing.who], result))
    if result.prevented and result.target is not None and result.target in fight.combatants:
        stopped: State = fight.combatants[result.target]
        fight = fight.with_(stopped.name, open=(*stopped.open, prevented(stopped, doing)))
    return fight


def prevented(stopped: State, doing: Doing) -> str:
    """The open point of somebody whose action was prevented, with the step that would be taken back (none where the
    action is not recorded yet)."""
    drawing = {*DREW.get(doing.reaction or "", ())}
    for word, step in reversed([*zip(stopped.done, stopped.acted, strict=False)]):
        act = planned(word)
        if {act.action, act.costly} & drawing:
            return f"{act.name} is prevented by {doing.who}: fight undo would take back step {step}"
    return f"the action is prevented by {doing.who}"


def _used(fight: Fight, who: str, weapon: str) -> Fight:
    """The fight in which a weapon has attacked this round."""
    return fight.with_(who, attacked_with=tuple(dict.fromkeys((*fight.combatants[who].attacked_with, weapon))))


def _shot(one: State, result: Attack) -> dict[str, Item]:
    """The weapons after a shot or a throw; one that nobody counts stays as it is."""
    items = dict(one.weapons)
    item = items.get(result.weapon or "")
    flew = "projectile" in result.applies or (result.critical is not None and result.type in ("ranged", "thrown"))
    if item is not None and item.ammunition_left and flew and result.attack_total is not None:
        items[item.name] = item.replace(ammunition_left=item.ammunition_left - 1)
    return items
