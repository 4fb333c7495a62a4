"""A slow, obvious oracle: an expression is rolled down every sequence of bare faces."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction

from archcli.dice.notation import Expression
from archcli.dice.notation.roller import roll
from archcli.dice.source import FUDGE, FaceDice, Sides


class TooDeep(Exception):
    """A sequence of more faces than are followed."""


class EveryFace(FaceDice):
    """Dice that show one sequence of faces after another; `weight` is the chance of the one under way."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.path: list[tuple[tuple[int, ...], int]] = []
        self.begin()

    def begin(self) -> None:
        self.depth = 0
        self.weight = Fraction(1)

    def face(self, sides: Sides, label: str | None = None) -> int:
        if self.depth == len(self.path):
            if self.depth == self.most:
                raise TooDeep
            self.path.append((FUDGE[sides] if isinstance(sides, str) else tuple(range(1, sides + 1)), 0))
        faces, taken = self.path[self.depth]
        self.depth += 1
        self.weight /= len(faces)
        return faces[taken]

    def advance(self) -> bool:
        self.begin()
        while self.path:
            faces, taken = self.path.pop()
            if taken + 1 < len(faces):
                self.path.append((faces, taken + 1))
                return True
        return False


def chances(expression: Expression, most: int) -> tuple[dict[Hashable, Fraction], Fraction]:
    """The chance of every total, or (margin, success), and what lies in sequences of more faces than `most`."""
    dice = EveryFace(most)
    found: dict[Hashable, Fraction] = {}
    deeper = Fraction(0)
    while True:
        try:
            rolled = roll(expression, dice)
        except TooDeep:
            deeper += dice.weight
        else:
            key = rolled.total if rolled.margin is None else (rolled.margin, rolled.success)
            found[key] = found.get(key, Fraction(0)) + dice.weight
        if not dice.advance():
            return found, deeper
