"""Explosions."""

from typing import Any

from tests.notation.rolling import die, entry, lost, result

WRITTEN = {
    "5d10e": "5d10!",
    "5d10ee:2": "5d10!!:2",
    "5d10ep": "5d10!p",
    "5d10eep>=9": "5d10!!p>=9",
    "3d6ege5": "3d6!>=5",
    "1d6!5": "1d6!=5",
    "1d6!-1": "1d6! - 1",
    "1d6!(2+3):(1+1)": "1d6!=(2 + 3):(1 + 1)",
    "1d6!=6": "1d6!=6",
}
REFUSED = {
    "2d6ra5": ("syntax", 4, "!:1"),
    "1d6eeq5": ("syntax", 4, "eeq"),
    "(1d6+5)!": ("not_a_pool", 8, "braces"),
    "precision!": ("not_a_pool", 10, "braces"),
    "1d6!!!": ("order", 6, "second"),
    "1d6! !": ("order", 6, "second"),
    "1d6!kh1!p": ("order", 8, "second"),
    "{2d6,1d8}!": ("order", 10, "inside"),
    "1d(1d6)!": ("order", 8, "rolled"),
    "d1!": ("endless", 3, "explodes"),
    "1d6!>=1": ("endless", 4, "explodes"),
    "1d6!!<9": ("endless", 4, "explodes"),
    "1d6!:-1": ("value", 1, "-1"),
    "4dF!": ("value", 1, "fudge"),
}
TOTALS: dict[tuple[Any, ...], int] = {
    ("5d10!kh3", 10, 1, 2, 3, 9, 4): 23, ("5d10kh3!", 10, 1, 2, 3, 9, 4): 26, ("1d6!:1", 6, 6): 12, ("1d6!:0", 6): 6,
    ("2d10!>=9:2", 9, 3, 10, 10): 32,
}
ROLLED: dict[tuple[Any, ...], dict[str, Any]] = {
    ("2d6!", 6, 3, 6, 2): result(
        "2d6!", 17,
        entry("2d6!", [die(6, 6, "exploded"), die(6, 3), die(6, 6, "extra", "exploded"), die(6, 2, "extra")], 17),
    ),
    ("1d6!!p:3", 6, 6, 6, 6): result(
        "1d6!!p:3", 21, entry("1d6!!p:3", [
            die(6, 6, "compounded", value=21), lost(6, 6, "penetrated", "merged", value=5),
            lost(6, 6, "penetrated", "merged", value=5), lost(6, 6, "penetrated", "merged", value=5),
        ], 21),
    ),
    ("1d6!p", 6, 6, 4): result(
        "1d6!p", 14, entry("1d6!p", [
            die(6, 6, "exploded"), die(6, 6, "extra", "penetrated", "exploded", value=5),
            die(6, 4, "extra", "penetrated", value=3),
        ], 14),
    ),
}
