"""The faces of a die and comparisons with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from archcli.dice.dice import FUDGE

if TYPE_CHECKING:
    from collections.abc import Sequence

Test = tuple[str, int]
"""A comparator and the number that a value is compared with."""


class Faces(NamedTuple):
    """The faces of a die of so many sides, or of "F" or "F.1"."""

    sides: int | str

    @property
    def fudge(self) -> bool:
        """Whether it is a fudge die."""
        return isinstance(self.sides, str)

    @property
    def low(self) -> int:
        """The lowest face."""
        return 1 if isinstance(self.sides, int) else -1

    @property
    def high(self) -> int:
        """The highest face."""
        return self.sides if isinstance(self.sides, int) else 1

    @property
    def kinds(self) -> int:
        """How many faces differ."""
        return self.sides if isinstance(self.sides, int) else 3

    def weights(self) -> dict[int, int]:
        """How often each face is on the die."""
        if isinstance(self.sides, int):
            return dict.fromkeys(range(1, self.sides + 1), 1)
        faces = FUDGE[self.sides]
        return {face: faces.count(face) for face in (-1, 0, 1)}


def meets(value: int, test: Test) -> bool:
    """Whether a value meets a test."""
    comparator, number = test
    if comparator == ">=":
        return value >= number
    if comparator == "=":
        return value == number
    if comparator == "<=":
        return value <= number
    return value > number if comparator == ">" else value < number


def meets_any(value: int, tests: Sequence[Test]) -> bool:
    """Whether a value meets one of several tests."""
    # No generator: this is asked for every die that is rolled again.
    for test in tests:  # noqa: SIM110
        if meets(value, test):
            return True
    return False


def might(test: Test, low: int, high: int) -> bool:
    """Whether a value from `low` to `high` could meet a test."""
    comparator, number = test
    if comparator == "=":
        return low <= number <= high
    return meets(high if comparator.startswith(">") else low, test)


def must(test: Test, low: int, high: int) -> bool:
    """Whether every value from `low` to `high` meets a test."""
    return meets(low, test) and meets(high, test)


def meets_all(tests: Sequence[Test], faces: Faces) -> bool:
    """Whether every face meets one of the tests."""
    # Each test covers the faces of an interval; the intervals are laid side by side from the lowest face on.
    low, high = faces.low, faces.high
    spans = sorted(
        {
            ">=": (number, high), ">": (number + 1, high), "=": (number, number),
            "<=": (low, number), "<": (low, number - 1),
        }[comparator]
        for comparator, number in tests
    )
    reached = low - 1
    for first, last in spans:
        if first <= reached + 1:
            reached = max(reached, last)
    return reached >= high
