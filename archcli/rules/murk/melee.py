"""`melee`: a roll-off at Close, phase 1 of a Moment (M-16, M-18 to M-24; In Melee)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from archcli.dice.roll import Roll
from archcli.report import GOOD, Line, Modifier, line
from archcli.rules.murk.distance import refuse_out_of_place
from archcli.rules.murk.fight import Fight, Told, fought
from archcli.rules.murk.roll_off import Foe, roll_off

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.dice import Dice
    from archcli.rules.murk.attribute import Effort
    from archcli.rules.murk.rulings import Murk
    from archcli.rules.murk.weapon import Weapon


@dataclass(frozen=True, slots=True, kw_only=True)
class Melee(Fight):
    """A melee of one Moment; `position` is where it leaves you."""

    phase: int = 1
    escaped: bool
    position: Literal["close", "near"]
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    told: Told

    OUTCOME = ("won", "lost", "damage", "suffered", "escaped")

    def aftermath(self) -> Sequence[Line]:
        """The lines after the damage."""
        return (line("escaped", ("to Near", GOOD)),) if self.escaped else ()


def melee(
    effort: Effort, foes: Sequence[Foe], *, weapon: Weapon, foe_bonus: int = 0, escape: bool = False,
    distance: int | None = None, rulings: Murk, dice: Dice,
) -> Melee:
    """Fight one Moment of a melee: the winner deals the difference of the totals plus the weapon (M-20, M-21).

    With `escape` a winner deals nothing and moves to Near (M-23, ruling escape). `distance` in feet is checked where
    it is told. Raises RuleError away from Close (M-18), and what a roll-off raises.
    """
    refuse_out_of_place(distance, "melee", rulings, rule="M-18")
    off = roll_off(effort, foes, foe_bonus=foe_bonus, rulings=rulings, dice=dice)
    escaped = escape and (rulings.escape == "free" or off.winner == "actor")
    return Melee(
        **fought(
            off, effort, foes, damage=0 if escape else off.difference + weapon.damage,
            suffered=off.difference + off.weapon, weapon=weapon.name, rulings=rulings,
        ),
        escaped=escaped, position="near" if escaped else "close",
    )
