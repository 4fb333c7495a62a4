"""Archsoul sheets and pools, from what was typed."""

from collections.abc import Iterable
from functools import partial

from archcli.cli.sheets import each, one
from archcli.given import OTHER_POOL, POOL, Reader
from archcli.rules.archsoul.pool import Pool
from archcli.rules.archsoul.pool_text import parse_pool
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.sheet import Sheet


def load(word: str | None, rulings: Archsoul, *, instead: str | None = None) -> Sheet | None:
    """The sheet of a word (`SHEET`, `NAME=SHEET`); None where none was typed."""
    return None if word is None else one(_reading(rulings), word, instead=instead)


def load_each(words: Iterable[str], rulings: Archsoul, *, instead: str | None = None) -> list[Sheet]:
    """The sheets of words, of which `SHEET*N` names several."""
    return each(_reading(rulings), words, instead=instead)


def _reading(rulings: Archsoul) -> partial[Sheet]:
    return partial(Sheet.of, unlisted=rulings.unlisted_skill)


def called(sheet: Sheet | None, otherwise: str) -> str:
    """The name of a sheet's character."""
    return otherwise if sheet is None else sheet.name


def pool(text: str | None, sheet: Sheet | None, option: str) -> Pool | None:
    """The pool of an option; None where none was typed."""
    return None if text is None else parse_pool(text, sheet, option=option)


def pools(own: Sheet | None, theirs: Sheet | None = None) -> dict[str, Reader]:
    """Readers of typed pools: names are looked up on the first sheet of the line, or on the second."""
    return {POOL: _pool_of(own), OTHER_POOL: _pool_of(theirs)}


def _pool_of(sheet: Sheet | None) -> Reader:
    return lambda text, option: parse_pool(text, sheet, option=option)
