"""CSV and Markdown: a head once, then one row a result, an outcome or a value."""

import csv
import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from io import StringIO
from typing import Any

import pytest

from archcli.cli.completion.walk import walked
from archcli.dice.distribution import Distribution
from archcli.output.csv import Csv
from archcli.output.formats import Format, Head, Screen
from archcli.output.markdown import Markdown
from archcli.output.odds import Compared, Odds, Outcome
from archcli.output.rows import columns_of
from archcli.report import Outcome as Counted
from archcli.report import Result
from tests.cli.tools.test_schema import resolving
from tests.each import each
from tests.running import archcli

HEAD = Head("1", "toys", "throw")


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw(Result):
    """A result with two outcome keys."""

    OUTCOME = Counted(("hit", "who"))

    hit: Any = True
    who: Any = None
    unseen: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact(Result):
    """A result without outcome keys."""

    name: str = "Ann"
    score: float | None = None
    parts: tuple[Any, ...] = ()


def made(kind: type[Format]) -> Any:
    return kind(Screen(lambda: 80))


def table(line: str, stdin: str = "") -> list[list[str]]:
    """The rows of what a command prints as CSV."""
    done = archcli(f"{line} -f csv", stdin=stdin)
    assert (done.code, done.err) == (0, "")
    return list(csv.reader(StringIO(done.out)))


@pytest.mark.parametrize(("result", "text"), [
    (Throw(), "hit,who\ntrue,null\n"),
    (Throw(hit=2, who="Ann"), "hit,who\n2,Ann\n"),
    (Throw(hit=0.5, who=("Ann", "Bob")), 'hit,who\n0.5,"[""Ann"", ""Bob""]"\n'),
    (Throw(who='a "b", c'), 'hit,who\ntrue,"a ""b"", c"\n'),
    (Throw(who="two\nlines \x1b[31m\u202e"), 'hit,who\ntrue,"two\nlines \\u001b[31m\\u202e"\n'),
    (Fact(), "name,score\nAnn,null\n"),
    (Fact(parts=(1, 2)), "name,score\nAnn,null\n"),
], ids=str)
def test_csv(result: Result, text: str) -> None:
    """Text is bare, all else as in JSON; what a terminal would obey is an escape."""
    assert made(Csv).result(HEAD, result) == text


@pytest.mark.parametrize(("who", "cell"), [
    ("a|b", "a\\|b"), ("two\nlines", "two<br>lines"), ("a\\|b", "a\\\\\\|b"), ("", ""), (None, "null"), (7, "7"),
])
def test_markdown(who: Any, cell: str) -> None:
    """What would end a cell or a row is escaped."""
    assert made(Markdown).result(HEAD, Throw(who=who)) == f"| hit | who |\n| --- | --- |\n| true | {cell} |\n"


def test_the_head_stands_once() -> None:
    """It comes again where the columns change, after an empty line."""
    said = made(Csv)
    texts = [said.result(HEAD._replace(repeat=2), Throw()), said.result(HEAD._replace(repeat=3), Throw(hit=False))]
    assert "".join(texts) == "repeat,hit,who\n2,true,null\n3,false,null\n"
    assert said.result(HEAD, Fact()) == "\nname,score\nAnn,null\n"


@pytest.mark.parametrize(("rows", "columns"), [
    ([], ()), ([{"a": 1, "z": 2}], ("a", "z")), ([{"a": 1, "z": 2}, {"a": 1, "b": 2, "z": 3}], ("a", "b", "z")),
    ([{"z": 1}, {"a": 1, "z": 2}, {"z": 1, "y": 2}], ("a", "z", "y")),
])
def test_columns(rows: list[Mapping[str, Any]], columns: tuple[str, ...]) -> None:
    """Those of every row, in the order of each."""
    assert columns_of(rows) == columns


def odds(weights: Mapping[Outcome, int], samples: int = 0) -> Odds:
    return Odds(Distribution(dict(weights), sum(weights.values())), None, True, None, samples)


def test_odds() -> None:
    """One row an outcome; beside variants a column of options; an outcome without a key has an empty cell."""
    one, other = odds({(("total", 1),): 1, (("total", 2),): 3}), odds({(("total", 1), ("fumble", True)): 1})
    assert made(Csv).odds(HEAD, Compared((), [one], [""])) == "total,probability,fraction\n1,0.25,1/4\n2,0.75,3/4\n"
    assert made(Csv).odds(HEAD, Compared((), [one, other], ["as typed", "-m x"])) == (
        "options,total,fumble,probability,fraction\n,1,,0.25,1/4\n,2,,0.75,3/4\n-m x,1,true,1.0,1\n"
    )


