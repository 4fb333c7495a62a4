"""Sheets as a line names them: `SHEET`, `NAME=SHEET` under another name, `SHEET*N` and `NAME=SHEET*N` numbered."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from archcli.cli.files import find_sheet, read_sheet
from archcli.errors import SheetError, UsageError, beyond, unreadable
from archcli.limits import Limit
from archcli.names import numbered
from archcli.numbers import whole
from archcli.sheet import Character

S = TypeVar("S", bound=Character)
COPIES = Limit("copies", 1_000, "of one sheet (SHEET*N)")
FORMS = "SHEET, NAME=SHEET or SHEET*N"


class Spelled(NamedTuple):
    """A word that names a sheet: a path or bare name, the name it is given, and of how many it is the sheet.

    `name` is None where the sheet's own is meant, `times` where it is that of one, unnumbered.
    """

    sheet: str
    name: str | None = None
    times: int | None = None

    def names(self, own: str) -> tuple[str, ...]:
        """Who they are; `own`: the name on the sheet."""
        return numbered(self.name or own, self.times)


def spelled(word: str) -> Spelled:
    """A word taken apart; what stands before `=` is no name where it is part of a path.

    Raises UsageError for a number of copies that is 0 or past the limit.
    """
    name, equals, sheet = word.partition("=")
    if not equals or not name or not sheet or "/" in name or os.sep in name:
        name, sheet = "", word
    head, star, tail = sheet.rpartition("*")
    if not (star and head and tail.isascii() and tail.isdigit()):
        return Spelled(sheet, name or None)
    times = whole(tail, sign=False)
    if times == 0:
        raise UsageError(f'"{word}" is nobody: write {head}*1 or more')
    if times is None or times > COPIES:
        raise beyond(COPIES, f'"{word}" is {tail} of one sheet', "made")
    return Spelled(head, name or None, times)


class Files:
    """Where sheets come from: their files. A fight puts the state of its combatants over them."""

    def sheets(self, of: Callable[..., S], word: str, instead: str | None) -> list[S]:
        """Those that a word names, each under its name."""
        called = spelled(word)
        path, tables = self.read(called.sheet, instead)
        sheet = of(tables, file=path)
        return [sheet.replace(name=name) for name in called.names(sheet.name)]

    def read(self, sheet: str, instead: str | None = None) -> tuple[str, dict[str, Any]]:
        """The path and the tables of one."""
        return read_sheet(sheet, instead=instead)

    def has(self, word: str) -> bool:
        """Whether a word names a sheet that can be found."""
        try:
            return os.path.exists(find_sheet(spelled(word).sheet))
        except SheetError:
            return False


_source: list[Files] = [Files()]


@contextmanager
def coming_from(source: Files) -> Iterator[None]:
    """For as long as it lasts all sheets come from there."""
    _source.append(source)
    try:
        yield
    finally:
        _source.remove(source)


def is_there(word: str) -> bool:
    """Whether a word names a sheet that can be found; what stands in it is not looked at.

    Raises UsageError for a number of copies that is 0 or past the limit.
    """
    return _source[-1].has(word)


def each(of: Callable[..., S], words: Iterable[str], *, instead: str | None = None) -> list[S]:
    """The sheets that words name, in their order, each under its name.

    `of` reads one (`Sheet.of`); `instead`: how a word that is no sheet may be written in this place.
    """
    return [sheet for word in words for sheet in _source[-1].sheets(of, word, instead)]


def entered(of: Callable[..., S], word: str, form: str) -> list[S]:
    """The sheets of an entry that may be written otherwise too; `form` says how.

    Raises UsageError for NAME=WORD where the word is no sheet that can be found.
    """
    if "=" in word and not is_there(word):
        try:
            find_sheet(spelled(word).sheet)
        except SheetError as unfound:
            refused = unreadable(word, form)
            refused.hint = unfound.hint
            raise refused from None
    return each(of, [word], instead=f"an entry is {form}")


def one(of: Callable[..., S], word: str, *, instead: str | None = None) -> S:
    """The sheet that a word names. Raises UsageError where it names several."""
    sheet, *more = each(of, [word], instead=instead)
    if more:
        raise UsageError(f'"{word}" names {len(more) + 1}, and one is meant here: write SHEET or NAME=SHEET')
    return sheet
