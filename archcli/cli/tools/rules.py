"""`archcli rules`: what a rule says, by its id or by a word; a game's screen of numbers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

from archcli.errors import UsageError
from archcli.games import GAMES
from archcli.given import RULE, Given, Word
from archcli.report import Line, Picture, Report, Result, Span, Table, field, line
from archcli.roles import NAME, NOTE
from archcli.rulebook import Entry, entries, looked_up, looks_like_id
from archcli.rulings import points


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Result):
    """The rules that were asked for; of a screen none, and its tables."""

    rules: tuple[Entry, ...] = ()
    screen: tuple[Line | Table | Picture, ...] = field(shown=False, default=())
    title: str = field(shown=False, default="")
    apart: bool = field(shown=False, default=False)
    """Rules of several games: each with the name of its own."""

    def quiet(self) -> Sequence[str]:
        return [entry.id for entry in self.rules]

    def report(self) -> Report:
        title = (Span(self.title, NAME),) if self.title else ()
        return Report(title, (*self._lines(), *self.screen))

    def _lines(self) -> Iterator[Line]:
        game = ""
        for entry in self.rules:
            if self.apart and entry.system != game:
                game = entry.system
                yield line("", (GAMES[game].title, NAME))
            yield line(entry.id, (entry.words[0], NAME), ": ", entry.text)


def rules(
    words: Annotated[tuple[str, ...], Word(
        "[GAME] [ID|WORD ...]", takes=RULE, help="Of one game alone; ids such as A-41, or what it is about.")] = (),
    screen: Annotated[bool, Given("--screen", help="The numbers of GAME on one page, for whoever runs it.")] = False,
) -> Rules:
    """What a rule says, by its id or by a word.

    Example: archcli rules A-41

    Example: archcli rules soluna cover
    """
    game = next((word for word in words if word in GAMES), None)
    asked = [word for word in words if word != game]
    if screen:
        return _screen(game, asked)
    if not words:
        return Rules(screen=tuple(_overview()))
    games = _named(asked) if game is None else [game]
    known = [entry for name in games for entry in of_game(name)]
    found = looked_up(asked, known) if asked else tuple(known)
    apart = len({entry.system for entry in found}) > 1
    return Rules(rules=found, apart=apart, title="" if asked or game is None else GAMES[game].title)


def _screen(game: str | None, asked: Sequence[str]) -> Rules:
    if game is None or asked:
        raise UsageError(f"--screen is for one game, and nothing else: archcli rules {game or 'GAME'} --screen")
    return Rules(screen=tuple(GAMES[game].part("screen")()), title=GAMES[game].title)


def _named(asked: Sequence[str]) -> list[str]:
    """The games in which words are looked up: where all are ids, those alone that have such ids."""
    letters = {word[0].upper() for word in asked if looks_like_id(word)}
    lone = all(map(looks_like_id, asked))
    having = [name for name, game in GAMES.items() if game.letter in letters]
    return having if lone and having else [name for name, game in GAMES.items() if game.rulebook]


def of_game(name: str) -> Iterator[Entry]:
    """All rules of a game, what its tables hold, and its rulings."""
    game = GAMES[name]
    if game.rulebook:
        yield from entries(name, game.part("rulebook"))
    if game.words:
        yield from game.part("words")()
    for point in points(game.part("rulings")):
        said = f"{point.why[0].upper()}{point.why[1:]}: {point.choices}; {point.default} unless a table decides."
        yield Entry(name, f"ruling {point.key}", (point.key,), said)


def _overview() -> Iterator[Line]:
    yield line("for example", " archcli rules A-41, archcli rules reckless, archcli rules soluna cover")
    for name, game in GAMES.items():
        if game.rulebook:
            ids = list(game.part("rulebook"))
            yield line(name, game.title, (f"  {ids[0]} to {ids[-1]}; its numbers: archcli rules {name} --screen", NOTE))
