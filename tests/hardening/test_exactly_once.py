"""Each die is rolled once and shown once: what a seed rolled can be typed again, to the last face.

The examples in the help of every command are run with seeds; the faces of `rolls` are fed back with --dice, and
the same result must come of them, with none left over and none missing. So `rolls` holds every die in the order
it fell, and two repeats never share one.
"""

import json
import shlex
from collections.abc import Iterator
from typing import Any

import pytest

from tests.hardening.inputs import commands
from tests.running import archcli

FIXED = ("--dice", "--seed", "-n", "--repeat", "--samples", "--vs", "-f", "--format")
"""Options of examples that say how to roll, with their values."""
MORE = [
    # further lines: rolls that branch, roll again, roll off
    "archcli roll 6d6!kh3 + 2d4r1 + {2d6,1d8}kl1",
    "archcli roll 5d10!!>=8:2",
    "archcli roll 4d6u + 3d6!p",
    "archcli roll 3x 2d20kh1",
    "archcli roll 1d6; 2d8; 1dF+1dF.1",
    "archcli roll (1d4)d6 vs 2d6",
    "archcli roll 8d6t5f1ds6",
    "archcli roll 9 --against 3",
    "archcli attack examples/aria.toml examples/goblin.toml -w rapier --crit",
    "archcli initiative A=3/3 B=3/3 C=3/3 --foe D=3/3 E=3/3",
    "archcli fall-damage 200m --hit-points 14",
    "archcli recover 50 --ammunition bolt",
    "archcli murk initiative A=8 B=8 C=8 D=8",
    "archcli soluna initiative A=5 B=5 C=5 D=5",
    "archcli spellchrome initiative A=3:16 B=3:16 C=3:16",
    "archcli spellchrome full-attack --level 16 --column best --ability 3 --ac 15 --damage 2d6+3",
]


def lines() -> Iterator[Any]:
    """Every example that rolls, and the lines above."""
    for command in commands():
        if "--dice" in {name for option in command.options for name in option.spellings}:
            for example in command.examples:
                yield pytest.param(example, id=example)
    for line in MORE:
        yield pytest.param(line, id=line)


LINES = list(lines())


def plain(line: str) -> list[str]:
    """The words of an example, without those that say how to roll."""
    words = iter(shlex.split(line)[1:])
    return [
        word
        for word in words
        if word not in ("--odds", "--json", "-q", "--explain", "--check", "--summary")
        and not (word in FIXED and next(words))
    ]


def faces(result: Any) -> list[int]:
    """All dice of a result, in order."""
    if "results" in result and "rolls" not in result:
        return [face for one in result["results"] for face in faces(one)]
    return [face for roll in result["rolls"] for face in roll["dice"]]


@pytest.mark.parametrize("line", LINES)
def test_what_was_rolled_can_be_typed(line: str) -> None:
    """The faces of a seeded run, typed, give the same result to the letter; one more or one less is refused."""
    words = plain(line)
    for seed in range(1, 4):
        seeded = archcli([*words, "--json", "--seed", str(seed)])
        assert seeded.code == 0, seeded.err
        dice = faces(seeded.result)
        if not dice:
            assert archcli([*words, "--dice", "1"]).code == 2
            return
        typed = archcli([*words, "--json", f"--dice={','.join(map(str, dice))}"])
        assert typed.code == 0, typed.err
        assert typed.result == seeded.result
        assert typed.json["seed"] is None
        more = archcli([*words, f"--dice={','.join(map(str, [*dice, 1]))}"])
        assert (more.code, more.out) == (2, "")
        less = archcli([*words, f"--dice={','.join(map(str, dice[:-1]))}"])
        assert (less.code, less.out) == (2, "")


@pytest.mark.parametrize("line", LINES)
def test_repeats_share_no_die(line: str) -> None:
    """The faces of three repeats, typed in a row, give the same three; the first of three is that of one."""
    words = plain(line)
    three = [
        json.loads(one)["result"] for one in archcli([*words, "--json", "--seed", "3", "-n", "3"]).out.splitlines()
    ]
    assert len(three) == 3
    assert archcli([*words, "--json", "--seed", "3"]).result == three[0]
    dice = [face for result in three for face in faces(result)]
    if dice:
        typed = archcli([*words, "--json", "-n", "3", f"--dice={','.join(map(str, dice))}"])
        assert [json.loads(one)["result"] for one in typed.out.splitlines()] == three


@pytest.mark.parametrize("line", LINES)
def test_quiet_says_what_the_result_says(line: str) -> None:
    """Many quiet repeats, which may be rolled in a faster way, give the values of the same seed in full."""
    words = plain(line)
    quiet = archcli([*words, "-q", "--seed", "3", "-n", "4"]).out
    one_by_one = archcli([*words, "-q", "--seed", "3"]).out
    assert quiet.startswith(one_by_one)
    results = [
        json.loads(one)["result"] for one in archcli([*words, "--json", "--seed", "3", "-n", "4"]).out.splitlines()
    ]
    if words[0] == "roll" and "total" in results[0] and "vs" not in " ".join(words):
        assert quiet.split() == [str(result["total"]) for result in results]


def test_the_formats_tell_of_the_same_dice() -> None:
    """Whatever the format, the seed and not the looks decides."""
    line = ["attack", "examples/aria.toml", "examples/goblin.toml", "-w", "rapier", "--seed", "5"]
    result = archcli([*line, "--json"]).result
    assert archcli([*line, "-q"]).out.strip() == str(result["damage"])
    for how in ("plain", "text"):
        said = archcli([*line, "-f", how]).out
        for roll in result["rolls"]:
            assert roll["label"] in said
