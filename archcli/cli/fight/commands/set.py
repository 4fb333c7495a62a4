"""`archcli fight set`."""

from typing import Annotated

from archcli.cli.fight.here import Here
from archcli.cli.plan import Stepped
from archcli.fight.by_hand.set import set_ as changed
from archcli.given import CHANGE, Word


def set_(
    fight: Here,
    words: Annotated[tuple[str, ...], Word(
        "NAME... CHANGE...", takes=CHANGE,
        help="Whose (Goblin: every Goblin N), then what: hit_points=9, hit_points-3, prone, no-prone, down, settled.")],
) -> Stepped:
    """Set what a combatant has: hit_points-3, prone, down, settled.

    Any key of the state, as archcli fight --json shows it, with dots between its parts: weapons.bow.ammunition_left=12.

    Example: archcli fight set goblin-1 hit_points-3 prone
    """
    return fight.done(changed(fight.draft, words, fight.turns, fight.weapons_of))
