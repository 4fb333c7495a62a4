"""Scans: the points of --over, and what is shown of them."""

import re
from fractions import Fraction
from typing import Any

import pytest

from archcli.cli.scan import POINTS, Axis, axes, points, shown
from archcli.errors import UsageError
from tests.each import each
from tests.running import HERE, archcli

ATTACK = "attack --defense 1 --damage-pool 3 --odds"
CASES = HERE / "cases"


@pytest.mark.parametrize(("text", "axis"), [
    ("pool=3..6", Axis("pool", ("3", "4", "5", "6"))), ("--pool=3..11:4", Axis("pool", ("3", "7", "11"))),
    ("bonus=-2,0..1", Axis("bonus", ("-2", "0", "1"))), ("bonus=-3..-1", Axis("bonus", ("-3", "-2", "-1"))),
    ("weapon=rapier,bow", Axis("weapon", ("rapier", "bow"))), ("dc=15", Axis("dc", ("15",))),
    ("foe=goblin*1..3", Axis("foe", ("goblin*1", "goblin*2", "goblin*3"))), ("pool=3..11:5", Axis("pool", ("3", "8"))),
])
def test_axes(text: str, axis: Axis) -> None:
    """Values, ranges and both, also behind a star."""
    assert axes([text]) == (axis,)


@each("texts", [
    ["pool"], ["=3"], ["pool="], ["pool=3,,4"], ["pool=3,3"], ["pool=6..3"], ["pool=3..6:0"], ["pool=1..3", "pool=4"],
    ["a=1", "b=1", "c=1"], [f"pool=1..{POINTS + 1}"], ["pool=1..40", "defense=0..39"], ["pool=1..99999999999"],
])
def test_axes_refused(texts: list[str]) -> None:
    """What says no points, says one twice, or says too many."""
    with pytest.raises(UsageError, match="--over"):
        axes(texts)


def test_points() -> None:
    """The last option goes fastest; whole numbers are numbers."""
    made = [shown(point) for point in points(axes(["pool=3,5", "weapon=bow,+1"]))]
    assert made == [
        {"pool": 3, "weapon": "bow"}, {"pool": 3, "weapon": 1}, {"pool": 5, "weapon": "bow"}, {"pool": 5, "weapon": 1},
    ]


def over(line: str) -> list[Any]:
    return list(archcli(f"{line} --json", folder=CASES).json["over"])


def test_each_point_is_the_command_with_that_value() -> None:
    """The odds of a point are those of the same line with the option typed; a mistake is that line's too."""
    found = over(f"{ATTACK} --over pool=2..4 --over difficulty=6,7")
    assert [point["at"] for point in found] == [
        {"pool": pool, "difficulty": level} for pool in (2, 3, 4) for level in (6, 7)
    ]
    for point in found:
        alone = archcli(f"{ATTACK} --pool {point['at']['pool']} --difficulty {point['at']['difficulty']} --json")
        assert point.get("odds") == (alone.odds if alone.code == 0 else None)
        assert point.get("error") == (alone.error if alone.code else None)


def test_what_is_typed_is_replaced() -> None:
    """An option that is scanned stands in place of what was typed; names of an expression are given numbers."""
    assert over(f"{ATTACK} --pool 9 --over pool=2") == over(f"{ATTACK} --over pool=2")
    named = over("roll '1d20+b vs dc' --let dc=15 --odds --over b=0..4:2")
    chances = [point["odds"]["chance"]["success"] for point in named]
    assert chances == [float(Fraction(6 + bonus, 20)) for bonus in (0, 2, 4)]
    samples = over(f"{ATTACK} --over pool=2,3 --samples 50 --seed 1")
    assert [point["odds"]["samples"] for point in samples] == [50, 50]


