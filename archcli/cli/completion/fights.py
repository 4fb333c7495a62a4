"""TAB in a fight: its combatants, and what may be done with them, as far as its file can be read."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from archcli.cli.fight_file import USUAL, fight_file
from archcli.cli.files import read_toml
from archcli.errors import ArchcliError, FightError
from archcli.names import fold, parted

FILES, WITHOUT = ("--fight", "--file"), "--no-fight"
ACTOR = ("--who", "--sheet", "-s")
"""Options behind which stands who acts."""


class Known(NamedTuple):
    """A fight as far as it can be read: where it is, and its tables."""

    file: str
    tables: Mapping[str, Any]

    @property
    def system(self) -> str:
        """Its game."""
        return str(self.tables.get("system", ""))

    @property
    def combatants(self) -> Mapping[str, Any]:
        """The tables of its combatants, by name."""
        return _table(self.tables, "combatants")

    def names(self, like: str = "") -> list[str]:
        """Its combatants, each as it is typed without quotes, in the letters of what is typed already."""
        return [typed(name, like) for name in self.combatants]

    def groups(self, like: str = "") -> list[str]:
        """The names before a number, which stand for all of them."""
        stems = [stem for stem, number in map(parted, self.combatants) if number is not None]
        return [typed(stem, like) for stem in dict.fromkeys(stems)]

    def named(self, word: str) -> str | None:
        """The combatant whom a word names."""
        return next((name for name in self.combatants if fold(name) == fold(word)), None)

    def meant(self, words: Iterable[str]) -> list[str]:
        """Whom words name: one, or all of a name before their numbers."""
        typed = {*map(fold, words)}
        return [name for name in self.combatants if typed & {fold(name), fold(parted(name)[0])}]

    def sheet(self, name: str) -> str | None:
        """The path of the sheet of a combatant."""
        sheet = _table(self.combatants, name).get("sheet")
        return os.path.join(os.path.dirname(self.file), sheet) if isinstance(sheet, str) else None

    def acting(self, words: Sequence[str]) -> str | None:
        """Who acts though no word says so: the one whose turn it is, unless that one alone is named."""
        up = self.tables.get("turn")
        said = any(word.partition("=")[0] in ACTOR for word in words)
        named = [name for name in map(self.named, words) if name is not None]
        return None if said or named == [up] or not isinstance(up, str) else up

    def acts(self) -> list[str]:
        """What `fight act` knows in its game."""
        from archcli.games import GAMES

        game = GAMES.get(self.system)
        return [] if game is None else list(game.part("turns").actions())


def typed(name: str, like: str = "") -> str:
    """A name as it is typed without quotes: blanks are hyphens; large letters where what is typed has some."""
    return (name if like != like.lower() else name.lower()).replace(" ", "-")


def fight_of(words: Sequence[str], game: str) -> Known | None:
    """The fight that a line of a game is typed in: what it names first, else that of the environment; a line of no
    game is one of the group `fight`, which has a file of its own."""
    said = (
        "" if word == WITHOUT else after if word in FILES else word.partition("=")[2]
        for word, after in pairwise((*words, "")) if word.partition("=")[0] in (*FILES, WITHOUT)
    )
    file = next(said, fight_file(None) or ("" if game else USUAL))
    if not os.path.isfile(file):
        return None
    try:
        fight = Known(file, read_toml(file, FightError))
    except ArchcliError:
        return None
    return fight if game in ("", fight.system) else None


def _table(tables: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = tables.get(key)
    return found if isinstance(found, Mapping) else {}
