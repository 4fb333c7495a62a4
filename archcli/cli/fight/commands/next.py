"""`archcli fight next`."""

from typing import Annotated, Any

from archcli.by_hand import NOT_MOVED
from archcli.cli.fight.effects import without_counted
from archcli.cli.fight.here import Here
from archcli.cli.fight.initiative import rolled
from archcli.cli.plan import Changed, Stepped
from archcli.cli.typed import Typed
from archcli.fight.going_on import ended, news
from archcli.fight.state import Fight
from archcli.given import COMBATANT, Given


def next_(
    fight: Here, rulings: Any,
    who: Annotated[str | None, Given(
        "--who", metavar="NAME", takes=COMBATANT, help="Whose turn ends, of those in the running phase.")] = None,
) -> Stepped:
    """End the turn; the next in order is up.

    At the end of the order a new round begins. Where a game rolls initiative anew in each round, so does this.

    Example: archcli fight next
    """
    turns = fight.turns
    now, up = ended(fight.draft, turns, None if who is None else fight.the(who), anyway=fight.anyway)

    def goes_on(after: Fight) -> Changed:
        round_ = f"round {after.round}, " if after.round != fight.fight.round else ""
        said = f"{round_}{after.turn}'s turn" if after.turn else f"{round_}nobody's turn"
        return Changed(after, said=said, news=tuple(news(fight.fight, after).lines()))

    if up is not None:
        return Stepped(lambda dice: goes_on(turns.up(now, up)))
    if not (turns.each_round and now.round):
        return Stepped(lambda dice: goes_on(turns.new_round(now)))
    plan = rolled(fight, Typed({}), NOT_MOVED, rulings, again=True)

    def rolled_anew(dice: Any) -> Changed:
        result = plan.rule(dice)
        return goes_on(turns.new_round(without_counted(now, result), result))

    return Stepped(rolled_anew, rolls=True)
