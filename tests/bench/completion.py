"""`python tests/bench/completion.py`: what a TAB costs in bash, beside a bare Python start.

A TAB is measured with everything around it: a bash that starts, reads the script and completes one line. The ratio
is that of the medians; a TAB that starts nothing is meant to stay under 0.8.
"""

import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "completions" / "archcli.bash"
TAB = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_archcli archcli "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""
LINES = ["archcli att", "archcli attack --ma", "archcli attack --format json -m ", "archcli murk contest --power "]
RUNS = 60


def seconds(command: list[str]) -> float:
    started = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - started


def main() -> None:
    bash = shutil.which("bash")
    if bash is None:
        sys.exit("bash is not here")
    commands = {
        "bare python": [sys.executable, "-c", "pass"], "bare bash": [bash, "--norc", "-c", ":"],
    } | {f"TAB after {line!r}": [bash, "--norc", "-c", TAB, "bash", str(SCRIPT), *line.split(" ")] for line in LINES}
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, command in commands.items():
            times[name].append(seconds(command))
    python = statistics.median(times["bare python"])
    for name, some in times.items():
        middle = statistics.median(some)
        print(f"{name:<52} {1000 * middle:6.2f} ms   {middle / python:.2f} x")


if __name__ == "__main__":
    main()
