"""Clamps."""

from typing import Any

from tests.notation.rolling import die, entry, result

WRITTEN = {
    "3d6mi2ma5": "3d6min2max5",
    "4dFmin-1": "4dFmin-1",
}
REFUSED = {
    "{2d6+1d8}min2": ("order", 10, "inside"),
}
TOTALS: dict[tuple[Any, ...], int] = {
    ("3d6ma4mi3", 6, 1, 4): 11, ("2d6!!min8", 6, 1, 1): 16,
}
ROLLED: dict[tuple[Any, ...], dict[str, Any]] = {
    # a clamped value is what a condition tests, but an extra die comes with its face
    ("2d6max5!=5:1", 6, 1, 5): result(
        "2d6max5!=5:1", 11, entry("2d6max5!=5:1", [
            die(6, 6, "max", "exploded", value=5), die(6, 1), die(6, 5, "extra"),
        ], 11),
    ),
}
