"""A sheet to start from is written from what a sheet declares."""

import tomllib
from collections.abc import Mapping
from typing import Annotated, Literal

import pytest

from archcli.cli.tools.model import model
from archcli.games import GAMES
from archcli.given import Range
from archcli.record import Record
from archcli.sheet import Character, Key, keys


class Spear(Record):
    """A weapon with a key of each kind."""

    name: str
    kind: Annotated[Literal["short", "long"], Key()]
    reach: Annotated[int | None, Range(1), Key("hexes")] = None
    marks: Annotated[tuple[Literal["old", "new"], ...], Key()] = ()
    cursed: Annotated[bool, Key("whether it bites")] = False


class Mood(Record):
    """A table of its own."""

    joy: Annotated[int, Range(-3, 3), Key()] = 0
    fear: Annotated[int | None, Key(example=1)] = None


class Hero(Character):
    """A sheet of a toy game; of `luck` there is nothing to write."""

    system: Annotated[Literal["toy"], Key()]
    luck: Annotated[int | None, Range(0), Key("seldom")] = None
    level: Annotated[int, Range(1, 9), Key("of ten")] = 1
    size: Annotated[Literal["small", "large"], Key()] = "large"
    stats: Annotated[Mapping[str, int], Range(0, 5), Key("points", names=("wit", "grace"), example=2)]
    skills: Annotated[Mapping[str, int], Key("your own", example={"sea shanties": 4})]
    mood: Annotated[Mood, Key("today")]
    spears: Annotated[Mapping[str, Spear], Key("many", example={
        "pike": {"kind": "long"}, "dart": {"kind": "short", "reach": 9},
    })]


TEXT = """\
# A sheet of Toy. Numbers in parentheses are the range.
system = "toy"
name = "Ann \\"the\\\\Axe\\""
level = 1       # of ten (1 to 9)
size = "large"  # small or large

[stats]  # points (0 to 5)
wit = 2
grace = 2

[skills]  # your own
"sea shanties" = 4

[mood]   # today
joy = 0  # (-3 to 3)
fear = 1

[spears.pike]   # many
kind = "long"   # short or long
marks = []      # old, new
cursed = false  # whether it bites

[spears.dart]
kind = "short"
reach = 9  # hexes (1 or more)
"""


def test_every_kind_of_key_is_written_with_what_it_means() -> None:
    assert model(Hero, "Toy", 'Ann "the\\Axe"') == TEXT
    assert Hero.of(tomllib.loads(TEXT), file="toy.toml").spears["dart"].reach == 9


@pytest.mark.parametrize("game", GAMES)
def test_a_model_holds_every_table_of_the_game(game: str) -> None:
    sheet = GAMES[game].part("sheet")
    text = model(sheet, GAMES[game].title)
    tables = tomllib.loads(text)
    assert {"system", "name"} <= {*tables} <= {*keys(sheet)}
    assert {key for key, declared in keys(sheet).items() if declared.kind.table} <= {*tables}
    assert sheet.of(tables, file="new.toml").name == "Nameless"
