"""roll: pools against a difficulty (A-01 to A-07)."""

import random
from typing import Any

import pytest

from archcli.rules.archsoul.pool import Counting, Pool
from archcli.rules.archsoul.roll import roll
from archcli.rules.archsoul.rulings import Archsoul
from tests.each import each
from tests.oracles import assert_odds, assert_rolls
from tests.running import HERE, archcli

CASES = HERE / "cases"
KEYS = ("pool", "bonus", "difficulty", "successes", "total", "success", "critical_failure")
ROLLS: dict[str, tuple[Any, ...]] = {
    "3 --dice 4,3,6": (3, 0, 4, 2, 2, True, False),
    "3 -d 2 --dice 1,2,3": (3, 0, 2, 2, 2, True, False),
    "3 -d 6 --dice 5,6,1": (3, 0, 6, 1, 1, True, False),
    "4/3+1 -d 5 --dice 5,6,4,1,2,3,3": (7, 1, 5, 2, 3, True, False),
    "1/1-2 --dice 4,5": (2, -2, 4, 2, 0, False, False),
    "5/-3 --dice 4,1": (2, 0, 4, 1, 1, True, False),
    "2/-3+2": (-1, 2, 4, 0, 2, True, False),
    "0": (0, 0, 4, 0, 0, False, False),
    "0-1": (0, -1, 4, 0, -1, False, False),
    "2+0 --dice 4,4": (2, 0, 4, 2, 2, True, False),
    "2 --dice 1,3": (2, 0, 4, 0, 0, False, True),
    "2 --dice 2,3": (2, 0, 4, 0, 0, False, False),
    "2 --dice 1,4": (2, 0, 4, 1, 1, True, False),
    "2+5 --dice 1,1": (2, 5, 4, 0, 5, False, True),
    "2 -d 2 --dice 1,1": (2, 0, 2, 0, 0, False, True),
    "2+1 --against 1 --dice 4,1": (2, 1, 4, 1, 2, True, False),
    "2+1 --against 2 --dice 4,1": (2, 1, 4, 1, 2, False, False),
    "1-3 --against -3 --dice 5": (1, -3, 4, 1, -2, True, False),
    "1 --against 0 --dice 2": (1, 0, 4, 0, 0, False, False),
    "1 --against -1 --dice 1": (1, 0, 4, 0, 0, False, True),
    "1+3 --against 2 --dice 1": (1, 3, 4, 0, 3, False, True),
    "precision/awareness -s sheets/aria.toml --dice 4,4,4,1,1,1,1": (7, 0, 4, 3, 3, True, False),
    "'Melee Weapons/MELEE_WEAPONS/melee-weapons+1' -s sheets/aria.toml --dice 1,1,1,1,1,1,1,1,4": (
        9, 1, 4, 1, 2, True, False,
    ),
    "stealth -s sheets/aria.toml": (0, 0, 4, 0, 0, False, False),
    "duelist/2 -s sheets/aria.toml --dice 4,4,1,1": (4, 0, 4, 2, 2, True, False),
    "athletics/unarmed+1 -s sheets/aria.toml --dice 4,1,1,1": (4, 1, 4, 1, 2, True, False),
    "Duelist-1 -s sheets/aria.toml --dice 4,4": (2, -1, 4, 2, 1, True, False),
}


@each("line", ROLLS)
def test_rolls(line: str) -> None:
    """The whole result: dice, bonus, what counted, whether it succeeded, whether it failed critically."""
    result = archcli(f"roll {line} --json", folder=CASES).result
    expected = dict(zip(KEYS, ROLLS[line], strict=True))
    shown = {"difficulty": expected["difficulty"], "successes": expected["successes"], "bonus": expected["bonus"]}
    faces = [int(face) for face in line.partition("--dice ")[2].split(",") if face]
    against = int(line.partition("--against ")[2].split()[0]) if "--against" in line else None
    assert result == expected | {
        "against": against, "modifiers": [],
        "rolls": [{"label": "roll", "dice": faces, **shown, "total": expected["total"]}],
    }


