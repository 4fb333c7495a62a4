"""Every reading of the dice's own: what it says of faces, and its distribution beside all faces listed."""

from itertools import product
from typing import Any

import pytest

from archcli.dice.distribution import listed
from archcli.dice.readings import AtLeast, Best, Narrowed, Reading, Successes, Total
from tests.each import each


class Doubles(Reading[bool]):
    """A reading that says no more than its value."""

    def value(self, faces: Any) -> bool:
        return len(set(faces)) < len(faces)


class Sign(Narrowed[int]):
    """Another reading, of which only the sign may be seen."""

    def narrow(self, value: int) -> int:
        return (value > 0) - (value < 0)


SAID: dict[str, tuple[Reading[Any], tuple[int, ...], Any, dict[str, int], str]] = {
    # the reading, the faces, and what it makes of them: value, shown, marks
    "total": (Total(), (3, 4), 7, {"total": 7}, ".."),
    "total with a bonus": (Total(2), (3, 4), 9, {"bonus": 2, "total": 9}, ".."),
    "total of no dice": (Total(), (), 0, {"total": 0}, ""),
    "successes": (
        Successes(4, 1), (3, 4, 6), 3, {"difficulty": 4, "successes": 2, "bonus": 1, "total": 3}, "-++"
    ),
    "the best": (Best(1), (3, 5, 5), 5, {"bonus": 1, "total": 6}, "x+x"),
    "the worst": (Best(lowest=True), (3, 2), 2, {"bonus": 0, "total": 2}, "x+"),
    "one die": (Best(), (3,), 3, {"bonus": 0, "total": 3}, "."),
    "at least": (AtLeast(Total(1), 8), (3, 4), True, {"bonus": 1, "total": 8}, ".."),
    "less": (AtLeast(Successes(4), 2), (3, 4), False, {"difficulty": 4, "successes": 1, "bonus": 0, "total": 1}, "-+"),
    "narrowed": (Sign(Total(-5)), (1, 2), -1, {"bonus": -5, "total": -2}, ".."),
    "no more than a value": (Doubles(), (2, 2), True, {}, ".."),
}


@each("case", SAID)
def test_what_a_reading_says_of_faces(case: str) -> None:
    reading, faces, *said = SAID[case]
    assert [reading.value(faces), reading.shown(faces), reading.marks(faces)] == said
    assert reading.explodes is False


@each("reading", [reading for reading, *_ in SAID.values()], ids=list(SAID))
@pytest.mark.parametrize("pool", [(6,), (4, 4, 4), (2, 6, 3)], ids=str)
def test_a_distribution_is_that_of_all_faces(reading: Reading[Any], pool: tuple[int, ...]) -> None:
    counted: dict[Any, int] = {}
    for faces in product(*(range(1, sides + 1) for sides in pool)):
        value = reading.value(faces)
        counted[value] = counted.get(value, 0) + 1
    assert dict(reading.distribution(pool).fractions()) == dict(listed(pool, reading.value).fractions())
    assert listed(pool, reading.value).weights == counted


def test_readings_are_equal_by_class_and_numbers() -> None:
    """Numbers alone do not make readings equal: their odds are remembered by them."""
    assert Total() == Total(bonus=None)
    assert hash(Successes(4)) == hash(Successes(difficulty=4, bonus=0))
    assert Successes(0) != Best(0)
    assert AtLeast(Total(), 3) != AtLeast(Total(1), 3)
    assert repr(AtLeast(Total(1), 3)) == "AtLeast(reading=Total(bonus=1), number=3)"
    with pytest.raises(AttributeError):
        Total().bonus = 1  # type: ignore[misc]
