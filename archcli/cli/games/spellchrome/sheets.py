"""Spellchrome sheets, from what was typed."""

from archcli.cli.files import read_sheet
from archcli.rules.spellchrome.sheet import Sheet


def load(name: str | None, *, instead: str | None = None) -> Sheet | None:
    """The sheet of a path or bare name; None where none was typed."""
    if name is None:
        return None
    path, tables = read_sheet(name, instead=instead)
    return Sheet(tables, file=path)
