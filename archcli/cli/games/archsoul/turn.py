"""`archcli turn`."""

from typing import Annotated

from archcli.cli.games.archsoul.sheets import load
from archcli.cli.typed import Typed
from archcli.given import SHEET, From, Given, Word
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn import FIGHTER, Fighter, Turn, planned
from archcli.rules.archsoul.turn import turn as resolve


def turn(
    rulings: Archsoul,
    actions: Annotated[tuple[str, ...], Word(
        "ACTION[:WEAPON]...", choices="archcli.rules.archsoul.turn_actions:ACTIONS",
        help="In the order planned: attack:sword, move, grab, ...")] = (), *,
    sheet: Annotated[str | None, Given(
        "--sheet", "-s", takes=SHEET, panel=FIGHTER, help="Supplies these numbers.")] = None,
    typed: Annotated[Typed, From(Fighter)],
) -> Turn:
    """Plan a turn: what it costs, what it draws, and whether the rules allow it.

    0 AP: drop-item, turn-in-place, drop-prone, trample.

    1 AP: move, slow-move, draw-simple, pick-up, throw, quick-attack, shield-intercept, study, grapple-attack, steal,
    takedown.

    2 AP: attack, shoot, sneak-attack, draw-awkward, draw-backpack, hold-firm, grab, escape, grapple-throw.

    3 AP: reckless-attack, soul-shield, charge. By ruling: cast (2), stand-up (1).

    Example: archcli turn attack:sword quick-attack:dagger
    """
    own = load(sheet, rulings)
    fighter = typed.lay(Fighter, own, derived={} if own is None else {"shield": lambda: own.shield > 0})
    return resolve([planned(word) for word in actions], fighter=fighter, rulings=rulings)
