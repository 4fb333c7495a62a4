"""The commands of archcli: those of the games, each from its own table, and the tools.

A command's sentence is the first one of its own help, kept in the tables too so that an overview loads no command.
"""

from collections.abc import Sequence
from typing import Any

import typer

from archcli.cli.command import CONTEXT, Branch, Entry, Tree
from archcli.games import DEFAULT, GAMES

OTHERS, TOOLS = "Other games", "Around the dice"
_TOOLS: Tree = {
    "sheet": Branch("archcli.cli.tools.sheet:COMMANDS", "Character sheets: new, show, check.", TOOLS),
    "rulings": Entry(
        "archcli.cli.tools.rulings", "rulings", "The points that the rule texts leave open, and what is in force.",
        TOOLS, result="archcli.cli.tools.rulings:Rulings",
    ),
    "schema": Entry("archcli.cli.schema", "schema", "The JSON Schema of what commands print with --json.", TOOLS),
}


def root() -> Tree:
    """The whole tree: the commands of the default game, the other games, the tools."""
    others = {
        name: Branch(game.commands, game.summary, OTHERS) for name, game in GAMES.items() if name != DEFAULT
    }
    return {**GAMES[DEFAULT].part("commands"), **others, **_TOOLS}


def game_of(path: Sequence[str]) -> str:
    """The game of a command, by its path; empty for a tool."""
    if path[0] in GAMES:
        return path[0]
    return DEFAULT if path[0] in GAMES[DEFAULT].part("commands") else ""


def program() -> Any:
    """The whole program as a Typer command."""
    from archcli.cli.overview import Program, overview

    kind = type("Root", (Program,), {"tree": root()})
    app = typer.Typer(
        name="archcli", cls=kind, add_completion=False, pretty_exceptions_enable=False, context_settings=CONTEXT,
        invoke_without_command=True,
    )
    app.callback()(overview)
    return typer.main.get_command(app)
