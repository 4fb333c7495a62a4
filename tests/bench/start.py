"""How long a command takes to start, beside a hello-world Typer app of two commands and bare Python.

Paired runs: each round times every command once, and the medians are compared. Run: python -m tests.bench.start
"""

import statistics
import subprocess
import sys
import tempfile
import time
from compileall import compile_dir
from pathlib import Path

ROUNDS = 25
HELLO = '''
import typer
app = typer.Typer()
@app.command()
def roll(name: str = "world"):
    print("hello", name)
@app.command()
def other(name: str = "world"):
    print("bye", name)
app()
'''
SHEETS = ["examples/aria.toml", "examples/goblin.toml"]
RUNS = {
    "roll 3d6": (["roll", "3d6"], "hello", 1.3),
    "roll 4/3+1": (["roll", "4/3+1"], "hello", 1.3),
    "attack, two sheets": (["attack", *SHEETS, "--weapon", "rapier"], "hello", 1.6),
    "murk roll": (["murk", "roll", "--die", "8"], "hello", 1.6),
    "spellchrome attack": (["spellchrome", "attack", "--bonus", "5", "--ac", "15", "--damage", "1d8"], "hello", 1.6),
    "--help": (["--help"], "hello --help", 1.6),
    "roll --help": (["roll", "--help"], "hello --help", 1.6),
}


def main() -> None:
    """Print the table of ratios."""
    compile_dir("archcli", quiet=1)  # as an installation does
    with tempfile.TemporaryDirectory() as folder:
        hello = Path(folder, "hello.py")
        hello.write_text(HELLO)
        program = str(Path(sys.executable).parent / "archcli")
        commands = {
            "bare": [sys.executable, "-c", "pass"],
            "hello": [sys.executable, str(hello), "roll"],
            "hello --help": [sys.executable, str(hello), "--help"],
        } | {name: [program, *words] for name, (words, _, _) in RUNS.items()}
        times: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(ROUNDS):
            for name, command in commands.items():
                started = time.perf_counter()
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
                times[name].append(time.perf_counter() - started)
    medians = {name: statistics.median(some) for name, some in times.items()}
    print(f"{'command':<22} {'ms':>7} {'to hello':>9} {'target':>7} {'to bare':>8}")
    for name, median in medians.items():
        peer, target = (RUNS[name][1], str(RUNS[name][2])) if name in RUNS else ("hello", "")
        ratios = f"{median / medians[peer]:9.2f} {target:>7} {median / medians['bare']:8.2f}"
        print(f"{name:<22} {1000 * median:7.1f} {ratios}")


if __name__ == "__main__":
    main()
