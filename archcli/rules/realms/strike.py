"""Strikes: pools of d20, each die compared on its own (R-36, R-37, R-42 to R-46)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.rules.realms.check import CHECK, succeeds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.dice import Dice
    from archcli.dice.distribution import Distribution, Pool
    from archcli.rules.realms.rulings import Realms

LEAST_FOR_CRITICAL = 2
"""So many dice have to be rolled in the first strike for a critical (R-43)."""


class Strike(NamedTuple):
    """A pool of d20 against one target (targets count from 1). `weight` of the weapon in points."""

    pool: int
    weight: int
    target: int = 1


class Struck(NamedTuple):
    """What came of a strike: the dice rolled, the weapon's weight, the dice that hit, and the damage in points,
    without the modifier that counts once for each target."""

    dice: int
    weight: int
    target: int
    hits: int
    damage: int


class Counted(NamedTuple):
    """What a rule may see of a pool: the dice that hit, and whether one shows a 20."""

    hits: int
    twenty: bool


class Blows(Reading[Counted]):
    """Reads a pool of d20: each face plus a bonus against an Armor Class (R-36).

    `watched`: for a natural 20, which no rule looks at otherwise.
    """

    ac: int
    bonus: int
    watched: bool
    rulings: Realms

    def hit(self, face: int) -> bool:
        """Whether a face hits."""
        return succeeds(face, face + self.bonus, self.ac, self.rulings)

    def value(self, faces: Sequence[int]) -> Counted:
        return Counted(sum(map(self.hit, faces)), self.watched and CHECK in faces)

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "difficulty": self.ac, "successes": sum(map(self.hit, faces))}

    def marks(self, faces: Sequence[int]) -> str:
        return "".join("+" if self.hit(face) else "-" for face in faces)

    def distribution(self, pool: Pool) -> Distribution[Counted]:
        from archcli.dice.distribution import vectors

        counts = vectors(pool, lambda face: (int(self.hit(face)), int(self.watched and face == CHECK)))
        return counts.map(lambda vector: Counted(vector[0], vector[1] > 0))


def strike(
    one: Strike, *, label: str, ac: int, bonus: int, more: int = 0, critical: bool = False, resistance: int = 0,
    rulings: Realms, dice: Dice,
) -> tuple[Roll[Any], Struck, bool]:
    """Roll a strike: its pool and `more` dice (R-45), and one more die after a critical (R-43).

    Returns the roll, what came of it, and whether the extra die was rolled. Weight counts once if any die hits (R-39);
    `resistance` (points) is taken off the strike, never below 0 (R-46).
    """
    pool = one.pool + more
    watched = critical and pool >= LEAST_FOR_CRITICAL
    reading = Blows(ac, bonus, watched, rulings)
    roll: Roll[Any] = dice.roll((CHECK,) * pool, reading, label=label)
    hits, twenty = roll.value
    if twenty:
        extra = dice.roll((CHECK,), reading, label=label)
        faces = roll.dice + extra.dice
        hits += extra.value.hits
        roll = Roll(label, faces, Counted(hits, twenty), reading.shown(faces), reading.marks(faces))
    damage = max(0, hits + one.weight - resistance) if hits else 0
    return roll, Struck(pool + int(twenty), one.weight, one.target, hits, damage), twenty
