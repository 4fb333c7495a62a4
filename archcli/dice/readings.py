"""How faces are read.

A rule asks for a pool and a reading of it, never for bare faces. A reading does three things for the same
pool: it reads the faces that lie on the table (`value`), it says them (`shown`), and it knows how often each
value comes up (`spread`). A rule may decide by `value` alone: `faces` and `shown` are for showing, and the
exact enumerator leaves them empty.

A pool is a tuple of sides, one for each die in the order rolled: `(6, 6, 8)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from archcli.dice.distribution import Distribution

V = TypeVar("V")
Pool = tuple[int, ...]


class Reading(Protocol[V]):
    """What a pool of dice is worth. Hashable, so that the odds of a pool are worked out once."""

    @property
    def explodes(self) -> bool:
        """Whether a die on its highest face brings another die of its size at once."""
        ...

    def value(self, faces: Sequence[int]) -> V:
        """What a rule may decide by."""
        ...

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        """The further keys of this roll in a result."""
        ...

    def marks(self, faces: Sequence[int]) -> str:
        """One letter a die: `+` it counted, `-` it did not, `x` it was dropped, `.` all dice are alike."""
        ...

    def distribution(self, pool: Pool) -> Distribution[V]:
        """Every value with its integer weight."""
        ...


class Roll(NamedTuple, Generic[V]):
    """Dice that were rolled: their label, faces in the order rolled, and how they were read.

    `note` says in a report what the dice alone do not, such as the notation they were rolled from.
    """

    label: str
    dice: tuple[int, ...]
    value: V
    shown: dict[str, int]
    marks: str = ""
    note: str = ""

    def data(self) -> dict[str, object]:
        """The entry of `rolls` in a result."""
        return {"label": self.label, "dice": self.dice, **self.shown}


class Total(NamedTuple):
    """Faces added up, plus a flat bonus (points). `bonus` None: none is shown."""

    bonus: int | None = None

    @property
    def explodes(self) -> bool:
        return False

    def value(self, faces: Sequence[int]) -> int:
        return sum(faces) + (self.bonus or 0)

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        total = self.value(faces)
        return {"total": total} if self.bonus is None else {"bonus": self.bonus, "total": total}

    def marks(self, faces: Sequence[int]) -> str:
        return "." * len(faces)

    def distribution(self, pool: Pool) -> Distribution[int]:
        from archcli.dice.distribution import sums

        return sums(pool).moved(self.bonus or 0)


class Successes(NamedTuple):
    """Faces at or above `difficulty` counted, plus a flat bonus (successes)."""

    difficulty: int
    bonus: int = 0

    @property
    def explodes(self) -> bool:
        return False

    def value(self, faces: Sequence[int]) -> int:
        return sum(face >= self.difficulty for face in faces) + self.bonus

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        successes = sum(face >= self.difficulty for face in faces)
        return {
            "difficulty": self.difficulty, "successes": successes,
            "bonus": self.bonus, "total": successes + self.bonus,
        }

    def marks(self, faces: Sequence[int]) -> str:
        return "".join("+" if face >= self.difficulty else "-" for face in faces)

    def distribution(self, pool: Pool) -> Distribution[int]:
        from archcli.dice.distribution import scores

        return scores(pool, lambda face: int(face >= self.difficulty)).moved(self.bonus)


class AtLeast(NamedTuple):
    """Another reading, of which the rule may see only whether it reaches `number`."""

    reading: Total | Successes
    number: int

    @property
    def explodes(self) -> bool:
        return False

    def value(self, faces: Sequence[int]) -> bool:
        return self.reading.value(faces) >= self.number

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return self.reading.shown(faces)

    def marks(self, faces: Sequence[int]) -> str:
        return self.reading.marks(faces)

    def distribution(self, pool: Pool) -> Distribution[bool]:
        return self.reading.distribution(pool).map(lambda value: value >= self.number)


class Best(NamedTuple):
    """The highest face kept (`lowest`: the lowest), plus a flat bonus: advantage and disadvantage.

    The value is the kept face; the total adds the bonus.
    """

    bonus: int = 0
    lowest: bool = False

    @property
    def explodes(self) -> bool:
        return False

    def value(self, faces: Sequence[int]) -> int:
        return min(faces) if self.lowest else max(faces)

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "total": self.value(faces) + self.bonus}

    def marks(self, faces: Sequence[int]) -> str:
        if len(faces) == 1:
            return "."
        kept = list(faces).index(self.value(faces))
        return "".join("+" if at == kept else "x" for at in range(len(faces)))

    def distribution(self, pool: Pool) -> Distribution[int]:
        from archcli.dice.distribution import whole

        return whole(pool, self.value)
