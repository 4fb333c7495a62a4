"""The house keeps its floors: imports point down only, and a command loads no more than it needs."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import pytest

from archcli.games import GAMES
from tests.running import ROOT
from tests.sources import modules, named, nodes

BELOW = {
    "record": (),
    "roles": (),
    "numbers": (),
    "names": (),
    "limits": (),
    "games": (),
    "errors": ("cells", "errors", "limits"),
    "given": ("errors",),
    "sheet": ("errors", "given", "names", "record", "sheet"),
    "damage": ("errors", "notation"),
    "rulings": ("errors", "games", "given", "sheet"),
    "dice": ("errors", "limits", "record", "dice"),
    "notation": ("errors", "limits", "record", "report", "roles", "dice", "notation"),
    "carried": (),
    "report": ("carried", "dice", "roles"),
    "by_hand": ("errors", "names", "numbers", "report"),
    "hit_points": ("report", "roles"),
    "rulebook": ("errors", "names"),
    "screen": ("report", "roles"),
    "planner": ("errors", "numbers", "report", "roles"),
    "fight": (
        "by_hand", "carried", "errors", "games", "given", "names", "numbers", "record", "report", "roles", "sheet",
        "fight",
    ),
    "rules": (
        "carried", "errors", "fight", "limits", "names", "numbers", "record", "by_hand", "given", "hit_points",
        "report", "rulebook", "rulings", "screen", "sheet", "planner", "damage", "dice", "notation", "roles", "rules",
    ),
    "cells": (),
    "output": ("cells", "errors", "fight", "record", "report", "roles", "dice", "output"),
}
"""What each floor may import of archcli; `cli` may import everything."""
NEVER_BELOW_CLI = {
    "typer", "os", "io", "pathlib", "random", "secrets", "time", "datetime", "subprocess", "shutil", "tempfile",
    "locale", "tomllib", "tomli_w", "rich", "json",
}
"""A rule knows no terminal, file, clock, environment or chance."""
PURE = (
    "record", "roles", "numbers", "names", "carried", "by_hand", "hit_points", "limits", "games", "given", "rulebook",
    "rules", "dice", "fight", "report", "rulings", "screen", "sheet", "damage", "planner", "notation",
)


@cache
def imports(path: Path) -> set[str]:
    """Every module that a file imports, also inside functions."""
    return {name for node in nodes(path) for name in named(node)}


def test_imports_point_down() -> None:
    """No module imports from a floor above its own, and no game imports another."""
    wrong = []
    for name, path in modules().items():
        floor = name.split(".")[1] if "." in name else ""
        if floor not in BELOW:
            continue
        for imported in imports(path):
            parts = imported.split(".")
            if parts[0] == "archcli" and (len(parts) == 1 or parts[1] not in BELOW[floor]):
                wrong.append(f"{name} imports {imported}")
            if parts[:2] == ["archcli", "rules"] and floor == "rules" and parts[2:3] != name.split(".")[2:3]:
                wrong.append(f"{name} imports another game: {imported}")
    assert wrong == []


def test_rules_and_dice_are_pure() -> None:
    """Below the command line there is no terminal, file, clock, environment or chance."""
    wrong = [
        f"{name} imports {imported}"
        for name, path in modules().items() if name.split(".")[1:2] in [[floor] for floor in PURE]
        for imported in imports(path) if imported.split(".")[0] in NEVER_BELOW_CLI
    ]
    wrong += [
        f"{name} uses sys.{node.attr}" for name, path in modules().items() if name.split(".")[1:2] != ["cli"]
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "sys"
        and node.attr not in ("getrecursionlimit", "setrecursionlimit")  # raised for a deep tree, and put back
    ]
    assert wrong == []


def test_no_drawer_for_everything() -> None:
    """No module is named for what it is not."""
    names = {part for name in modules() for part in name.split(".")}
    assert not names & {"utils", "helpers", "common", "base", "misc"}


def loaded(*words: str) -> set[str]:
    """The modules that a run of archcli has loaded in the end."""
    program = (
        "import sys, json\n"
        "from archcli.cli.main import run\n"
        f"code = run({list(words)!r})\n"
        "print(json.dumps(sorted(sys.modules)), file=sys.stderr)\n"
        "sys.exit(code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT,
    )
    return set(json.loads(done.stderr.splitlines()[-1]))


HEAVY = {"rich", "csv", "tomllib", "tomli_w", "fractions", "asyncio", "archcli.dice.odds"}
PATHS = {
    "roll 3d6": HEAVY | {"archcli.rules.archsoul.sheet", "archcli.rules.archsoul.attack", "archcli.cli.files"},
    "roll 4/3+1": HEAVY | {"archcli.rules.archsoul.sheet", "archcli.rules.archsoul.attack", "archcli.cli.files"},
    "attack --pool 4 --defense 1 --damage-pool 3": HEAVY,
    "attack examples/aria.toml examples/goblin.toml -w rapier": HEAVY - {"tomllib"},
    "murk roll --die 8": HEAVY,
    "spellchrome attack --bonus 5 --ac 15 --damage 4": HEAVY,
    "soluna check --skill 4 --challenge 12": HEAVY,
    "realms initiative Ann=2 Bob=1": HEAVY,
}


@pytest.mark.parametrize("line", PATHS)
def test_hot_paths_stay_light(line: str) -> None:
    """A plain line loads its own game and neither Rich nor the odds engine nor any file format."""
    words = line.split()
    mine = words[0] if words[0] in GAMES else "archsoul"
    found = loaded(*words)
    foreign = tuple(f"archcli.rules.{game}" for game in GAMES if game != mine)
    others = {name for name in found if name.startswith(foreign)}
    assert found & PATHS[line] == set()
    assert others == set()


def circles(graph: dict[str, set[str]]) -> set[frozenset[str]]:
    """The sets of modules that import one another, directly or by way of others."""
    def reached(start: str) -> set[str]:
        found: set[str] = set()
        waiting = [start]
        while waiting:
            new = graph[waiting.pop()] - found
            found |= new
            waiting += new
        return found

    reach = {name: reached(name) for name in graph}
    return {
        frozenset(other for other in reach[name] if name in reach[other])
        for name in graph if name in reach[name]
    }


def test_no_circles() -> None:
    """No module imports another that imports it, imports inside functions and for types alone included."""
    graph = {name: imports(path) & modules().keys() for name, path in modules().items()}
    assert circles(graph) == set()


DOORS = {
    # A module, or with .* all of a package: why it is imported where it is used, and not at the top of a file.
    "tomllib": "many lines read no file",
    "fcntl": "Windows has none",
    "json": "many lines print none",
    "codecs": "an output that cannot show every sign",
    "dataclasses": "costs a quarter of a start; the program's own records need none",
    "decimal": "seconds and metres with a decimal point",
    "difflib": "words for a mistake",
    "fractions": "an exact quotient in a function",
    "random": "typed dice and odds draw nothing",
    "select": "a pipe in place of a file",
    "shutil": "the width of a terminal",
    "hashlib": "the seeds of a batch",
    "readline": "a prompt",
    "threading": "a line of progress, after a while",
    "unicodedata": "signs of other scripts",
    "archcli.cli.main": "an interrupt while it loads is silent",
    "archcli.cli.program": "TAB needs no program",
    "archcli.cli.arguments": "as the program",
    "archcli.cli.plan": "as the program",
    "archcli.cli.stdout": "as the program",
    "archcli.cli.tree": "TAB mostly asks for names alone",
    "archcli.cli.completion.*": "scripts and names for TAB",
    "archcli.cli.help": "words for people",
    "archcli.cli.fight.*": "most lines are typed outside a fight",
    "archcli.fight.saying": "as the fight",
    "archcli.fight.history": "most steps look no further back than the last line",
    "archcli.cli.chances": "odds",
    "archcli.cli.ask": "real dice",
    "archcli.sheet.lines": "mistakes of a sheet",
    "archcli.cli.scan": "scans",
    "archcli.cli.tools.rules": "TAB for rules",
    "archcli.games": "TAB mostly asks for names of files",
    "archcli.output.scan_report": "scans",
    "archcli.cli.picture": "a picture",
    "archcli.cli.stdin": "lines of standard input",
    "archcli.cli.files": "sheets and house rules",
    "archcli.cli.games.archsoul.sheets": "as the files",
    "archcli.rulings": "house rules",
    "archcli.dice.distribution": "odds",
    "archcli.dice.orders": "odds of orders",
    "archcli.dice.polynomials": "odds of many dice",
    "archcli.notation": "a pool and typed numbers need no notation",
    "archcli.notation.expression": "as notation",
    "archcli.notation.explain": "words for people",
    "archcli.notation.hints": "words for a mistake",
    "archcli.notation.report": "words for people",
    "archcli.notation.roller": "odds roll nothing",
    "archcli.notation.table": "odds roll nothing",
    "archcli.notation.several": "one roll is the rule",
    "archcli.notation.quick": "fast totals, for many repeats",
    "archcli.notation.modifiers.*": "many rolls have no modifiers",
    "archcli.notation.odds.*": "odds",
    "archcli.output.odds_report": "odds for people",
    "archcli.output.roster": "the board of a fight",
    "archcli.output.pick": "values picked out of a document",
    "archcli.rules.archsoul.pool_text": "`roll` rolls notation or a pool",
    "archcli.rules.archsoul.standing": "as the fight",
    "archcli.rules.archsoul.state": "as the fight",
    "archcli.rules.archsoul.roll": "`roll` rolls notation or a pool",
}


def waiting() -> Iterator[tuple[str, str]]:
    """Each import inside a function: where it stands, and the module."""
    for path in modules().values():
        place = path.relative_to(ROOT)
        functions = [node for node in nodes(path) if isinstance(node, ast.FunctionDef)]
        for node in nodes(path):
            if isinstance(node, ast.Import | ast.ImportFrom) and any(map(partial(within, node), functions)):
                yield from ((f"{place}:{node.lineno}", name) for name in named(node))


def within(node: ast.stmt, function: ast.FunctionDef) -> bool:
    """Whether a statement stands in a function."""
    return function.lineno < node.lineno <= (function.end_lineno or 0)


def doors(name: str) -> set[str]:
    """The doors that a module stands behind."""
    return {door for door in DOORS if name == door or (door.endswith("*") and name.startswith(door[:-1]))}


def test_lazy_imports_only_at_doors() -> None:
    """What is imported inside a function stands in the table of doors, and every door is used."""
    late = list(waiting())
    assert sorted(f"{place} imports {name}" for place, name in late if not doors(name)) == []
    assert set(DOORS) - {door for _, name in late for door in doors(name)} == set()
