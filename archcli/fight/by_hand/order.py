"""`fight order` and `fight turn`: who acts when, said by hand."""

from collections.abc import Sequence

from archcli.errors import FightError, UsageError, refuse_twice
from archcli.fight.going_on import refuse_before_start
from archcli.fight.names import combatant
from archcli.fight.state import Fight
from archcli.fight.turns import Turns


def order(fight: Fight, words: Sequence[str]) -> Fight:
    """The fight in which those named stand in that order, where the first of them stood.

    Raises FightError for nobody, for somebody outside the order, and before the start; UsageError for less than two.
    """
    refuse_before_start(fight)
    names = [combatant(fight, word) for word in words]
    refuse_twice(names)
    if len(names) < 2:
        raise UsageError("an order is one of two or more: write NAME NAME ...")
    strangers = [name for name in names if name not in fight.order]
    if strangers:
        raise FightError(f"{strangers[0]} is not in the order: {', '.join(fight.order)}", choices=fight.order)
    first = fight.order.index(names[0])
    before, after = (
        tuple(name for name in part if name not in names) for part in (fight.order[:first], fight.order[first:])
    )
    return fight.replace(order=(*before, *names, *after))


def turn(fight: Fight, word: str, turns: Turns) -> Fight:
    """The fight in which it is somebody's turn, also of one who has ended it; it begins where it has not yet. The
    running turn is left unended.

    Raises FightError for nobody, for somebody who is down, and before the start.
    """
    refuse_before_start(fight)
    who = combatant(fight, word)
    if fight.combatants[who].is_down:
        raise FightError(f"{who} is down, and has no turn", hint="fight set NAME no-down or hit_points+N brings back")
    return turns.up(fight.replace(ended=tuple(name for name in fight.ended if name != who)), who)