def test_screens() -> None:
    """One option: a table with bars; two: a matrix with marks, as wide as the screen; a dash where rules refuse."""
    assert archcli(f"{ATTACK} --over pool=3,4").out == (
        "exact odds: attack --defense 1 --damage-pool 3\n"
        "  chance of hit\n"
        "  pool   chance\n"
        "     3  50.00 %  ################################\n"
        "     4  68.75 %  ###########################################\n"
    )
    matrix = archcli("attack --damage-pool 3 --odds --over pool=3,90 --over defense=0..4", env={"COLUMNS": "40"})
    assert matrix.out == (
        "exact odds: attack --damage-pool 3\n"
        "  chance of hit in %: pool down, defense across\n"
        "              0          1          2\n"
        "   3  #   87.50  :   50.00      12.50\n"
        "  90  # >99.999  # >99.999  # >99.999\n"
        "              3          4\n"
        "   3          0          0\n"
        "  90  # >99.999  # >99.999\n"
    )
    refused = archcli(f"{ATTACK} --pool 4 --over difficulty=6..8 --of mean.damage").out
    assert "mean damage" in refused
    assert "– difficulty 7: --difficulty is 7, and must be 2 to 6 (A-03)" in refused
    assert archcli(f"{ATTACK} --over pool=3,4 -q").out == "0.5\n0.6875\n"
    assert archcli(f"{ATTACK} --over pool=3,4 --of mean.damage -q").out.startswith("0.75\n")


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_number_is_cut_on_a_terminal(width: int) -> None:
    """Whatever the width, every number of a matrix stands whole on a terminal too."""
    shown = archcli(
        "attack --damage-pool 3 --odds --over pool=9..11 --over defense=0..6 -f text", env={"COLUMNS": str(width)},
    ).out
    assert len(re.findall(r"\d+\.\d\d", shown)) == 21
    assert all(len(line.rstrip()) <= width for line in shown.splitlines())


@each(("line", "words"), [
    ("--over pol=1..4", ('"pol"', '"pool"')), ("--over seed=1..4", ("--seed", "whole command")),
    ("--pool 3 --over cumbersome=1", ("--cumbersome", "takes no value")),
    ("--over pool=3 --vs '--pool 4'", ("--over", "--vs")), ("--pool 3 --over difficulty=7..9", ("2 to 6", "A-03")),
    ("--over pool=3 --of mean.dmg", ('"mean.dmg"', "mean.damage", "chance.hit")),
    ("--pool 3 --of chance.hit", ("--of", "--over")), ("--pool 3 --bands 3,1", ("--bands", "rising")),
    ("--pool 3 --bands x", ("--bands", "rising")),
])
def test_refused(line: str, words: tuple[str, ...]) -> None:
    """What cannot be scanned, compared or gathered is refused, with what could."""
    done = archcli(f"{ATTACK} {line}")
    assert (done.code, done.out) == (2, "")
    assert [word for word in words if word not in done.err] == []


def test_only_odds_are_scanned() -> None:
    """Without --odds there is nothing to scan or to gather."""
    for line in ("--over pool=1..4", "--bands 1,3"):
        done = archcli(f"attack --pool 2 --defense 1 --damage-pool 1 {line}")
        assert (done.code, done.out) == (2, "")
        assert "--odds" in done.err


def test_bands() -> None:
    """Borders gather the numbers of odds, exact and simulated; a band without any stays in the data."""
    bands = archcli("roll 2d6 --odds --bands 7,10,20 --json").odds["bands"]
    assert [(band["from"], band["to"], band["fraction"]) for band in bands] == [
        (None, 6, "5/12"), (7, 9, "5/12"), (10, 19, "1/6"), (20, None, "0"),
    ]
    rows = archcli("roll 2d6 --odds --bands 7,10").out.splitlines()[3:]
    assert [row.split("  ")[1].strip() for row in rows] == ["up to 6", "7 to 9", "10 or more"]
    simulated = archcli("roll 2d6 --odds --samples 100 --seed 1 --bands 7 --json").odds["bands"]
    assert {*simulated[0]} == {"from", "to", "probability", "standard_error"}
    refused = archcli("initiative A=1/1 B=1/1 --odds --bands 1,3")
    assert (refused.code, "--bands" in refused.err) == (2, True)


def test_let() -> None:
    """A name stands for the number typed, above the sheet; a name twice, or for nothing, is refused."""
    assert archcli("roll 1d1+bonus --let bonus=4 -q").out == "5\n"
    done = archcli("roll precision/x --let precision=1 --let x=2 -s sheets/aria.toml --json --seed 1", folder=CASES)
    assert len(done.result["rolls"][0]["dice"]) == 3
    for line in ("1d20 --let bonus=5", "1d1+b --let b=1 --let b=2", "1d1+b --let b", "1d1+b --let b=x"):
        refused = archcli(f"roll {line}")
        assert (refused.code, refused.out) == (2, "")
