"""How faces are read.

A rule asks for a pool and a reading of it, never for bare faces. A reading does three things for the same
pool: it reads the faces that lie on the table (`value`), it says them (`shown`, `marks`), and it knows how often
each value comes up (`distribution`). A rule may decide by `value` alone: faces and what is shown of them are for
showing, and the exact enumerator leaves them empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, dataclass_transform

from archcli.record import Record

if TYPE_CHECKING:
    from archcli.dice.distribution import DiceSides, Distribution

V = TypeVar("V")


@dataclass_transform(frozen_default=True)
class Reading(Generic[V], Record):
    """What a pool of dice is worth. A subclass declares its numbers as fields, and says what is special.

    Equal readings are of one class with equal numbers: the odds of a pool are worked out once.
    """

    def __init__(self, *values: Any, **named: Any) -> None:
        # A reading is made at every roll, so its names are left to the type checker.
        self.__dict__.update({**self.DEFAULTS, **dict(zip(self.FIELDS, values, strict=False)), **named})

    @property
    def explodes(self) -> bool:
        """Whether a die on its highest face brings another die of its size at once."""
        return False

    def value(self, faces: Sequence[int]) -> V:
        """What a rule may decide by."""
        raise NotImplementedError

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        """The further keys of this roll in a result."""
        return {}

    def marks(self, faces: Sequence[int]) -> str:
        """One letter a die: `+` it counted, `-` it did not, `x` it was dropped, `.` all dice are alike."""
        return "." * len(faces)

    def distribution(self, pool: DiceSides) -> Distribution[V]:
        """Every value with its integer weight: of all arrangements of faces, unless a reading knows a shorter way."""
        from archcli.dice.distribution import listed

        return listed(pool, self.value)


class Total(Reading[int]):
    """Faces added up, plus a flat bonus (points). `bonus` None: none is shown."""

    bonus: int | None = None

    def value(self, faces: Sequence[int]) -> int:
        return sum(faces) + (self.bonus or 0)

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        total = self.value(faces)
        return {"total": total} if self.bonus is None else {"bonus": self.bonus, "total": total}

    def distribution(self, pool: DiceSides) -> Distribution[int]:
        from archcli.dice.distribution import sums

        return sums(pool).moved(self.bonus or 0)


class Successes(Reading[int]):
    """Faces at or above `difficulty` counted, plus a flat bonus (successes)."""

    difficulty: int
    bonus: int = 0

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

    def distribution(self, pool: DiceSides) -> Distribution[int]:
        from archcli.dice.distribution import scores

        return scores(pool, lambda face: int(face >= self.difficulty)).moved(self.bonus)


class Best(Reading[int]):
    """The highest face kept (`lowest`: the lowest), plus a flat bonus: advantage and disadvantage.

    The value is the kept face; the total adds the bonus.
    """

    bonus: int = 0
    lowest: bool = False

    def value(self, faces: Sequence[int]) -> int:
        return min(faces) if self.lowest else max(faces)

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return {"bonus": self.bonus, "total": self.value(faces) + self.bonus}

    def marks(self, faces: Sequence[int]) -> str:
        if len(faces) == 1:
            return "."
        kept = list(faces).index(self.value(faces))
        return "".join("+" if place == kept else "x" for place in range(len(faces)))


class Narrowed(Reading[V]):
    """Another reading, of which a rule may see only a part: it is shown in full, and has fewer values."""

    reading: Reading[Any]

    def narrow(self, value: Any) -> V:
        """What the rule may see of a value."""
        raise NotImplementedError

    @property
    def explodes(self) -> bool:
        return self.reading.explodes

    def value(self, faces: Sequence[int]) -> V:
        return self.narrow(self.reading.value(faces))

    def shown(self, faces: Sequence[int]) -> dict[str, int]:
        return self.reading.shown(faces)

    def marks(self, faces: Sequence[int]) -> str:
        return self.reading.marks(faces)

    def distribution(self, pool: DiceSides) -> Distribution[V]:
        return self.reading.distribution(pool).map(self.narrow)


class AtLeast(Narrowed[bool]):
    """Another reading, of which the rule may see only whether it reaches `number`."""

    number: int

    def narrow(self, value: int) -> bool:
        return value >= self.number
