"""Many commands in one process."""

import json
from pathlib import Path

import pytest

from archcli.cli.seed import derived
from tests.running import archcli

ATTACK = "attack --pool 3 --defense 5 --damage-pool 2"


def test_lines_print_as_by_themselves() -> None:
    """Each line is its own command; blank lines and comments are none; options of the batch hold for all."""
    text = "roll 2d6 --dice 3,4\n\n# a comment\nattack --pool 1 --defense 0 --damage-pool 1 --dice '5, 5'\n"
    alone = [archcli("roll 2d6 --dice 3,4"), archcli("attack --pool 1 --defense 0 --damage-pool 1 --dice 5,5")]
    assert archcli("batch", stdin=text) == (0, "".join(done.out for done in alone), "")
    documents = [json.loads(line) for line in archcli("batch --json", stdin=text).out.splitlines()]
    assert [document["command"] for document in documents] == ["roll", "attack"]
    assert archcli("batch -q", stdin=text).out == "7\n1\n"


@pytest.mark.parametrize(("shared", "line", "out"), [
    ("--json", "roll 1d1+1 -q", "2\n"), ("-q", "roll 1d1+1 -f plain", None),
    ("-q", "sheet --help", None),
    ("--seed 5", "roll 1d1+1 --dice 1 -q", "2\n"), ("--seed 5", "roll 1d1+1 --odds -q", None),
])
def test_a_line_may_say_otherwise(shared: str, line: str, out: str | None) -> None:
    """What a line says for itself stands above what the batch says."""
    done = archcli(f"batch {shared}", stdin=line)
    assert (done.code, done.err) == (0, "")
    assert done.out == (archcli(line).out if out is None else out)


def test_mistakes() -> None:
    """A mistake names its line and the others go on; --stop ends there; a failed --check is 3, a mistake 2."""
    text = f"roll 3d\nroll 'x\nroll 1d1 -q\nbatch x\n{ATTACK} --check --seed 1 -q\n"
    done = archcli("batch", stdin=text)
    assert (done.code, done.out) == (2, "1\n0\n")
    assert [line.split(":")[1].strip() for line in done.err.splitlines() if line.startswith("error")] == [
        "line 1", "line 2", "line 4",
    ]
    stopped = archcli("batch --stop", stdin=text)
    assert (stopped.code, stopped.out, stopped.err.count("line ")) == (2, "", 1)
    assert archcli("batch", stdin="\n".join(text.splitlines()[2::2])).code == 3
    errors = [json.loads(line)["error"] for line in archcli("batch --json", stdin=text).err.splitlines()]
    assert [(error["code"], error["line"]) for error in errors] == [("notation.syntax", 1), ("usage", 2), ("usage", 4)]


def test_seeds() -> None:
    """Each line rolls from a seed of its own, made from that of the batch and its number, and says it."""
    text = "roll 9d9\nroll 9d9\nroll 9d9 --seed 1\nroll 9d9 --odds --samples 10\n"
    done = archcli("batch --seed 7 --json", stdin=text)
    seeds = [json.loads(line)["seed"] for line in done.out.splitlines()]
    assert seeds == [derived(7, 1), derived(7, 2), 1, derived(7, 4)]
    assert derived(7, 1) != derived(7, 2) != derived(8, 2)
    assert archcli("batch --seed 7 --json", stdin=text).out == done.out
    assert archcli(f"roll 9d9 --seed {seeds[0]} --json").out == done.out.splitlines()[0] + "\n"


def test_files_and_house_rules(tmp_path: Path) -> None:
    """Lines come from a file too, one whose commands may read standard input; house rules hold for all of them."""
    file, house = tmp_path / "round.txt", tmp_path / "house.toml"
    file.write_text("roll - -q\nattack --pool 1 --defense 1 --damage-pool 1 --dice 6,6 -q\n")
    house.write_text('[archsoul]\nhit = "meets"\n')
    assert archcli(["batch", str(file)], stdin="1d1\n2d1\n")[:2] == (2, "1\n2\n")  # a miss takes one face of the two
    assert archcli(["batch", str(file), "--house", str(house)], stdin="3d1\n")[:2] == (0, "3\n1\n")
    refused = archcli("batch", stdin="roll -\n")
    assert (refused.code, refused.out) == (2, "")
    assert "line 1: standard input cannot be read: the commands come from there" in refused.err
    gone = archcli("batch nothing.txt")
    assert (gone.code, "nothing.txt" in gone.err) == (2, True)
