"""The dice are fair, and a seed is a promise."""

import json
import os
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from archcli.cli.seed import drawn, seeded
from archcli.dice.dice import FUDGE
from tests.each import each
from tests.hardening.golden_faces import FACES, SEEDS, faces
from tests.hardening.process import command, environment
from tests.running import ROOT, archcli

ONE_IN_A_MILLION = 4.75
"""How far from its mean, in standard deviations, a statistic of fair dice lies once in a million times."""


def surprise(counts: Mapping[int, int], chances: Mapping[int, float]) -> float:
    """How surprising counts are: Pearson's chi-square as standard deviations from its mean (Wilson and Hilferty).

    Far below zero the counts are too even to be chance.
    """
    rolls = sum(counts.values())
    assert set(counts) <= set(chances)
    square = sum((counts.get(face, 0) - rolls * chance) ** 2 / (rolls * chance) for face, chance in chances.items())
    free = len(chances) - 1
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def even(values: Iterable[int]) -> dict[int, float]:
    """Equal chances."""
    listed = list(values)
    return dict.fromkeys(listed, 1 / len(listed))


def test_every_die_is_even() -> None:
    """Five rolls a face, from one seed: no die up to d100 and none of a hundred up to d1000 is off by what happens
    once in a million times.
    """
    dice = seeded(20_240_101)
    off = {
        sides: value
        for sides in (*range(2, 101), *range(109, 1001, 9))
        if abs(value := surprise(Counter(dice.faces(sides, max(300, 5 * sides))), even(range(1, sides + 1))))
        > ONE_IN_A_MILLION
    }
    assert off == {}


