"""`shootout`: a roll-off from Near to Distant, phase 2 of a Moment (M-16, M-19 to M-22, M-24, M-25; Shootouts)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.errors import RuleError
from archcli.report import Line
from archcli.rules.murk.distance import refuse_out_of_place, refuse_too_far
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.fight import ArmedFight, Leave, fought, left_lines, left_without_a_roll
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.roll_off import roll_off

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk
    from archcli.rules.murk.weapon import Weapon


@dataclass(frozen=True, slots=True, kw_only=True)
class Shootout(ArmedFight):
    """A shootout of one Moment; `left`: how you left it, None when you fought."""

    phase: int = 2
    left: Leave | None = None

    def aftermath(self) -> Sequence[Line]:
        """The lines after the damage."""
        return left_lines(self.left)


def shootout(
    effort: Effort, foes: Foes, *, weapon: Weapon | None, leave: Leave | None = None, distance: int | None = None,
    by_hand: ByHand = NOT_MOVED, rulings: Murk, dice: Dice,
) -> Shootout:
    """Fight one Moment of a shootout: the winner deals the difference of the totals plus the weapon (M-20, M-21).

    With `leave` nothing is rolled, and no weapon needed (M-25). A foe without one can be shot at, and deals nothing
    (M-44). `distance` in feet is checked where it is told. Raises RuleError at Close, beyond the last band (ruling
    beyond), without a ranged weapon (M-24), and for one that does not carry (M-46, ruling reach), and what a roll-off
    raises.
    """
    refuse_out_of_place(distance, "shootout", rulings)
    if leave is not None:
        return left_without_a_roll(Shootout(left=leave), effort, foes)
    if weapon is None:
        raise RuleError(f"{effort.who} has no ranged weapon, and a shootout needs one (or --damage)", rule="M-24")
    for each in (weapon, *(foe.weapon for foe in foes.each)):
        refuse_too_far(distance, each, rulings)
    off = roll_off(effort, foes, armed=True, by_hand=by_hand, rulings=rulings, dice=dice)
    return fought(
        partial(Shootout, weapon=weapon.name or None), off, effort, foes, damage=off.difference + weapon.damage,
        suffered=off.struck, rulings=rulings,
    )
