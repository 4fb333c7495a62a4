"""Sheets of the games: every mistake at once, each with its path, and every key in its field."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from archcli.errors import SheetError
from archcli.games import GAMES
from archcli.record import Record
from archcli.sheet import keys
from tests.each import each
from tests.rules.tables import rows, table


@each(("game", "case", "row"), rows("sheets", "WRONG"), by="game")
def test_mistakes(game: str, case: str, row: tuple[dict[str, Any], set[str]]) -> None:
    """All mistakes of a sheet are told together."""
    tables, paths = row
    with pytest.raises(SheetError) as refused:
        GAMES[game].part("sheet").of(tables, file="ann.toml")
    assert {mistake.key for mistake in refused.value.mistakes} == paths


def filled(value: Any) -> Any:
    """The keys of a record that have a value of their own, by their names in the file, as a file holds them."""
    if isinstance(value, Mapping):
        return {name: filled(inner) for name, inner in value.items()}
    if isinstance(value, tuple):
        return list(value)
    if not isinstance(value, Record):
        return value
    return {
        key: filled(getattr(value, declared.field)) for key, declared in keys(type(value)).items()
        if getattr(value, declared.field) != value.DEFAULTS.get(declared.field)
    }


def records(value: Any) -> Iterator[Record]:
    """A record and the records in it."""
    if isinstance(value, Mapping):
        for inner in value.values():
            yield from records(inner)
    elif isinstance(value, Record):
        yield value
        for field in value.FIELDS:
            yield from records(getattr(value, field))


@pytest.mark.parametrize("game", GAMES)
def test_every_key_is_in_the_field_of_its_name(game: str) -> None:
    """A sheet with a value of its own under every key comes back as it was, in whatever order they are declared."""
    sheet, everything = GAMES[game].part("sheet"), table(game, "sheets", "EVERYTHING")
    full = sheet.of(everything, file="ann.toml")
    assert filled(full) == everything
    given: dict[type[Record], set[str]] = {}
    for record in records(full):
        given.setdefault(type(record), set()).update(filled(record))
    assert given == {kind: set(keys(kind)) for kind in given}
    with pytest.MonkeyPatch.context() as patch:
        for kind in given:
            patch.setattr(kind, "KEYS", dict(reversed(keys(kind).items())))
            patch.setattr(kind, "FIELDS", kind.FIELDS[::-1])
        assert sheet.of(dict(reversed(everything.items())), file="ann.toml") == full
