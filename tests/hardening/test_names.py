"""Names are data: whatever a name, a label, an option's text or a file's name holds only shows itself.

In text, plain and quiet no character reaches the terminal that it would obey; in JSON and TOML the name comes
back as it was, and there too no control or direction character stands raw.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import tomli_w

from archcli.errors import visible
from tests.each import each
from tests.hardening.inputs import NAMES
from tests.running import ROOT, Done, archcli

HUMAN = {"text": ["-f", "text"], "plain": ["-f", "plain"], "quiet": ["-q"], "colour": ["-f", "text"]}
MINE = re.compile(r"\x1b\[[0-9;]*m")
"""The colours of Rich."""
TEXTS = [name for name in NAMES if not any(0xD800 <= ord(char) < 0xE000 for char in name)]
"""Names that are text: no bytes that are no UTF-8."""


def shown(args: list[str], how: str) -> str:
    """What a person sees. Fails where something in it is no text and no colour of archcli's own."""
    done = archcli(
        [*args, *HUMAN[how]], env={"FORCE_COLOR": "1", "NO_COLOR": ""} if how == "colour" else {"COLUMNS": "200"}
    )
    assert done.code == 0, done.err
    return safe(MINE.sub("", done.out) if how == "colour" else done.out)


def safe(text: str) -> str:
    assert [char for char in text if not char.isprintable() and char != "\n"] == []
    return text


def squeezed(text: str) -> str:
    """A text without what lines are broken with."""
    return "".join(text.split())


def named(name: str, path: Path, game: str = "archsoul") -> str:
    """The path of a sheet with this name on it."""
    text = (ROOT / "examples" / "aria.toml").read_text()
    path.write_text(text.replace('"Aria"', tomli_w.dumps({"a": name}).removeprefix("a = ").strip()))
    assert tomllib.loads(path.read_text())["name"] == name
    return str(path)


ROUGH = [name for name in TEXTS if name[:3] in ("[re", "[/x", "[li", "two", "\x1b[", "\x1b]", "\u202e", "漢字", ":em")]
"""Names that a terminal or markup makes most of: these are shown in every way, the others as text."""


@each("name", TEXTS, ids=[visible(name)[:20] for name in TEXTS])
def test_a_name_on_a_sheet(name: str, tmp_path: Path) -> None:
    """A combatant's name from a sheet: shown to people as text alone, and intact to scripts."""
    path = named(name, tmp_path / "hero.toml")
    card = ["sheet", "show", path]
    for how in HUMAN if name in ROUGH else ["text"]:
        assert squeezed(visible(name)) in squeezed(shown(card, how))
    done = archcli([*card, "--json"])
    assert safe(done.out.rstrip("\n")).isprintable()
    assert done.result["name"] == name


def test_names_on_sheets_in_an_order(tmp_path: Path) -> None:
    """All such names together in a result, for people and for scripts."""
    paths = [named(name, tmp_path / f"hero-{number}.toml") for number, name in enumerate(TEXTS)]
    ordered(["initiative", *paths], TEXTS)


def ordered(order: list[str], names: list[str]) -> None:
    """An order of combatants shows each name as text, and gives each as it was in JSON and TOML."""
    order = [*order, "--seed", "1"]
    for how in ("plain", "quiet"):
        said = shown(order, how)
        assert [name for name in names if visible(name) not in said] == []
    done = archcli([*order, "--json"])
    assert done.code == 0, done.err
    assert safe(done.out.rstrip("\n")).isprintable()
    assert sorted(done.result["order"]) == sorted(names)
    toml = tomllib.loads(safe(archcli([*order, "-f", "toml"]).out))["result"]["order"]
    assert sorted(toml) == sorted(name if name in TEXTS else visible(name) for name in names)


def test_names_that_are_typed() -> None:
    """Names in arguments, bytes that are no UTF-8 too. Some signs have a meaning in NAME=PRECISION/AWARENESS."""
    names = [name for name in NAMES if not set(name) & set("=/-") and name.strip()]
    ordered(["initiative", *(f"{name}={3 + number}/1" for number, name in enumerate(names))], names)


WORST = [name for name in NAMES if name[:3] in ("[/x", "two", "\x1b[", "\u202e", "\udcff", "xxx", '"', "--o", "-")]


@pytest.mark.parametrize("name", WORST, ids=[visible(name)[:20] for name in WORST])
def test_what_is_refused_is_only_shown(name: str) -> None:
    """An error message repeats what was typed on its own line and as text, in JSON intact."""
    for line in (
        ["murk", "melee", "--weapon", name],
        [name],
        ["roll", name],
        ["attack", name],
        ["roll", "3d6", f"--{name}"],
        ["schema", name],
        ["rulings", name],
        ["roll", "3d6", "--seed", name],
        ["roll", "3d6", "--dice", name],
        ["roll", "3d6", "--format", name],
        ["sheet", "new", "--game", name],
        ["roll", "3d6", "--odds", "--vs", name],
        ["fall-damage", name],
        ["roll", "3d6", "--house", name],
        ["roll", "3d6", "-n", name],
        ["turn", name],
    ):
        done = archcli(line)
        if done.code == 2 and line[:1] != [""]:
            assert done.out == ""
            safe(done.err)
            assert done.err.startswith("error: ")
            as_json = archcli([*line[:1], "--json", *line[1:]])
            assert as_json.err.count("\n") == 1 or "\x85" in name or "\u2028" in name
            assert json.loads(as_json.err)["error"]["message"]


