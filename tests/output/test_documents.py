"""What JSON says beside a result: whose it is, which of many, how the odds spread."""

import json
import math
from typing import Any

import pytest

from archcli.dice.distribution import Distribution
from archcli.output.odds import Odds, Outcome
from tests.each import each
from tests.running import archcli


def documents(line: str, stdin: str = "") -> list[Any]:
    return [json.loads(text) for text in archcli(f"{line} --json", stdin=stdin).out.splitlines()]


@each(("line", "system"), [
    ("roll 2d6", None), ("roll 2d6 --odds", None), ("roll 2d6 -n 3 --summary", None), ("roll 2d6 --explain", None),
    ("roll 3x d6", None), ("roll 4/3", "archsoul"), ("roll 4/3 --odds", "archsoul"), ("roll 4 --explain", "archsoul"),
    ("murk roll --die 8", "murk"), ("area 4", "archsoul"), ("rulings", "archcli"),
])
def test_system(line: str, system: str | None) -> None:
    """Dice notation belongs to no game; a pool is Archsoul's."""
    assert [one["system"] for one in documents(line)] == [system]


def test_system_line_by_line() -> None:
    """Each line read has its own."""
    lines = documents("roll - --seed 1", stdin="2d6\n4/3\n1d4\n")
    assert [one["system"] for one in lines] == [None, "archsoul", None]


def test_repeat() -> None:
    """Each of N results says which it is, beside the seed; a single one does not, nor what sums them up."""
    many = documents("roll 2d6 -n 3 --seed 7")
    assert [(one["seed"], one["repeat"]) for one in many] == [(7, 1), (7, 2), (7, 3)]
    assert [*many[0]][4:6] == ["seed", "repeat"]
    assert [one["repeat"] for one in documents("attack --pool 3 --defense 1 --damage-pool 2 -n 1")] == [1]
    assert [one["repeat"] for one in documents("roll - -n 2 --seed 1", stdin="1d6\n2d6\n")] == [1, 2, 1, 2]
    for line in ("roll 2d6", "roll 2d6 --odds", "roll 2d6 -n 3 --summary", "area 4"):
        assert "repeat" not in documents(line)[0]


def test_odds_and_summary_say_the_same() -> None:
    """Both have the deviation and the quantiles of one number."""
    [one] = documents("roll 2d6 --odds")
    odds = one["odds"]
    assert odds["of"] == "total"
    assert math.isclose(odds["standard_deviation"], math.sqrt(35 / 6))
    assert odds["quantiles"] == {"0.05": 3, "0.25": 5, "0.5": 7, "0.75": 9, "0.95": 11}
    [other] = documents("roll 2d6 -n 5 --dice 1,1,1,2,2,2,3,3,6,6 --summary")
    assert other["summary"]["quantiles"] == {"0.05": 2, "0.25": 3, "0.5": 4, "0.75": 6, "0.95": 12}
    [sampled] = documents("roll 2d6 --odds --samples 100 --seed 1")
    assert {"of", "standard_deviation", "quantiles"} <= {*sampled["odds"]}


def test_odds_without_a_number() -> None:
    """An order has neither deviation nor quantiles."""
    [one] = documents("murk initiative Ann=8 Bob=6 --odds")
    assert one["odds"]["of"] is None
    assert not {"standard_deviation", "quantiles"} & {*one["odds"]}


def odds(weights: dict[int, int]) -> Odds:
    outcomes: dict[Outcome, int] = {(("total", value),): weight for value, weight in weights.items()}
    return Odds(Distribution(outcomes, sum(weights.values())), decides=None, good=True, number="total")


@pytest.mark.parametrize(("weights", "quantiles"), [
    ({5: 1}, [5, 5, 5, 5, 5]), ({1: 1, 2: 1}, [1, 1, 1, 2, 2]), ({1: 5, 2: 95}, [1, 2, 2, 2, 2]),
    ({-1: 1, 0: 18, 9: 1}, [-1, 0, 0, 0, 0]), ({1: 10**40, 2: 10**40 + 1}, [1, 1, 2, 2, 2]),
])
def test_quantiles(weights: dict[int, int], quantiles: list[int]) -> None:
    """The least value that so much does not exceed, counted exactly."""
    assert [*odds(weights).quantiles("total").values()] == quantiles
