"""The same line and seed print the same, whatever else differs from one process to the next."""

import subprocess
import sys

from tests.hardening.process import WAIT, environment
from tests.running import ROOT

PROGRAM = """
from tests.hardening.inputs import commands
from tests.hardening.test_exactly_once import MORE, plain
from tests.running import archcli
rolling = [command for command in commands() if any("--dice" in option.spellings for option in command.options)]
for line in (*(command.examples[-1] for command in rolling), *MORE):
    for more in ("--json --seed 7", "--odds --json"):
        print(archcli([*plain(line), *more.split()]))
"""


def test_no_order_hangs_on_the_hashes_of_texts() -> None:
    """An example of every command, rolled and as odds, prints the same under two seeds of Python's own hashing."""
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
