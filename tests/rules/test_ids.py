"""Every id of the rules has a case or a test that shows it, and none of them is made up."""

import tomllib
from collections.abc import Iterator

import pytest

from archcli.games import GAMES
from tests.rules.tables import CASES, modules, table


@pytest.mark.parametrize("game", GAMES)
def test_every_id_is_listed(game: str) -> None:
    """From the first to the last, none of those there are left out."""
    ids = table(game, "ids", "IDS")
    ranges = table(game, "ids", "RANGES") or ((1, len(ids)),)
    letter = next(iter(ids))[0]
    assert set(ids) == {f"{letter}-{number:02}" for first, last in ranges for number in range(first, last + 1)}


def named(game: str) -> Iterator[str]:
    """What an id may name: a row of a table, or a test as FILE::TEST."""
    for file, module in modules(game).items():
        for name, value in vars(module).items():
            if isinstance(value, dict):
                yield from (row for row in value if isinstance(row, str))
            elif name.startswith("test_"):
                yield f"{file}.py::{name}"


@pytest.mark.parametrize("game", GAMES)
def test_what_an_id_names_is_there(game: str) -> None:
    """An executable case that cites the rule, a row of a table of the game, or a test."""
    cited = {case["id"]: case["rule"] for case in tomllib.loads((CASES / f"{game}.toml").read_text())["case"]}
    shown = {*named(game)}
    wrong = {
        rule: name for rule, name in table(game, "ids", "IDS").items()
        if (rule not in cited[name] if name in cited else name not in shown)
    }
    assert wrong == {}
