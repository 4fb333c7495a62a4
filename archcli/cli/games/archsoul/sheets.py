"""Archsoul sheets and pools, from what was typed."""

from archcli.cli.files import read_sheet
from archcli.given import OTHER_POOL, POOL, Reader
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.pool_text import parse_pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Sheet


def load(name: str | None, rulings: Archsoul, *, instead: str | None = None) -> Sheet | None:
    """The sheet of a path or bare name; None where none was typed."""
    if name is None:
        return None
    path, tables = read_sheet(name, instead=instead)
    return Sheet.of(tables, file=path, unlisted=rulings.unlisted_skill)


def called(sheet: Sheet | None, otherwise: str) -> str:
    """The name of a sheet's character."""
    return otherwise if sheet is None else sheet.name


def pool(text: str | None, sheet: Sheet | None, option: str) -> Pool | None:
    """The pool of an option; None where none was typed."""
    return None if text is None else parse_pool(text, sheet, option=option)


def pools(own: Sheet | None, theirs: Sheet | None = None) -> dict[str, Reader]:
    """Readers of typed pools: names are looked up on the first sheet of the line, or on the second."""
    return {
        takes: lambda text, option, sheet=sheet: parse_pool(text, sheet, option=option)  # type: ignore[misc]
        for takes, sheet in ((POOL, own), (OTHER_POOL, theirs))
    }
