"""What can be done in a grapple, as data, and what is refused (A-78, A-81 to A-87)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from archcli.errors import RuleError, UsageError, unknown

if TYPE_CHECKING:
    from archcli.rules.archsoul.pool import Pool

Side = Literal["actor", "target", "other"]
SIDES: tuple[Side, ...] = ("actor", "target", "other")
SEQUELS = ("throw", "knock-down")


class Action(NamedTuple):
    """An action in a grapple: AP (None: those of the action that it frees), what a success brings, and its kind.

    `controlled`: only whoever is in control may try it; `open`: control may lie anywhere, so it has to be said;
    `hurts`: it deals damage; `ends`: the grapple is over after a success.
    """

    ap: int | None
    effects: tuple[str, ...]
    controlled: bool = False
    open: bool = False
    hurts: bool = False
    ends: bool = False


ACTIONS: dict[str, Action] = {
    "grab": Action(2, ("grappled",)),
    "attack": Action(1, ("damage",), open=True, hurts=True),
    "escape": Action(2, ("escaped",), open=True, ends=True),
    "steal": Action(1, ("item-taken",), controlled=True),
    "takedown": Action(1, ("actor-knocked-down", "target-knocked-down", "actor-moves-into-space"), controlled=True),
    "throw": Action(2, ("damage", "target-thrown"), controlled=True, hurts=True, ends=True),
    "other": Action(None, ("may-act",), open=True),
}
STOOD_UP = Action(2, ("stood-up",), open=True)
"""An escape while knocked down (A-83)."""
KNOCKED_DOWN = Action(2, ("damage", "target-knocked-down"), controlled=True, hurts=True, ends=True)
"""A throw that knocks down instead (A-86)."""


class Hold(NamedTuple):
    """What is tried in a grapple. Pools in dice; None: not known, or not said.

    `control` is the side in control before; `properties` are those of the weapon in hand, None where it is unarmed.
    """

    action: str
    pool: Pool | None = None
    against: Pool | None = None
    control: str | None = None
    difficulty: int | None = None
    against_difficulty: int | None = None
    damage_pool: Pool | None = None
    damage_difficulty: int | None = None
    metal_limb: bool = False
    weapon: str | None = None
    properties: tuple[str, ...] | None = None
    knocked_down: bool = False
    then: str | None = None
    hands_full: bool = False
    crit: bool = False
    actor: str = "the actor"
    target: str = "the target"


def action_of(hold: Hold) -> Action:
    """The action that is tried. Raises UsageError for an unknown one."""
    if hold.action not in ACTIONS:
        raise UsageError(f"--action: {unknown('action', hold.action, ACTIONS)}")
    if hold.action == "escape" and hold.knocked_down:
        return STOOD_UP
    return KNOCKED_DOWN if hold.action == "throw" and hold.then == "knock-down" else ACTIONS[hold.action]


def refuse(hold: Hold, action: Action) -> None:
    """Raises UsageError for what does not belong to the action or is missing, RuleError for what the rules forbid."""
    _misplaced(hold, action)
    if hold.hands_full:
        raise RuleError("a grab takes an empty hand", rule="A-78")
    if hold.control is not None and hold.control not in SIDES:
        raise UsageError(f"--control: {unknown('side', hold.control, SIDES)}")
    if action.controlled and hold.control not in (None, "actor"):
        raise RuleError(f"{hold.action} requires control, and {hold.control} has it", rule="A-79")
    if action.open and hold.control is None:
        raise UsageError(f"{hold.action} depends on who is in control: give --control actor, target or other")
    if hold.pool is None:
        raise UsageError("the actor's grapple roll is missing: give --pool, or an ACTOR sheet")
    if hold.against is None:
        raise UsageError("the target's grapple roll is missing: give --against, or a TARGET sheet")
    if hold.properties is not None and "close-combat" not in hold.properties:
        raise RuleError(f"only a weapon with close-combat can be used in a grapple, unlike {_named(hold)}", rule="A-81")
    if action.hurts and hold.damage_pool is None:
        raise UsageError(f"the damage of {hold.action} is missing: give --damage-pool, or an ACTOR sheet")


def _misplaced(hold: Hold, action: Action) -> None:
    armed = hold.weapon is not None or hold.properties is not None
    belongs = (
        ("--hands-full", hold.hands_full, hold.action == "grab", "a grab"),
        ("--knocked-down", hold.knocked_down, hold.action == "escape", "an escape"),
        ("--then", hold.then is not None, hold.action == "throw", "a throw"),
        ("--weapon", hold.weapon is not None, hold.action == "attack", "an attack (a throw is unarmed)"),
        ("--property", hold.properties is not None, hold.action == "attack", "an attack (a throw is unarmed)"),
        ("--damage-pool", hold.damage_pool is not None, action.hurts, "an attack or a throw"),
        ("--damage-difficulty", hold.damage_difficulty is not None, action.hurts, "an attack or a throw"),
        ("--metal-limb", hold.metal_limb, action.hurts and not armed, "an attack or a throw without a weapon"),
    )
    for option, typed, fits, where in belongs:
        if typed and not fits:
            raise UsageError(f"{option} belongs to {where}, and this is {hold.action}")
    if hold.then is not None and hold.then not in SEQUELS:
        raise UsageError(f"--then: {unknown('sequel', hold.then, SEQUELS)}")


def _named(hold: Hold) -> str:
    return f'"{hold.weapon}"' if hold.weapon else "this one"
