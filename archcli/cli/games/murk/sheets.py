"""Sheets of The Murk: those that a line names, and what they bring where nothing was typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar

from archcli.cli.files import read_sheet
from archcli.cli.typed import Typed
from archcli.given import SHEET, Word
from archcli.rules.murk.foes import Foe, Foes, armed, foe_of
from archcli.rules.murk.sheet import Sheet

R = TypeVar("R")
Own = Annotated[str | None, Word("[SHEET]", takes=SHEET, help="Your sheet: a path, or a bare name.")]
OwnAndFoes = Annotated[tuple[str, ...], Word(
    "[SHEET [FOE ...]]", takes=SHEET, help="Your sheet, then those of your foes.")]


def load(name: str, *, instead: str | None = None) -> Sheet:
    """The sheet of a path or bare name."""
    path, tables = read_sheet(name, instead=instead)
    return Sheet.of(tables, file=path)


def own(name: str | None) -> Sheet | None:
    """The sheet of one who may have none."""
    return None if name is None else load(name)


def first_and_rest(names: Sequence[str]) -> tuple[Sheet | None, list[Sheet]]:
    """Your sheet and those of your foes."""
    sheets = [load(name) for name in names]
    return (sheets[0] if sheets else None), sheets[1:]


def with_die(record: type[R], typed: Typed, sheet: Sheet | None, attribute: str, **facts: Any) -> R:
    """A record whose `die` is that of an attribute, and whose `name` that of the sheet."""
    if sheet is not None:
        facts["name"] = sheet.name
        if not typed.has("die"):
            facts["die"] = sheet.die(attribute, option="--die")
    return typed.lay(record, sheet, keys={"attribute": attribute}, **facts)


def foes(typed: Typed, sheets: Sequence[Sheet], die: Callable[[Sheet], int], damage: Sequence[int] = ()) -> Foes:
    """Everyone on the other side: those of sheets first, with the die that `die` finds there, then the typed ones.

    `damage`: of their weapons, one for all or one for each.
    """
    each = [Foe(name=sheet.name, die=die(sheet), suffering=sheet.suffering or 0) for sheet in sheets]
    each += [foe_of(text, f"foe {number}") for number, text in enumerate(typed["foe_die"], len(each) + 1)]
    return typed.lay(Foes, each=armed(each, damage))


def foes_with(typed: Typed, sheets: Sequence[Sheet], attribute: str, damage: Sequence[int] = ()) -> Foes:
    """The other side, each with the die of an attribute."""
    return foes(typed, sheets, lambda sheet: sheet.die(attribute, option="--foe-die"), damage)
