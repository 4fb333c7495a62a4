"""`archcli fight effect`."""

from typing import Annotated

from archcli.cli.fight.here import Here
from archcli.cli.plan import Stepped
from archcli.fight.by_hand.effect import ENDS, UNTIL
from archcli.fight.by_hand.effect import effect as given
from archcli.given import COMBATANTS, Given, Word


def effect(
    fight: Here,
    words: Annotated[tuple[str, ...], Word(
        "NAME... [TEXT]", takes=COMBATANTS,
        help='Whose (Goblin: every Goblin N), then "[TO] BY [BECAUSE]" or a mere word.')],
    until: Annotated[str | None, Given(
        UNTIL, metavar="next-attack|N|end", help=f"When it ends: {ENDS}; without it, until it is cleared.")] = None,
    clear: Annotated[bool, Given("--clear", help="Take it off, or without a text everything.")] = False,
) -> Stepped:
    """Give a combatant an effect with its end, or clear it.

    Example: archcli fight effect aria 'attack difficulty +1 rain' --until next-attack
    """
    after = given(fight.draft, words, until=until, clear=clear)
    return fight.done(fight.turns.follows(fight.draft, after))
