"""The options that every resolving command has: told apart so that a script holds them once."""

from archcli.cli.completion.walk import Command, Group, Option
from archcli.cli.options import SHARED


def shared(program: Group) -> tuple[Option, ...]:
    """The options that every resolving command has."""
    resolving = next(command for command in program.commands() if resolves(command))
    return resolving.options[-len(SHARED) - 1:]


def resolves(command: Command) -> bool:
    """Whether a command has the shared options."""
    return any("--seed" in option.spellings for option in command.options)
