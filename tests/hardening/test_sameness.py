"""The same line and seed print the same, whatever else differs from one process to the next."""

import os
import subprocess
import sys

from tests.hardening.inputs import commands
from tests.hardening.process import WAIT, environment
from tests.hardening.test_exactly_once import MORE, plain
from tests.running import ROOT, archcli

PROGRAM = "from tests.hardening.test_sameness import said; print(said())"


def said() -> str:
    """What an example of every command prints, rolled and as odds."""
    rolling = [command for command in commands() if any("--dice" in option.spellings for option in command.options)]
    lines = (*(command.examples[-1] for command in rolling), *MORE)
    return "\n".join(
        str(archcli([*plain(line), *more.split()], env={"COLUMNS": "80"}, folder=ROOT))
        for line in lines for more in ("--json --seed 7", "--odds --json")
    )


def test_no_order_hangs_on_the_hashes_of_texts() -> None:
    """All prints the same in another process, in which Python's own hashing has another seed."""
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    other = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, cwd=ROOT,
        env=environment(PYTHONHASHSEED=seed), timeout=WAIT,
    )
    mine = said()
    assert mine.count("Done(code=0") > 100
    assert other.stdout == f"{mine}\n"
