"""`archcli fight remove`."""

from typing import Annotated

from archcli.cli.fight.here import Here
from archcli.cli.plan import Stepped
from archcli.fight.by_hand.join import removed
from archcli.fight.names import everybody
from archcli.given import COMBATANTS, Word


def remove(
    fight: Here,
    names: Annotated[tuple[str, ...], Word(
        "NAME...", takes=COMBATANTS, help="Who leaves; Goblin: every Goblin N.")],
) -> Stepped:
    """Take somebody out of the fight.

    Example: archcli fight remove goblin-2
    """
    return fight.done(removed(fight.draft, everybody(fight.draft, names), fight.turns))
