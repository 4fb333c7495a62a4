"""How to add a game: a module (`toy_game.py`; a package where there is more of it) and a row of `GAMES`."""

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from archcli.cli import command
from archcli.cli.completion.walk import walked
from archcli.games import GAMES
from tests.oracles import listed
from tests.running import archcli
from tests.toy_game import GAME, Player, Toy, rule

TOSS = "toy toss --number 4 --luck 1"
LUCKY = 'system = "toy"\nname = "Ann"\nluck = 3\n'


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(GAMES, GAME.name, GAME)
    command.made.cache_clear()  # what some commands take follows from the games
    yield
    command.made.cache_clear()


@pytest.fixture
def ann(tmp_path: Path) -> str:
    file = tmp_path / "ann.toml"
    file.write_text(LUCKY)
    return str(file)


def test_it_rolls() -> None:
    """A command takes typed dice, a seed, repeats, and says its result in every format."""
    assert archcli(f"{TOSS} --dice 2").out == "you tosses\n  toss  2 +1 = 3\n        lost by 1\n"
    assert archcli(f"{TOSS} --dice 3 --quiet").out == "won\n"
    assert archcli(f"{TOSS} --dice 2 --check").code == 3
    assert archcli(f"{TOSS} --dice 6 --json").json == {
        "archcli": 1, "version": archcli("--version").out.split()[1], "system": "toy", "command": "toss", "seed": None,
        "result": {
            "won": True, "margin": 3, "rolls": [{"label": "toss", "dice": [6], "bonus": 1, "total": 7}],
            "modifiers": [{"to": "toss", "by": 1, "because": "luck"}],
        },
    }
    seeded = archcli(f"{TOSS} --seed 7 -n 20 -q")
    assert seeded == archcli(f"{TOSS} --seed 7 -n 20 -q")
    assert set(seeded.out.split()) == {"won", "lost"}
    assert "20" in archcli(f"{TOSS} --seed 7 -n 20 --summary").out


@pytest.mark.parametrize("ties", ["win", "lose"])
def test_odds(ties: Any, tmp_path: Path) -> None:
    """Exact odds are those of every face, under each ruling."""
    house = tmp_path / "house.toml"
    house.write_text(f'[toy]\nties = "{ties}"\n')
    outcomes = archcli(f"{TOSS} --odds --json --house {house}").odds["outcomes"]
    faces, _ = listed(lambda dice: _outcome(rule(Player(number=4, luck=1), rulings=Toy(ties=ties), dice=dice)))
    assert {tuple(one["outcome"].values()): Fraction(one["fraction"]) for one in outcomes} == faces


def _outcome(result: Any) -> tuple[bool, int]:
    return result.won, result.margin


def test_numbers_moved_by_hand() -> None:
    """Whatever `modifiers` names can be moved, in odds too, and is shown with its reason."""
    moved = f"{TOSS} --modify '+2 wind' --modify 'number -1' --modify 'toss +0'"
    assert archcli(f"{moved} --dice 2 --json").result == {
        "won": True, "margin": 2, "rolls": [{"label": "toss", "dice": [2], "bonus": 3, "total": 5}],
        "modifiers": [
            {"to": "toss", "by": 1, "because": "luck"}, {"to": "toss", "by": 2, "because": "wind"},
            {"to": "number", "by": -1, "because": "by hand"},
        ],
    }
    assert archcli(f"{moved} --odds --json").odds["chance"] == {"won": 1.0}
    versus = archcli(f"{TOSS} --odds --vs '--modify +1' --json").json["versus"][0]["odds"]
    assert versus["chance"] == {"won": 5 / 6}
    refused = archcli(f"{TOSS} --modify 'tos +1'")
    assert (refused.code, refused.out) == (2, "")
    assert all(word in refused.err for word in ('"tos"', '"toss"', "number"))


def test_house_rules(tmp_path: Path) -> None:
    """A table of its own in a house-rules file decides, and is checked; `rulings` shows and writes it."""
    house = tmp_path / "house.toml"
    assert archcli(f"rulings toy --write {house}").code == 0
    text = house.read_text()
    assert '[toy]\n# whether a total that equals the number wins\n# choices: "win", "lose"\nties = "win"' in text
    house.write_text(text.replace('ties = "win"', 'ties = "lose"'))
    assert [archcli(f"toy toss --number 4 --dice 4 -q{extra}").out for extra in ("", f" --house {house}")] == [
        "won\n", "lost\n",
    ]
    (ruling,) = archcli(f"rulings toy --house {house} --json").result["rulings"]
    assert (ruling["game"], ruling["key"], ruling["value"], ruling["default"]) == ("toy", "ties", "lose", "win")
    house.write_text('[toy]\nties = "draw"\n')
    refused = archcli(f"{TOSS} --house {house}")
    assert (refused.code, "toy.ties" in refused.err) == (2, True)
    assert "[toy]" in archcli("rulings").out


