"""Records: what a frozen keyword-only dataclass would do, and lighter."""

from typing import ClassVar

import pytest

from archcli.output.data import simple
from archcli.record import Record


class Point(Record):
    SCALE: ClassVar[int] = 2
    x: int
    y: int = 0

    @property
    def sum(self) -> int:
        return self.x + self.y


class Place(Point):
    name: str
    y: int = 7


class Held(Record, unshown=("rolls",)):
    class_: str
    rolls: tuple[int, ...] = ()


class Further(Held, unshown=("note",)):
    total: int
    note: str = ""


def test_fields_and_defaults() -> None:
    """Fields of the base come first, and a subclass may give one another default."""
    assert Place.FIELDS == ("x", "y", "name")
    place = Place(x=1, name="here")
    assert (place.x, place.y, place.name, place.sum) == (1, 7, "here", 8)


@pytest.mark.parametrize(("values", "said"), [
    ({}, "missing x"), ({"y": 1}, "missing x"), ({"x": 1, "z": 2}, "unknown z"), ({"z": 2}, "missing x; unknown z"),
    ({"x": 1, "SCALE": 3}, "unknown SCALE"),
])
def test_what_is_missing_or_unknown_is_told(values: dict[str, int], said: str) -> None:
    """Both are named, whether or not their number is right."""
    with pytest.raises(TypeError, match=said):
        Point(**values)


def test_no_position_fills_a_field() -> None:
    """A record is given by keyword alone."""
    with pytest.raises(TypeError):
        Point(1, 2)  # type: ignore[call-arg]


def test_frozen() -> None:
    """No field can be set; `replace` makes another."""
    point = Point(x=1)
    with pytest.raises(AttributeError, match="frozen"):
        point.x = 2  # type: ignore[misc]
    assert point.replace(y=5) == Point(x=1, y=5)
    assert point == Point(x=1)
    with pytest.raises(TypeError, match="unknown z"):
        point.replace(z=1)


def test_equal_by_class_and_values() -> None:
    """Equal values make equal records and hashes; another class with the same fields is another thing."""
    class Other(Record):
        x: int
        y: int = 0

    assert len({Point(x=1), Point(x=1, y=0), Point(x=2)}) == 2
    assert Point(x=1) != Other(x=1)
    assert repr(Place(x=1, name="here")) == "Place(x=1, y=7, name='here')"


def test_what_a_result_shows_of_one() -> None:
    """Every field is a key, less an underscore at the end, but those that the class keeps to itself."""
    assert simple(Held(class_="bow", rolls=(1, 2))) == {"class": "bow"}
    assert simple(Further(class_="bow", total=3, note="no")) == {"class": "bow", "total": 3}
