"""The same line and seed print the same, whatever else differs from one process to the next."""

import subprocess
import sys

from tests.hardening.process import WAIT, environment
from tests.running import ROOT

PROGRAM = """
import shlex
from tests.hardening.test_exactly_once import LINES, plain
from tests.running import archcli
for line in (one.values[0] for one in LINES):
    for more in ("--json --seed 7", "--odds --json"):
        print(archcli([*plain(line), *more.split()]))
"""


def test_no_order_hangs_on_the_hashes_of_texts() -> None:
    """Every example, rolled, summed up and as odds, prints the same under two seeds of Python's own hashing."""
    said = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
            env=environment(PYTHONHASHSEED=seed),
            timeout=WAIT,
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0].count("Done(code=0") > 100
    assert said[0] == said[1]
