"""Where dice come from.

A rule is handed a `Dice` and draws as it goes: `RandomDice` (a generator's numbers), `typed.TypedDice` (the faces that
a player typed or a test scripted), the command line's `AskedDice` (real dice), or `odds.Branches`, which runs a rule
down every branch. So one rule resolves, replays and tells its exact odds.

Sides are a number from 1, or "F" (faces -1, 0, 1) or "F.1" (faces -1, 0, 0, 0, 0, 1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from archcli.dice.readings import Reading
from archcli.dice.roll import Roll

if TYPE_CHECKING:
    from archcli.dice.distribution import Distribution

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
V = TypeVar("V")
Sides = int | str
D6 = 6
FUDGE: dict[str, tuple[int, ...]] = {"F": (-1, 0, 1), "F.1": (-1, 0, 0, 0, 0, 1)}


class Entrant(NamedTuple):
    """One who rolls for a place in an order: its label, pool and reading."""

    label: str
    pool: tuple[int, ...]
    reading: Reading[Any]


class Ranking(NamedTuple):
    """Who comes first: places in turn order (indices of the entrants), and what was rolled for it.

    `values`, `rolls` and `roll_offs` (the faces that each one rolled to break ties) go by entrant;
    `ties` holds the roll-offs in the order rolled. With exact odds only `order` is known, and of that
    only the first place where no more was asked for.
    """

    order: tuple[int, ...]
    values: tuple[Any, ...]
    rolls: tuple[Roll[Any], ...]
    roll_offs: tuple[tuple[int, ...], ...]
    ties: tuple[Roll[int], ...]


class Independent(NamedTuple):
    """Independent parts of one action: what came of each (empty with exact odds), and their counts added up."""

    parts: tuple[Any, ...]
    counts: tuple[int, ...]


class Groups(NamedTuple):
    """Parts that belong together, such as attacks on one target: the group of each part, by a number of its own.

    `counts` makes of a group and its counts added up what the group adds to the whole.
    """

    of: Sequence[int]
    counts: Callable[[int, tuple[int, ...]], tuple[int, ...]]


Split = Callable[[Sequence[int]], list[list[int]]]


class Rollable(Protocol[R_co]):
    """What knows for itself how it is rolled and what can come of it, such as an expression of dice notation."""

    def roll(self, dice: FaceDice) -> R_co:
        """The result of these dice."""
        ...

    def distribution(self) -> Distribution[Any]:
        """Every value that can come of it. Raises OddsError where that is too large."""
        ...

    def stand_in(self, value: Any) -> R_co:
        """A result of which this value alone is known, for exact odds."""
        ...


class Dice(Protocol):
    """What a rule draws from."""

    def roll(self, pool: Sequence[int], reading: Reading[V], *, label: str) -> Roll[V]:
        """Roll a pool (the sides of each die) and read it."""
        ...

    def merged(self, rule: Callable[[Dice], R], *, by: Callable[[R], object]) -> R:
        """Run a part of a rule whose only influence on the rest is `by` of what it returns.

        With exact odds any result may stand for all that are alike in it, so the rest of the rule must decide by it
        and by nothing else.
        """
        ...

    def independent(
        self, parts: Sequence[Callable[[Dice], R]], counts: Callable[[R], tuple[int, ...]],
        groups: Groups | None = None,
    ) -> Independent:
        """Run independent parts in turn and add up `counts` of each (one length for all of them).

        With `groups` they are added up in each group, and what a group makes of its sums is added up.
        """
        ...

    def rank(self, entrants: Sequence[Entrant], split: Split, *, tie: int, tie_label: Callable[[int], str],
             first_only: bool = False) -> Ranking:
        """Order entrants by the value of their rolls, highest first.

        Those with equal values are ordered by `split` into groups that still tie, in turn order; a group of
        several rolls one die of `tie` sides each, in the order of the entrants, and whoever ties again rolls
        again, highest first, until the group is settled. Then the next group rolls.
        """
        ...

    def result_of(self, rollable: Rollable[R]) -> R:
        """Roll what knows for itself how it is rolled."""
        ...


def _sums(counts: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*counts, strict=True)))


class FaceDice:
    """Dice that really lie on the table: all that is left open is where a face comes from."""

    def face(self, sides: Sides, label: str | None = None) -> int:
        """The next face of a die."""
        raise NotImplementedError

    def faces(self, sides: Sides, count: int, label: str | None = None) -> list[int]:
        """The next faces of `count` equal dice."""
        return [self.face(sides, label) for _ in range(count)]

    def roll(self, pool: Sequence[int], reading: Reading[V], *, label: str) -> Roll[V]:
        if reading.explodes:
            faces = []
            for sides in pool:
                face = self.face(sides, label)
                faces.append(face)
                while face == sides:
                    face = self.face(sides, label)
                    faces.append(face)
        else:
            faces = [self.face(sides, label) for sides in pool]
        return Roll(label, tuple(faces), reading.value(faces), reading.shown(faces), reading.marks(faces))

    def merged(self, rule: Callable[[Dice], R], *, by: Callable[[R], object]) -> R:
        return rule(self)

    def independent(
        self, parts: Sequence[Callable[[Dice], R]], counts: Callable[[R], tuple[int, ...]],
        groups: Groups | None = None,
    ) -> Independent:
        results = tuple(part(self) for part in parts)
        told = [counts(result) for result in results]
        if groups is not None:
            told = [
                groups.counts(group, _sums(part for part, own in zip(told, groups.of, strict=True) if own == group))
                for group in dict.fromkeys(groups.of)
            ]
        return Independent(results, _sums(told))

    def rank(self, entrants: Sequence[Entrant], split: Split, *, tie: int, tie_label: Callable[[int], str],
             first_only: bool = False) -> Ranking:
        rolls = tuple(self.roll(entrant.pool, entrant.reading, label=entrant.label) for entrant in entrants)
        values = tuple(roll.value for roll in rolls)
        roll_offs: list[list[int]] = [[] for _ in entrants]
        ties: list[Roll[int]] = []
        order: list[int] = []

        def settle(group: list[int]) -> list[int]:
            if len(group) < 2:
                return group
            faces = {}
            for entrant in sorted(group):
                face = self.face(tie, tie_label(entrant))
                faces[entrant] = face
                roll_offs[entrant].append(face)
                ties.append(Roll(tie_label(entrant), (face,), face, {"total": face}))
            return [
                entrant for face in sorted(set(faces.values()), reverse=True)
                for entrant in settle([tied for tied in faces if faces[tied] == face])
            ]

        for value in sorted(set(values), reverse=True):
            for group in split([entrant for entrant, shown in enumerate(values) if shown == value]):
                order += settle(group)
        return Ranking(tuple(order), values, rolls, tuple(map(tuple, roll_offs)), tuple(ties))

    def result_of(self, rollable: Rollable[R]) -> R:
        return rollable.roll(self)


class RandomDice(FaceDice):
    """Faces from a generator of numbers from 0 (included) to 1 (excluded), such as `random.Random(seed).random`.

    A face is `int(number * sides) + 1`: the sequence of `random()` is promised across Pythons, that of
    `randint` is not.
    """

    __slots__ = ("random",)

    def __init__(self, random: Callable[[], float]) -> None:
        self.random = random

    def face(self, sides: Sides, label: str | None = None) -> int:
        if isinstance(sides, int):
            return int(self.random() * sides) + 1
        faces = FUDGE[sides]
        return faces[int(self.random() * len(faces))]

    def faces(self, sides: Sides, count: int, label: str | None = None) -> list[int]:
        random = self.random
        if isinstance(sides, int):
            return [int(random() * sides) + 1 for _ in range(count)]
        return [self.face(sides) for _ in range(count)]
