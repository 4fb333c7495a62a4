"""`archcli __complete KIND GAME INCOMPLETE WORD...`: names that only the player's files know, for the shells' TAB.

Called by the completion scripts alone, and before anything of the program is loaded. KIND is that of
`archcli.cli.completion.kinds`, GAME that of the sheets (empty: any), INCOMPLETE what is typed of the word at the
cursor, and the WORDs are the rest of the line. One whole word a line; a sheet that cannot be read offers nothing.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any

from archcli.cli.completion.fights import Known, fight_of
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
        fight = fight_of(line, game) if game else None
        return [*(fight.names(incomplete) if fight else ()), *(name for name in sheet_names() if _of_game(name, game))]
    if kind in ("combatant", "combatants", "act", "change"):
        return _of_fight(kind, fight_of(line, game), incomplete, line)
    if kind in ("weapon", "other-weapon", "pool", "other-pool"):
        sheets = list(_sheets(_in_fight(line, game)))[kind.startswith("other-"):][:1]
        if kind.endswith("weapon"):
            return [name for sheet in sheets for name in _table(sheet, "weapons")]
        return [_before(incomplete, "/") + stat for sheet in sheets for stat in _stats(sheet)]
    if kind.startswith("names"):
        return _joined(kind, incomplete, _names(line, game))
    if kind == "member":
        return _members(line[0]) if line else []
    if kind == "rule":
        return _rules(line)
    return []


def _of_fight(kind: str, fight: Known | None, incomplete: str, line: list[str]) -> list[str]:
    """What only a fight knows: somebody in it, several of one name too, what may be done and what changed."""
    if fight is None:
        return []
    if kind == "act":
        return fight.acts()
    names = fight.names(incomplete)
    if kind == "combatant":
        return names
    names += fight.groups(incomplete)
    if kind == "combatants" or not fight.meant(line):
        return names
    from archcli.cli.completion.changes import changes

    return [*names, *changes(fight, _weapons(fight, line), incomplete)]


def _weapons(fight: Known, line: list[str]) -> list[str]:
    """The weapons of those whom a line names."""
    paths = map(fight.sheet, fight.meant(line))
    return list(dict.fromkeys(name for sheet in _sheets(filter(None, paths)) for name in _table(sheet, "weapons")))


def _in_fight(line: list[str], game: str) -> list[str]:
    """A line with the sheets of the combatants whom it names; where nobody says who acts, that one's comes first."""
    fight = fight_of(line, game)
    if fight is None:
        return line
    found = [(fight.named(_value(word)), word) for word in line if _value(word) != fight.file]
    words = [word if name is None else fight.sheet(name) or word for name, word in found]
    up = fight.acting(line)
    sheet = None if up is None else fight.sheet(up)
    pair = len(list(_sheets(words))) > 1
    return words if sheet is None or pair else [sheet, *words]


def _names(line: list[str], game: str) -> list[str]:
    """The names of the combatants of a line, or else of its fight."""
    fight = fight_of(line, game)
    return list(dict.fromkeys(_combatants(line))) or ([] if fight is None else fight.names())


def _joined(kind: str, incomplete: str, names: list[str]) -> list[str]:
    """Names that stand alone, before `=`, or joined by commas."""
    if kind == "names=":
        return [f"{name}=" for name in names]
    before = _before(incomplete, ",") if kind == "names," else ""
    return [before + name for name in names if name not in before.split(",")]


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
            head = file.read(HEAD)
    except (ArchcliError, OSError):
        return False
    found = re.search(rb"^\s*system\s*=\s*[\"'](\w+)[\"']", head, re.MULTILINE)
    is_fight = re.search(rb"^\s*\[combatants\b", head, re.MULTILINE)
    return found is not None and is_fight is None and game in ("", found[1].decode())


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
