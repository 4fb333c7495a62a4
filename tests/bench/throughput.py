"""A million rolls beside a bare loop that draws the same faces, and exact odds of rules in this process.

Run: python -m tests.bench.throughput
"""

import resource
import shlex
import subprocess
import sys
import time
from pathlib import Path

from tests.running import archcli

BARE = """
from random import Random
random = Random(2).random
for _ in range(1000000):
    int(random() * 6) + 1 + int(random() * 6) + 1 + int(random() * 6) + 1
"""
MILLION = (
    "roll 3d6 -n 1000000 -q", "roll 3d6 -n 1000000 --summary", "roll 3d6 --odds --samples 1000000",
    "roll 4/3 -n 1000000 -q",
)
"""The first three are meant to stay within two and a half bare loops."""
RULES = {
    "attack, 15 and 15 dice": "attack --pool 15 --defense 5 --damage-pool 15 --odds",
    "attack, feint and shatter": (
        "attack --pool 15 --damage-pool 15 -m feint -m shatter --feint-pool 15 --feint-resist 15 --resist 15 --odds"
    ),
    "attack, reactive knockdown": (
        "attack --pool 15 --defense 4 --damage-pool 15 -m knockdown --resist 15 --reactive grab --interrupt 15 --odds"
    ),
    "grapple, attack": "grapple --action attack --control actor --pool 15 --against 15 --damage-pool 15 --odds",
}


def timed(command: list[str]) -> float:
    """Seconds that a process takes."""
    started = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started


def main() -> None:
    """Print the tables."""
    program = str(Path(sys.executable).parent / "archcli")
    bare = min(timed([sys.executable, "-c", BARE]) for _ in range(3))
    print(f"{'a million times':<42} {'s':>6} {'to a bare loop':>15}")
    print(f"{'bare loop of 3d6':<42} {bare:6.2f} {1:15.2f}")
    for words in MILLION:
        taken = min(timed([program, *shlex.split(words), "--seed", "1"]) for _ in range(3))
        print(f"{'archcli ' + words:<42} {taken:6.2f} {taken / bare:15.2f}")
    print(f"peak memory of all of them: {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024:.0f} MB")
    print(f"\n{'exact odds in one process':<28} {'ms':>6}")
    for name, line in RULES.items():
        archcli(line)
        started = time.perf_counter()
        archcli(line)
        print(f"{name:<28} {1000 * (time.perf_counter() - started):6.1f}")


if __name__ == "__main__":
    main()
