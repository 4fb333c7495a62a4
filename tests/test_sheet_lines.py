"""The lines of a file on which its keys stand."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from archcli.sheet import shown
from archcli.sheet.lines import Lines
from tests.each import each
from tests.running import ROOT, archcli

FILE = '''system = "x"  # a = 1
name = """
[weapons]
a = 1
"""
list = [
  1, # ]
  2,
]
single = \'\'\'[x]
b = 2\'\'\'

[attributes]
precision = 4
"quo\\"ted" = 5
"" = 6
"\\u0061b" = 7
[weapons."long sword"]
damage = 3
kind = { a = "}", b = [ 1 ] }
  [ weapons . 'd"q' ]  # [nothing]
damage = 1
[[x]]
y.z = 1
'''
LINES = {
    # the path of a key, as mistakes name it: its line
    "system": 1, "name": 2, "list": 6, "single": 10, "attributes": 13, "attributes.precision": 14,
    'attributes."quo\\"ted"': 15, 'attributes.""': 16, "attributes.ab": 17, 'weapons."long sword"': 18,
    'weapons."long sword".damage': 19, 'weapons."long sword".kind.a': 20, 'weapons."d\\"q"': 21,
    'weapons."d\\"q".damage': 22, "x.y.z": 24,
    # what is missing: its table, if there is one
    "attributes.missing": 13, 'weapons."long sword".kindness': 18, "defense": None, "": None, "a": None, "b": None,
}


@each("path", LINES)
def test_line_of(path: str) -> None:
    """Texts over several lines, lists, comments and inline tables hold no keys of their own."""
    assert Lines(FILE).of(path) == LINES[path]
    assert Lines(FILE.replace("\n", "\r\n")).of(path) == LINES[path]


def paths(table: dict[str, Any], before: str = "") -> Iterator[str]:
    for name, value in table.items():
        path = f"{before}{shown(name)}"
        yield path
        if isinstance(value, dict):
            yield from paths(value, f"{path}.")


@each("file", sorted((ROOT / "examples").rglob("*.toml")), ids=lambda file: file.name)
def test_every_key_of_the_examples(file: Path) -> None:
    """Each stands on the line that is told."""
    text = file.read_text()
    lines = Lines(text)
    for path in paths(tomllib.loads(text)):
        line = lines.of(path)
        assert line is not None or "." not in path  # a table that only its members name has no line
        assert line is None or path.rpartition(".")[2].strip('"') in text.splitlines()[line - 1]


@pytest.mark.parametrize("name", [
    "plain", "two words", 'd"quote', "back\\slash", "\u00e4\u00f6", "\x1b[31m", "", "\u202e", "\U000e0001",
])
def test_paths_are_quoted_as_toml_has_them(name: str, tmp_path: Path) -> None:
    """The path of a key can be pasted into the file."""
    assert tomllib.loads(f"{shown(name)} = 1") == {name: 1}
    if not name:
        return  # nobody could name such a weapon
    file = tmp_path / "hero.toml"
    file.write_text(f'system = "archsoul"\nname = "Ann"\n[weapons.{shown(name)}]\nkind = "melee"\ndamage = "x"\n')
    [mistake] = archcli(["sheet", "check", str(file), "--json"]).error["mistakes"]
    assert (mistake["key"], mistake["line"]) == (f"weapons.{shown(name)}.damage", 5)


@pytest.mark.parametrize("text", [
    "a." * 250_000 + "b = 1", "a = " + "[" * 200_000 + "]" * 200_000, " " * 500_000, "\n" * 500_000,
    "".join(f"a{number} = 1\n" for number in range(20_000)), "# \n" * 100_000, 'a = "' + "'" * 200_000 + '"',
], ids=lambda text: text[:6])
def test_large_files_take_no_time(text: str) -> None:
    """Whatever is in it, a file is read once from end to end."""
    assert Lines(text).of("b.c") is None


def test_every_file_error_tells_the_line(tmp_path: Path) -> None:
    """Also of a file that is no TOML, and of house rules."""
    (tmp_path / "bad.toml").write_text('name = "x"\nbad\n')
    (tmp_path / "house.toml").write_text("[archsoul]\n\nhit = 3\n")
    [mistake] = archcli("sheet check bad.toml --json", folder=tmp_path).error["mistakes"]
    assert mistake["line"] == 2
    [mistake] = archcli("attack --house house.toml --json", folder=tmp_path).error["mistakes"]
    assert (mistake["key"], mistake["line"]) == ("archsoul.hit", 3)
    [mistake] = archcli("sheet check none.toml --json", folder=tmp_path).error["mistakes"]
    assert mistake["line"] is None
