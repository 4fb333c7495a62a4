"""`archcli fight order`."""

from typing import Annotated

from archcli.cli.fight.here import Here
from archcli.cli.plan import Stepped
from archcli.fight.by_hand.order import order as ordered
from archcli.given import COMBATANT, Word


def order(
    fight: Here, names: Annotated[tuple[str, ...], Word("NAME NAME...", takes=COMBATANT, help="In their new order.")],
) -> Stepped:
    """Put combatants in another order.

    Those named stand in that order where the first of them stood.

    Example: archcli fight order goblin-2 goblin-1
    """
    return fight.done(ordered(fight.draft, names))
