"""Archsoul sheets and pools, from what was typed."""

from archcli.cli.files import read_sheet
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.pool_text import parse_pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Sheet


def load(name: str | None, rulings: Archsoul, *, instead: str | None = None) -> Sheet | None:
    """The sheet of a path or bare name; None where none was typed."""
    if name is None:
        return None
    path, tables = read_sheet(name, instead=instead)
    return Sheet.of(tables, file=path).replace(unlisted=rulings.unlisted_skill)


def pool(text: str | None, sheet: Sheet | None, option: str) -> Pool | None:
    """The pool of an option; None where none was typed."""
    return None if text is None else parse_pool(text, sheet, option=option)
