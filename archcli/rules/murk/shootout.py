"""`shootout`: a roll-off from Near to Distant, phase 2 of a Moment (M-16, M-19 to M-22, M-24, M-25; Shootouts)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from archcli.report import Line
from archcli.rules.murk.distance import refuse_out_of_place
from archcli.rules.murk.effort import Effort
from archcli.rules.murk.fight import Fight, Leave, fought, left_lines, left_without_a_roll
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.roll_off import roll_off

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk
    from archcli.rules.murk.weapon import Weapon


@dataclass(frozen=True, slots=True, kw_only=True)
class Shootout(Fight):
    """A shootout of one Moment; `left`: how you left it, None when you fought."""

    phase: int = 2
    left: Leave | None = None

    def aftermath(self) -> Sequence[Line]:
        """The lines after the damage."""
        return left_lines(self.left)


def shootout(
    effort: Effort, foes: Foes, *, weapon: Weapon, leave: Leave | None = None, distance: int | None = None,
    rulings: Murk, dice: Dice,
) -> Shootout:
    """Fight one Moment of a shootout: the winner deals the difference of the totals plus the weapon (M-20, M-21).

    With `leave` nothing is rolled (M-25). `distance` in feet is checked where it is told. Raises RuleError at Close and
    beyond the last band (M-24), and what a roll-off raises.
    """
    refuse_out_of_place(distance, "shootout", rulings, rule="M-24")
    if leave is not None:
        return left_without_a_roll(Shootout(left=leave), effort, foes)
    off = roll_off(effort, foes, rulings=rulings, dice=dice)
    return fought(
        Shootout(), off, effort, foes, damage=off.difference + weapon.damage, suffered=off.difference + off.weapon,
        weapon=weapon.name, rulings=rulings,
    )
