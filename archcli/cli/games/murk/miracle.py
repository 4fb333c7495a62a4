"""`archcli murk miracle`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.murk.sheets import Own, own, with_die
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From
from archcli.rules.murk import miracle as rule


def miracle(
    by_hand: ByHand, acting: Acting, *, sheet: Own = None, typed: Annotated[Typed, From(rule.Offering)],
) -> Plan:
    """Work a miracle with Power.

    Example: archcli murk miracle --die 6 --power 3 --dr 10
    """
    acting.does("miracle")
    offering = with_die(rule.Offering, typed, own(sheet), "faith")
    return Plan(lambda dice: rule.miracle(offering, by_hand=by_hand, dice=dice))