REFUSED = {
    "3 -d 7": ("difficulty", "2 to 6"),
    "3 -d 1": ("difficulty", "2 to 6"),
    "precision/awareness": ("--sheet", "precision"),
    "+2": ("+2 on what?", "--modify"),
    "3 --modify 'attack +1'": ("attack", "pool", "difficulty"),
    "3 --modify '+100000'": ("limit dice",),
    "3d6 --modify '+1'": ("--modify", "dice notation", "3d6+1"),
    "precison -s sheets/aria.toml": ("precison", "precision"),
    "'melee weapon' -s sheets/aria.toml": ("melee weapon", "melee-weapons"),
    "precision -s sheets/nobody.toml": ("sheets/nobody.toml",),
    "precision -s nobody": ("./nobody.toml", "sheets/nobody.toml"),
    "3//2": ("3//2",),
    "3/": ("3/",),
    "''": ("nothing to roll",),
    "3 --dice 4,4": ("--dice", "too few"),
    "3 --dice 4,4,4,4": ("--dice", "too many"),
    "3 --dice 4,7,1": ("--dice", "7"),
}


@each("line", REFUSED)
def test_refused(line: str) -> None:
    """Exit 2, nothing printed, and a message with what, where and how to mend it."""
    done = archcli(f"roll {line}", folder=CASES)
    assert (done.code, done.out) == (2, "")
    assert [word for word in REFUSED[line] if word not in done.err] == []


def test_moved_by_hand() -> None:
    """Dice are added, the difficulty is shifted and kept, both are listed; fast and slow rolls and odds agree."""
    line = "roll 2+1 -d 5 --modify '+1 luck' --modify 'difficulty +2 rain'"
    result = archcli(f"{line} --dice 6,5,1 --json").result
    assert [result[name] for name in KEYS] == [3, 1, 6, 1, 2, True, False]
    assert result["modifiers"] == [
        {"to": "pool", "by": 1, "because": "luck"}, {"to": "difficulty", "by": 2, "because": "rain"},
        {"to": "difficulty", "by": -1, "because": "kept within 2 to 6"},
    ]
    assert archcli(f"{line} --odds --json").odds["chance"] == archcli("roll 3+1 -d 6 --odds --json").odds["chance"]
    assert archcli(f"{line} -n 30 -q --seed 1").out == archcli("roll 3+1 -d 6 -n 30 -q --seed 1").out
    assert "Roll 3 six-sided dice and count each that shows 6" in archcli(f"{line} --explain").out


def test_quiet_and_check() -> None:
    """Quiet is the total; --check answers success, and a critical failure is none."""
    assert archcli("roll 2+1 --dice 4,1 -q").out == "2\n"
    assert archcli("roll 2 --dice 4,1 --check").code == 0
    assert archcli("roll 2 --dice 2,3 --check").code == 3
    assert archcli("roll 2+5 --dice 1,1 --check").code == 3


def test_the_text_shows_what_counted() -> None:
    """Plain text brackets the dice that count, and says how it ended."""
    text = archcli("roll 3+1 -d 5 --against 2 --dice 5,1,6").out
    assert "a pool of 3+1" in text
    assert "[5] 1 [6]" in text
    assert "2 successes +1 = 3" in text
    assert "success" in text.splitlines()[-1]
    assert "critical failure" in archcli("roll 1 --dice 1").out


@each("dice", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("critical", ["botch", "all-ones", "no-success", "never"])
def test_odds_are_those_of_every_face_listed(dice: int, critical: Any) -> None:
    """Whatever a critical failure is, the exact odds are those of a listing of all faces."""
    rulings = Archsoul(critical_failure=critical)
    assert_odds(lambda source: roll(Pool(dice, 1), difficulty=3, against=2, rulings=rulings, dice=source))


def test_rolls_fit_the_odds() -> None:
    """Many seeded rolls of an ordinary pool come up as the exact odds say."""
    assert_rolls(lambda source: roll(Pool(9), difficulty=5, rulings=Archsoul(), dice=source))


def test_counting_several_difficulties_is_counting_each() -> None:
    """One reading at several difficulties counts the same faces as one reading for each."""
    rolled = random.Random(1)
    for _ in range(200):
        faces = [rolled.randint(1, 6) for _ in range(rolled.randint(0, 8))]
        at = tuple(rolled.sample(range(2, 8), 3))
        counted = Counting(at, 2, "botch").value(faces)
        assert counted.totals == tuple(len([face for face in faces if face >= one]) + 2 for one in at)
        assert counted.critical == (max(faces, default=9) < at[0] and 1 in faces)
