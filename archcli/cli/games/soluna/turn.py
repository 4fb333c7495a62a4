"""`archcli soluna turn`."""

from typing import Annotated

from archcli.cli.games.soluna.sheets import load
from archcli.cli.typed import Typed
from archcli.errors import UsageError
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
    return rule(plan, condition=typed.lay(Condition, own, state=own.state if own else None), rulings=rulings)
