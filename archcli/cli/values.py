"""What an option or a word takes, told by its metavar, so that TAB can offer it.

- `a|b|c`: one of these words (lower-case words, digits and hyphens). A `Literal` type says the same, and so does
  `autocompletion=one_of("archcli.rules.murk.turn:ACTIONS")`, which keeps a long list out of the help.
- the word SHEET (`SHEET`, `NAME=MOD|SHEET`), or who a sheet stands for (ATTACKER, TARGET, FOE, ...): a sheet.
- the word WEAPON (`WEAPON`, `N|WEAPON`), or an option that names a weapon: a weapon of the first sheet on the
  line; `--target-weapon`, or OPPONENT-WEAPON: of the second.
- POOL, SKILL, ATTRIBUTE or an option that names a skill: stats of the sheets on the line, joined by `/`.
- FILE: a file. FOLDER: a folder.
- NAME at the start (`NAME=N`, `NAME,NAME,...`): a combatant that the line names already.
- COMMAND: a command. MEMBER: a command of the group that the word before names.
- anything else (`N`, `FEET`, `2-6`): nothing to offer.
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

NONE, CHOICE, SHEET, WEAPON, OTHER_WEAPON, POOL, FILE, FOLDER, NAMES, COMMAND, MEMBER = (
    "none", "choice", "sheet", "weapon", "other-weapon", "pool", "file", "folder", "names", "command", "member",
)
_WHO = {"ATTACKER", "DEFENDER", "TARGET", "FOE", "ACTOR", "RIDER", "OPPONENT", "SIDE", "HERO"}
_NAMED = {
    "--weapon": WEAPON, "--offhand": WEAPON, "--target-weapon": OTHER_WEAPON,
    "--skill": POOL, "--attribute": POOL, "--vehicle-skill": POOL,
}
_WORDS = {
    "SHEET": SHEET, "WEAPON": WEAPON, "POOL": POOL, "SKILL": POOL, "ATTRIBUTE": POOL, "FILE": FILE, "FOLDER": FOLDER,
    "COMMAND": COMMAND, "MEMBER": MEMBER,
}
_WORDS |= dict.fromkeys(_WHO, SHEET)
_PLAIN = {"N": NONE, "OPPONENT-WEAPON": OTHER_WEAPON}
"""Metavars that say it whatever the option is called."""
_FIXED = re.compile(r"[a-z0-9][a-z0-9-]*(\|[a-z0-9][a-z0-9-]*)+")


class Value(NamedTuple):
    """What stands in a place: its kind, the words of a choice, and what joins several names (`,`) or ends one (`=`)."""

    kind: str = NONE
    choices: tuple[str, ...] = ()
    joint: str = ""


def one_of(place: str) -> Callable[[str], list[str]]:
    """An `autocompletion` that offers the names of a list: `one_of("archcli.rules.murk.turn:ACTIONS")`.

    The module is imported when completions are generated, never by a command.
    """
    def names(incomplete: str) -> list[str]:
        from importlib import import_module

        module, _, name = place.partition(":")
        return [str(one) for one in getattr(import_module(module), name) if str(one).startswith(incomplete)]

    return names


def value_of(param: Any) -> Value:
    """What a parameter of a Typer command takes."""
    metavar = param.metavar or ""
    offered = tuple(str(getattr(one, "value", one)) for one in param.shell_complete(None, ""))
    if offered:
        return Value(CHOICE, offered)
    bare = metavar.strip("[].")
    if _FIXED.fullmatch(bare):
        return Value(CHOICE, tuple(bare.split("|")))
    if bare in _PLAIN:
        return Value(_PLAIN[bare])
    for spelling in param.opts:
        if spelling in _NAMED:
            return Value(_NAMED[spelling])
    for word in re.findall(r"[A-Z]+", metavar):
        if word in _WORDS:
            return Value(_WORDS[word])
    if bare.startswith("NAME"):
        return Value(NAMES, joint=next((mark for mark in ",=" if f"NAME{mark}" in metavar), ""))
    return Value()
