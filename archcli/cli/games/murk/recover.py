"""`archcli murk recover`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.murk.sheets import own, with_die
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import ACTOR, SHEET, From, Word
from archcli.rules.murk import recover as rule
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.rulings import Murk

APART = (("--die", "--attribute", "a helper rolls the one, the patient the other"),)


def recover(
    rulings: Murk, by_hand: ByHand, *,
    sheet: Annotated[str | None, Word(
        "[SHEET]", takes=SHEET, whose=ACTOR, help="The patient's sheet: a path, or a bare name.")] = None,
    typed: Annotated[Typed, From(rule.Patient, Effort, leave=("--suffering",))],
) -> Plan:
    """Heal a rank of Suffering in a scene of care.

    Example: archcli murk recover --die 8 --ranks 2
    """
    typed.refuse(apart=APART)
    bearer = own(sheet)
    patient = typed.lay(rule.Patient, bearer)
    if patient.attribute is None:
        effort = with_die(Effort, typed, None, "mind")
    else:
        effort = with_die(Effort, typed, bearer, patient.attribute, suffering=patient.ranks)
    return Plan(lambda dice: rule.recover(effort, patient, by_hand=by_hand, rulings=rulings, dice=dice))
