"""`archcli fight turn`."""

from typing import Annotated

from archcli.cli.fight.here import Here
from archcli.cli.plan import Stepped
from archcli.fight.by_hand.order import turn as given
from archcli.given import COMBATANT, Word


def turn(
    fight: Here, name: Annotated[str, Word("NAME", takes=COMBATANT, help="Whose turn it is.")],
) -> Stepped:
    """Make it somebody's turn.

    The running turn stays unended.

    Example: archcli fight turn goblin-2
    """
    return fight.done(given(fight.draft, name, fight.turns))
