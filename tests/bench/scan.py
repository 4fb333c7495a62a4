"""A scan of 40 points beside single odds, each a process: meant to cost at most four of the dearest point.

Medians of the processor's time of paired runs. Run: python -m tests.bench.scan
"""

import resource
import shlex
import statistics
import subprocess
import sys

ROUNDS = 3
SCANS = {
    "attack, pool 1 to 40": ("attack --defense 2 --damage-pool 6", "--over pool=1..40", "--pool 40"),
    "attack, reckless knockdown": (
        "attack --defense 2 --damage-pool 6 -m reckless -m knockdown --resist 4", "--over pool=1..40", "--pool 40"),
    "attack, pool and defense": (
        "attack --damage-pool 6", "--over pool=3..10 --over defense=0..4", "--pool 10 --defense 4"),
    "attack, two sheets": (
        "attack examples/aria.toml examples/goblin.toml -w rapier", "--over defense=0..39", "--defense 10"),
    "roll, a name": ("roll 1d20+b vs 15", "--over b=-20..19", "--let b=19"),
    "roll, dice by a name": ("roll (n)d6kh3", "--over n=3..42", "--let n=42"),
    "roll, a pool": ("roll 7+1", "--over against=0..39", "--against 39"),
    "grapple": ("grapple --action takedown --against 5", "--over pool=1..40", "--pool 40"),
    "murk melee": ("murk melee --foe-die 6 --damage 6 --die 8", "--over bonus=-20..19", "--bonus 19"),
    "spellchrome attack": ("spellchrome attack --bonus 5 --damage 2d6+3", "--over ac=1..40", "--ac 40"),
    "spellchrome full attack": (
        "spellchrome full-attack --level 16 --column best --ability 3 --damage 1d8+2", "--over ac=1..40", "--ac 20"),
    "soluna attack": ("soluna attack --weapon 2 --toughness 3", "--over strength=1..40", "--strength 40"),
    "soluna attack, a matrix": (
        "soluna attack --weapon 2", "--over strength=1..8 --over toughness=1..5", "--strength 8 --toughness 5"),
    "realms attack": (
        "realms attack --pool 3 --score 4 --modifier 1 --weight medium", "--over ac=1..40", "--ac 20"),
}
"""What is asked, the scan of it, and the point of the scan that costs most by itself."""


def seconds(line: str) -> float:
    """What a process of archcli costs the processor."""
    command = [sys.executable, "-m", "archcli", *shlex.split(line), "--odds", "--json"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main() -> None:
    """Print the table of ratios."""
    print(f"{'40 points':<28} {'one, ms':>8} {'scan, ms':>9} {'ratio':>6}")
    for name, (line, scan, point) in SCANS.items():
        pairs = [(seconds(f"{line} {point}"), seconds(f"{line} {scan}")) for _ in range(ROUNDS)]
        one, all_ = (statistics.median(column) for column in zip(*pairs, strict=True))
        print(f"{name:<28} {1000 * one:8.0f} {1000 * all_:9.0f} {all_ / one:6.2f}")


if __name__ == "__main__":
    main()