def lines_of(done: Done) -> Iterator[str]:
    yield from done.err.rstrip("\n").split("\n")


def test_a_message_is_not_forged() -> None:
    """A line end in what was typed starts no line of the message."""
    for line in (
        ["roll", "x\nerror: all is lost"],
        ["attack", "x\nerror: all is lost"],
        ["x\nerror: all is lost"],
        ["roll", "3d6", "--x\nerror: all is lost"],
    ):
        done = archcli(line)
        assert done.code == 2
        assert sum(one.startswith("error: ") for one in lines_of(done)) == 1


LABELS = [name for name in TEXTS if name.strip() and "]" not in name]


@each("label", LABELS, ids=[visible(name)[:20] for name in LABELS])
def test_a_label_of_notation(label: str) -> None:
    """A label `[...]` and a comment: shown as text, intact in JSON and TOML; or refused by name."""
    done = archcli(["roll", "--json", "--seed", "1", "--", f"2d6[{label}] # {label}"])
    if done.code == 2:
        assert done.error["code"] in ("notation.limit", "notation.character", "notation.syntax")
        return
    assert safe(done.out.rstrip("\n")).isprintable()
    assert squeezed(done.result["rolls"][0]["label"]) == squeezed(label)
    for how in HUMAN if label in ROUGH else ["text"]:
        if how != "quiet":
            said = squeezed(shown(["roll", "--seed", "1", f"2d6[{label}]"], how))
            assert squeezed(visible(label))[:20] in said
    toml = archcli(["roll", "--seed", "1", "-f", "toml", f"2d6[{label}]"]).out
    assert tomllib.loads(safe(toml))["result"]["rolls"][0]["label"] == done.result["rolls"][0]["label"]


@each("name", TEXTS, ids=[visible(name)[:20] for name in TEXTS])
def test_a_weapon_with_such_a_name(name: str, tmp_path: Path) -> None:
    """A weapon is found by its name whatever that is, and shown as text."""
    path = tmp_path / "hero.toml"
    path.write_text(
        (ROOT / "examples" / "aria.toml").read_text()
        + tomli_w.dumps({"weapons": {name: {"kind": "melee", "damage": 2}}})
    )
    line = ["attack", str(path), "--defense", "0", "--weapon", name, "--seed", "3"]
    done = archcli([*line, "--json"])
    if done.code == 2:  # names that other words of the rules are, or none at all
        assert done.error["code"] in ("sheet", "usage")
        safe(archcli(line).err)
        return
    assert safe(done.out.rstrip("\n")).isprintable()
    for how in HUMAN if name in ROUGH else ["plain"]:
        shown(line, how)


def test_the_text_of_a_variant() -> None:
    """The text of --vs heads its column as it was typed, and no more than that."""
    for name in ("[red]", "[/x]", "\x1b[31m", "\u202e"):
        line = ["roll", "3", "--odds", "--vs", f"4 # {name}"]
        done = archcli(line)
        safe(done.out + done.err)
        quoted = archcli(["area", "4", "--odds", "--vs", f"'{name}'"])
        safe(quoted.out + quoted.err)


@pytest.mark.parametrize(
    "name", ["[red]hero", "[b]", "two\nlines", "\x1b[31mred", "\u202ehero", "hero\udcff", "x" * 200]
)
def test_a_file_with_such_a_name(name: str, tmp_path: Path) -> None:
    """A sheet is written, read and complained of under any name that the system takes."""
    path = str(tmp_path / f"{name}.toml")
    assert archcli(["sheet", "new", path, "--name", "Ann"]).code == 0
    for how in HUMAN:
        shown(["sheet", "show", path], how)
        shown(["sheet", "check", path], how)
    assert archcli(["sheet", "check", path, "--json"]).result["files"] == [path]
    Path(path).write_text("x")
    done = archcli(["sheet", "check", path])
    assert done.code == 2
    safe(done.err)
    assert archcli(["sheet", "check", path, "--json"]).error["mistakes"][0]["file"] == path


def test_a_name_of_many_characters_is_not_cut_for_scripts(tmp_path: Path) -> None:
    """10 000 characters of a name, in every format that promises to be whole."""
    path = named("y" * 10_000, tmp_path / "hero.toml")
    assert archcli(["initiative", path, "--seed", "1", "-q"]).out == "y" * 10_000 + "\n"
    assert archcli(["initiative", path, "--seed", "1", "--json"]).result["order"] == ["y" * 10_000]
