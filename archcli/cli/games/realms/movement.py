"""`archcli realms movement`."""

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.realms.sheets import name_of
from archcli.cli.sheets import one
from archcli.cli.typed import Typed
from archcli.given import SHEET, From, Given, Word
from archcli.rules.realms import movement as rule
from archcli.rules.realms.movement import Mover
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.turn_parts import read_part

NUMBERS = "species", "encumbered", "augment", "percent", "flat"
"""The options that change the movement of a turn."""


def movement(
    rulings: Realms,
    parts: Annotated[tuple[str, ...], Word(
        "[PART ...]", choices="archcli.rules.realms.turn_parts:PARTS",
        help="What is done, in order: walk:FEET, difficult:FEET, through:FEET, crawl:FEET, stand, mount, dismount, "
             "mount-huge, dismount-huge, pick-up, shield, draw, pick-up-ready, act, react, hold.",
    )] = (),
    sheet: Annotated[str | None, Given("--sheet", "-s", metavar="SHEET", takes=SHEET,
        help="A sheet with the movement.")] = None,
    *,
    typed: Annotated[Typed, From(Mover)], by_hand: ByHand,
) -> rule.Movement:
    """Work out the movement of a turn, and what it pays for.

    Example: archcli realms movement dismount --species 40 --augment 10
    """
    own = one(Sheet.of, sheet) if sheet else None
    turn = [read_part(text) for text in parts]
    state = None if own is None else own.state
    mover = typed.lay(Mover, own, state=state, name=name_of(own))
    if state is None:
        return rule.movement(turn, mover, by_hand=by_hand, rulings=rulings)
    anew = typed.first(*NUMBERS) or by_hand.changes
    so_far = state.so_far._replace(left=None) if anew else state.so_far
    hand = by_hand._replace(effects=state.moved.effects)
    return rule.movement(turn, mover, before=so_far, by_hand=hand, rulings=rulings)
