"""Spellchrome sheets, from what was typed."""

from archcli.cli.files import read_sheet
from archcli.rules.spellchrome.sheet import Sheet


def load(name: str | None) -> Sheet | None:
    """The sheet of a path or bare name; None where none was typed."""
    return None if name is None else loaded(name)


def loaded(name: str, *, instead: str | None = None) -> Sheet:
    """The sheet of a path or bare name. `instead`: how a word that is no sheet may be written in this place."""
    path, tables = read_sheet(name, instead=instead)
    return Sheet.of(tables, file=path)
