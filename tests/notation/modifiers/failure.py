"""Failures."""

from typing import Any

from tests.notation.rolling import die, entry, result

WRITTEN = {
    "5d10t8f1": "5d10>=8f<=1",
    "5d10t8f<2": "5d10>=8f<2",
    "5d10t8f=1": "5d10>=8f=1",
    "4dFt1f-1": "4dF>=1f<=-1",
}
REFUSED = {
    "1d6f": ("syntax", 5, "number"),
    "5d6f1kh2t4": ("order", 6, "counting"),
    "5d10f1": ("order", 5, "success"),
}
TOTALS: dict[tuple[Any, ...], int] = {
    ("1d10t5f<=10ds10", 10): 0,
}
ROLLED: dict[tuple[Any, ...], dict[str, Any]] = {
    ("5d10t8f1", 9, 1, 1, 1, 2): result(
        "5d10>=8f<=1", -2, entry("5d10>=8f<=1", [
            die(10, 9, "success", successes=1), die(10, 1, "failure", successes=-1),
            die(10, 1, "failure", successes=-1),
            die(10, 1, "failure", successes=-1), die(10, 2, successes=0),
        ], -2, unit="successes", successes=1, failures=3), unit="successes",
    ),
}
