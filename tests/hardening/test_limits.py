"""Every limit has a name, is listed, and refuses: nothing is cut in silence, and nothing within fills the machine."""

import re
from pathlib import Path

import pytest

from archcli.games import DEFAULT, GAMES
from tests.each import each
from tests.running import ROOT, archcli

LISTED = {line.split()[0]: int(line.split()[1]) for line in archcli("rulings --limits -q").out.splitlines()}
"""The limits as `archcli rulings --limits` lists them."""


def test_the_limits_are_listed_once_and_in_every_format() -> None:
    """Name, number and what it bounds; JSON and the list agree."""
    limits = archcli("rulings --limits --json").result["limits"]
    assert {one["name"]: one["most"] for one in limits} == LISTED
    assert len(limits) == len(LISTED)
    assert all(one["bounds"] for one in limits)
    assert set(LISTED) <= {
        line.split()[0] for line in archcli("rulings --limits").out.splitlines() if line.startswith("  ")
    }


def test_every_limit_that_is_named_in_a_message_is_listed() -> None:
    """`(limit NAME)` in the code, and the names that odds are refused by, all stand in the list."""
    named: set[str] = set()
    for path in Path(ROOT / "archcli").rglob("*.py"):
        text = path.read_text()
        named |= set(re.findall(r"\(limit ([a-z-]+)\)", text))
        named |= set(re.findall(r"too_large\(\s*\"([a-z-]+)\"", text))
    assert named - set(LISTED) == set()
    assert {"file-bytes", "number", "branches"} <= named


BEYOND: dict[str, list[tuple[str, str]]] = {
    # the limit: lines that pass it by one, and what the message says
    "dice": [
        ("roll 100001d6", "100001"),
        ("roll 1000x 101d6", "101000"),
        ("roll 100001", "100001"),
        ("roll 50000/50001", "100001"),
        ("fall-damage 100001m", "100001"),
        ("recover 100001", "100001"),
        ("roll '(100000+1)d6'", "100001"),
        ("attack --pool 100001 --defense 1 --damage-pool 1", "100001"),
        ("attack --pool 1 --defense 0 --damage-pool 100001", "100001"),
        ("soluna ram A=1:9 --distance 1000010 --hardness 1", "100001"),
        ("soluna fall-damage 1000010", "100001"),
        ("murk injury --die 8 --damage 5 --armor 99998", "100001"),
    ],
    "picture": [("roll 1d6 -n 1001 --svg picture.svg", "1001")],
    "sides": [("roll 1d1000000001", "1000000001")],
    "repeat": [("roll 1001x 1d6", "1001")],
    "characters": [(f"roll '{'1+' * 5000}1d6'", "10003")],
    "depth": [(f"roll '{'(' * 201}1d6{')' * 201}'", "201")],
    "value": [("roll 1d6+1000000000000001", "1000000000000001"), ("roll 10000d1000000000*1000d1000000000", "value")],
    "explosions": [("roll 1d6!:1001", "1001")],
    "rerolls": [("roll 1d6r1:1001", "1001")],
    "number": [
        ("roll 4/3 --against 1000000000000001", "--against"),
        ("murk roll --die 8 --bonus=-1000000000000001", "--bonus"),
        ("murk distance 1000000000000001", "FEET"),
        ("jump --athletics 1000000000000001 --conditioning 1", "--athletics"),
        ("murk injury --die 8 --damage 1000000000000001", "--damage"),
    ],
    "seed-digits": [("roll 3d6 --seed " + "9" * 4001, "4001 digits")],
    "face-digits": [("roll 3d6 --dice " + "9" * 31, "30 digits")],
    "level": [("spellchrome full-attack --level 1001 --column best --ability 3 --ac 20", "1001")],
    "faith-dice": [("murk miracle --die 6 --power 50 --potential 1 --dr 9", "51 dice")],
    "ranks": [("murk breakdown 51", "51"), ("murk recover --die 8 --ranks 51", "--ranks: 51")],
    "injury-explosions": [("murk injury --die 4 --total 40008 --odds", "10001")],
    "entrants": [("spellchrome initiative " + " ".join(f"N{at}=0:1" for at in range(13)) + " --odds", "13")],
    "orders": [("initiative " + " ".join(f"N{at}=1/1" for at in range(8)) + " --odds", "8")],
    "turns": [("initiative " + " ".join(f"N{at}=30/1" for at in range(7)) + " --odds", "steps")],
    "pool-digits": [
        ("murk injury --die 20 --damage 99999 --armor 90000 --odds", "digits"),
        ("roll 100000 --odds", "digits"),
        ("fall-damage 100000 --odds", "digits"),
        ("recover 100000 --odds", "digits"),
        ("soluna fall-damage 100000 --odds", "digits"),
        ("attack --pool 5000 --defense 1 --damage-pool 5 --odds", "digits"),
        ("crit-table melee --damage-pool 100000 --odds", "digits"),
        ("grapple --action takedown --pool 100000 --against 4 --odds", "digits"),
        ("trample --pool 100000 --defense 1 --trample-pool 9 --odds", "digits"),
    ],
    "outcomes": [("roll 1d1000000 --odds", "1000000")],
}
ELSEWHERE = {
    "rolled": "only a very long run of luck passes it: tests/notation",
    "branches": "test_branches_are_counted_before_they_are_walked",
    "faces": "test_arrangements_of_faces",
    "steps": "test_steps_of_arithmetic",
    "file-bytes": "tests/hardening/test_files.py",
    "points": "tests/cli/test_scan.py",
    "copies": "tests/cli/test_sheets.py",
    "combatants": "test_combatants_on_standard_input",
    "digits": "tests/notation",
    "bytes": "tests/notation",
}
"""Limits that no short line passes, and where they are tested instead."""


