"""TAB in a fight: its combatants, and what may be done with them, as far as its file can be read."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from archcli.cli.files import read_toml
from archcli.errors import ArchcliError, FightError
from archcli.names import fold


class Known(NamedTuple):
    """A fight as far as it can be read: where it is, and its tables."""

    file: str
    tables: Mapping[str, Any]

    @property
    def combatants(self) -> Mapping[str, Any]:
        """The tables of its combatants, by name."""
        found = self.tables.get("combatants")
        return found if isinstance(found, Mapping) else {}

    def names(self) -> list[str]:
        """Its combatants, each as it is typed without quotes."""
        return [typed(name) for name in self.combatants]

    def groups(self) -> list[str]:
        """The names before a number, which stand for all of them."""
        stems = [name.rpartition(" ")[0] for name in self.combatants if name.rpartition(" ")[2].isdigit()]
        return [typed(stem) for stem in dict.fromkeys(stems) if stem and stems.count(stem) > 1]

    def named(self, word: str) -> str | None:
        """The combatant whom a word names."""
        return next((name for name in self.combatants if fold(name) == fold(word)), None)

    def sheets(self, words: Sequence[str]) -> Iterator[str]:
        """The paths of the sheets of those whom words name; of one alone the actor's first, who is up."""
        found = [name for name in map(self.named, words) if name is not None]
        up = self.tables.get("turn")
        if len(found) < len(("actor", "target")) and isinstance(up, str):
            found.insert(0, up)
        for name in found:
            sheet = self.combatants.get(name, {}).get("sheet")
            if isinstance(sheet, str):
                yield os.path.join(os.path.dirname(self.file), sheet)

    def acts(self) -> list[str]:
        """What `fight act` knows in its game."""
        from archcli.games import GAMES

        game = GAMES.get(str(self.tables.get("system")))
        return [] if game is None else list(game.part("turns").actions())

    def changes(self) -> list[str]:
        """What `fight set` changes in its game."""
        from archcli.games import GAMES

        game = GAMES.get(str(self.tables.get("system")))
        if game is None:
            return []
        return [*(f"{name.rstrip('_')}" for name in game.part("state").kept()), "down", "no-down", "settled"]


def typed(name: str) -> str:
    """A name as it is typed without quotes: blanks are hyphens."""
    return name.lower().replace(" ", "-")


def fight_of(words: Sequence[str], *, usual: str = "") -> Known | None:
    """The fight that a line is typed in: what it names, else that of the environment, else the `usual` file."""
    named = (after for word, after in pairwise(words) if word in ("--fight", "--file"))
    file = next(named, "") or os.environ.get("ARCHCLI_FIGHT") or usual
    if not os.path.isfile(file):
        return None
    try:
        return Known(file, read_toml(file, FightError))
    except ArchcliError:
        return None
