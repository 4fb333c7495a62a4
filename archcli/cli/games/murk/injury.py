"""`archcli murk injury`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.murk.sheets import Own, own, with_die
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import From
from archcli.rules.murk import injury as rule
from archcli.rules.murk.attribute import TRACKS
from archcli.rules.murk.rulings import Murk


def injury(
    rulings: Murk, by_hand: ByHand, *, sheet: Own = None, typed: Annotated[Typed, From(rule.Injured)],
) -> Plan:
    """Roll the injury dice of a track against its total.

    Example: archcli murk injury examples/murk/hero.toml --damage 8
    """
    bearer = own(sheet)
    untold = bearer is not None and not (typed.has("total") or typed.has("damage"))
    track, waits = rule.awaited(bearer.owed if bearer is not None and untold else {}, typed["track"])
    injured = with_die(
        rule.Injured, typed, bearer, TRACKS[track], track=track, derived={"damage": lambda: waits}, owed=bool(waits),
        fights=bearer is not None and bearer.state is not None,
    )
    return Plan(lambda dice: rule.injury(injured, by_hand=by_hand, rulings=rulings, dice=dice))
