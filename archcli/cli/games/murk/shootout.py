"""`archcli murk shootout`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.murk.sheets import OwnAndFoes, armed, sides
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From
from archcli.rules.murk import shootout as rule
from archcli.rules.murk.distance import Feet, refuse_out_of_place
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.fight import Leaving
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.weapon import RangedArms


def shootout(
    rulings: Murk, by_hand: ByHand, acting: Acting, *, sheets: OwnAndFoes = (),
    typed: Annotated[Typed, From(Effort, Foes, RangedArms)], leave: Leaving = None, distance: Feet = None,
) -> Plan:
    """Fight one Moment of a shootout, from Near to Distant.

    Example: archcli murk shootout --die 6 --weapon rifle --foe-die 6 --distance 200
    """
    acting.does("shootout")
    refuse_out_of_place(distance, "shootout", rulings)
    fight = sides(typed, sheets, rulings.shootout_attribute)
    weapon, foes = armed(typed, fight, close=False, needed=leave is None)
    return Plan(lambda dice: rule.shootout(
        fight.effort, foes, weapon=weapon, leave=leave, distance=distance, by_hand=by_hand, rulings=rulings,
        dice=dice,
    ))
