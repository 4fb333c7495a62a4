"""The numbers of an attack that no die changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from archcli.by_hand import ByHand
from archcli.report import Modifier
from archcli.rules.archsoul.crit_table import Table
from archcli.rules.archsoul.pool import Critical, Difficulty, Pool

ATTACK_POOL, ATTACK_DIFFICULTY, FEINT_DIFFICULTY = "attack pool", "attack difficulty", "feint difficulty"
DAMAGE_POOL, DAMAGE_DIFFICULTY = "damage pool", "damage difficulty"
DAMAGE, COUNTER_DAMAGE, RESISTANCE = "damage", "counter damage", "resistance"
"""What `modifiers` calls the numbers of an attack, and what moves them by hand too (A-124)."""


class Moved(NamedTuple):
    """By how much a number is moved in all, and everything that moves it."""

    by: int = 0
    modifiers: tuple[Modifier, ...] = ()


def moved(to: str, shifts: Iterable[tuple[int, str]], hand: ByHand) -> Moved:
    """What moves a number: shifts of the rules, less those by 0, and then what is moved by hand (A-124)."""
    modifiers = (*(Modifier(to, by, because) for by, because in shifts if by), *hand.of(to))
    return Moved(sum(modifier.by for modifier in modifiers), modifiers)


class Numbers(NamedTuple):
    """The numbers of an attack: `first` is the difficulty of the roll before it, `resistance` the number to beat (None:
    a roll resists, or each target has its own), `critical` how a critical failure is judged, `table` where it is
    looked up. `resisting` moves the number to beat, `dealt` what a hit deals in the end, `countered` what the
    opponent's own blow deals."""

    first: Difficulty | None
    pool: Pool | None
    pool_moved: tuple[Modifier, ...]
    attack: Difficulty
    damage: Difficulty
    damage_pool: Pool | None
    damage_moved: tuple[Modifier, ...]
    resistance: int | None
    resisting: Moved
    dealt: Moved
    countered: Moved
    ap: int
    critical: Critical
    table: Table

    @property
    def modifiers(self) -> tuple[Modifier, ...]:
        """Every number that moved, in the order in which a result lists them."""
        return (
            *(self.first.modifiers if self.first else ()), *self.pool_moved, *self.attack.modifiers,
            *(self.damage.modifiers if self.damage_pool is not None else ()), *self.damage_moved,
            *self.resisting.modifiers, *self.dealt.modifiers, *self.countered.modifiers,
        )
