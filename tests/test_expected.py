"""What an executable case expects is really looked for: each of these differs, and is said to."""

import json
from typing import Any

import pytest

from tests.each import each
from tests.expected import OF_OUTPUT, of_output

RESULT = {"total": 3, "rolls": [{"dice": [1, 2]}], "hit": True, "names": ["a", "b"]}
OUTCOMES = [
    {"outcome": {"total": 1}, "probability": 0.25, "fraction": "1/4"},
    {"outcome": {"total": 2}, "probability": 0.75, "fraction": "3/4"},
]
ODDS = {"exact": True, "outcomes": OUTCOMES, "chance": {"hit": 0.5}, "mean": {"total": 1.75}, "truncated": 0}
OVER = [{"at": {"pool": 3}, "odds": {"chance": {"hit": 0.5}}}, {"at": {"pool": 4}, "error": {"code": "rule"}}]
DOCUMENT = {"seed": None, "result": RESULT, "odds": ODDS, "over": OVER}
HELD: dict[str, Any] = {
    "expect": {
        "total": 3.0, "rolls.0.dice": [1, 2], "rolls.-1": {"dice": [1, 2]}, "rolls": [{}], "#names": 2, "*names": ["b"],
    },
    "absent": ["rolls.1", "rolls.0.faces"], "document": {"result": {"hit": True}}, "document_absent": ["odds.total"],
    "document_null": ["seed"], "document_near": {"odds.mean.total": "7/4"}, "odds_near": {"chance.hit": "0.5"},
    "odds_total": {"2": "3/4", "3": "0"}, "odds_outcome": [{"outcome": {"total": 1}, "fraction": "1/4"}],
    "odds_chance": {"hit": "1/2"}, "odds_mean": {"total": "7/4"}, "odds_exact": True, "odds_count": 2,
    "over": [{"at": {"pool": 3}, "chance": {"hit": "1/2"}}, {"at": {"pool": 4}, "error": {"code": "rule"}}],
    "stdout": ['"seed"'], "stderr": ["code"], "stdout_max_bytes": 1000, "error": {"code": "rule"},
}
DIFFERENT: list[dict[str, Any]] = [
    {"expect": {"total": 4}}, {"expect": {"total": "3"}}, {"expect": {"hit": 1}}, {"expect": {"total.x": 3}},
    {"expect": {"rolls.0.dice": [1]}}, {"expect": {"rolls.0.dice": [1, 3]}}, {"expect": {"rolls": [{"faces": 1}]}},
    {"expect": {"rolls.-2": {}}}, {"expect": {"#names": 3}}, {"expect": {"#total": 1}}, {"expect": {"*names": ["c"]}},
    {"expect": {"*total": []}}, {"absent": ["total"]}, {"document": {"seed": 1}}, {"document_absent": ["result.hit"]},
    {"document_null": ["result"]}, {"document_null": ["nothing"]}, {"document_near": {"odds.mean.total": "1"}},
    {"odds_near": {"chance.hit": "0.500000001"}}, {"odds_near": {"chance.miss": "0"}}, {"odds_near": {"exact": "1"}},
    {"odds_total": {"2": "1/4"}}, {"odds_outcome": [{"outcome": {"total": 1}, "fraction": "3/4"}]},
    {"odds_chance": {"hit": "1/3"}}, {"odds_mean": {"total": "1"}}, {"odds_exact": False}, {"odds_count": 3},
    {"odds_truncated_max": "1e-9"}, {"over": [{"at": {"pool": 5}}]}, {"over": [{"at": {"pool": 3}, "error": {}}]},
    {"over": [{"at": {"pool": 3}, "mean": {"total": "1"}}]}, {"stdout": ["none"]}, {"stderr": ["none"]},
    {"stdout_max_bytes": 10}, {"error": {"code": "usage"}}, {"exit": 2}, {"expect": {"lines": 2}},
    {"expect": {"lines": [{"total": 4}]}}, {"document": {"lines": [{"seed": 1}]}},
]
WRONG_ODDS: list[dict[str, Any]] = [
    {"fraction": "1/5"}, {"probability": 0.2}, {"fraction": "0", "probability": 0},
    {"outcome": {"total": 2}},
]


def said(case: dict[str, Any], document: Any = DOCUMENT) -> list[str]:
    return of_output(case, json.dumps(document), 'warning\n{"error": {"code": "rule"}}')


def test_what_holds() -> None:
    """Each kind of expectation holds where it should, and every kind has one here."""
    assert said(HELD) == []
    assert said({"expect": {"lines": [{"total": 3}]}, "document": {"lines": 1}}) == []
    cut = {"exact": False, "truncated": 0.25, "outcomes": OUTCOMES[1:]}
    assert said({"odds_exact": False, "odds_truncated_max": "0.3"}, {"odds": cut}) == []
    assert OF_OUTPUT - HELD.keys() == {"exit", "raw", "odds_tolerance", "odds_truncated_max"}


@each("case", DIFFERENT, ids=str)
def test_what_differs(case: dict[str, Any]) -> None:
    """Each kind of expectation fails where it should."""
    assert len(said(case)) == 1


@pytest.mark.parametrize("wrong", WRONG_ODDS, ids=str)
def test_wrong_odds(wrong: dict[str, Any]) -> None:
    """Whoever asks for any outcome gets all of them checked."""
    assert said({"odds_exact": True}, {"odds": {**ODDS, "outcomes": [OUTCOMES[0] | wrong, OUTCOMES[1]]}})
