"""What was typed and what stands on a sheet of Enchanted Realms, put together: an option always beats the sheet."""

from collections.abc import Sequence

from archcli.cli.files import read_sheet
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.subattribute import SubAttribute, modifier


def load(name: str | None, *, instead: str | None = None) -> Sheet | None:
    """The sheet of a path or bare name; None where none was typed."""
    if name is None:
        return None
    path, tables = read_sheet(name, instead=instead)
    return Sheet(tables, file=path)


def loaded(names: Sequence[str] | None) -> list[Sheet]:
    """The sheets of several words."""
    return [sheet for name in names or () if (sheet := load(name)) is not None]


def of(typed: int | None, sheet: Sheet | None, *path: str) -> int | None:
    """A typed number, else the sheet's, None where neither is known."""
    return typed if typed is not None or sheet is None else sheet.number(*path)


def name_of(sheet: Sheet | None, otherwise: str = "you") -> str:
    """Who acts."""
    return otherwise if sheet is None else sheet.name


def known(sheet: Sheet | None, name: str) -> SubAttribute:
    """What a sheet says of a sub-attribute; nothing where there is none."""
    return SubAttribute() if sheet is None else sheet.subattribute(name)


def settled(score: int | None, typed: int | None, sheet: Sheet | None, name: str) -> SubAttribute:
    """The score and the modifier that count, from the options and the sheet (R-02)."""
    on_sheet = known(sheet, name)
    return SubAttribute(
        on_sheet.score if score is None else score,
        modifier(name, typed=SubAttribute(score, typed), sheet=on_sheet),
    )
