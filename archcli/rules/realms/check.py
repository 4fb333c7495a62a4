"""Checks with a d20, kept from two where there is advantage or disadvantage (R-01, R-03, R-04)."""

from __future__ import annotations

from archcli.dice.dice import Dice
from archcli.dice.readings import Best
from archcli.dice.roll import Roll
from archcli.rules.realms.rulings import Realms

CHECK, COMPETITION, INITIATIVE = 20, 12, 10
"""The sides of each kind of die (R-01)."""


def kept(
    sides: int, bonus: int, *, advantage: bool = False, disadvantage: bool = False, label: str, dice: Dice,
) -> Roll[int]:
    """Roll one die, or two of which the higher (advantage) or lower is kept; both together cancel (R-04).

    The value is the kept face, without the bonus (points).
    """
    two = advantage is not disadvantage
    return dice.roll((sides,) * (1 + two), Best(bonus, lowest=disadvantage and two), label=label)


def succeeds(face: int, total: int, number: int, rulings: Realms) -> bool:
    """Whether a d20 meets a number: a natural 20 always does, a natural 1 never (R-01, R-03, ruling naturals)."""
    if rulings.naturals == "always" and face in (1, CHECK):
        return face == CHECK
    return total >= number