@each("name", BEYOND)
def test_one_more_is_refused(name: str) -> None:
    """Exit 2 with the name of the limit, what was asked for, and nothing on standard output."""
    for line, words in BEYOND[name]:
        done = archcli(line)
        assert (done.code, done.out) == (2, ""), line[:80]
        assert (
            f"(limit {name})" in done.err
            or f'"{name}"' in done.err
            or f"({name})" in done.err
            or f"limit {name}" in done.err
        ), done.err
        assert words in done.err


ENTRIES = {"archsoul": "1/1", "spellchrome": "1", "soluna": "1", "murk": "6", "realms": "1"}


@pytest.mark.parametrize("game", GAMES)
def test_combatants_on_standard_input(game: str) -> None:
    """One combatant more than are read is refused, by every game."""
    lines = "\n".join(f"N{number}={ENTRIES[game]}" for number in range(LISTED["combatants"] + 1))
    done = archcli([*([] if game == DEFAULT else [game]), "initiative", "-"], stdin=lines)
    assert (done.code, done.out) == (2, "")
    assert "(limit combatants)" in done.err


def test_as_many_combatants_as_are_read() -> None:
    """At the limit all of them are in the order."""
    names = [f"N{number}" for number in range(LISTED["combatants"])]
    lines = "\n".join(f"{name}={modifier}" for modifier, name in enumerate(names))
    assert sorted(archcli("realms initiative - -q", stdin=lines).out.split()) == sorted(names)


def test_no_limit_is_forgotten() -> None:
    """Every limit of the list is passed by a line here, or has a test of its own."""
    assert {*BEYOND} | {*ELSEWHERE} == {*LISTED}


def test_branches_are_counted_before_they_are_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule of more branches than are walked is refused with both numbers."""
    from archcli.dice import odds

    monkeypatch.setattr(odds, "BRANCHES", 10)
    done = archcli("attack --pool 7 --defense 2 --damage-pool 9 --odds --json")
    assert done.code == 2
    assert (done.error["code"], done.error["limit"], done.error["max"]) == ("odds.limit", "branches", 10)
    assert done.error["asked"] > 10
    assert "--samples" in done.error["hint"]


def test_arrangements_of_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reading that lists every arrangement of faces is refused when there are more than are listed."""
    from archcli.dice import distribution

    monkeypatch.setattr(distribution, "FACES", 100)
    done = archcli("murk roll --die 8 --odds --json")
    assert done.code == 2
    assert (done.error["limit"], done.error["asked"], done.error["max"]) == ("faces", 6 * 6 * 8, 100)


@pytest.mark.parametrize(
    "line", ["spellchrome full-attack --level 16 --column best --ability 3 --ac 20 --damage 9d6", "roll 40"]
)
def test_steps_of_arithmetic(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Adding up the parts of an action, and the values of a pool, is refused when it takes too many steps."""
    from archcli.dice import distribution, odds

    monkeypatch.setattr(odds, "STEPS", 200)
    monkeypatch.setattr(distribution, "STEPS", 200)
    done = archcli(f"{line} --odds --json")
    assert done.code == 2
    assert (done.error["limit"], done.error["max"]) == ("steps", 200)


WITHIN: list[str] = [
    # the largest that is taken: it is really done, not cut
    "roll 100000d6 -q",
    "roll 1000x 100d6 -q",
    "roll 100000 -q",
    "roll 1d1000000000 -q",
    "fall-damage 100000m -q",
    "recover 100000 -q",
    "roll 3d6 --seed " + "9" * 4000,
    "murk roll --die 8 --bonus 1000000000000000 -q",
    "area 999999999999 -q",
    "soluna fall-damage 1000000 -q",
    "spellchrome full-attack --level 1000 --column best --ability 3 --ac 20 -q",
    "murk distance 1000000000000000 -q",
]


@each("line", WITHIN, ids=[line[:40] for line in WITHIN])
def test_the_most_that_is_taken(line: str) -> None:
    """At the limit itself everything is resolved."""
    done = archcli(line)
    assert done.code == 0, done.err
    assert done.out


def test_every_die_of_the_largest_pool_is_rolled() -> None:
    """100 000 dice of one side come to 100 000, and 1000 repeats are as many results."""
    assert int(archcli("roll 100000d1 -q").out) == LISTED["dice"]
    assert archcli("roll 1000x 1d1 -q").out.split() == ["1"] * LISTED["repeat"]


def test_repeats_have_no_limit() -> None:
    """-n takes any number from 1: what it asks for is begun, however much it is, and the limits hold for each."""
    assert archcli(f"roll 1d6 -n {10**30} --dice 1,2,3").err.startswith("error: --dice holds 3 faces, too few")
    assert archcli("roll 60000d6 -n 3 -q").out.count("\n") == 3
