"""Sorted dice."""

from typing import Any

from tests.notation.rolling import die, entry, lost, result

WRITTEN = {
    "4d6s": "4d6sa",
    "4d6sd": "4d6sd",
}
REFUSED = {
    "((4d6))sd": ("not_a_pool", 8, "braces"),
}
ROLLED: dict[tuple[Any, ...], dict[str, Any]] = {
    ("3d6sdkh2", 2, 6, 4): result(
        "3d6sdkh2", 10, entry("3d6sdkh2", [lost(6, 2, "dropped"), die(6, 6), die(6, 4)], 10, sorted=[6, 4]),
    ),
    ("{2d6+1d8}kh2sa", 2, 6, 4): result(
        "{2d6 + 1d8}kh2sa", 10,
        entry("2d6", [lost(6, 2, "dropped"), die(6, 6)], 6, sorted=[6]), entry("1d8", [die(8, 4)], 4, sorted=[4]),
    ),
}
