"""`archcli spellchrome turn`."""

from functools import partial
from typing import Annotated

from archcli.cli.games.spellchrome.sheets import load
from archcli.cli.typed import Typed
from archcli.fight.plans import given_since
from archcli.given import SHEET, From, Given, Word
from archcli.rules.spellchrome.actions import planned
from archcli.rules.spellchrome.budget import Condition
from archcli.rules.spellchrome.rulings import Spellchrome
from archcli.rules.spellchrome.turn import Turn
from archcli.rules.spellchrome.turn import turn as rule


def turn(
    rulings: Spellchrome,
    actions: Annotated[tuple[str, ...], Word("ACTION[:N]...", choices="archcli.rules.spellchrome.actions:ACTIONS",
        help="The plan, in order, such as: move:20 attack.")],
    sheet: Annotated[str | None, Given("-s", "--sheet", takes=SHEET, metavar="SHEET",
        help="Speed and feats of this sheet.")] = None,
    *,
    typed: Annotated[Typed, From(Condition)],
) -> Turn:
    """Check whether a plan fits into one turn.

    Example: archcli spellchrome turn draw move attack
    """
    own = load(sheet)
    plan = [planned(word) for word in actions]
    state = None if own is None else own.state
    condition = typed.lay(Condition, own, feats=own.feats if own else (), state=state)
    if state is None or not state.running:
        return rule(plan, condition=condition, rulings=rulings)
    done = [planned(word) for word in state.done]
    move, standard = given_since(partial(rule, condition=condition, rulings=rulings), done, state.left)
    return rule([*done, *plan], condition=condition, rulings=rulings, done=len(done), given=(move, standard))
