"""`--svg`: a picture of what text shows, beside what is printed."""

import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from archcli.cli import stdout
from archcli.cli.picture import RESULTS
from archcli.output.look import BLOCKS
from tests.running import ROOT, Done, archcli

TEXT = "{http://www.w3.org/2000/svg}text"


def shown(path: Path) -> list[str]:
    """The lines of a picture, without blanks; those of which only bars and rules are drawn are no lines."""
    lines: dict[float, str] = {}
    for text in ElementTree.parse(path).iter(TEXT):
        line = float(text.attrib["y"])
        lines[line] = lines.get(line, "") + (text.text or "")
    return list(lines.values())


def of_text(out: str) -> list[str]:
    """The same of what text shows, without bars and rules, which a picture draws."""
    lines = (squeezed(re.sub(f"[{BLOCKS}─]", "", line)) for line in out.splitlines())
    return [line for line in lines if line]


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("how", ["", "-q", "--json", "-f csv", "-f text", "--pick total"])
def test_beside_what_is_printed(how: str, tmp_path: Path) -> None:
    """What is printed stays what it is, and the picture shows what text shows."""
    line = f"roll 3d6 --dice 1,2,6 {how}"
    done = archcli(f"{line} --svg a.svg", folder=tmp_path)
    assert (done.code, done.out) == (0, archcli(line).out)
    text = archcli("roll 3d6 --dice 1,2,6 -f text").out
    assert shown(tmp_path / "a.svg") == of_text(text)


@pytest.mark.parametrize("line", [
    "attack examples/aria.toml examples/goblin.toml -w rapier --odds", "roll 3d6 --odds --vs 2d6+3 --vs 1d20",
    "roll 2d6 -n 50 --seed 1 --summary", "roll 2d6 -n 3 --seed 1", "area 4", "sheet show examples/aria.toml",
    "attack --defense 1 --damage-pool 3 --odds --over pool=3..6 --over defense=0..3",
    "roll 1d20+b --odds --over b=1..3", "arc --facing n --at 1,0", "murk initiative Ann=8 Bob=6 --odds",
])
def test_every_kind(line: str, tmp_path: Path) -> None:
    """Odds, summaries, results one under the other, and what rolls nothing."""
    path = tmp_path / "a.svg"
    assert archcli(f"{line} -q --svg {path}", folder=ROOT).code == 0
    text = archcli(f"{line} -f text", folder=ROOT).out
    assert shown(path) == of_text(text)


def test_a_picture_asks_nobody(tmp_path: Path) -> None:
    """It has colours, and no address of a font or anything else that would be fetched."""
    path = tmp_path / "a.svg"
    archcli(f"roll 3d6 --odds -q --svg {path}", env={"NO_COLOR": "1", "TERM": "dumb"})
    text = path.read_text()
    assert not re.search(r"url\((?!#)|href|@font-face|@import|<script", text)
    assert len(set(re.findall(r"fill: #[0-9a-f]{6}", text))) > 1


def test_the_width_of_the_screen(tmp_path: Path) -> None:
    """It is as wide as text would be, and no wider than what it shows."""
    wide = []
    for columns in ("60", "120"):
        archcli(f"roll 3d6 --odds -q --svg {columns}.svg", env={"COLUMNS": columns}, folder=tmp_path)
        wide.append(float(ElementTree.parse(tmp_path / f"{columns}.svg").getroot().attrib["viewBox"].split()[2]))
    assert wide[1] > 1.8 * wide[0]
    archcli("roll 3d6 -q --svg small.svg", env={"COLUMNS": "120"}, folder=tmp_path)
    assert float(ElementTree.parse(tmp_path / "small.svg").getroot().attrib["width"]) < wide[0] / 2


def test_names_are_text(tmp_path: Path) -> None:
    """A name is no tag, and no character that XML has not."""
    name = "<b>&\x1b[31m\u202e\udcff[red]"
    done = archcli(["initiative", f"{name}=3/2", "--seed", "1", "-q", "--svg", str(tmp_path / "a.svg")])
    assert done.code == 0
    assert "<b>&\\x1b[31m\\u202e\\udcff[red]" in "".join(shown(tmp_path / "a.svg"))


def test_a_file_that_is_there(tmp_path: Path) -> None:
    """It stays, and nothing is printed or rolled, unless --force replaces it."""
    (tmp_path / "a.svg").write_text("mine")
    done = archcli("roll 3d6 --odds --svg a.svg", folder=tmp_path)
    refused(done, "a.svg", "--force")
    assert (tmp_path / "a.svg").read_text() == "mine"
    assert archcli("roll 3d6 --odds --svg a.svg --force", folder=tmp_path).code == 0
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
    assert os.listdir(tmp_path) == ["a.svg"]


WRONG = ("", ".", "none/a.svg", "a\0.svg", "x" * 300)


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("line", ["roll 3d6", "roll 3d6 --odds", "roll 3d6 -n 60"])
def test_a_file_that_cannot_be_written(line: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said, and nothing is printed, also where more is to be printed than is otherwise kept back."""
    monkeypatch.setattr(stdout, "CHUNK", 1000)
    refused(archcli([*line.split(), "--svg", name], folder=tmp_path))
    assert os.listdir(tmp_path) == []


def test_a_mistake_leaves_no_picture(tmp_path: Path) -> None:
    """A picture is of what came of a line, or is not written."""
    refused(archcli("roll 3d6 -n 2 --dice 1,2,3,4 --svg a.svg", folder=tmp_path))
    refused(archcli("roll 3d6 --explain --svg a.svg", folder=tmp_path), "--svg", "--explain")
    refused(archcli(f"roll 3d6 -n {RESULTS + 1} --svg a.svg", folder=tmp_path), "picture")
    refused(archcli("roll 3d6 --pick x --svg a.svg", folder=tmp_path))
    assert os.listdir(tmp_path) == []
    assert archcli(f"roll 3d6 -q -n {RESULTS + 1} --summary --svg a.svg", folder=tmp_path).code == 0


def test_line_by_line(tmp_path: Path) -> None:
    """All lines stand in one picture, a bad one is left out."""
    done = archcli("roll - --svg a.svg --dice 4,5", stdin="1d6\nbad!!\n1d6+1\n", folder=tmp_path)
    assert done.code == 2
    assert [one for one in shown(tmp_path / "a.svg") if one.startswith("1d6")][::2] == ["1d6=4", "1d6+1=6"]


def test_tools_that_write_files_of_their_own() -> None:
    """Their --force is theirs, and they have no pictures."""
    for line in ("rulings --svg a.svg", "sheet new --svg a.svg", "rulings --force"):
        refused(archcli(line))


def refused(done: Done, *words: str) -> None:
    assert (done.code, done.out) == (2, "")
    assert [word for word in words if word not in done.err] == []
