"""The dice pool (A-01 to A-05): stats make dice, faces at or above the difficulty are successes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.readings import Narrowed, Reading
from archcli.errors import beyond
from archcli.given import Range
from archcli.limits import DICE
from archcli.report import Modifier

if TYPE_CHECKING:
    from archcli.dice.distribution import Distribution
    from archcli.rules.archsoul.rulings import Archsoul

LOWEST, HIGHEST, USUAL = 2, 6, 4
"""Bounds of a difficulty, and the difficulty where none is stated (A-03)."""
DIFFICULTY = Range(LOWEST, HIGHEST, rule="A-03")
KEPT = "kept within 2 to 6"
Critical = Literal["botch", "all-ones", "no-success", "never"]


class Pool(NamedTuple):
    """So many dice, and a flat bonus that is added to the successes (A-02). `dice` may be 0 or fewer (A-04)."""

    dice: int
    bonus: int = 0

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides of each die that is rolled."""
        return (6,) * max(0, self.dice)

    def more(self, dice: int = 0, bonus: int = 0) -> Pool:
        """The pool with so many more dice and so much more bonus. Raises UsageError for more dice than are rolled."""
        if dice > 0 and self.dice + dice > DICE:
            raise beyond(DICE, f"a pool of {self.dice} and {dice} more has {self.dice + dice} dice")
        return Pool(self.dice + dice, self.bonus + bonus)

    def __str__(self) -> str:
        return f"{self.dice}{self.bonus:+d}" if self.bonus else str(self.dice)


class Difficulty(NamedTuple):
    """A difficulty with every modifier that moved it (A-03)."""

    value: int
    modifiers: tuple[Modifier, ...]


def difficulty(
    start: int, shifts: Iterable[tuple[int, str]], to: str, over_six: Literal["clamp", "impossible"],
    hand: ByHand = NOT_MOVED,
) -> Difficulty:
    """A difficulty after its shifts: they add up first, then the sum is kept within 2 to 6 (A-03, ruling over_six).

    Shifts of 0 are left out; what `hand` moves comes last (A-124). Above 6 under `over_six = "impossible"` the
    difficulty is 7 or more, which no die reaches.
    """
    modifiers = [*(Modifier(to, by, because) for by, because in shifts if by), *hand.of(to)]
    total = start + sum(modifier.by for modifier in modifiers)
    kept = max(LOWEST, total if over_six == "impossible" else min(HIGHEST, total))
    if kept != total:
        modifiers.append(Modifier(to, kept - total, KEPT))
    return Difficulty(kept, tuple(modifiers))


class MovedPool(NamedTuple):
    """A pool and its difficulty after what moves them by hand, and all that moved (A-124)."""

    pool: Pool
    difficulty: Difficulty
    by_hand: tuple[Modifier, ...]

    @property
    def modifiers(self) -> tuple[Modifier, ...]:
        """What moved the pool, then what moved the difficulty."""
        return (*self.by_hand, *self.difficulty.modifiers)


def moved_pool(
    pool: Pool, start: int, hand: ByHand, over_six: Literal["clamp", "impossible"], roll: str = ""
) -> MovedPool:
    """Move the numbers `pool` and `difficulty` of a roll by hand; `roll` stands before them: `grapple pool`.

    Raises UsageError for more than 100 000 dice.
    """
    dice, level = f"{roll} pool".lstrip(), f"{roll} difficulty".lstrip()
    more = pool.more(hand.by(dice))
    if more.dice > DICE:
        raise beyond(DICE, f"the {dice} has {more.dice} dice")
    return MovedPool(more, difficulty(start, (), level, over_six, hand), hand.of(dice))


class Counted(NamedTuple):
    """What a rule may see of a pool, at each difficulty asked for: its total, and whether it is a critical failure."""

    totals: tuple[int, ...]
    criticals: tuple[bool, ...]

    @property
    def total(self) -> int:
        """The total at the first difficulty."""
        return self.totals[0]

    @property
    def critical(self) -> bool:
        """Whether it is a critical failure at the first difficulty."""
        return self.criticals[0]


class Counting(Reading[Counted]):
    """Reads a pool at one difficulty or several (the same dice recounted, A-41), and for critical failures (A-05).

    A pool of no dice is never one (A-04).
    """

    difficulties: tuple[int, ...]
    bonus: int = 0
    critical: Critical = "never"

    def value(self, faces: Sequence[int]) -> Counted:
        successes = [sum(face >= level for face in faces) for level in self.difficulties]
        return self._counted((*successes, sum(face == 1 for face in faces)), len(faces))

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        difficulty = self.difficulties[0]
        successes = sum(face >= difficulty for face in faces)
        return {"difficulty": difficulty, "successes": successes, "bonus": self.bonus, "total": successes + self.bonus}

    def marks(self, faces: Sequence[int]) -> str:
        return "".join("+" if face >= self.difficulties[0] else "-" for face in faces)

    def distribution(self, pool: tuple[int, ...]) -> Distribution[Counted]:
        from archcli.dice.distribution import vectors

        levels = self.difficulties
        counts = vectors(pool, lambda face: (*(int(face >= level) for level in levels), int(face == 1)))
        return counts.map(lambda vector: self._counted(vector, len(pool)))

    def _counted(self, vector: Sequence[int], dice: int) -> Counted:
        *successes, ones = vector
        botched = dice > 0 and {
            "botch": ones > 0, "all-ones": ones == dice, "no-success": True, "never": False,
        }[self.critical]
        return Counted(
            tuple(count + self.bonus for count in successes), tuple(botched and count == 0 for count in successes),
        )


def beats(total: int, number: int, rulings: Archsoul) -> bool:
    """Whether a total beats a number (ruling `hit`: exceeds it, or meets it)."""
    return total >= number if rulings.hit == "meets" else total > number


class Compared(Narrowed[int]):
    """Another reading, of which the rule may see only how it compares with `number`: −1 below, 0 equal, 1 above."""

    number: int

    def narrow(self, value: int) -> int:
        return (value > self.number) - (value < self.number)
