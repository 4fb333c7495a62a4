"""Notation beside others: exact odds beside an icepool process that does the same, totals beside a bare loop.

Medians of paired runs; the smaller the ratio the better. Run: python -m tests.bench.notation
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random

from archcli.dice.dice import RandomDice
from archcli.notation import parse
from archcli.notation.quick import compile

CODE = """
import icepool, sys
from fractions import Fraction
sys.set_int_max_str_digits(0)
sys.setrecursionlimit(10_000)
die = {}
for total, weight in die.items():
    print(total, Fraction(weight, die.denominator()))
"""
ICEPOOL = {
    "100d6": "100 @ icepool.d6",
    "300d6": "300 @ icepool.d6",
    "1000d6": "1000 @ icepool.d6",
    "100d20kh50": "icepool.d20.highest(100, 50)",
    "20d6t4 vs 18d6t4": "20 @ (icepool.d6 >= 4) - 18 @ (icepool.d6 >= 4)",
}
LOOPS = {"3d6": (3, 6), "3d6+2": (3, 6), "4d6kh3": (4, 6), "6d6t5": (6, 6), "2d20kh1+5": (2, 20)}
"""The dice and sides that the bare loop draws."""
TIMES = 1_000_000


def seconds(run: Callable[[], object]) -> float:
    """How long something takes."""
    begun = time.perf_counter()
    run()
    return time.perf_counter() - begun


def process(*words: str) -> Callable[[], object]:
    """A process whose output nobody reads."""
    return lambda: subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)


def bare(dice: int, sides: int) -> None:
    """A plain loop that draws the same faces and adds them up."""
    random = Random(1).random
    for _ in range(TIMES):
        total = 0
        for _ in range(dice):
            total += int(random() * sides) + 1


def loop(text: str) -> None:
    """The totals of archcli."""
    total = compile(parse(text))
    assert total is not None
    dice = RandomDice(Random(1).random)
    for _ in range(TIMES):
        total(dice)


def main() -> None:
    """Print both tables."""
    for text, expression in ICEPOOL.items():
        rounds = 1 if text == "1000d6" else 5
        own, peer = process("-m", "archcli", "roll", text, "--odds", "--json"), process("-c", CODE.format(expression))
        pairs = [(seconds(own), seconds(peer)) for _ in range(rounds)]
        mine, other = (statistics.median(column) for column in zip(*pairs, strict=True))
        print(f"{text:12} odds   {mine:7.3f} s   icepool {other:7.3f} s   ratio {mine / other:5.2f}")
    for text, (dice, sides) in LOOPS.items():
        pairs = [(seconds(partial(loop, text)), seconds(partial(bare, dice, sides))) for _ in range(3)]
        mine, other = (statistics.median(column) for column in zip(*pairs, strict=True))
        print(f"{text:12} x {TIMES} {mine:7.3f} s   bare loop {other:5.3f} s   ratio {mine / other:5.2f}")


if __name__ == "__main__":
    main()
