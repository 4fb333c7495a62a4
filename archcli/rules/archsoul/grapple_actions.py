"""What can be done in a grapple, as data, and what is refused (A-78, A-81 to A-87)."""

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

from archcli.errors import RuleError, UsageError
from archcli.given import OTHER_POOL, POOL, WEAPON, Given, Range, declared, missing
from archcli.record import Record
from archcli.rules.archsoul.pool import DIFFICULTY, USUAL, Pool
from archcli.rules.archsoul.sheet import Property

Side = Literal["actor", "target", "other"]
Name = Literal["grab", "attack", "escape", "steal", "takedown", "throw", "other"]


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


ACTIONS: dict[Name, Action] = {
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


ACTOR, TARGET, SITUATION = "Actor", "Target", "Situation"


class Hold(Record):
    """What is tried in a grapple. Pools in dice; None: not known, or not said.

    `control` is the side in control before; `properties` are those of the weapon in hand, None where it is unarmed.
    """

    action: Annotated[Name, Given("--action", panel=SITUATION, help="What is tried.")]
    control: Annotated[Side | None, Given(
        "--control", panel=SITUATION, help="Who is in control of the grapple before.")] = None
    knocked_down: Annotated[bool, Given(
        "--knocked-down", panel=SITUATION, help="Escape: the actor is down, and stands up instead.")] = False
    then: Annotated[Literal["throw", "knock-down"] | None, Given(
        "--then", panel=SITUATION, help="Throw: what becomes of the target (throw).")] = None
    hands_full: Annotated[bool, Given(
        "--hands-full", panel=SITUATION, help="Grab: the actor has no empty hand.")] = False
    pool: Annotated[Pool | None, Given(
        "--pool", takes=POOL, panel=ACTOR, help="The actor's grapple roll, in dice.")] = None
    difficulty: Annotated[int, DIFFICULTY, Given(
        "--difficulty", "-d", metavar="2-6", panel=ACTOR, help="Least face that counts in it (4).")] = USUAL
    damage_pool: Annotated[Pool | None, Given(
        "--damage-pool", takes=POOL, panel=ACTOR, help="Attack or throw: the damage pool, in dice.")] = None
    damage_difficulty: Annotated[int | None, DIFFICULTY, Given(
        "--damage-difficulty", metavar="2-6", panel=ACTOR, help="Least face that counts for damage (4).")] = None
    metal_limb: Annotated[bool, Given(
        "--metal-limb", panel=ACTOR, help="Unarmed damage: metal on the striking limb.")] = False
    weapon: Annotated[str | None, Given(
        "--weapon", "-w", takes=WEAPON, panel=ACTOR, help="Attack: a close-combat weapon of the ACTOR's sheet.")] = None
    properties: Annotated[tuple[Property, ...] | None, Given(
        "--property", sheet="weapons.*.properties", panel=ACTOR,
        help="Attack: a property of the weapon; repeatable.")] = None
    crit: Annotated[bool, Given("--crit", panel=ACTOR, help="After a critical failure roll on its table.")] = False
    against: Annotated[Pool | None, Given(
        "--against", takes=OTHER_POOL, panel=TARGET, help="The target's grapple roll, in dice.")] = None
    against_difficulty: Annotated[int, DIFFICULTY, Given(
        "--against-difficulty", metavar="2-6", panel=TARGET, help="Least face that counts in it (4).")] = USUAL
    hit_points: Annotated[int | None, Range(0), Given(
        "--hit-points", sheet="hit_points", panel=TARGET, help="The target's hit points, 0 or more.")] = None
    attacker: str | None = None
    target: str | None = None


def action_of(hold: Hold) -> Action:
    """The action that is tried."""
    if hold.action == "escape" and hold.knocked_down:
        return STOOD_UP
    return KNOCKED_DOWN if hold.action == "throw" and hold.then == "knock-down" else ACTIONS[hold.action]


def refuse(hold: Hold) -> None:
    """Raises RuleError for what the rules forbid, UsageError for what does not belong to the action."""
    action = action_of(hold)
    _misplaced(hold, action)
    if hold.hands_full:
        raise RuleError("a grab takes an empty hand", rule="A-78")
    if action.controlled and hold.control not in (None, "actor"):
        raise RuleError(f"{hold.action} requires control, and {hold.control} has it", rule="A-79")
    if hold.properties is not None:
        refuse_weapon(hold.properties, hold.weapon)


def refuse_weapon(properties: Sequence[str], name: str | None) -> None:
    """Raises RuleError for a weapon that is no use in a grapple."""
    if "close-combat" not in properties:
        called = f'"{name}"' if name else "this one"
        raise RuleError(f"only a weapon with close-combat can be used in a grapple, unlike {called}", rule="A-81")


def require(hold: Hold) -> None:
    """Raises UsageError for what is missing."""
    action = action_of(hold)
    if action.open and hold.control is None:
        raise missing(
            Hold, "control", f"who is in control ({hold.action} depends on it)", note="actor, target or other",
        )
    if hold.pool is None:
        raise missing(Hold, "pool", "the actor's grapple roll", note="or an ACTOR sheet")
    if hold.against is None:
        raise missing(Hold, "against", "the target's grapple roll", note="or a TARGET sheet")
    if action.hurts and hold.damage_pool is None:
        raise missing(Hold, "damage_pool", f"the damage of {hold.action}", note="or an ACTOR sheet")


def _misplaced(hold: Hold, action: Action) -> None:
    armed = hold.weapon is not None or hold.properties is not None
    belongs = (
        ("hands_full", hold.action == "grab", "a grab"),
        ("knocked_down", hold.action == "escape", "an escape"),
        ("then", hold.action == "throw", "a throw"),
        ("weapon", hold.action == "attack", "an attack (a throw is unarmed)"),
        ("properties", hold.action == "attack", "an attack (a throw is unarmed)"),
        ("damage_pool", action.hurts, "an attack or a throw"),
        ("damage_difficulty", action.hurts, "an attack or a throw"),
        ("metal_limb", action.hurts and not armed, "an attack or a throw without a weapon"),
    )
    for field, fits, where in belongs:
        if getattr(hold, field) not in (None, False) and not fits:
            raise UsageError(f"{declared(Hold)[field].name} belongs to {where}, and this is {hold.action}")

