"""An attribute roll against a Difficulty Rating, or against none (M-01 to M-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.rules.murk.attribute import AttributeRoll, flat

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.dice.roll import Roll
    from archcli.report import Modifier
    from archcli.rules.murk.effort import Effort
    from archcli.rules.murk.rulings import Murk


class Checked(NamedTuple):
    """What came of an attribute roll. Without a DR `success` and `botch` are false."""

    roll: Roll[Any]
    total: int
    success: bool
    botch: bool
    change: int


def check(
    effort: Effort, modifiers: tuple[Modifier, ...], *, dr: int | None, artifact: int = 0, rulings: Murk, dice: Dice,
) -> Checked:
    """Roll two d6, the attribute die and `artifact` more of its size, and compare the total with the DR.

    A total equal to the DR succeeds (M-02); a failure with a 1 on the attribute die is a botch (M-03).
    """
    reading = AttributeRoll(flat(modifiers), rulings.potential_gain == "stack")
    roll = dice.roll((*effort.pool, *(effort.die,) * artifact), reading, label="roll")
    total, shows_1, change = roll.value
    success = dr is not None and total >= dr
    botch = dr is not None and not success and shows_1
    return Checked(roll=roll, total=total, success=success, botch=botch, change=change)
