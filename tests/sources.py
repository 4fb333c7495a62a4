"""The source of archcli as syntax trees, each file read once, for tests that hold all of it to a rule."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.running import ROOT

PACKAGE = ROOT / "archcli"


@cache
def modules() -> dict[str, Path]:
    """The files of archcli by the names of their modules, a package by its own."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(PACKAGE.rglob("*.py"))
    }


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text())


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a file, outer ones before inner ones."""
    return tuple(ast.walk(tree(path)))


def named(node: ast.AST) -> Iterator[str]:
    """The modules that an import names; none for any other node."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        # `from archcli.notation import limits` names a module, `import parse` what the package itself offers.
        for alias in node.names:
            inner = f"{node.module}.{alias.name}"
            yield inner if inner in modules() else node.module
