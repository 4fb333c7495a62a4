"""The kinds of values that `archcli.cli.values` describes, found in the parameters of a Typer command."""

import re
from typing import Any, NamedTuple

from archcli.given import Declaration

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
DOZEN = 12


class Value(NamedTuple):
    """What stands in a place: its kind, the words of a choice, and what joins several names (`,`) or ends one (`=`)."""

    kind: str = NONE
    choices: tuple[str, ...] = ()
    joint: str = ""


def declared_value(declaration: Declaration) -> Value:
    """What stands in the place of a declared option or word."""
    given = declaration.given
    if declaration.words:
        return Value(CHOICE, declaration.words)
    if declaration.range is not None and declaration.kind is int and declaration.range.high is not None:
        numbers = range(int(declaration.range.low), int(declaration.range.high) + 1)
        return Value(CHOICE, tuple(map(str, numbers))) if len(numbers) <= DOZEN else Value()
    if given.takes == "names":
        return Value(NAMES, joint=next((mark for mark in ",=" if f"NAME{mark}" in given.metavar), ""))
    return Value(NONE if given.takes in ("", "notation") else given.takes)


def value_of(param: Any, declaration: Declaration | None) -> Value:
    """What a parameter of a Typer command takes: as it is declared, else told by its metavar."""
    if declaration is not None:
        return declared_value(declaration)
    metavar = param.metavar or ""
    offered = tuple(str(getattr(one, "value", one)) for one in param.shell_complete(None, ""))
    if offered:
        return Value(CHOICE, offered)
    bare = metavar.strip("[].")
    if _FIXED.fullmatch(bare):
        return Value(CHOICE, tuple(bare.split("|")))
    if bounds := re.fullmatch(r"(\d+)-(\d+)", bare):
        numbers = range(int(bounds[1]), int(bounds[2]) + 1)
        return Value(CHOICE, tuple(map(str, numbers))) if len(numbers) <= DOZEN else Value()
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
