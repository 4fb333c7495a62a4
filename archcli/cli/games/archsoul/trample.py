"""`archcli trample`."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.archsoul.sheets import load, pools
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.errors import RuleError, UsageError
from archcli.given import ACTOR, OTHER_WEAPON, SHEET, TARGET, From, Given, Word
from archcli.rules.archsoul.attack.pools import attack_pool, damage_pool
from archcli.rules.archsoul.attack.swing import BY_HAND, UNARMED, Target
from archcli.rules.archsoul.attack.weapons import is_unarmed, named
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Kind, Sheet, Weapon
from archcli.rules.archsoul.trample import OPPONENT, TRAMPLE_POOL, Opponent, Rider, ready, refuse


def trample(
    rulings: Archsoul,
    by_hand: ByHand,
    rider: Annotated[str | None, Word(
        "[RIDER]", takes=SHEET, whose=ACTOR, help="A sheet with defense and mount.")] = None,
    opponent: Annotated[str | None, Word(
        "[OPPONENT]", takes=SHEET, whose=TARGET, help="A sheet for the reactive attack.")] = None, *,
    typed: Annotated[Typed, From(Rider, Opponent)],
    weapon: Annotated[str | None, Given(
        "--weapon", "-w", takes=OTHER_WEAPON, panel=OPPONENT,
        help="The OPPONENT's melee weapon (its only one), or unarmed.")] = None,
    acting: Acting,
) -> Plan:
    """Ride an opponent down.

    Example: archcli trample --pool 4 --defense 1 --trample-pool 3
    """
    if typed.has("mount_speed") and not typed["charge"]:
        raise UsageError("--mount-speed is for a trample in a charge: give --charge (A-130)")
    own, theirs = load(rider, rulings), load(opponent, rulings)
    armed = named(theirs, weapon, "OPPONENT") if weapon is not None and not is_unarmed(weapon) else None
    acting.does("trample", sheet=own, rulings=rulings, hindered=_hindered(theirs, armed))
    by_hand = acting.struck_back(by_hand, TRAMPLE_POOL)
    if weapon is None and theirs is not None and theirs.last_used == UNARMED and not typed.has("damage_pool"):
        weapon = UNARMED
    read = pools(own, theirs)
    if armed is not None and armed.kind not in BY_HAND:
        raise RuleError(f"a reactive attack is melee or unarmed, and {armed.name} is {armed.kind}", rule="A-68")

    def laid(armed: Weapon | None, fist: bool, derived: dict[str, Callable[[], Any]]) -> tuple[Rider, Opponent]:
        kind: Kind = armed.kind if armed else "unarmed" if fist else "melee"
        riding = typed.lay(Rider, own, name=own and own.name, readers=read, derived=derived)
        struck = Target(strong=typed["strong"], weak=typed["weak"]).met(armed, riding.armor)
        return riding, typed.lay(
            Opponent, armed, theirs, name=theirs and theirs.name, readers=read, type=kind,
            weapon=armed and armed.name, strong=struck.strong, weak=struck.weak, derived=derived, metal_limb=(
                bool(derived) and kind == "unarmed" and not typed.has("damage_pool") and theirs is not None
                and theirs.unarmed.metal_limb
            ),
        )

    fist = is_unarmed(weapon)
    refuse(*laid(armed, fist, {}), rulings)
    if weapon is None and theirs is not None and not typed.has("damage_pool") and not typed["avoid"]:
        armed = theirs.chosen(
            theirs.weapons, None, lambda weapon: weapon.kind in BY_HAND and has_at_hand(theirs.state, weapon.name),
            instead="--weapon unarmed, or --damage-pool",
        )
        fist = armed is None
    return Plan(ready(*laid(armed, fist, _derived(own, theirs, armed, fist, typed, rulings)), rulings, by_hand))


def _hindered(theirs: Sheet | None, armed: Weapon | None) -> RuleError | None:
    """What the state of a weapon that was named forbids the opponent in a fight; None where nothing."""
    if theirs is None or theirs.state is None or armed is None:
        return None
    item = theirs.state.weapons.get(armed.name)
    refused: Iterator[RuleError] = theirs.state.unusable(armed.name, dropped=item is not None and item.dropped)
    return next(refused, None)


def has_at_hand(state: Any, weapon: str) -> bool:
    """Whether a weapon is neither dropped nor destroyed in the fight."""
    item = None if state is None else state.weapons.get(weapon)
    return item is None or not (item.dropped or item.destroyed)


def _derived(
    own: Sheet | None, theirs: Sheet | None, armed: Weapon | None, fist: bool, typed: Typed, rulings: Archsoul,
) -> dict[str, Callable[[], Any]]:
    """What the sheets work out: the pools of the blow, the trample damage, the roll to stay in the saddle."""
    rolls = typed["charge"] and rulings.stopped_charge == "rolls" and not typed["avoid"]
    striking = None if typed["avoid"] else theirs
    kind: Kind = armed.kind if armed else "unarmed" if fist else "melee"
    return {
        "trample_pool": lambda: Pool(own.mount.trample) if own and own.mount.trample is not None else None,
        "interrupt": lambda: own.pool("endurance", "resolve") if own and rolls else None,
        "pool": lambda: attack_pool(striking, kind, armed) if striking else None,
        "damage_pool": lambda: damage_pool(striking, kind, armed) if striking else None,
    }
