"""The numbers of an attack that no die changes."""

from __future__ import annotations

from typing import NamedTuple

from archcli.report import Modifier
from archcli.rules.archsoul.crit_table import Table
from archcli.rules.archsoul.pool import Critical, Difficulty, Pool


class Numbers(NamedTuple):
    """The numbers of an attack: `first` is the difficulty of the roll before it, `resistance` the number to beat (None:
    a roll resists), `critical` how a critical failure is judged, `table` where it is looked up."""

    first: Difficulty | None
    attack: Difficulty
    damage: Difficulty
    damage_pool: Pool | None
    damage_moved: tuple[Modifier, ...]
    """What moved the damage pool."""
    resistance: int | None
    resistance_moved: tuple[Modifier, ...]
    ap: int
    critical: Critical
    table: Table

    @property
    def modifiers(self) -> tuple[Modifier, ...]:
        """Every number that moved, in the order in which a result lists them."""
        return (
            *(self.first.modifiers if self.first else ()), *self.attack.modifiers,
            *(self.damage.modifiers if self.damage_pool is not None else ()), *self.damage_moved,
            *self.resistance_moved,
        )
