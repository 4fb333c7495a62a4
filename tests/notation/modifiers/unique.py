"""Unique dice."""

from typing import Any

from tests.notation.rolling import die, entry, lost, result

WRITTEN = {
    "3d6u": "3d6u",
}
REFUSED = {
    "2d6kh1u": ("order", 7, "first"),
    "2d6uu": ("order", 5, "first"),
    "1d(1d6)u": ("order", 8, "rolled"),
    "7d6u": ("value", 1, "7"),
    "(1d7)d6u": ("value", 1, "7"),
    "4dF.1u": ("value", 1, "4"),
}
ROLLED: dict[tuple[Any, ...], dict[str, Any]] = {
    ("3d6u", 4, 4, 2, 2, 5): result(
        "3d6u", 11, entry("3d6u", [
            die(6, 4), lost(6, 4, "rerolled"), lost(6, 2, "rerolled"), die(6, 2, "reroll"), die(6, 5, "reroll"),
        ], 11),
    ),
}
