"""`archcli __complete KIND GAME INCOMPLETE WORD...`: names that only the player's files know, for the shells' TAB.

Called by the completion scripts alone, and before anything of the program is loaded. KIND is that of
`archcli.cli.completion.kinds`, GAME that of the sheets (empty: any), INCOMPLETE what is typed of the word at the
cursor, and the WORDs are the rest of the line. One whole word a line; a sheet that cannot be read offers nothing.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any

from archcli.cli.completion.fights import fight_of
from archcli.cli.files import find_sheet, read_sheet, sheet_names
from archcli.cli.sheets import spelled
from archcli.errors import ArchcliError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

HEAD = 4096
"""Bytes of a sheet that are looked through for its game."""


def offered(kind: str = "", game: str = "", incomplete: str = "", *words: str) -> list[str]:
    """The words that may stand at the cursor."""
    line = [os.path.expanduser(word.strip("'\"").replace("\\", "")) for word in words]
    if kind == "sheet":
        return [*_in_fight(line), *(name for name in sheet_names() if _of_game(name, game))]
    if kind in ("combatant", "act", "change"):
        return _of_fight(kind, line)
    if kind in ("weapon", "other-weapon", "pool", "other-pool"):
        sheets = list(_sheets(_sheets_in_fight(line) or line))[kind.startswith("other-"):][:1]
        if kind.endswith("weapon"):
            return [name for sheet in sheets for name in _table(sheet, "weapons")]
        return [_before(incomplete, "/") + stat for sheet in sheets for stat in _stats(sheet)]
    if kind == "names":
        return list(dict.fromkeys(_combatants(line)))
    if kind == "names=":
        return [f"{name}=" for name in dict.fromkeys(_combatants(line))]
    if kind == "names,":
        before = _before(incomplete, ",")
        return [before + name for name in dict.fromkeys(_combatants(line)) if name not in before.split(",")]
    if kind == "member":
        return _members(line[0]) if line else []
    if kind == "rule":
        return _rules(line)
    return []


def _in_fight(line: list[str]) -> list[str]:
    """The combatants of the fight that a line is typed in, if it is in one."""
    fight = fight_of(line)
    return [] if fight is None else fight.names()


def _of_fight(kind: str, line: list[str]) -> list[str]:
    """What a command of the group `fight` knows: names, acts, changes."""
    fight = fight_of(line, usual="fight.toml")
    if fight is None:
        return []
    if kind == "act":
        return fight.acts()
    return [*fight.names(), *fight.groups(), *(fight.changes() if kind == "change" else [])]


def _sheets_in_fight(line: list[str]) -> list[str]:
    """The sheets of the combatants whom a line names, the actor's first."""
    fight = fight_of(line)
    return [] if fight is None else list(fight.sheets(line))


def _members(name: str) -> list[str]:
    """The commands of a group."""
    from archcli.cli.tree import root

    return list(getattr(root().get(name), "entries", ()))


def _rules(line: list[str]) -> list[str]:
    """The games, and the ids and words of the rules of the one that is named, or of all."""
    from archcli.cli.tools.rules import of_game
    from archcli.games import GAMES

    named = [word for word in line if word in GAMES]
    entries = [entry for name in named or GAMES for entry in of_game(name)]
    return [*([] if named else GAMES), *dict.fromkeys(word for entry in entries for word in (entry.id, *entry.words))]


def _before(incomplete: str, joint: str) -> str:
    return incomplete[:incomplete.rfind(joint) + 1]


def _of_game(name: str, game: str) -> bool:
    """Whether a bare name is a sheet of the game; what cannot be read, such as a folder `x.toml`, is none."""
    try:
        path = find_sheet(name)
        if not os.path.isfile(path):
            return False
        with open(path, "rb") as file:
            found = re.search(rb"^\s*system\s*=\s*[\"'](\w+)[\"']", file.read(HEAD), re.MULTILINE)
    except (ArchcliError, OSError):
        return False
    return found is not None and game in ("", found[1].decode())


def _sheets(words: Iterable[str]) -> Iterator[dict[str, Any]]:
    """The sheets that the words name, in their order."""
    for word in words:
        name = _value(word)
        if name.startswith("-") or not name:
            continue
        try:
            path = find_sheet(spelled(name).sheet)
            if os.path.isfile(path):  # nobody waits for a pipe while typing
                yield read_sheet(path)[1]
        except ArchcliError:
            continue


def _value(word: str) -> str:
    """What is joined to an option (`--foe=goblin`), or the word itself."""
    return word.split("=", 1)[1] if word.startswith("--") and "=" in word else word


def _table(sheet: dict[str, Any], key: str) -> dict[str, Any]:
    table = sheet.get(key)
    return table if isinstance(table, dict) else {}


def _stats(sheet: dict[str, Any]) -> list[str]:
    tables = ("attributes", "skills", "specializations", "scores", "perimeters")
    return [stat for key in tables for stat in _table(sheet, key)]


def _combatants(words: Iterable[str]) -> Iterator[str]:
    """The names that the words give to combatants: `NAME=...`, and those of sheets."""
    for word in words:
        name, equals, _ = word.partition("=")
        if equals and not name.startswith("-") and "*" not in word:
            yield name
            continue
        for sheet in _sheets([word]):
            yield from spelled(_value(word)).names(str(sheet["name"])) if "name" in sheet else ()
