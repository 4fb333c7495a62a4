"""`archcli soluna turn`."""

from typing import Annotated

from archcli.cli.games.soluna.sheets import load
from archcli.cli.typed import Typed
from archcli.given import SHEET, From, Given, Word
from archcli.rules.soluna.acts import planned
from archcli.rules.soluna.budget import Condition
from archcli.rules.soluna.turn import Turn
from archcli.rules.soluna.turn import turn as rule


def turn(
    actions: Annotated[tuple[str, ...], Word(
        "ACTION...", choices="archcli.rules.soluna.acts:ACTS",
        help="The plan in order, such as: move:4 delay:attack.",
    )],
    typed: Annotated[Typed, From(Condition)],
    sheet: Annotated[str | None, Given(
        "--sheet", takes=SHEET, metavar="SHEET", help="Dexterity of this sheet.",
    )] = None,
) -> Turn:
    """Check whether a plan fits into one turn.

    Example: archcli soluna turn move take-item use-item --dexterity 5
    """
    plan = [planned(word) for word in actions]
    return rule(plan, condition=typed.lay(Condition, load(sheet)))
