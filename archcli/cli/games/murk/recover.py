"""`archcli murk recover`."""

from __future__ import annotations

from typing import Annotated

from archcli.cli.games.murk.sheets import own, with_die
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.errors import UsageError
from archcli.given import SHEET, From, Given, Word
from archcli.rules.murk import recover as rule
from archcli.rules.murk.effort import ACTOR, Effort
from archcli.rules.murk.rulings import Attribute, Murk


def recover(
    rulings: Murk, *,
    sheet: Annotated[str | None, Word(
        "[SHEET]", takes=SHEET, help="The patient's sheet: a path, or a bare name.")] = None,
    attribute: Annotated[Attribute | None, Given(
        "--attribute", panel=ACTOR, help="The patient rolls, with this attribute of the sheet.")] = None,
    typed: Annotated[Typed, From(Effort, rule.Patient, leave=("--suffering", "--lead"))],
) -> Plan:
    """Heal a rank of Suffering in a scene of care.

    Example: archcli murk recover --die 8 --ranks 2
    """
    if typed.has("die") and attribute is not None:
        raise UsageError("--die does not go with --attribute: a helper rolls the one, the patient the other")
    bearer = own(sheet)
    patient = typed.lay(rule.Patient, bearer)
    if attribute is None:
        effort = with_die(Effort, typed, None, "mind")
    else:
        effort = with_die(Effort, typed, bearer, attribute, suffering=patient.ranks)
    return Plan(lambda dice: rule.recover(effort, patient, rulings=rulings, dice=dice))
