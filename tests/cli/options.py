"""Which options of a command are tried, where something holds for every option of every command."""

from archcli.cli.completion.shared import own
from archcli.cli.completion.walk import Command, Option, walked

TURNS = 5


def tried(command: Command) -> list[Option]:
    """Its own options, and every fifth of those that all share: each of these is tried with many commands."""
    mine = own(command, walked())
    shared = [option for option in command.options if option not in mine]
    return [*mine, *shared[[*walked().commands()].index(command) % TURNS::TURNS]]
