"""Every id of the Archsoul rules has a test or a case, and none of them is made up."""

import ast
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.rules.archsoul.ids import IDS
from tests.running import HERE


def test_every_id_is_there() -> None:
    """A-01 to A-122, none left out and none beside."""
    assert sorted(IDS, key=lambda one: int(one[2:])) == [f"A-{number:02}" for number in range(1, 123)]


@cache
def cases() -> dict[str, list[str]]:
    """The ids of the executable cases, each with the rules that it cites."""
    every = tomllib.loads((HERE / "cases" / "archsoul.toml").read_text())["case"]
    return {one["id"]: one.get("rule", []) for one in every}


@cache
def functions(file: str) -> set[str]:
    """The names of the test functions of a file of this folder."""
    tree = ast.parse((Path(__file__).parent / file).read_text())
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


@pytest.mark.parametrize("rule", IDS)
def test_what_an_id_names_is_there(rule: str) -> None:
    """A case cites the rule itself; a test stands in the file that is named."""
    file, _, name = IDS[rule].partition("::")
    if name:
        assert name in functions(file)
    else:
        assert rule in cases()[file]
