"""`melee`: a roll-off at Close, phase 1 of a Moment (M-16, M-18 to M-24; In Melee)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.given import Given
from archcli.report import Line, line
from archcli.roles import GOOD
from archcli.rules.murk.distance import refuse_out_of_place
from archcli.rules.murk.effort import PLACE, Effort
from archcli.rules.murk.fight import ArmedFight, fought
from archcli.rules.murk.foes import Foes
from archcli.rules.murk.roll_off import roll_off
from archcli.rules.murk.weapon import Weapon, bare

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.rules.murk.rulings import Murk

Escape = Annotated[bool, Given("--escape", panel=PLACE, help="Win to get away to Near, in place of damage.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Melee(ArmedFight):
    """A melee of one Moment; `position` is where it leaves you."""

    phase: int = 1
    escaped: bool
    position: Literal["close", "near"]

    OUTCOME = ArmedFight.OUTCOME._replace(keys=(*ArmedFight.OUTCOME.keys, "escaped"))

    def aftermath(self) -> Sequence[Line]:
        """The lines after the damage."""
        return (line("escaped", ("to Near", GOOD)),) if self.escaped else ()


def melee(
    effort: Effort, foes: Foes, *, weapon: Weapon | None = None, escape: Escape = False, distance: int | None = None,
    by_hand: ByHand = NOT_MOVED, rulings: Murk, dice: Dice,
) -> Melee:
    """Fight one Moment of a melee: the winner deals the difference of the totals plus the weapon (M-20, M-21).

    Without a `weapon` it is one of which nothing is known. With `escape` a winner deals nothing and moves to Near
    (M-23, ruling escape). `distance` in feet is checked where it is told. Raises RuleError away from Close (M-18), and
    what a roll-off raises.
    """
    refuse_out_of_place(distance, "melee", rulings)
    weapon = weapon or bare()
    off = roll_off(effort, foes, armed=True, by_hand=by_hand, rulings=rulings, dice=dice)
    escaped = escape and (rulings.escape == "free" or off.winner == "actor")
    return fought(
        partial(Melee, escaped=escaped, position="near" if escaped else "close", weapon=weapon.name or None),
        off, effort, foes, damage=0 if escape else off.difference + weapon.damage, suffered=off.struck, rulings=rulings,
    )
