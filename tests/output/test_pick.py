"""`--pick`: values of the JSON document, with tabs between them."""

import json
from typing import Any

import pytest

from archcli.output.pick import find, paths, unknown_key
from tests.each import each
from tests.running import archcli

DATA = {"hit": True, "rolls": [{"dice": [6, 1]}, None], "quantiles": {"0.5": 3}, "none": {}, "target": None}
ATTACK = "attack --pool 3 --defense 1 --damage-pool 3"


@pytest.mark.parametrize(("key", "value"), [
    ("hit", True), ("rolls.0.dice", [6, 1]), ("rolls.0.dice.1", 1), ("rolls.1", None), ("quantiles.0.5", 3),
    ("quantiles", {"0.5": 3}), ("target", None), ("none", {}),
])
def test_find(key: str, value: Any) -> None:
    """Names and places, with dots between; a name may hold a dot itself."""
    assert find(DATA, key) == (True, value)


@each("key", [
    "", ".", "hi", "hit.", "hit.x", "rolls.2", "rolls.-1", "rolls.x", "rolls.0.dice.9" + "9" * 9, "quantiles.0",
    "quantiles.0.6", "target.name", "none.x", "rolls.\u0661",
])
def test_find_nothing(key: str) -> None:
    """Nothing else is there."""
    assert find(DATA, key) == (False, None)


def test_paths() -> None:
    """The keys that can be named, down to lists."""
    assert [*paths(DATA)] == ["hit", "rolls", "quantiles.0.5", "none", "target"]


@each(("line", "said"), [
    (f"{ATTACK} --dice 4,4,1,4,4,1 --pick damage,hit", "2\ttrue\n"),
    (f"{ATTACK} --dice 4,4,1,4,4,1 --pick ' hit , rolls.0.dice,weapon'", "true\t[4, 4, 1]\tnull\n"),
    (f"{ATTACK} --odds --pick chance.hit,mean.damage", "0.5\t0.75\n"),
    (f"{ATTACK} --odds --pick outcomes.0.fraction,exact,quantiles.0.95", "89/216\ttrue\t3\n"),
    ("roll 2d6 -n 2 --dice 1,2,3,4 --pick total", "3\n7\n"),
    ("roll 1d6 --odds --vs 1d4 --pick mean.total", "3.5\n2.5\n"),
    ("roll 1d6 -n 2 --summary --dice 2,5 --pick mean,count,histogram.1.value", "3.5\t2\t5\n"),
    ("attack --defense 1 --damage-pool 3 --odds --over pool=3,4 --pick chance.hit", "0.5\n0.6875\n"),
    (f"{ATTACK} --odds --over difficulty=1,4 --pick at.difficulty,chance.hit,error.rule",
     "1\tnull\tA-03\n4\t0.5\tnull\n"),
    ("area 4 --pick spaces,map", "19\thex\n"),
    ("sheet show examples/aria.toml --pick name,pools.feint", "Aria\t6\n"),
    ("rulings --limits --pick limits.0.name", "branches\n"),
])
def test_values(line: str, said: str) -> None:
    """One line a result: text bare, all else as JSON writes it."""
    done = archcli(line)
    assert (done.code, done.out, done.err) == (0, said, "")


def test_a_text_stays_on_its_line() -> None:
    """What would begin a cell or a line of its own is an escape."""
    done = archcli(["initiative", "a\tb\nc\x1b=3/2", "--seed", "1", "--pick", "order.0,order"])
    assert (done.code, done.out) == (0, 'a\\tb\\nc\\x1b\t["a\\tb\\nc\\u001b"]\n')


@each(("line", "words"), [
    (f"{ATTACK} --pick dammage", ("dammage", '"damage"', "critical_failure", "hit")),
    (f"{ATTACK} --pick hit,", ('""', "damage")),
    (f"{ATTACK} --pick rolls.0.totl", ("rolls.0.totl",)),
    (f"{ATTACK} --pick hit.x", ("hit.x",)),
    (f"{ATTACK} --pick hit.", ('"hit."',)),
    (f"{ATTACK} --odds --pick hit", ('"hit"', "chance.hit")),
    (f"{ATTACK} --odds --pick chance.hti", ('did you mean "chance.hit"?', "mean.damage")),
    ("roll 2d6 -n 3 --pick total,totals", ("totals", "total")),
    (f"{ATTACK} --odds --over difficulty=1,4 --pick hit", ("chance.hit", "at.difficulty")),
    ("area 4 --pick space", ("spaces", "cells")),
    ("sheet show examples/aria.toml --pick pools.fient", ("pools.feint",)),
])
def test_an_unknown_key(line: str, words: tuple[str, ...]) -> None:
    """It is refused before anything is printed, with those that exist."""
    done = archcli(line)
    assert (done.code, done.out) == (2, "")
    assert [word for word in words if word not in done.err] == []


def test_with_json() -> None:
    """--json then says only how a mistake is told, in a batch too."""
    assert archcli(f"{ATTACK} --dice 4,4,1,4,4,1 --pick damage --json").out == "2\n"
    assert archcli(f"{ATTACK} --pick dammage --json").error["option"] == "--pick"
    done = archcli("batch - --json", stdin=f"{ATTACK} --dice 4,4,1,4,4,1 --pick damage\n{ATTACK} --pick x\nroll 1d1\n")
    first, second = done.out.splitlines()
    assert (first, json.loads(second)["result"]["total"]) == ("2", 1)
    assert done.error["line"] == 2


@pytest.mark.parametrize("faces", ["4,1,1", "4,4,1,4,4,1"])
def test_a_value_that_may_be_missing(faces: str) -> None:
    """What a result of this kind may have, and this one has not, is null: whether it is refused hangs on no die."""
    done = archcli(f"{ATTACK} --dice {faces} --pick rolls.1.total,rolls.7.dice,crit_table")
    assert (done.code, done.out) == (0, f"{'null' if len(faces) < 6 else 2}\tnull\tnull\n")


def test_line_by_line() -> None:
    """A bad line leaves an empty one, and a key that only one line has is refused in the other."""
    done = archcli("roll - --seed 1 --pick total", stdin="1d1\nbad!!\n1d1+1\n")
    assert (done.code, done.out) == (2, "1\n\n2\n")
    assert "line 2: " in done.err


def test_the_refusal_as_data() -> None:
    """It has the option, and every key that exists."""
    refused = unknown_key("chance.hti", {"chance": {"hit": 0.5}, "mean": {}})
    assert refused.as_data() == {
        "code": "usage", "message": '--pick: unknown key "chance.hti": did you mean "chance.hit"?',
        "hint": "known are chance.hit, mean", "option": "--pick", "choices": ["chance.hit", "mean"],
    }


def test_explanations() -> None:
    """Nothing is to be picked out of words."""
    done = archcli("roll 2d6 --explain --pick total")
    assert (done.code, done.out) == (2, "")
    assert "--explain" in done.err
