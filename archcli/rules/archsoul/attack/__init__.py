"""`attack`: every attack of Archsoul's combat chapter (A-23 to A-73)."""

from __future__ import annotations

from collections.abc import Callable

from archcli.dice.dice import Dice
from archcli.rules.archsoul.attack.area import sweep
from archcli.rules.archsoul.attack.refusals import refuse
from archcli.rules.archsoul.attack.result import Attack
from archcli.rules.archsoul.attack.shifts import numbers
from archcli.rules.archsoul.attack.single import strike
from archcli.rules.archsoul.attack.swing import AreaTarget, Swing
from archcli.rules.archsoul.rulings import Archsoul

__all__ = ["AreaTarget", "Attack", "Swing", "attack", "ready"]


def attack(swing: Swing, *, rulings: Archsoul, dice: Dice) -> Attack:
    """Resolve an attack: the attack roll against the number to beat, and on a hit the damage roll.

    Dice in order: feint and its resistance; attack; resisting rolls; scatter; damage; knockdown resistance;
    interruption; and with `crit` the critical table's die. Raises RuleError for what the rules refuse.
    """
    return ready(swing, rulings)(dice)


def ready(swing: Swing, rulings: Archsoul) -> Callable[[Dice], Attack]:
    """The attack with all that no die changes worked out, so that many rolls of it pay for that once.

    Raises RuleError for what the rules refuse.
    """
    refuse(swing, rulings)
    known = numbers(swing, rulings)
    resolve = sweep if swing.targets else strike
    return lambda dice: resolve(swing, known, rulings=rulings, dice=dice)
