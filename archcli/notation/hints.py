"""Hints for those who come from other dice programs, by what they typed."""

from __future__ import annotations

HABITS = {
    "*": "a * stands between two values, as in 2d6*2; there is no power (**)",
    "^": "there is no power: multiply, as in 2d6*2",
    "=": "a comparison is one of >= > <= < =, and exactly 5 is =5 (or eq5)",
    "adv": "advantage is 2d20kh1",
    "dis": "disadvantage is 2d20kl1",
    "a": "advantage is 2d20kh1",
    "cs": "there are no criticals to mark; successes are counted by >=N or tN",
    "cf": "there are no criticals to mark; failures are counted by fN after a success condition: 5d10t8f1",
    "m": "there is no m: group totals are counted in braces, {2d6,2d6}t10",
    "ra": "ra (reroll and add) is an explosion with at most one extra die: !:1",
    "p": "p (drop) is dl, dh, kl or kh here: 4d6dl1; a penetrating explosion is !p, and compounding !!p",
    "pl": "p (drop) is dl here: 4d6dl1",
    "ph": "p (drop) is dh here: 4d6dh1",
    "h": "keep the highest with kh, the lowest with kl",
    "l": "keep the lowest with kl, drop the lowest with dl",
    "hk": "keep the highest with kh: 4d6kh3",
    "drop": "drop the lowest with dl: 4d6dl1",
    "keep": "keep the highest with kh: 4d6kh3",
    "crit": "there are no criticals to mark",
    "against": "a total is tested with vs: 1d20+5 vs 15",
    "dc": "a total is tested with vs: 1d20+5 vs 15",
    "mod": "the remainder is %",
    "rf": "there are no fixed rounding words: floor(...), ceil(...), round(...)",
    "sf": "successes are counted by >=N or tN, failures by fN",
    ".": "numbers are whole: there are no decimals",
    ".1": "numbers are whole: there are no decimals",
    ".2": "numbers are whole: there are no decimals",
    "as": "after as stands a label of one word: 2d6 as fire",
    "$": "a shell fills in what begins with $: quote the input",
    "&": "a shell cuts the input at &: quote the input",
    "|": "a shell cuts the input at |: quote the input",
    '"': "quotes belong around the whole input",
    "\\": "a backslash is no part of the notation",
}
POOL = "braces make one pool of dice: {1d8 + 1d10}kh1; modifiers of a single kind stand directly after it: 4d6kh3"
TOTAL = "a total is tested with vs, as in 2d6+3 vs 10; dice are counted one by one: 6d6>=5"
QUOTE = "if the shell took a part of the input, quote it: archcli roll '...'"


def habit(found: str) -> str | None:
    """What to write instead of what was found, where a habit from elsewhere explains it."""
    return HABITS.get(found)
