"""Successes that count twice."""

from typing import Any

from tests.notation.rolling import die, entry, lost, result

WRITTEN = {
    "5d10t8ds10": "5d10>=8ds>=10",
    "5d10t8ds": "5d10>=8ds",
    "5d10dst8": "5d10dst8",
    "5d10ds9t8": "5d10ds>=9>=8",
}
REFUSED = {
    "5d10ds": ("order", 5, "success"),
    "{2d6,1d8}t8ds": ("order", 12, "number"),
}
TOTALS: dict[tuple[Any, ...], int] = {
    ("4d10t7ds", 10, 7, 6, 10): 5, ("1d6!!t4ds", 6, 6, 2): 2, ("1d6min7t4ds", 1): 2,
}
ROLLED: dict[tuple[Any, ...], dict[str, Any]] = {
    # a dropped die is neither clamped nor counted, and not rerolled either
    ("3d6kh2min3r3:1t2f3ds6", 1, 2, 6, 3): result(
        "3d6kh2min3r=3:1>=2f<=3ds>=6", 2, entry("3d6kh2min3r=3:1>=2f<=3ds>=6", [
            lost(6, 1, "dropped", successes=0), lost(6, 2, "min", "rerolled", value=3, successes=0),
            die(6, 6, "success", "double", successes=2), die(6, 3, "reroll", "success", "failure", successes=0),
        ], 2, unit="successes", successes=3, failures=1), unit="successes",
    ),
}
