"""Rerolls."""

from typing import Any

from tests.notation.rolling import die, entry, lost, result

WRITTEN = {
    "2d6r": "2d6r=1",
    "2d6rr": "2d6r=1",
    "2d6ro": "2d6ro=1",
    "4dFr": "4dFr=-1",
    "4dFr-1": "4dFr=-1 - 1",
    "1d4r1r4": "1d4r=1r=4",
    "1d6r1r2:3": "1d6r=1r=2:3",
    "1d6r1ro2": "1d6r=1ro=2",
    "2d6rolt3": "2d6ro<3",
    "4d6r1kh3r2": "4d6r=1kh3r=2",
}
REFUSED = {
    "1d6ro1:2": ("syntax", 7, '":"'),
    "1d6r r1": ("order", 6, "condition"),
    "1d6ror1": ("order", 6, "condition"),
    "1d6r1:2r2": ("order", 8, "last"),
    "{2d6+1d8}r1": ("order", 10, "inside"),
    "1d(1d6)r1": ("order", 8, "rolled"),
    "1d6r<7": ("endless", 4, "reroll"),
    "d2r1r2": ("endless", 3, "reroll"),
    "3dFr>0r<1": ("endless", 4, "reroll"),
    "1d4r>2r2r1": ("endless", 4, "reroll"),
}
TOTALS: dict[tuple[Any, ...], int] = {
    ("3d10ro1k2!", 1, 10, 4, 10, 3, 7): 30, ("1d4r1r4", 1, 4, 1, 3): 3, ("1d6rlt6:2", 1, 2, 3): 3,
    ("2d6ro<2", 1, 2, 1): 3,
}
ROLLED: dict[tuple[Any, ...], dict[str, Any]] = {
    ("4d6min2r2kh2", 1, 3, 2, 4, 1, 5): result(
        "4d6min2r=2kh2", 9, entry("4d6min2r=2kh2", [
            lost(6, 1, "min", "rerolled", value=2), lost(6, 3, "dropped"), lost(6, 2, "rerolled"), die(6, 4),
            lost(6, 1, "reroll", "dropped"), die(6, 5, "reroll"),
        ], 9),
    ),
    ("2d6r1:1", 1, 4, 1): result(
        "2d6r=1:1", 5, entry("2d6r=1:1", [lost(6, 1, "rerolled"), die(6, 4), die(6, 1, "reroll")], 5),
    ),
    ("2d6r1:0", 1, 4): result("2d6r=1:0", 5, entry("2d6r=1:0", [die(6, 1), die(6, 4)], 5)),
}
