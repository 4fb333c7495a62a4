"""Chances and changes as texts."""

from archcli.output.figures import moved, percent, points
from tests.each import each

PERCENT = {
    0: "0 %", 1: "100 %", 0.5: "50.00 %", 0.001: "0.10 %", 0.00045: "0.045 %", 0.000001: "<0.001 %",
    0.99955: "99.955 %", 0.999999: ">99.999 %", 1 / 3: "33.33 %",
}
POINTS = {
    (0.5, 0.5): "0 pp", (0.5, 0.75): "+25.00 pp", (0.75, 0.5): "−25.00 pp", (0.00045, 0): "−0.045 pp",
    (0, 0.00045): "+0.045 pp", (0.5, 0.9996): "+49.960 pp", (0.5, 0.50002): "+0.002 pp", (0.5, 0.5000001): "+<0.001 pp",
    (0.5000001, 0.5): "−<0.001 pp", (1, 0.5): "−50.00 pp", (0, 1): "+100.00 pp",
}
MOVED = {(3.5, 3.5): "0", (3.5, 2): "−1.500", (0, 1e-9): "+<0.001", (2, 3.5): "+1.500"}


@each(("chance", "text"), PERCENT.items())
def test_percent(chance: float, text: str) -> None:
    """Three digits that matter, and 0 or 100 only where it is so."""
    assert percent(chance) == text


@each(("pair", "text"), POINTS.items())
def test_points(pair: tuple[float, float], text: str) -> None:
    """Percentage points, as fine as the chances are shown, and never a change of 0 that is one."""
    assert points(*pair) == text


@each(("pair", "text"), MOVED.items())
def test_moved(pair: tuple[float, float], text: str) -> None:
    """A change of a mean has no unit."""
    assert moved(*pair) == text
