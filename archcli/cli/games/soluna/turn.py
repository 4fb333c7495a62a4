"""`archcli soluna turn`."""

from functools import partial
from typing import Annotated

from archcli.cli.games.soluna.sheets import load
from archcli.cli.typed import Typed
from archcli.errors import UsageError
from archcli.fight.plans import given_since
from archcli.given import SHEET, From, Given, Word
from archcli.rules.soluna.acts import planned
from archcli.rules.soluna.budget import Condition
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.turn import Turn
from archcli.rules.soluna.turn import turn as rule

CHANGED = ("reload", "board")
"""Acts whose kind an option of their name says."""


def turn(
    rulings: Soluna,
    actions: Annotated[tuple[str, ...], Word(
        "ACTION...", choices="archcli.rules.soluna.acts:ACTS",
        help="The plan in order, such as: move:4 delay:attack.",
    )],
    typed: Annotated[Typed, From(Condition)],
    sheet: Annotated[str | None, Given(
        "-s", "--sheet", takes=SHEET, metavar="SHEET", help="Dexterity of this sheet.",
    )] = None,
) -> Turn:
    """Check whether a plan fits into one turn.

    Example: archcli soluna turn move take-item use-item --dexterity 5
    """
    plan = [planned(word) for word in actions]
    for act in CHANGED:
        if typed.has(act) and not any(act in (step.name, step.held) for step in plan):
            raise UsageError(f"--{act} is for the act {act}, and there is none in this plan", option=f"--{act}")
    own = load(sheet)
    state = None if own is None else own.state
    condition = typed.lay(Condition, own, state=state)
    if state is None or not state.running:
        return rule(plan, condition=condition, rulings=rulings)
    done = [planned(word) for word in state.done]
    so_far = partial(rule, condition=condition.replace(lost=()), rulings=rulings)
    move, halves = given_since(so_far, done, state.left)
    return rule([*done, *plan], condition=condition, rulings=rulings, done=len(done), given=(move, halves))
