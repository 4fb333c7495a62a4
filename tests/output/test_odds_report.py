"""Odds as people read them: which facts and columns are there."""

import re

from tests.each import each
from tests.running import HERE, archcli

SHEETS = HERE / "cases" / "sheets"


def said(words: str) -> str:
    return archcli(f"{words} --odds", folder=SHEETS).out


def test_a_number_that_is_always_0_is_left_out() -> None:
    """A knockdown deals no damage, nor does a grab: neither its mean nor its table is shown; control still is."""
    knockdown, grab = said("attack knight goblin -w lance -m knockdown"), said("grapple aria goblin --action grab")
    assert "knocked down" in knockdown
    assert "damage" not in knockdown + grab
    assert ["control", "chance"] in [line.split() for line in grab.splitlines()]


def test_a_number_that_is_0_in_one_of_several_stays() -> None:
    """What one variant has and another has not is compared as far as it goes."""
    both = said("attack knight goblin -w lance --vs '-m knockdown'")
    assert [line.split()[:2] for line in both.splitlines()[2:7]] == [
        ["hit", "50.00"], ["critical", "failure"], ["down", "7.23"], ["knocked", "down"], ["mean", "damage"],
    ]


def test_the_only_number_stays_though_it_is_always_0() -> None:
    """With nothing beside it, it is the answer."""
    assert "mean total  0.000" in said("roll 1d1-1")


def test_the_title_can_be_typed_again() -> None:
    """It has the game in it, and is never cut."""
    assert archcli("spellchrome attack --bonus 5 --ac 15 --odds").out.startswith(
        "exact odds: spellchrome attack --bonus 5 --ac 15\n")
    assert archcli("murk roll --die 8 -n 3 --summary").out.startswith("3 results: murk roll --die 8\n")
    long = "+".join(["1d6"] * 60)
    assert archcli(f"roll {long} --odds").out.startswith(f"exact odds: roll {long}\n")


@each(("line", "good", "bad"), [
    ("attack --pool 5 --defense 1 --damage-pool 3 --odds --vs '-m reckless'", "hit", "critical failure"),
    ("murk roll --die 8 --dr 12 --odds --vs '--bonus -1'", "success", "botch"),
    ("grapple --action takedown --pool 3 --against 3 --odds --vs '--pool 2'", "success", "critical failure"),
    ("trample --pool 4 --defense 1 --trample-pool 3 --odds --vs '--pool 5'", "passes", "stopped"),
])
def test_a_change_is_good_or_bad(line: str, good: str, bad: str) -> None:
    """What got worse is red, be it less of the good or more of the bad; a plain total has no good and bad."""
    shown = archcli(f"{line} -f text --color always", env={"COLUMNS": "160"}).out
    for name in (good, bad):
        [row] = [row for row in shown.splitlines() if row.strip().startswith(name) and "pp" in row]
        assert "\x1b[1;31m" in row


def test_a_total_is_neither_good_nor_bad() -> None:
    """Nobody knows whether more of it is better."""
    shown = archcli("roll 3d6 --odds --vs 2d6 -f text --color always").out
    assert "   −3.500\n" in shown


@each("line", [
    "attack --pool 5 --defense 1 --damage-pool 3 --odds",
    "attack --pool 5 --defense 1 --damage-pool 3 --odds --vs '-m quick'",
    "attack --defense 1 --damage-pool 3 --odds --over pool=3..5",
])
def test_the_answer_has_one_colour(line: str) -> None:
    """The chance to hit looks the same in all tables, and nothing else looks like it."""
    shown = archcli(f"{line} -f text --color always", env={"COLUMNS": "120"}).out
    answers = re.findall(r"\x1b\[1;36m *([^\x1b]*)\x1b", shown)
    assert answers
    assert all(re.fullmatch(r"[\d.]+ %", text) for text in answers)