@pytest.mark.parametrize("line", [
    "attack --pool 4 --defense 1 --damage-pool 3 --odds", "initiative Ann=2/1 --foe Bob=1/1 --odds",
    "realms attack --pool 2 --score 4 --ac 14 --weight light --odds", "roll 2d6 --odds --vs 3d6",
])
def test_odds_of_commands(line: str) -> None:
    """The rows say what JSON says."""
    head, *rows = table(line)
    document = archcli(f"{line} --json").json
    told = [document["odds"], *(one["odds"] for one in document.get("versus", ()))]
    outcomes = [outcome for one in told for outcome in one["outcomes"]]
    assert head[-2:] == ["probability", "fraction"]
    assert [row[-2:] for row in rows] == [[json.dumps(one["probability"]), one["fraction"]] for one in outcomes]
    assert sum(Fraction(row[-1]) for row in rows) == len(told)


def test_simulated_odds() -> None:
    """They have no fractions."""
    head, *rows = table("roll 1d2 --odds --samples 50 --seed 1")
    assert head == ["total", "probability", "standard_error"]
    assert sum(float(row[1]) for row in rows) == 1


def test_results() -> None:
    """-n counts them; without it the outcome keys are all there is."""
    assert table("roll 2d6 -n 2 --dice 1,2,3,4") == [["repeat", "total"], ["1", "3"], ["2", "7"]]
    assert table("roll 2d6 --dice 1,2") == [["total"], ["3"]]
    assert table("roll - --dice 1,2,3", stdin="1d6\n2d6\n") == [["total"], ["1"], ["5"]]
    assert table("roll 3x 1d6 --dice 4,5,6") == [["total"], ["4"], ["5"], ["6"]]
    assert table("roll '1d6; 2d6>=5' -n 1 --dice 4,5,6") == [["repeat", "total"], ["1", "4"], ["1", "2"]]


EXAMPLES = {
    command.name: next((one for one in command.examples if "--odds" not in one), command.examples[0])
    for command in walked().commands() if "--odds" in {name for option in command.options for name in option.spellings}
}
"""An example of every command that resolves something."""


@each("name", EXAMPLES)
def test_every_command(name: str) -> None:
    """Its results have the same columns whatever is rolled, and its odds are rows with a chance."""
    words = resolving(EXAMPLES[name])
    words.remove("--json")
    for more in (["-n", "20", "--seed", "1"], ["--odds", "--samples", "20", "--seed", "1"]):
        done = archcli([*words, *more, "-f", "csv"])
        assert (done.code, done.err) == (0, "")
        head, *rows = csv.reader(StringIO(done.out))
        assert rows
        assert {len(row) for row in rows} == {len(head)}
        assert "repeat" in head if "-n" in more else {"probability", "standard_error"} <= {*head}


def test_summaries() -> None:
    """One row a value, or an outcome where no number is summed up."""
    assert table("roll 1d6 -n 3 --summary --dice 5,2,5") == [["value", "count"], ["2", "1"], ["5", "2"]]
    head, row = table("murk initiative Ann=8 -n 2 --summary --seed 1")
    assert head == ["value", "count"]
    assert json.loads(row[0]) == {"first": "Ann"}


def test_what_rolls_nothing() -> None:
    """Tools and commands without dice have their rows too."""
    head, *rows = table("rulings archsoul")
    assert head[:3] == ["game", "key", "choices"]
    assert {row[0] for row in rows} == {"archsoul"}
    assert table("rulings --limits")[0] == ["name", "most", "bounds"]
    assert table("area 4") == [["spaces"], ["19"]]
    assert table("sheet check examples/aria.toml examples/goblin.toml") == [
        ["files"], ["examples/aria.toml"], ["examples/goblin.toml"],
    ]
    assert table("sheet show examples/aria.toml")[1] == ["archsoul", "Aria", "examples/aria.toml"]


def test_scans() -> None:
    """One row a point: the options, then every chance and mean; a point that the rules refuse has none."""
    line = "attack --defense 1 --damage-pool 2 --odds --over"
    head, *rows = table(f"{line} pool=3,4 --over difficulty=1..2")
    assert head == ["pool", "difficulty", "chance.hit", "chance.critical_failure", "mean.damage"]
    assert [row[:2] for row in rows] == [["3", "1"], ["3", "2"], ["4", "1"], ["4", "2"]]
    assert [bool(row[2]) for row in rows] == [False, True, False, True]
    assert table(f"{line} pool=3,4")[1][1] == "0.5"
    done = archcli(f"{line} pool=3 -f markdown")
    assert done.out.splitlines()[1] == "| --- | --- | --- | --- |"


def test_bands() -> None:
    """One row a band."""
    assert table("roll 2d6 --odds --bands 7,10") == [
        ["from", "to", "probability", "fraction"], ["null", "6", json.dumps(15 / 36), "5/12"],
        ["7", "9", json.dumps(15 / 36), "5/12"], ["10", "null", json.dumps(6 / 36), "1/6"],
    ]


def test_explanations() -> None:
    """One column."""
    head, row = table("roll 2d6 --explain")
    assert (head, row) == (["explanation"], [archcli("roll 2d6 --explain -q").out.rstrip("\n")])
