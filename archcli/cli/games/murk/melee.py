"""`archcli murk melee`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.murk.sheets import OwnAndFoes, armed, sides
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From
from archcli.rules.murk import melee as rule
from archcli.rules.murk.distance import Feet, refuse_out_of_place
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.rulings import Murk
from archcli.rules.murk.weapon import CloseArms


def melee(
    rulings: Murk, by_hand: ByHand, acting: Acting, *, sheets: OwnAndFoes = (),
    typed: Annotated[Typed, From(Effort, Foes, CloseArms)], escape: rule.Escape = False,
    distance: Feet = None,
) -> Plan:
    """Fight one Moment of a melee, at Close.

    Example: archcli murk melee examples/murk/hero.toml examples/murk/foe.toml
    """
    acting.does("melee")
    refuse_out_of_place(distance, "melee", rulings)
    fight = sides(typed, sheets, rulings.melee_attribute)
    weapon, foes = armed(typed, fight, close=True)
    return Plan(lambda dice: rule.melee(
        fight.effort, foes, weapon=weapon, escape=escape, distance=distance, by_hand=by_hand, rulings=rulings,
        dice=dice,
    ))
