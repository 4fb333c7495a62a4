"""Dice notation that a rule rolls, such as the damage of a weapon, as a roll like any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.dice.roll import Roll

if TYPE_CHECKING:
    from archcli.dice.dice import Dice
    from archcli.notation import Expression


def roll_notation(expression: Expression, *, label: str, dice: Dice) -> Roll[int]:
    """Roll an expression with one total that is a sum; its value is the total. Dropped dice are marked."""
    rolled = dice.result_of(expression)
    each = [die for term in rolled.rolls for die in term.each]
    marks = "" if all(die.kept for die in each) else "".join("+" if die.kept else "x" for die in each)
    return Roll(label, rolled.dice, rolled.total, {"total": rolled.total}, marks, str(expression))
