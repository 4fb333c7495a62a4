"""`archcli murk conflict`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.murk.sheets import OwnAndFoes, sides, unarmed
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From
from archcli.rules.murk import conflict as rule
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.rulings import Murk


def conflict(
    rulings: Murk, by_hand: ByHand, acting: Acting, *, sheets: OwnAndFoes = (),
    typed: Annotated[Typed, From(Effort, Foes, rule.Stance)],
) -> Plan:
    """Fight a social or spiritual conflict.

    Example: archcli murk conflict --kind social --die 6 --foe-die 8
    """
    acting.does("conflict")
    stance = typed.lay(rule.Stance)
    attribute = rulings.social_attribute if stance.kind == "social" else rulings.spiritual_attribute
    fight = sides(typed, sheets, attribute)
    foes = unarmed(typed, fight)
    return Plan(lambda dice: rule.conflict(fight.effort, foes, stance, by_hand=by_hand, rulings=rulings, dice=dice))
