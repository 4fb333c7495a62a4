"""Keep and drop."""

from typing import Any

from tests.notation.rolling import die, entry, lost, result

WRITTEN = {
    "4d6kh": "4d6kh1",
    "4d6kl": "4d6kl1",
    "4d6km": "4d6km1",
    "4d6dh": "4d6dh1",
    "4d6dl": "4d6dl1",
    "4d6k3": "4d6kh3",
    "4d6d1": "4d6dl1",
    "4d6d(1+1)": "4d6dl(1 + 1)",
    "4d6kh-1": "4d6kh1 - 1",
    "4d6kh(precision-2)": "4d6kh(precision - 2)",
}
REFUSED = {
    "1d20adv": ("syntax", 5, "2d20kh1"),
    "4d6p1": ("syntax", 4, "dl"),
    "5 d 6 + 2  d 8 k h 1": ("syntax", 18, '"h"'),
    "4d6k": ("syntax", 5, "number"),
    "4d6kh(1d2)": ("syntax", 7, "no dice"),
    "d6d8": ("ambiguous", 3, "dropped"),
    "4d6d6": ("ambiguous", 4, "rolled"),
    "4d6d4": ("ambiguous", 4, "dl"),
    "4d6!d1": ("ambiguous", 5, "dl"),
    "4d6kh3d1": ("ambiguous", 7, "dl"),
    "4d6d%": ("ambiguous", 4, "dl"),
    "4d6dF": ("ambiguous", 4, "dl"),
    "4d6d": ("ambiguous", 4, "dl"),
    "4d6d(1d4)": ("ambiguous", 4, "dl"),
    "(1d4)d6d1": ("ambiguous", 8, "dl"),
    "(precision)d6d1": ("ambiguous", 14, "dl"),
    "(4d6)kh3": ("not_a_pool", 6, "braces"),
    "4d6+2kh3": ("not_a_pool", 6, "braces"),
    "floor(1d6/2)kh1": ("not_a_pool", 13, "braces"),
    "precision d6": ("not_a_pool", 11, "(precision)d6"),
    "{2d6+1d8}d1": ("order", 10, "inside"),
    "4d6k-1": ("value", 1, "-1"),
    "4d6dl(1-2)": ("value", 1, "-1"),
}
TOTALS: dict[tuple[Any, ...], int] = {
    ("4d6kh({1,3}kh1)", 1, 2, 3, 4): 9, ("4d6kl({1,3}t2)", 1, 2, 3, 4): 1,
    ("3d6kh0+1", 6, 6, 6): 1, ("1d6kh2", 4): 4, ("3d6dl5", 1, 2, 3): 0, ("4d6km1", 1, 2, 3, 4): 2,
    ("3d6kh2dl1", 4, 2, 2): 4, ("3d20d1kl1", 20, 10, 1): 10,
}
ROLLED: dict[tuple[Any, ...], dict[str, Any]] = {
    ("4d6kh2", 3, 5, 5, 1): result(
        "4d6kh2", 10, entry("4d6kh2", [lost(6, 3, "dropped"), die(6, 5), die(6, 5), lost(6, 1, "dropped")], 10),
    ),
    # of equal dice the one rolled earlier counts as the higher, wherever it lies: the extra 3 was rolled last
    ("3d6!kh3kl2", 6, 3, 4, 3): result(
        "3d6!kh3kl2", 7, entry("3d6!kh3kl2", [
            lost(6, 6, "exploded", "dropped"), die(6, 3), die(6, 4), lost(6, 3, "extra", "dropped"),
        ], 7),
    ),
    ("5d6km2", 6, 5, 4, 3, 2): result(
        "5d6km2", 7, entry("5d6km2", [
            lost(6, 6, "dropped"), lost(6, 5, "dropped"), die(6, 4), die(6, 3), lost(6, 2, "dropped"),
        ], 7),
    ),
    # the dice of a dropped member are dropped, its rolled count too, but none twice
    ("{(1d2)d6kh1,1d12}kh1", 2, 3, 1, 9): result(
        "{(1d2)d6kh1, 1d12}kh1", 9, entry("1d2", [lost(2, 2, "dropped")], 0),
        entry("(1d2)d6kh1", [lost(6, 3, "dropped"), lost(6, 1, "dropped")], 0), entry("1d12", [die(12, 9)], 9),
    ),
}
