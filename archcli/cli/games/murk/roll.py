"""`archcli murk roll`."""

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.murk.sheets import Own, own, with_die
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From, Given, lacking
from archcli.rules.murk import roll as rule
from archcli.rules.murk.effort import ACTOR, DR, Effort
from archcli.rules.murk.rulings import Attribute, Murk


def roll(
    rulings: Murk, by_hand: ByHand, *, sheet: Own = None,
    attribute: Annotated[Attribute | None, Given(
        "--attribute", panel=ACTOR, help="The attribute of the sheet that is rolled.")] = None,
    typed: Annotated[Typed, From(Effort)], dr: Annotated[int | None, DR] = None, tier: rule.Tier = 2,
    lead: rule.Lead = 0,
) -> Plan:
    """Make an attribute roll, against a Difficulty Rating or none.

    Example: archcli murk roll --die 8 --bonus 1 --dr 10
    """
    if sheet is not None and attribute is None and not typed.has("die"):
        raise lacking("--attribute", what="the attribute of the sheet that is rolled", note="or --die")
    effort = with_die(Effort, typed, own(sheet), attribute or "body")
    return Plan(lambda dice: rule.roll(
        effort, dr=dr, tier=tier, lead=lead, by_hand=by_hand, rulings=rulings, dice=dice,
    ))
