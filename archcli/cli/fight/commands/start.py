"""`archcli fight start`."""

from typing import Annotated, Any

from archcli.by_hand import ByHand
from archcli.cli.fight.effects import without_counted
from archcli.cli.fight.here import Here
from archcli.cli.fight.initiative import Initiative, rolled
from archcli.cli.plan import Changed, Stepped
from archcli.cli.typed import Typed
from archcli.errors import FightError
from archcli.given import From


def start(fight: Here, rulings: Any, by_hand: ByHand, *, typed: Annotated[Typed, From(Initiative)]) -> Stepped:
    """Roll initiative for everybody, by the rule of the game.

    The options of its own command are those of this one.

    Example: archcli fight start --ambush party
    """
    if fight.fight.has_begun:
        raise FightError("the fight has begun already", hint="archcli fight undo takes steps back")
    plan = rolled(fight, typed, by_hand, rulings)

    def begun(dice: Any) -> Changed:
        result = plan.rule(dice)
        after = fight.turns.starts(without_counted(fight.draft, result), result)
        return Changed(after, result, said=f"the fight begins: {', '.join(after.order)}")

    return Stepped(begun, rolls=True)
