"""Everything public says what it is, and every command's help teaches."""

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from archcli.cli.command import command
from archcli.cli.tree import Branch, Entry, game_of, root
from tests.each import each
from tests.fights import folder_of
from tests.running import ROOT, archcli
from tests.sources import modules, tree


def commands() -> Iterator[tuple[str, Entry]]:
    for name, entry in root().items():
        if isinstance(entry, Branch):
            yield from ((f"{name} {one}", inner) for one, inner in entry.entries.items() if isinstance(inner, Entry))
        else:
            yield name, entry


COMMANDS = dict(commands())


def undocumented(name: str, path: Path) -> Iterator[str]:
    """Public modules, classes and functions of a file that have no docstring, of their own or of a base's."""
    module = tree(path)
    here = str(path.relative_to(ROOT))
    if module.body and not ast.get_docstring(module):
        yield here
    for node in module.body:
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)) or node.name.startswith("_"):
            continue
        if not ast.get_docstring(node):
            yield f"{here}: {node.name}"
        for inner in node.body if isinstance(node, ast.ClassDef) else ():
            if not isinstance(inner, ast.FunctionDef) or inner.name.startswith("_") or ast.get_docstring(inner):
                continue
            bases = getattr(import_module(name), node.name).__mro__
            inherited = (inspect.getdoc(vars(base)[inner.name]) for base in bases if inner.name in vars(base))
            if inner.name not in STRUCTURAL and not any(inherited):
                yield f"{here}: {node.name}.{inner.name}"


STRUCTURAL = {
    "roll", "merged", "independent", "rank", "result_of", "face", "faces", "choose",
    "format_help", "format_options", "parse_args", "list_commands", "get_command", "resolve_command",
}
"""What a class takes over from a protocol that it does not name as a base, or from Typer."""


def test_everything_public_is_documented() -> None:
    """No public module, class or function is without a docstring."""
    assert [one for name, path in modules().items() for one in undocumented(name, path)] == []


@each("name", COMMANDS)
def test_help(name: str) -> None:
    """A command's help opens with its sentence of the overview, has an example, and explains every option."""
    entry = COMMANDS[name]
    made: Any = command(entry, name.split()[-1], game_of(name.split()))
    text = " ".join((made.help or "").split())
    assert text.startswith(entry.summary)
    assert re.search(rf"Example: archcli {name}\b", text)
    assert [param.name for param in made.params if not getattr(param, "help", None)] == []
    done = archcli([*name.split(), "--help"], env={"COLUMNS": "80"}, folder=ROOT)
    assert (done.code, done.err) == (0, "")
    assert entry.summary.split()[0] in done.out
    assert all(len(line) <= 80 for line in done.out.splitlines())


@each("name", [name for name in COMMANDS if name != "play"])  # it asks for a terminal: test_play.py
def test_examples_work_as_typed(name: str, tmp_path: Path) -> None:
    """Every example of a command's help ends well."""
    entry = COMMANDS[name]
    made: Any = command(entry, name.split()[-1], game_of(name.split()))
    examples = re.findall(r"Example: archcli (.*?)(?:\n\n|\Z)", made.help, re.DOTALL)
    folder = folder_of(name, tmp_path)
    for example in examples:
        done = archcli(" ".join(example.split()), folder=folder)
        assert (done.code, done.err) == (0, ""), example
        assert done.out
