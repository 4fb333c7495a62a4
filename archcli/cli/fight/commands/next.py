"""`archcli fight next`."""

from typing import Annotated, Any

from archcli.by_hand import NOT_MOVED
from archcli.cli.fight.here import Here
from archcli.cli.fight.initiative import rolled
from archcli.cli.plan import Changed, Stepped
from archcli.cli.typed import Typed
from archcli.errors import FightError
from archcli.given import COMBATANT, Given


def next_(
    fight: Here, rulings: Any,
    who: Annotated[str | None, Given(
        "--who", metavar="NAME", takes=COMBATANT, help="Whose turn ends, of those in the running phase.")] = None,
) -> Stepped:
    """End the turn; the next in order is up. At the end of the order a new round begins.

    Example: archcli fight next
    """
    now, turns = fight.draft, fight.turns
    if not now.order:
        raise FightError("the fight has not begun", hint="archcli fight start")
    if now.is_over and not fight.anyway:
        raise FightError(f"the fight is over: {now.over or 'nobody'} stands", hint="--anyway goes on")
    ending = now.turn if who is None else fight.the(who)
    if ending is not None:
        now = turns.ends(now, ending)
    up = turns.next_up(now, ending)
    if up is not None:
        return fight.done(turns.up(now, up))
    if not (turns.each_round and now.round):
        return fight.done(turns.new_round(now))
    plan = rolled(fight, Typed({}), NOT_MOVED, rulings, again=True)
    return Stepped(lambda dice: Changed(turns.new_round(now, plan.rule(dice))), rolls=True)
