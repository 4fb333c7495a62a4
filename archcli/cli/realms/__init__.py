"""The commands of this game."""

from archcli.cli.command import Entry

COMMANDS: dict[str, Entry] = {}
