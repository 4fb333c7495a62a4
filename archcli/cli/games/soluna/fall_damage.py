"""`archcli soluna fall-damage`."""

from __future__ import annotations

from typing import Annotated

from archcli.by_hand import ByHand
from archcli.cli.acting import Acting, Who
from archcli.cli.plan import Plan
from archcli.errors import UsageError
from archcli.given import Word
from archcli.numbers import whole
from archcli.rules.soluna.fall_damage import fall_damage as rule
from archcli.rules.soluna.rulings import Soluna


def fall_damage(
    rulings: Soluna, feet: Annotated[str, Word("FEET", help="How deep the fall is, in whole feet.")], who: Who = None,
    *, by_hand: ByHand, acting: Acting,
) -> Plan:
    """Roll what a fall does.

    Example: archcli soluna fall-damage 35
    """
    deep = whole(feet)
    if deep is None or deep < 0:
        raise UsageError(f'"{feet}" is no depth of a fall: the feet are a whole number, 0 or more')
    state = acting.state
    name, health = (None, None) if state is None else (state.name, state.hit_points)
    return Plan(lambda dice: rule(deep, who=name, health=health, by_hand=by_hand, rulings=rulings, dice=dice))
