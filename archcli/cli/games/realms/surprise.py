"""`archcli realms surprise`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.realms.sheets import scored
from archcli.cli.plan import Plan
from archcli.cli.sheets import one
from archcli.cli.typed import Typed
from archcli.given import ACTOR, SHEET, From, Word
from archcli.rules.realms import surprise as rule
from archcli.rules.realms.perceiver import Perceiver
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.surprise import Event

FINDS = "each says how the event finds someone"
APART = (("--prepared", "--asleep or --trigger", FINDS), ("--asleep", "--trigger", FINDS))
NEEDS = (("--stimulus", "--asleep", "only a sleeper has to be woken"),)


def surprise(
    rulings: Realms,
    sheet: Annotated[str | None, Word("[SHEET]", takes=SHEET, whose=ACTOR,
        help="The perceiver's sheet: a path, or a bare name.")] = None,
    *,
    typed: Annotated[Typed, From(Perceiver, Event)], by_hand: ByHand,
) -> Plan:
    """Check who is surprised when a fight opens.

    Example: archcli realms surprise --score 3 --prepared
    """
    typed.refuse(apart=APART, needs=NEEDS)
    perceiver = scored(typed, Perceiver, one(Sheet.of, sheet) if sheet else None)
    event = typed.lay(Event)
    return Plan(lambda dice: rule.surprise(perceiver, event, by_hand=by_hand, rulings=rulings, dice=dice))
