"""`archcli murk pray`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.murk.sheets import Own, own, with_die
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From
from archcli.rules.murk import pray as rule
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.rulings import Murk


def pray(
    rulings: Murk, by_hand: ByHand, acting: Acting, *, sheet: Own = None,
    typed: Annotated[Typed, From(Effort, rule.Prayer)],
) -> Plan:
    """Pray for Power.

    Example: archcli murk pray --die 6 --sins 2
    """
    acting.does("pray")
    faithful = own(sheet)
    effort = with_die(Effort, typed, faithful, "faith")
    prayer = typed.lay(rule.Prayer, faithful)
    return Plan(lambda dice: rule.pray(effort, prayer, by_hand=by_hand, rulings=rulings, dice=dice))
