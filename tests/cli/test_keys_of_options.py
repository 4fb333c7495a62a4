"""An option and the key that it overrides are declared apart: what may be typed is what may stand on the sheet."""

from collections.abc import Iterator

import pytest

from archcli.cli.options import parameters
from archcli.cli.tree import Branch, Entry, game_of, root
from archcli.games import GAMES
from archcli.given import Declaration
from archcli.record import Record
from archcli.sheet.keys import Declared, keys

APART = {
    "--property": {"elemental"},  # that a weapon has this property is for its sheet to say alone
    "--weight": {"0", "1", "2"},  # a class may be typed by its number too
}
"""Words that only one of both takes."""


def commands() -> Iterator[tuple[tuple[str, ...], Entry]]:
    for name, entry in root().items():
        if isinstance(entry, Branch):
            yield from (((name, one), inner) for one, inner in entry.entries.items() if isinstance(inner, Entry))
        else:
            yield (name,), entry


def overriding(game: str) -> Iterator[tuple[Declaration, str]]:
    """The options of a game's commands that name a key, with each path of keys."""
    for path, entry in commands():
        if game_of(path) == game:
            for declaration in parameters(entry.load()).declared.values():
                for key in filter(None, declaration.given.sheet.split(" or ")):
                    yield declaration, key


def key_at(record: type[Record], path: str) -> Declared:
    """The declaration of the key at a path; `*` and `{...}` stand for a name in a table."""
    own, _, rest = path.partition(".")
    found = keys(record)[own]
    if found.kind.table and not issubclass(found.kind.of, Record):
        return found
    while rest.startswith(("*", "{")):
        _, _, rest = rest.partition(".")
    return key_at(found.kind.of, rest) if rest else found


def disagreement(option: Declaration, key: Declared) -> str | None:
    """Where both tell words, lowest or highest numbers, and not the same ones; an option may leave a bound open."""
    if option.choices and key.kind.choices:
        apart = {*option.choices} ^ {*map(str, key.kind.choices)}
        allowed = APART.get(option.name, set())
        return None if apart == allowed else f"{option.name} and its key differ in {sorted(apart)}"
    if option.range is None or key.range is None:
        return None
    highs = {option.range.high, key.range.high} - {None}
    if option.range.low == key.range.low and len(highs) < 2 and not option.range.above:
        return None
    return f"{option.name} takes {option.range}, and the key {key.range}"


@pytest.mark.parametrize("game", GAMES)
def test_an_option_takes_what_its_key_does(game: str) -> None:
    """Words and bounds of every option are those of every key that supplies it."""
    sheet = GAMES[game].part("sheet")
    both = [(option, key_at(sheet, path)) for option, path in overriding(game)]
    assert both
    assert {said for option, key in both if (said := disagreement(option, key)) is not None} == set()
