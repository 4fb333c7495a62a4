"""`archcli murk cast`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting
from archcli.cli.games.murk.sheets import Own, own, with_die
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From
from archcli.rules.murk import cast as rule
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.rulings import Murk


def cast(
    rulings: Murk, by_hand: ByHand, acting: Acting, *, sheet: Own = None,
    typed: Annotated[Typed, From(Effort, rule.Spell)],
) -> Plan:
    """Cast a spell or a ritual, and take the backlash.

    Example: archcli murk cast --die 8 --dr 9 --magnitude 7
    """
    acting.does("cast")
    effort = with_die(Effort, typed, own(sheet), "esoteria")
    spell = typed.lay(rule.Spell)
    return Plan(lambda dice: rule.cast(effort, spell, by_hand=by_hand, rulings=rulings, dice=dice))
