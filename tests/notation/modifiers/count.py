"""Counted successes."""

from typing import Any

WRITTEN = {
    "6d6t5": "6d6>=5",
    "6d6ge5": "6d6>=5",
    "6d6=3<=1": "6d6=3<=1",
    "1d6!t4": "1d6!t4",
    "1d6!p t4": "1d6!pt4",
    "1d6!:1t4": "1d6!:1>=4",
    "1d6!5t4": "1d6!=5>=4",
    "1d6!t(precision)": "1d6!t(precision)",
    "4d6klt3": "4d6kl1>=3",
}
REFUSED = {
    "4d6cs5": ("syntax", 4, "criticals"),
    "4d6t": ("syntax", 5, "number"),
    "4d6t(3+2d4)": ("syntax", 8, "no dice"),
    "2d6+3>=10": ("not_a_pool", 6, "vs"),
    "(2d6)>=7": ("not_a_pool", 6, "vs"),
    "1d20+5 t6": ("not_a_pool", 8, "vs"),
    "1d6>=4!": ("order", 7, "1d6!t4"),
    "5d6t4kh2": ("order", 6, "counting"),
    "5d6t4min2": ("order", 6, "counting"),
}
TOTALS: dict[tuple[Any, ...], int] = {
    ("5d6eq3le1", 3, 1, 2, 3, 6): 3, ("3d6t7", 6, 6, 6): 0, ("5d6t4+2", 1, 2, 3, 4, 5): 4,
    ("6d6ge5/2", 6, 5, 5, 1, 2, 3): 1, ("2d6t4*3", 6, 1): 3,
}
