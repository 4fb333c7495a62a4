"""Ctrl-C ends archcli at once, with 130 and without a word; and no input that is within the limits fills the memory."""

import gc
import json
import os
import shlex
import subprocess
import sys
import tracemalloc
from contextlib import redirect_stdout

import pytest

from archcli.cli import main, stdout
from tests.hardening.process import WAIT, environment, interrupted, run
from tests.running import ROOT

AT_WORK: dict[str, tuple[tuple[str, ...], bytes | None, bytes]] = {
    # what it is doing: the command, what it prints before (None: it is busy with nothing printed), what it is given
    "many repeats": (("roll", "3d6", "-n", "100000000", "-q"), b"\n", b""),
    "many repeats as JSON": (("roll", "3d6", "-n", "100000000", "--json"), b"\n", b""),
    "a summary": (("roll", "3d6", "-n", "100000000", "--summary"), None, b""),
    "a simulation": (("roll", "3d6", "--odds", "--samples", "100000000"), None, b""),
    "large odds": (
        (
            "spellchrome",
            "full-attack",
            "--level",
            "25",
            "--column",
            "best",
            "--ability",
            "3",
            "--ac",
            "20",
            "--damage",
            "100d6",
            "--odds",
        ),
        None,
        b"",
    ),
    "standard input": (("roll", "-", "-q", "--seed", "1"), b"13\n", b"3d6\n"),
}


@pytest.mark.parametrize("work", AT_WORK)
def test_ctrl_c(work: str) -> None:
    """Exit 130, and nothing on standard error."""
    words, until, feed = AT_WORK[work]
    done = interrupted(*words, until=until, feed=feed)
    assert done.code == 130
    assert done.err == ""


MEGABYTES = 300
"""The most memory of a run whose input is within the limits."""
LARGE = [
    "roll 100000d6 --json",
    "roll 100000d6 -f text",
    "roll 1000d6 --odds --json",
    "roll 100d20kh50 --odds -q",
    "roll 20d6! --odds -q",
    "roll 10d1000000000t5 --odds -q",
    "fall-damage 100000 -q",
    "recover 100000 --ammunition bolt -q",
    "area 1000000000 -q",
]
BETWEEN = "import subprocess, sys; sys.exit(subprocess.call(sys.argv[1:]))"
"""A small process between, since a child starts with the memory of the test run on its account."""
MEASURED = """
import json, os, resource, shlex, sys
from archcli.cli.main import run
told, sys.stdout = sys.stdout, open(os.devnull, "w")
ends = {line: (run(shlex.split(line)), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024) for line in LARGE}
json.dump(ends, told)
"""


def test_memory_of_the_largest_inputs() -> None:
    """The largest pools, repeats and odds that archcli takes, one after the other, in less than 300 MB."""
    words = [sys.executable, "-I", "-S", "-c", BETWEEN, sys.executable, "-c", f"{LARGE = }\n{MEASURED}"]
    done = subprocess.run(
        words, cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=WAIT, check=False,
    )
    ends = json.loads(done.stdout)
    assert [line for line, (code, megabytes) in ends.items() if code != 0 or megabytes > MEGABYTES] == [], done.stderr


HOWS = ("-q", "--json", "-f toml", "--summary", "-f plain")


def most(repeats: int, how: str) -> int:
    """The most bytes that repeats had in memory at a time."""
    words = shlex.split(f"soluna check --skill 4 --challenge 14 --seed 1 -n {repeats} {how}")
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
        gc.collect()
        tracemalloc.start()
        code = main.run(words)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert code == 0
    return peak


@pytest.mark.parametrize("how", ["-q", "--json", "--summary"])
def test_memory_does_not_grow_with_repeats(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six times as many repeats need no more memory: results are written and forgotten."""
    monkeypatch.setattr(stdout, "CHUNK", 1000)
    most(10, how)
    few, many = most(50, how), most(300, how)
    assert many < few + 50_000  # no 200 bytes a result


def test_memory_of_standard_input_without_line_ends() -> None:
    """A line of 30 million characters is refused, and was never in memory."""
    done = run("roll", "-", "-q", stdin=b"3d6\n" + b"1" * 30_000_000 + b"\n2d6\n", measured=True)
    assert done.code == 2
    assert "line 2: the line has 30000000 characters" in done.err
    assert [bool(line) for line in done.out.splitlines()] == [True, False, True]
    assert done.megabytes < 50
