"""`archcli turn`."""

from typing import Annotated

from archcli.cli.games.archsoul.sheets import load
from archcli.cli.sheets import is_there
from archcli.cli.typed import Typed
from archcli.errors import UsageError
from archcli.given import PLAN, SHEET, From, Given, Word
from archcli.rules.archsoul import standing
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn import Turn
from archcli.rules.archsoul.turn import turn as resolve
from archcli.rules.archsoul.turn_actions import ACTIONS
from archcli.rules.archsoul.turn_plan import FIGHTER, Fighter, planned


def turn(
    rulings: Archsoul,
    actions: Annotated[tuple[str, ...], Word(
        "[SHEET] ACTION[+MANEUVER][:WEAPON]...", takes=PLAN, choices="archcli.rules.archsoul.turn_actions:ACTIONS",
        help="In the order planned: attack:sword, attack+quick+sneak:dagger, move, grab, ...")] = (), *,
    sheet: Annotated[str | None, Given(
        "--sheet", "-s", takes=SHEET, panel=FIGHTER, help="Supplies these numbers, and the weapons.")] = None,
    typed: Annotated[Typed, From(Fighter)],
) -> Turn:
    """Plan a turn: what it costs, what it draws, and whether the rules allow it.

    0 AP: drop-item, turn-in-place, drop-prone, trample.

    1 AP: move, slow-move, draw-simple, pick-up, throw, quick-attack, shield-intercept, study, grapple-attack, steal,
    takedown.

    2 AP: attack, shoot, sneak-attack, draw-awkward, draw-backpack, hold-firm, grab, escape, grapple-throw.

    3 AP: reckless-attack, soul-shield, charge. By ruling: cast (2), stand-up (1).

    attack, shoot, throw and the attacks with a name of their own take maneuvers: attack+quick+sneak, charge+knockdown.

    Example: archcli turn attack:sword quick-attack:dagger

    Example: archcli turn examples/aria.toml draw-simple:dagger attack+quick:dagger
    """
    if actions and _is_sheet(actions[0]):
        if sheet is not None:
            raise UsageError(f"--sheet names a sheet, and {actions[0]!r} is one too: one fighter takes the turn")
        sheet, actions = actions[0], actions[1:]
    typed.refuse(apart=[("--mounted", "--move", "on a mount the move is the mount's speed (A-134)")])
    own = load(sheet, rulings)
    plan = [planned(word, own) for word in actions]
    if own is not None and own.state is not None:
        now = standing.fighter(own, own.state)
        rides = now.rides or typed.has("mounted") or typed.has("mount_speed")
        laid = typed.lay(Fighter, now.replace(mounted=now.mounted and not typed.has("move"), rides=rides))
        return resolve(plan, fighter=laid, rulings=rulings, before=standing.done(own.state, own))
    fighter = typed.lay(
        Fighter, own, name=own.name if own else None,
        derived={} if own is None else {"shield": lambda: own.shield > 0},
    )
    return resolve(plan, fighter=fighter, rulings=rulings)


def _is_sheet(word: str) -> bool:
    """Whether the first word is a sheet: no action, and there is such a file."""
    action = word.partition(":")[0].partition("+")[0].casefold().replace("_", "-")
    return action not in ACTIONS and is_there(word)
