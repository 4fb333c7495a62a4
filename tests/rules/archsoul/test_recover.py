"""recover: arrows and bolts may break, shot is lost, thrown things stay."""

from pathlib import Path
from typing import Any

import pytest

from archcli.rules.archsoul.recover import recover
from archcli.rules.archsoul.rulings import Archsoul
from tests.oracles import assert_odds, assert_rolls
from tests.running import archcli


def found(ammunition: str, faces: list[int] | None, recovered: int, broken: int = 0) -> dict[str, Any]:
    """The whole result of a search; `faces` None where nothing is rolled."""
    count = recovered + broken if faces is None else len(faces)
    rolls = [] if faces is None else [{"label": "recover", "dice": faces}]
    return {
        "ammunition": ammunition, "count": count, "recovered": recovered, "broken": broken, "rolls": rolls,
        "modifiers": [],
    }


SEARCHES = [
    ("4 --dice 1,2,6,1", found("arrow", [1, 2, 6, 1], 2, 2)),
    ("2 --ammunition bolt --dice 1,1", found("bolt", [1, 1], 0, 2)),
    ("2 --ammunition bolt --dice 2,3", found("bolt", [2, 3], 2)),
    ("6 --ammunition shot", found("shot", None, 0) | {"count": 6}),
    ("6 --ammunition thrown", found("thrown", None, 6)),
    ("6 --ammunition stone", found("stone", None, 6)),
    ("6 --no-break", found("arrow", None, 6)),
    ("6 --no-break --ammunition shot", found("shot", None, 0) | {"count": 6}),
]


@pytest.mark.parametrize(("line", "result"), SEARCHES)
def test_searches(line: str, result: dict[str, Any]) -> None:
    """A die for each arrow or bolt, broken on 1; nothing is rolled for shot, thrown things, or where it is waived."""
    assert archcli(f"recover {line} --json").result == result


def test_ruling_recover_breaks(tmp_path: Path) -> None:
    """Where nothing can break nothing is rolled."""
    file = tmp_path / "house.toml"
    file.write_text("[archsoul]\nrecover_breaks = false\n")
    assert archcli(f"recover 3 --house {file} --json").result == found("arrow", None, 3)


REFUSED = [
    ("0", ["count"]), ("-2", ["count"]), ("3 --ammunition rock", ["--ammunition", "rock", "thrown"]),
    ("3 --ammunition bolts", ['did you mean "bolt"?']), ("100001", ["limit dice"]), ("3 --check", ["--check"]),
]


@pytest.mark.parametrize(("line", "words"), REFUSED)
def test_refused(line: str, words: list[str]) -> None:
    """A count under 1 and unknown ammunition are refused."""
    done = archcli(f"recover {line}")
    assert done.code == 2
    assert [word for word in words if word not in done.err] == []


@pytest.mark.parametrize("ammunition", ["arrow", "bolt", "shot", "stone", "thrown"])
def test_odds(ammunition: Any) -> None:
    """The odds are those of every face listed."""
    assert_odds(lambda dice: recover(3, ammunition=ammunition, rulings=Archsoul(), dice=dice))


def test_rolls_fit_the_odds() -> None:
    """Seeded searches for eight arrows fit the odds."""
    assert_rolls(lambda dice: recover(8, rulings=Archsoul(), dice=dice))


def test_report_and_quiet() -> None:
    """The text shows the broken ones apart; quiet gives what was recovered."""
    assert archcli("recover 4 --dice 1,2,6,1").out == (
        "4 x arrow\n  recover  (1) 2 6 (1)\n           2 recovered\n  broken   2, each on a 1\n")
    assert "never found again" in archcli("recover 4 --ammunition shot").out
    assert archcli("recover 4 --dice 1,2,6,2 -q").out == "3\n"
