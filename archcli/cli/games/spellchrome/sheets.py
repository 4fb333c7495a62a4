"""Spellchrome sheets, from what was typed."""

from archcli.cli.sheets import one
from archcli.rules.spellchrome.sheet import Sheet


def load(name: str | None) -> Sheet | None:
    """The sheet of a path or bare name; None where none was typed."""
    return None if name is None else one(Sheet.of, name)
