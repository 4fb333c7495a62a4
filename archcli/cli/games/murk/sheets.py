"""Sheets of The Murk: those that a line names, and what they bring where nothing was typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar

from archcli.cli.files import read_sheet
from archcli.cli.typed import Typed
from archcli.given import SHEET, Word
from archcli.rules.murk.effort import Effort
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


def with_die(record: type[R], typed: Typed, sheet: Sheet | None, attribute: str, **facts: Any) -> R:
    """A record whose `die` is that of an attribute, and whose `name` that of the sheet."""
    if sheet is not None:
        facts["name"] = sheet.name
        if not typed.has("die"):
            facts["die"] = sheet.die(attribute, option="--die")
    return typed.lay(record, sheet, keys={"attribute": attribute}, **facts)


def sides(
    typed: Typed, names: Sequence[str], attribute: str, *, foe_die: Callable[[Sheet], int] | None = None,
    damage: Sequence[int] = (),
) -> tuple[Sheet | None, Effort, Foes]:
    """Your sheet, what you bring, and the other side: foes with sheets first, then those that were typed.

    A sheet brings the die of the attribute, that of a foe the one that `foe_die` finds there; `damage`: of the foes'
    weapons, one for all or one for each.
    """
    mine, *theirs = (*map(load, names),) or (None,)
    each = [
        Foe(
            name=sheet.name, die=foe_die(sheet) if foe_die else sheet.die(attribute, option="--foe-die"),
            suffering=sheet.suffering or 0,
        ) for sheet in theirs if sheet is not None
    ]
    each += [foe_of(text, f"foe {number}") for number, text in enumerate(typed["foe_die"], len(each) + 1)]
    return mine, with_die(Effort, typed, mine, attribute), typed.lay(Foes, each=armed(each, damage))