@pytest.mark.parametrize("sides", [65_537, 1_000_003, 999_999_937, 1_000_000_000])
def test_huge_dice_are_even(sides: int) -> None:
    """The hundredths of the range, and the remainders by 97, of dice with a prime number of sides (and the largest)."""
    rolls = seeded(7).faces(sides, 100_000)
    assert min(rolls) >= 1
    assert max(rolls) <= sides
    # How many faces fall into each hundredth: not equally many, where 100 does not divide the sides.
    parts = {part: -(-sides * (part + 1) // 100) + (-sides * part // 100) for part in range(100)}
    hundredths = Counter((face - 1) * 100 // sides for face in rolls)
    assert abs(surprise(hundredths, {part: count / sides for part, count in parts.items()})) < ONE_IN_A_MILLION
    assert abs(surprise(Counter(face % 97 for face in rolls), even(range(97)))) < ONE_IN_A_MILLION


def test_the_last_number_below_one_is_the_last_face() -> None:
    """The greatest number that a generator gives lands on the highest face, and 0 on the lowest, of every die."""
    from archcli.dice.dice import RandomDice

    for number, wanted in ((1 - 2**-53, lambda sides: sides), (0.0, lambda sides: 1)):
        dice = RandomDice(lambda number=number: number)  # type: ignore[misc]
        for sides in (*range(1, 1001), 999_999_937, 1_000_000_000):
            assert dice.face(sides) == wanted(sides)


def test_fudge_dice_are_fair() -> None:
    """dF shows each of its three faces equally often, dF.1 a zero four times as often."""
    dice = seeded(3)
    for sides, marks in FUDGE.items():
        chances = {face: count / len(marks) for face, count in Counter(marks).items()}
        assert abs(surprise(Counter(dice.faces(sides, 60_000)), chances)) < ONE_IN_A_MILLION


@pytest.mark.parametrize(
    ("text", "faces"), [("d%", range(1, 101)), ("1dF", (-1, 0, 1)), ("1d6", range(1, 7)), ("1d1000", range(1, 1001))]
)
def test_the_program_itself_rolls_fair(text: str, faces: Iterable[int]) -> None:
    """From the command line, over many repeats of one seed."""
    done = archcli(["roll", text, "-n", "40000", "-q", "--seed", "11"])
    assert abs(surprise(Counter(map(int, done.out.split())), even(faces))) < ONE_IN_A_MILLION


def test_repeats_know_nothing_of_each_other() -> None:
    """No correlation between a roll and any of the twenty before it."""
    rolls = list(map(int, archcli("roll d% -n 40000 -q --seed 5").out.split()))
    mean = sum(rolls) / len(rolls)
    away = [face - mean for face in rolls]
    square = sum(one * one for one in away)
    for lag in range(1, 21):
        together = sum(one * other for one, other in zip(away, away[lag:], strict=False)) / square
        assert abs(together) < ONE_IN_A_MILLION / sqrt(len(rolls))


def test_neighbouring_seeds_know_nothing_of_each_other() -> None:
    """The first faces of 12 000 seeds in a row are even, alone and in pairs."""
    first = [seeded(number).face(6) for number in range(-6_000, 6_000)]
    assert abs(surprise(Counter(first), even(range(1, 7)))) < ONE_IN_A_MILLION
    pairs = Counter(6 * one + other for one, other in zip(first[::2], first[1::2], strict=True))
    assert abs(surprise(pairs, even(range(7, 43)))) < ONE_IN_A_MILLION


def test_a_biased_die_would_be_noticed() -> None:
    """The measure itself can fail: a d6 that shows a six one time in five, and a d20 that deals its faces in turn."""
    random = Random(1)
    loaded = Counter(6 if random.random() < 0.2 else random.randrange(5) + 1 for _ in range(6_000))
    assert surprise(loaded, even(range(1, 7))) > ONE_IN_A_MILLION
    assert surprise(Counter(at % 20 + 1 for at in range(6_000)), even(range(1, 21))) < -ONE_IN_A_MILLION


def test_without_a_seed_one_comes_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six bytes of the system's entropy make the seed, which is shown."""
    asked: list[int] = []

    def entropy(count: int) -> bytes:
        asked.append(count)
        return bytes(range(1, count + 1))

    monkeypatch.setattr(os, "urandom", entropy)
    assert drawn() == 0x010203040506
    done = archcli("roll 3d6 --json")
    assert done.json["seed"] == 0x010203040506
    assert archcli(f"roll 3d6 --json --seed {0x010203040506}").out == done.out
    assert archcli("roll 3d6 --json --odds --samples 3").json["seed"] == 0x010203040506
    assert asked == [6, 6, 6]


def test_two_processes_that_start_together_differ() -> None:
    """Neither clock nor process number makes a seed."""
    started = [
        subprocess.Popen(command("roll", "20d6", "--json"), stdout=subprocess.PIPE, env=environment(), cwd=ROOT)
        for _ in range(2)
    ]
    said = [json.loads(process.communicate()[0]) for process in started]
    assert said[0]["seed"] != said[1]["seed"]
    assert said[0]["result"]["rolls"] != said[1]["result"]["rolls"]


@each("seed", SEEDS)
def test_a_seed_gives_its_faces_for_ever(seed: str) -> None:
    """The table of golden faces; -42 and 42 are two seeds."""
    assert faces(int(seed)) == FACES[seed]


def test_no_two_seeds_of_the_table_are_alike() -> None:
    assert len(set(FACES.values())) == len(SEEDS)


@cache
def pythons() -> dict[str, str]:
    """Every other Python from 3.11 that can be found, by its version."""
    found = {}
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for minor in range(11, 20):
        here = [str(path) for path in sorted(root.glob(f"versions/3.{minor}.*/bin/python"))]
        on_path = shutil.which(f"python3.{minor}")
        for path in [*here, *([on_path] if on_path else [])]:
            asked = subprocess.run([path, "-c", "print('runs')"], capture_output=True, text=True, check=False)
            if asked.stdout == "runs\n":
                found[f"3.{minor}"] = path
                break
    return found


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14", "3.15"])
def test_a_seed_means_the_same_on_every_python(version: str) -> None:
    """The golden faces come out of every Python that is installed, without any library."""
    path = pythons().get(version)
    if path is None:
        pytest.skip(f"no Python {version} here")
    program = (
        "from tests.hardening.golden_faces import FACES, faces\n"
        "assert {seed: faces(int(seed)) for seed in FACES} == FACES\n"
        "import sys\n"
        "print('%d.%d' % sys.version_info[:2], len(FACES))\n"
    )
    done = subprocess.run(
        [path, "-S", "-B", "-c", program],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=environment(),
    )
    assert (done.stdout, done.stderr) == (f"{version} {len(FACES)}\n", "")


SEEDS_TYPED = {
    "0": 0,
    "7": 7,
    "+7": 7,
    "-7": -7,
    "007": 7,
    "-0": 0,
    "9" * 4000: int("9" * 4000),
    "-" + "9" * 4000: -int("9" * 4000),
}
NO_SEEDS = (
    "",
    " ",
    "x",
    "1.0",
    "1e3",
    "0x10",
    "1_000",
    "--1",
    "- 1",
    "1 ",
    "٣",
    "²",
    "½",
    "inf",
    "nan",
    "None",
    "true",
    "1,2",
    "9" * 4001,
)


@pytest.mark.parametrize("typed", SEEDS_TYPED, ids=lambda typed: typed[:8])
def test_any_whole_number_is_a_seed(typed: str) -> None:
    """A whole number of any size and sign is taken and shown as it is."""
    done = archcli(["roll", "3d6", "--json", "--seed", typed])
    assert done.code == 0
    assert done.json["seed"] == SEEDS_TYPED[typed]


@each("typed", NO_SEEDS, ids=lambda typed: repr(typed[:8]))
def test_nothing_else_is_a_seed(typed: str) -> None:
    """Anything that is no whole number is refused by name; so is one of more digits than are read."""
    done = archcli(["roll", "3d6", f"--seed={typed}"])
    assert (done.code, done.out) == (2, "")
    assert "--seed" in done.err
    assert ("limit seed-digits" in done.err) is (len(typed) > 4000)


def test_a_seed_tells_the_whole_run_again() -> None:
    """Every object of `-n` shows the one seed, from which all of them come again."""
    done = archcli("roll 3d6 -n 5 --json")
    shown = {json.loads(line)["seed"] for line in done.out.splitlines()}
    assert len(shown) == 1
    assert archcli(f"roll 3d6 -n 5 --json --seed {shown.pop()}").out == done.out
