"""Sheets of Enchanted Realms, and what was typed over them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from archcli.cli.sheets import each
from archcli.cli.typed import Typed
from archcli.errors import UsageError
from archcli.rules.realms.competitor import Competitor
from archcli.rules.realms.sheet import Sheet
from archcli.rules.realms.subattribute import Attribute, SubAttribute

S = TypeVar("S", bound=SubAttribute)
C = TypeVar("C", bound=Competitor)
TWO = 2


def pair(words: Sequence[str]) -> tuple[Sheet | None, Sheet | None]:
    """The sheets of two sides, None where none was typed. Raises UsageError for three."""
    sheets = each(Sheet.of, words)
    if len(sheets) > TWO:
        raise UsageError(f"{len(sheets)} sheets are given, and two sides compete: name two at most")
    mine, theirs = (*sheets, None, None)[:TWO]
    return mine, theirs


def name_of(sheet: Sheet | None) -> str | None:
    """The name of whoever acts; None where no sheet tells it."""
    return None if sheet is None else sheet.name


def scored(typed: Typed, record: type[S], sheet: Sheet | None, attribute: Attribute = "perception") -> S:
    """Whoever uses a sub-attribute; a score that was typed tells its modifier before the sheet does (R-02)."""
    told = typed.has("score") and not typed.has("modifier")
    layer = sheet.replace(modifiers={}) if told and sheet is not None else sheet
    return typed.lay(record, layer, keys={"attribute": attribute}, name=name_of(sheet), attribute=attribute)


def side(typed: Typed, record: type[C], sheet: Sheet | None) -> C:
    """A side of a competition: its modifier as typed, else the better one of the sheet, or that of its attribute."""
    known = typed.lay(record)
    if sheet is None:
        return known
    modifier = sheet.physical(known.attribute) if known.modifier is None else known.modifier
    return typed.lay(record, sheet, name=sheet.name, modifier=modifier, state=sheet.state)
