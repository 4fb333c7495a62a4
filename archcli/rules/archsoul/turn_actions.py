"""What can be done in a turn, as data: AP, attacks, reactive attacks drawn, stances (A-109 to A-119, A-132, A-133)."""

from typing import NamedTuple

from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Kind

AP = 3
"""Action points of a turn (A-109)."""
MOST_MOVES = 3
"""So many moves in one round cover twice as much (A-110)."""
CHARGE_SPACES = 6
"""A charge covers at most so many times the mount's speed (A-64)."""
STUDIES = 3
"""Studies that a sneak attack needs directly before it (A-115)."""


class Action(NamedTuple):
    """An action of a turn. `ap` in action points, None where a ruling decides.

    `triggers`: it may draw a reactive attack (A-118); `attack`: none may follow a quick attack (A-113);
    `free_only`: not while grappled (A-117); `grappled`: only in a grapple; `control`: only in control of it.
    """

    ap: int | None
    triggers: bool = False
    attack: bool = False
    free_only: bool = False
    grappled: bool = False
    control: bool = False
    mounted: bool = False
    shield: bool = False
    spans: bool = False
    stance: bool = False


ACTIONS: dict[str, Action] = {
    "drop-item": Action(0),
    "turn-in-place": Action(0),
    "drop-prone": Action(0),
    "trample": Action(0, triggers=True, mounted=True),
    "move": Action(1, triggers=True, free_only=True),
    "slow-move": Action(1, triggers=True),
    "draw-simple": Action(1),
    "pick-up": Action(1, triggers=True),
    "throw": Action(1, triggers=True, attack=True, free_only=True),
    "quick-attack": Action(1, attack=True, free_only=True),
    "shield-intercept": Action(1, shield=True, stance=True),
    "study": Action(1),
    "grapple-attack": Action(1, attack=True, grappled=True),
    "steal": Action(1, grappled=True, control=True),
    "takedown": Action(1, grappled=True, control=True),
    "attack": Action(2, attack=True, free_only=True),
    "shoot": Action(2, triggers=True, attack=True, free_only=True),
    "sneak-attack": Action(2, attack=True, free_only=True),
    "draw-awkward": Action(2, spans=True),
    "draw-backpack": Action(2, triggers=True, spans=True),
    "hold-firm": Action(2, stance=True),
    "grab": Action(2, triggers=True, attack=True),
    "escape": Action(2, grappled=True),
    "grapple-throw": Action(2, attack=True, grappled=True, control=True),
    "reckless-attack": Action(3, attack=True, free_only=True),
    "soul-shield": Action(3, stance=True),
    "charge": Action(3, triggers=True, attack=True, free_only=True, mounted=True),
    "cast": Action(None, triggers=True, attack=True),
    "stand-up": Action(None, triggers=True),
}
"""Every action by its name, in the order of the rules' list."""

SOUL_SHIELD = "soul-shield"
SHORT = {
    "quick-attack": ("attack", "quick"), "sneak-attack": ("attack", "sneak"), "reckless-attack": ("attack", "reckless"),
    "charge": ("attack", "charge"),
}
"""Attacks with a name of their own: the action, and the maneuver that is in it (A-133)."""
WITH_MANEUVERS = ("attack", "shoot", "throw", *SHORT)
"""The actions that take maneuvers."""
WEAPONS: dict[str, tuple[Kind, ...]] = {
    "shoot": ("ranged",), "throw": ("thrown", "melee"), "cast": ("soul",), "grab": ("unarmed",),
    "grapple-throw": ("unarmed",),
}
"""The kinds of weapon that an action is done with (A-132)."""
DRAWING: tuple[Kind, ...] = ("ranged", "thrown", "elemental", "soul")
"""An attack with a weapon of these kinds may draw a reactive attack (A-118)."""


def action_of(kind: Kind, *, by_weapon: bool = False) -> str:
    """The action that an attack of a type is; `by_weapon`: an elemental one with a weapon, which is no magic (A-43)."""
    by_type = {"ranged": "shoot", "thrown": "throw", "elemental": "attack" if by_weapon else "cast", "soul": "cast"}
    return by_type.get(kind, "attack")


def cost(action: str, rulings: Archsoul) -> int:
    """AP of an action (rulings magic_ap, stand_up_ap)."""
    ap = ACTIONS[action].ap
    return {"cast": rulings.magic_ap, "stand-up": rulings.stand_up_ap}[action] if ap is None else ap


def covered(moves: int, move: int) -> int:
    """Spaces that so many moves of `move` spaces cover: three or more in a round cover twice as much (A-110)."""
    return moves * move * (2 if moves >= MOST_MOVES else 1)


def pips(left: int) -> str:
    """The AP of a turn as signs: those that are left, then those that are spent."""
    return "●" * left + "○" * (AP - left)