def test_sheets(ann: str, tmp_path: Path) -> None:
    """A sheet lies under what is typed; `sheet` writes, checks and shows one."""
    assert archcli(f"toy toss {ann} --number 4 --dice 1").out.splitlines()[:2] == ["Ann tosses", "  toss  1 +3 = 4"]
    assert archcli(f"toy toss {ann} --number 4 --luck 1 --dice 1").out.splitlines()[1] == "  toss  1 +1 = 2"
    assert archcli(f"toy toss Bob={ann} --number 4 --dice 1").out.splitlines()[0] == "Bob tosses"
    assert archcli(f"toy toss '{ann}*2' --number 4 --dice 1").code == 2
    assert archcli(f"sheet check {ann}").code == 0
    assert "+3" in archcli(f"sheet show {ann}").out
    new = tmp_path / "new.toml"
    assert archcli(f"sheet new {new} --game toy --name Bob").code == 0
    assert 'system = "toy"' in new.read_text()
    assert archcli(f"sheet check {new}").code == 0
    new.write_text(LUCKY.replace("3", "4"))
    refused = archcli(f"toy toss {new} --number 4")
    assert (refused.code, "luck: found 4, expected a whole number from 0 to 3" in refused.err) == (2, True)


def test_refusals(ann: str) -> None:
    """What is missing or beyond its range is named, and a misspelt command and game are known."""
    for line, words in {
        "toy toss": ("--number is missing",), "toy toss --number 4 --luck 9": ("--luck is 9", "0 to 3"),
        "toy tos": ("toss",), "sheet new --game tory": ('did you mean "toy"',),
    }.items():
        refused = archcli(line)
        assert (refused.code, [word for word in words if word not in refused.err]) == (2, [])


def test_rules() -> None:
    """What its rules say is found by id, by word, and whole; its numbers stand on a screen."""
    assert archcli("rules T-01").out == "  T-01  toss: A d6 and the points of luck.\n"
    assert archcli("rules toy --json").result == {"rules": [
        {"system": "toy", "id": "T-01", "words": ["toss", "luck"], "text": "A d6 and the points of luck."},
        {"system": "toy", "id": "T-02", "words": ["number", "success"],
         "text": "A toss that reaches the number wins; what a tie does is a ruling."},
        {"system": "toy", "id": "ruling ties", "words": ["ties"], "text":
            'Whether a total that equals the number wins: "win", "lose"; win unless a table decides.'},
    ]}
    assert archcli("rules toy Luck -q").out == "T-01\n"
    assert archcli("rules toy reaches -q").out == "T-02\n"
    assert archcli("rules t-02 luck -q").out.split() == ["T-02", "T-01"]
    assert "most" in archcli("rules toy --screen").out
    for line, words in {
        "rules T-09": ("no rule T-09", "T-01 to T-02"), "rules toy lukc": ('did you mean "luck"',),
        "rules toy zebra": ('no rule speaks of "zebra"',), "rules --screen": ("GAME --screen",),
    }.items():
        refused = archcli(line)
        assert (refused.code, refused.out, [word for word in words if word not in refused.err]) == (2, "", [])


def test_help_completion_and_schema() -> None:
    """Help, completion, man page and schema know the game and its command."""
    assert "toy" in archcli("-h").out
    assert "Toss a die." in archcli("toy -h").out
    assert "--luck N" in archcli("toy toss -h").out
    assert "toy" in archcli("sheet new -h").out
    assert "toy" in archcli("rulings -h").out
    command = next(command for command in walked().commands() if command.path[0] == "toy")
    assert (command.path, command.system, command.words[0].value.kind) == (("toy", "toss"), "toy", "sheet")
    schema = json.loads(archcli("schema toy toss").out)
    assert schema["$defs"]["Toss"]["required"] == ["won", "margin", "rolls", "modifiers"]


def test_its_fights(tmp_path: Path) -> None:
    """A game that names its state and its turns fights as every other: turns, effects, undo, the same again."""
    for name, luck in (("ann", 3), ("bob", 1)):
        (tmp_path / f"{name}.toml").write_text(f'system = "toy"\nname = "{name.title()}"\nluck = {luck}\n')

    def line(words: str) -> Any:
        done = archcli(f"{words} --json", folder=tmp_path, env={"ARCHCLI_FIGHT": "fight.toml"})
        assert done.code == 0, done.err
        return done.json

    line("fight new bob --foe ann")
    assert line("fight start")["result"] == {"order": ["Ann", "Bob"], "rolls": [], "modifiers": []}
    line("fight effect ann '-1 tired' --until next-attack")
    won = line("toy toss --number 4 --dice 2")
    assert (won["result"]["margin"], won["fight"]["changes"]) == (0, [
        {"who": "Ann", "key": "effects", "from": [{"by": -1, "because": "tired", "until": "next-attack"}], "to": []},
        {"who": "Ann", "key": "ahead", "from": False, "to": True},
    ])
    assert line("fight next")["result"]["turn"] == "Bob"
    assert line("fight check")["result"] == {"steps": 4, "same": True, "differences": []}
    assert line("fight undo 2")["result"]["turn"] == "Ann"
