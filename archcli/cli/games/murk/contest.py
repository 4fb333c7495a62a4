"""`archcli murk contest`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.murk.sheets import OwnAndFoes, sides, unarmed
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From
from archcli.rules.murk import contest as rule
from archcli.rules.murk.distance import Feet, refuse_out_of_place
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.fight import Leaving
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.rulings import Murk


def contest(
    rulings: Murk, by_hand: ByHand, acting: Acting, *, sheets: OwnAndFoes = (),
    typed: Annotated[Typed, From(Effort, rule.Contender, Foes)], leave: Leaving = None, distance: Feet = None,
) -> Plan:
    """Fight one Moment of a contest of powers.

    Example: archcli murk contest --power esoteria --die 8 --foe-die 6
    """
    acting.does("contest")
    refuse_out_of_place(distance, "contest", rulings)
    power = typed.lay(rule.Contender).power
    fight = sides(typed, sheets, power, powers=True)
    foes, contender = unarmed(typed, fight), typed.lay(rule.Contender, fight.mine)
    return Plan(lambda dice: rule.contest(
        fight.effort, foes, contender, leave=leave, distance=distance, by_hand=by_hand, rulings=rulings, dice=dice,
    ))
