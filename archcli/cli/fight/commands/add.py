"""`archcli fight add`."""

from typing import Annotated

from archcli.cli.fight.here import Here
from archcli.cli.fight.joining import joining
from archcli.cli.plan import Stepped
from archcli.cli.sheets import FORMS
from archcli.fight.by_hand.join import joined, numbered_on
from archcli.fight.combatant import FOES, PARTY
from archcli.given import SHEET, Given, Word


def add(
    fight: Here,
    sheets: Annotated[tuple[str, ...], Word("SHEET...", takes=SHEET, help=f"Who joins: {FORMS}.")],
    foe: Annotated[bool, Given("--foe", help="On the side of the foes.")] = False,
) -> Stepped:
    """Let somebody join.

    They stand last, numbered on from the highest of their name that ever was.

    Example: archcli fight add 'examples/goblin.toml*2' --foe
    """
    after, side = fight.draft, FOES if foe else PARTY
    for who in joining(sheets, after.system, fight.read):
        ever = (*after.combatants, *fight.ever())
        name = who.called.name or who.sheet.name
        names = (name,) if who.called.name and who.called.times is None else numbered_on(ever, name, who.called.times)
        after = joined(after, [who.state(name, side, fight.file) for name in names], fight.turns)
    return fight.done(after)
