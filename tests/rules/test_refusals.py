"""What the games refuse: exit 2, nothing on standard output, and a message that names what is wrong."""

import pytest

from archcli.games import DEFAULT, GAMES
from tests.each import each
from tests.rules.tables import rows, run
from tests.running import archcli


@each(("game", "line", "words"), rows("refusals", "REFUSED"), by="game")
def test_refused(game: str, line: str, words: tuple[str, ...]) -> None:
    """The command ends with 2, prints nothing, and says these words."""
    done = run(game, line)
    assert (done.code, done.out) == (2, "")
    assert [word for word in words if word not in done.err] == []


@pytest.mark.parametrize("game", GAMES)
@each(("entries", "words"), {
    "": "nobody is named: give one entry or more, each NAME=", "Ann=x": '"Ann=x" cannot be read: write NAME=',
    "Ann=4{0} Ann=6{0}": '"Ann" is named twice: give each ',
}.items())
def test_the_same_mistake_is_said_in_the_same_words(game: str, entries: str, words: str) -> None:
    """An order of nobody, of what is no entry, and of one name twice, in every game."""
    command, rest = ("initiative", "/2") if game == DEFAULT else (f"{game} initiative", "")
    refused = archcli(f"{command} {entries.format(rest)} --json")
    assert (refused.code, refused.error["code"]) == (2, "usage")
    assert refused.error["message"].startswith(words)
