"""What is added to a mistake that a rule or a sheet could not say: the command's help, the command that is meant."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager

from archcli.cli.tree import Tree
from archcli.cli.typed import SHOWN
from archcli.errors import ForeignSheet, UsageError, no_such
from archcli.games import DEFAULT, GAMES


@contextmanager
def pointing_to_help(path: str) -> Iterator[None]:
    """A mistake in the line points to the command's help, where nothing better is said."""
    try:
        yield
    except UsageError as mistake:
        mistake.hint = mistake.hint or f"see {path} --help"
        raise


def no_command(word: str, tree: Tree, path: str) -> UsageError:
    """The refusal of a word where a command is expected; dice have a command of their own."""
    from archcli.notation import is_notation

    if any(char.isdigit() for char in word) and (is_notation(word) or not any(char.isalpha() for char in word)):
        return UsageError(f'"{word[:SHOWN]}" is no command: write archcli roll {shlex.quote(word)}', choices=tree)
    refused = no_such("command", word, tree)
    refused.hint = f"see {path} --help"
    return refused


@contextmanager
def naming_who_takes_it(command: str) -> Iterator[None]:
    """A sheet of another game is refused with the command that would take it: the namesake, else that of a fight."""
    try:
        yield
    except ForeignSheet as foreign:
        game = GAMES.get(foreign.game)
        if game is None:
            raise
        name = command if command in game.part("commands") else game.fight
        words = ["archcli", *([] if game.name == DEFAULT else [game.name]), name, foreign.mistakes[0].file]
        raise foreign.at_home(game.title, shlex.join(words)) from None
