"""Rows of tables of numbers: an even axis, round borders, folded tails."""

from collections.abc import Sequence

from archcli.output.histogram import ROWS, groups
from tests.each import each

EVEN: dict[str, tuple[Sequence[int], list[str]]] = {
    "one": ([3], ["3"]),
    "a gap of one": ([1, 2, 4], ["1", "2", "3", "4"]),
    "a gap of two": ([1, 2, 5], ["1", "2", "3", "4", "5"]),
    "a gap of three is dots": ([1, 2, 6], ["1", "2", "…", "6"]),
    "tens": ([10, 20, 40], ["10", "20", "30", "40"]),
    "far apart": ([0, 1, 1000], ["0", "1", "…", "1000"]),
    "below 0": ([-3, -1, 0], ["−3", "−2", "−1", "0"]),
    "as many as fit": (range(ROWS), [str(value) for value in range(ROWS)]),
    "fives": (range(1, 31), ["1 to 4", "5 to 9", "10 to 14", "15 to 19", "20 to 24", "25 to 29", "30"]),
    "fives below 0": (range(-12, 15), ["−12 to −11", "−10 to −6", "−5 to −1", "0 to 4", "5 to 9", "10 to 14"]),
    "tens of many": (range(0, 200), [f"{low} to {low + 9}" for low in range(0, 200, 10)]),
    "twenty-fives": (range(0, 300), [f"{low} to {low + 24}" for low in range(0, 300, 25)]),
    "fifties": (range(0, 1000), [f"{low} to {low + 49}" for low in range(0, 1000, 50)]),
    "ranges with a gap": (
        [*range(20), *range(50, 60)], ["0 to 4", "5 to 9", "10 to 14", "15 to 19", "…", "50 to 54", "55 to 59"],
    ),
}


@each(("values", "labels"), EVEN.values())
def test_rows(values: Sequence[int], labels: list[str]) -> None:
    """What does not come has a row too, or a row of dots; ranges begin at multiples of 5, 10, 25 ..."""
    assert [group.label for group in groups([dict.fromkeys(values, 1)])] == labels


def test_tails() -> None:
    """Thin tails are one row each, and where there are ranges their borders are round too."""
    table = dict.fromkeys(range(15), 1) | dict.fromkeys(range(15, 30), 10000)
    assert [group.label for group in groups([table])][:2] == ["14 or less", "15"]
    wide = dict.fromkeys(range(60), 10000) | dict.fromkeys(range(60, 90), 1)
    assert [group.label for group in groups([wide])][-2:] == ["55 to 59", "60 or more"]


def test_every_number_is_in_one_row() -> None:
    """Whatever is gathered, nothing is lost and nothing is counted twice."""
    for table in ({value: value + 1 for value in range(-40, 200, 3) if value > -1}, {0: 1, 7: 10**400, 900: 3}):
        rows = groups([table])
        assert all(sum(group.holds(value) for group in rows) == 1 for value in table)


def test_bands() -> None:
    """Bands that were asked for are all there, also those in which nothing falls."""
    assert [group.label for group in groups([{1: 1, 12: 1}], (3, 5, 6))] == [
        "up to 2", "3 to 4", "5", "6 or more"]
