"""Faces that were typed, in place of dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from archcli.dice.dice import D6, FUDGE, FaceDice, Sides
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.errors import DiceError

V = TypeVar("V")


def _in_digits(face: int) -> list[int]:
    """A number as the faces of several d6; itself where it is one face, or can be none."""
    digits = [int(digit) for digit in str(face)] if face > D6 else []
    return digits if digits and all(1 <= digit <= D6 for digit in digits) else [face]


class TypedDice(FaceDice):
    """Faces that were typed, taken in the order the rule rolls them; a face too many or too few is refused.

    A lone number of several digits is the faces of that many d6, where d6 are rolled: 664 is 6, 6, 4.
    """

    __slots__ = ("needed", "typed", "used")

    def __init__(self, typed: Sequence[int]) -> None:
        self.typed = typed
        self.used = 0
        self.needed = 1
        """Dice of the roll under way."""

    def roll(self, pool: Sequence[int], reading: Reading[V], *, label: str) -> Roll[V]:
        self.needed = len(pool)
        return super().roll(pool, reading, label=label)

    def faces(self, sides: Sides, count: int, label: str | None = None) -> list[int]:
        self.needed = count
        return super().faces(sides, count, label)

    def face(self, sides: Sides, label: str | None = None) -> int:
        what = f"a d{sides}" + (f' for "{label}"' if label else "")
        if self.used == 0 and len(self.typed) == 1 and sides == D6:
            self.typed = _in_digits(self.typed[0])
        if self.used == len(self.typed):
            many = f", and this roll takes {self.needed} dice" if self.needed > 1 else ""
            raise DiceError(f"--dice holds {len(self.typed)} faces, too few: the next die is {what}{many}")
        face = self.typed[self.used]
        self.used += 1
        if not (1 <= face <= sides if isinstance(sides, int) else face in FUDGE[sides]):
            faces = f"1 to {sides}" if isinstance(sides, int) else "-1, 0, 1"
            raise DiceError(f"--dice: face {self.used} is {face}, but the die is {what}, whose faces are {faces}")
        return face

    def finish(self) -> None:
        """Refuse faces that no die took."""
        if self.used < len(self.typed):
            left = ", ".join(map(str, self.typed[self.used:self.used + 5]))
            more = ", ..." if len(self.typed) - self.used > 5 else ""
            raise DiceError(
                f"--dice holds {len(self.typed)} faces, too many: {self.used} were rolled, left over are {left}{more}"
            )
