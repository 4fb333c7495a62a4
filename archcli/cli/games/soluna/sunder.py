"""`archcli soluna sunder`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting, Reacting
from archcli.cli.games.soluna.sheets import DELAYED, load, only_weapon, readers
from archcli.cli.plan import Plan
from archcli.cli.typed import Typed
from archcli.given import ACTOR, SHEET, TARGET, From, Word
from archcli.rules.soluna.rulings import Soluna
from archcli.rules.soluna.sunder import Blow, Thing
from archcli.rules.soluna.sunder import sunder as rule


def sunder(
    rulings: Soluna,
    attacker: Annotated[str | None, Word("[ATTACKER]", takes=SHEET, whose=ACTOR, help="Whose Strength it is.")] = None,
    target: Annotated[str | None, Word("[TARGET]", takes=SHEET, whose=TARGET, help="The object.")] = None, *,
    typed: Annotated[Typed, From(Blow, Thing)], reaction: Reacting = False, by_hand: ByHand, acting: Acting,
) -> Plan:
    """Break an object.

    Example: archcli soluna sunder --strength 3 --weapon 2 --hardness 5
    """
    own, object_ = load(attacker), load(target)
    acting.does("attack", sheet=own, rulings=rulings, reaction=DELAYED if reaction else None)
    blow = typed.lay(Blow, own, readers=readers(own), name=own.name if own else "")
    if blow.weapon is None:
        blow = blow.replace(weapon=only_weapon(own, lambda weapon: weapon.kind == "melee"))
    thing = typed.lay(Thing, object_, name=object_.name if object_ else "")
    return Plan(lambda dice: rule(blow, thing, by_hand=by_hand, rulings=rulings, dice=dice))
