"""A strike: a pool of d20, each die compared on its own (R-36, R-37, R-39, R-43, R-45, R-46)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from archcli.dice.dice import Dice
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.rules.realms.check import CHECK, succeeds
from archcli.rules.realms.rulings import Realms

if TYPE_CHECKING:
    from archcli.dice.distribution import DiceSides, Distribution

LEAST_FOR_CRITICAL = 2
"""So many dice have to be rolled in the first strike for a critical (R-43)."""
Kind = Literal["melee", "ranged", "savage"]


class Strike(NamedTuple):
    """A pool of d20 against one target (targets count from 1).

    `weight` of the weapon in points, `weapon` its name, `bonus` what it adds to each die; `critical`: its skill allows
    criticals.
    """

    pool: int
    weight: int
    target: int = 1
    weapon: str | None = None
    kind: Kind = "melee"
    bonus: int = 0
    critical: bool = False


class Struck(NamedTuple):
    """What came of a strike: the dice rolled, the weapon's name and weight, the dice that hit, and the damage in
    points, without the modifier that counts once for each target."""

    weapon: str | None
    dice: int
    weight: int
    target: int
    hits: int
    damage: int


class Blow(NamedTuple):
    """A strike with its dice; `critical`: one was added (R-43)."""

    struck: Struck
    roll: Roll[Any]
    critical: bool


class Counted(NamedTuple):
    """What a rule may see of a pool: the dice that hit, and whether one shows a 20."""

    hits: int
    twenty: bool


class Hits(Reading[Counted]):
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

    def distribution(self, pool: DiceSides) -> Distribution[Counted]:
        from archcli.dice.distribution import vectors

        counts = vectors(pool, lambda face: (int(self.hit(face)), int(self.watched and face == CHECK)))
        return counts.map(lambda vector: Counted(vector[0], vector[1] > 0))


def strike(
    plan: Strike, *, label: str, ac: int, bonus: int, more: int = 0, critical: bool = False, added: int = 0,
    resistance: int = 0, rulings: Realms, dice: Dice,
) -> Blow:
    """Roll a strike: its pool and `more` dice (R-45), and one more die after a critical (R-43).

    If any die hits, weight counts once (R-39), `added` (points) is added, never below 0 (R-54), and `resistance`
    (points) is taken off, never below 0 (R-46).
    """
    pool = plan.pool + more
    reading = Hits(ac, bonus, critical and pool >= LEAST_FOR_CRITICAL, rulings)
    roll: Roll[Any] = dice.roll((CHECK,) * pool, reading, label=label)
    hits, twenty = roll.value
    if twenty:
        extra = dice.roll((CHECK,), reading, label=label)
        faces = roll.dice + extra.dice
        hits += extra.value.hits
        roll = Roll(label, faces, Counted(hits, twenty), reading.shown(faces), reading.marks(faces))
    damage = max(0, max(0, hits + plan.weight + added) - resistance) if hits else 0
    struck = Struck(
        weapon=plan.weapon, dice=pool + twenty, weight=plan.weight, target=plan.target, hits=hits, damage=damage,
    )
    return Blow(struck=struck, roll=roll, critical=twenty)
