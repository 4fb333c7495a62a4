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

from tests.each import each
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
        if {"--dice", "-n"} <= {name for option in command.options for name in option.spellings}:
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


def results(words: list[str], *more: str) -> list[Any]:
    """What three repeats came to."""
    done = archcli([*words, "--json", "-n", "3", *more])
    assert done.code == 0, done.err
    return [json.loads(printed)["result"] for printed in done.out.splitlines()]


@each("line", LINES)
def test_what_was_rolled_can_be_typed(line: str) -> None:
    """The faces of three repeats, typed, give the same three to the letter; one more or one less is refused.

    The first of three is that of one, so that repeats share no die.
    """
    words = plain(line)
    seeded = results(words, "--seed", "3")
    alone = archcli([*words, "--json", "--seed", "3"])
    assert len(seeded) == 3
    assert alone.result == seeded[0]
    dice = [face for result in seeded for face in faces(result)]
    if not dice:
        assert archcli([*words, "--dice", "1"]).code == 2
        return
    assert results(words, f"--dice={','.join(map(str, dice))}") == seeded
    typed = archcli([*words, "--json", f"--dice={','.join(map(str, faces(alone.result)))}"])
    assert (typed.json["seed"], typed.result) == (None, alone.result)
    for wrong in ([*dice, 1], dice[:-1]):
        done = archcli([*words, "-n", "3", "-q", f"--dice={','.join(map(str, wrong))}"])
        assert done.code == 2
        assert "--dice holds" in done.err
    alone_refused = archcli([*words, f"--dice={','.join(map(str, [*faces(alone.result), 1]))}"])
    assert (alone_refused.code, alone_refused.out) == (2, "")


@each("line", LINES)
def test_quiet_says_what_the_result_says(line: str) -> None:
    """Many quiet repeats, which may be rolled in a faster way, give the values of the same seed in full."""
    words = plain(line)
    quiet = archcli([*words, "-q", "--seed", "3", "-n", "3"]).out
    assert quiet.startswith(archcli([*words, "-q", "--seed", "3"]).out)
    if words[0] == "roll" and "vs" not in " ".join(words):
        in_full = results(words, "--seed", "3")
        if "total" in in_full[0]:
            assert quiet.split() == [str(result["total"]) for result in in_full]


def test_the_formats_tell_of_the_same_dice() -> None:
    """Whatever the format, the seed and not the looks decides."""
    line = ["attack", "examples/aria.toml", "examples/goblin.toml", "-w", "rapier", "--seed", "5"]
    result = archcli([*line, "--json"]).result
    assert archcli([*line, "-q"]).out.strip() == str(result["damage"])
    for how in ("plain", "text"):
        said = archcli([*line, "-f", how]).out
        for roll in result["rolls"]:
            assert roll["label"] in said
