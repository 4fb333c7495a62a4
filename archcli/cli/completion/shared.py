"""The options that every resolving command has: told apart so that a script holds them once."""

from collections.abc import Iterable

from archcli.cli.completion.walk import Command, Group, Option
from archcli.cli.shared import SHARED


def shared(program: Group) -> tuple[Option, ...]:
    """The options that every resolving command has."""
    resolving = next(command for command in program.commands() if resolves(command))
    return resolving.options[-len(SHARED) - 1:]


def resolves(command: Command) -> bool:
    """Whether a command has the shared options."""
    return any("--odds" in option.spellings for option in command.options)


def own(member: Command | Group, program: Group) -> list[Option]:
    """The options of a command or group that are not the shared ones."""
    if isinstance(member, Command) and resolves(member):
        return [option for option in member.options if option not in shared(program)]
    return list(member.options)


def everyone(program: Group) -> Iterable[Command | Group]:
    """Every group and every command."""
    yield from program.groups()
    yield from program.commands()
