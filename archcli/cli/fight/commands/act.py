"""`archcli fight act`."""

from typing import Annotated, Any

from archcli.cli.fight.here import Here
from archcli.cli.plan import Changed, Stepped
from archcli.errors import FightError, UsageError
from archcli.fight.turns import Doing
from archcli.given import ACT, COMBATANT, Given, Word


def act(
    fight: Here, rulings: Any,
    actions: Annotated[tuple[str, ...], Word(
        "ACTION...", takes=ACT, help="As turn (in Enchanted Realms: movement) knows them.")] = (),
    who: Annotated[str | None, Given(
        "--who", metavar="NAME", takes=COMBATANT, help="Who acts (the one whose turn it is).")] = None,
) -> Stepped:
    """Do what rolls no dice: move, draw, study, hold firm. All of it is done, or nothing.

    Example: archcli fight act draw-simple:dagger move
    """
    fight.turns.refuse_acts()
    if not fight.fight.order:
        raise FightError("the fight has not begun", hint="archcli fight start")
    if not actions:
        raise UsageError(f"name at least one ACTION: {', '.join(fight.turns.actions())}")
    name = fight.the(who) if who is not None else fight.up_now()
    fight.actor = name
    fight.draft = fight.turns.named(fight.draft, name)
    weighed = fight.turns.weigh(fight.draft, Doing(name, actions), fight.own(name), rulings)
    if weighed.refused and not fight.anyway:
        raise weighed.refused[0]
    said = f"{name}: {', '.join(actions)}"
    return Stepped(lambda dice: Changed(weighed.fight, weighed.turn, said=said, lasts=True))
