"""The tables of the games: each folder here holds those of its game, and the suites go through all of them."""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from archcli.games import GAMES
from tests.running import HERE, Done, archcli

CASES = HERE / "cases"
"""Where the lines of the tables are typed."""


@cache
def modules(game: str) -> dict[str, ModuleType]:
    """The modules of a game's folder, by the names of their files."""
    folder = Path(__file__).parent / game
    return {path.stem: import_module(f"tests.rules.{game}.{path.stem}") for path in sorted(folder.glob("*.py"))}


def table(game: str, module: str, name: str) -> Any:
    """A table of a game; empty where the game has suites of its own (Archsoul, one a command)."""
    return getattr(modules(game).get(module), name, {})


def rows(module: str, name: str) -> list[Any]:
    """The rows of a table, of all games: each game's name with the key and the value of a row."""
    return [
        pytest.param(game, row, value, id=f"{game} {row}")
        for game in GAMES for row, value in table(game, module, name).items()
    ]


def run(game: str, line: str, *more: str) -> Done:
    """Run a line of a game where its sheets are."""
    return archcli(" ".join((game, line, *more)), folder=CASES)


def house(game: str, rulings: str, folder: Path) -> str:
    """The option for a house of these rulings, written to a folder; nothing where there are none."""
    if not rulings:
        return ""
    path = folder / "house.toml"
    path.write_text(f"[{game}]\n{rulings}\n")
    return f"--house {path}"
