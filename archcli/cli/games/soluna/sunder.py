"""`archcli soluna sunder`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.games.soluna.sheets import load, only_weapon, readers
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import SHEET, From, Word
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sunder import Blow, Thing
from archcli.rules.soluna.sunder import sunder as rule


def sunder(
    rulings: Soluna,
    attacker: Annotated[str | None, Word("[ATTACKER]", takes=SHEET, help="Whose Strength it is.")] = None,
    target: Annotated[str | None, Word("[TARGET]", takes=SHEET, help="The object.")] = None, *,
    typed: Annotated[Typed, From(Blow, Thing)], by_hand: ByHand,
) -> Plan:
    """Break an object.

    Example: archcli soluna sunder --strength 3 --weapon 2 --hardness 5
    """
    own, object_ = load(attacker), load(target)
    blow = typed.lay(Blow, own, readers=readers(own), name=own.name if own else "")
    if blow.weapon is None:
        blow = blow.replace(weapon=only_weapon(own, lambda weapon: weapon.kind == "melee"))
    thing = typed.lay(Thing, object_, name=object_.name if object_ else "")
    return Plan(lambda dice: rule(blow, thing, by_hand=by_hand, rulings=rulings, dice=dice))
