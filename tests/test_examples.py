"""What ships as an example runs, and says what it promises."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.running import ROOT, archcli

ROUND = ROOT / "examples" / "round.sh"
SCRIPTS = sorted({*(ROOT / "examples").rglob("*.sh")} - {ROUND})
SHEETS = sorted((ROOT / "examples").rglob("*.toml"))
COMMENTED = ("hero.toml", "kira.toml", "orc.toml", "crawler.toml", "ann.toml", "ogre.toml")
"""Sheets that name commands to try."""


SAID = {"moments.sh": """\
Moment 1: Vera acts first (Vera 8, Thug 8)
  Vera 8 against 12, Potential 2
  Vera takes 10: 49 against 10, Suffering 0
Moment 2: Vera acts first (Vera 21, Thug 20)
  Vera 16 against 4, Potential 3
  Thug takes 18: 14 against 18, Suffering 2
Moment 3: Vera acts first (Vera 30, Thug 29)
  Vera 15 against 11, Potential 3
  Thug takes 10: 7 against 28, Suffering 3
"""}
"""What a script that leaves nothing to chance says."""


def run(script: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["bash", str(script), *words], env=os.environ | {"PATH": path, "NO_COLOR": "1"}, capture_output=True, text=True,
        timeout=60, check=False, cwd="/",
    )


@pytest.mark.skipif(shutil.which("jq") is None, reason="jq is not installed")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_script(script: Path) -> None:
    """An example script ends well from any folder and complains about nothing; what goes from one step into the next
    is always the same where every seed is written down."""
    done = run(script)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == SAID.get(script.name, done.stdout) != ""


@pytest.mark.skipif(shutil.which("jq") is None, reason="jq is not installed")
def test_a_round_adds_up() -> None:
    """Whatever the dice, the round ends, and nobody has gained hit points."""
    done = run(ROUND, "9")
    assert (done.returncode, done.stderr) == (0, "")
    left = done.stdout.splitlines()[-1].replace(",", "").split()
    points = dict(zip(left[1::2], map(int, left[2::2]), strict=True))
    most = {"Aria": 14, "Brom": 18, "Snik": 6, "Grob": 6, "Lurt": 6}
    assert points.keys() == most.keys()
    assert all(0 <= points[name] <= most[name] for name in most)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_model_sheet(sheet: Path) -> None:
    """A model sheet is right, and has a card; the commands in its comments work from the root of the repository."""
    assert archcli(["sheet", "check", str(sheet)]).code == 0
    card = archcli(["sheet", "show", str(sheet), "--json"])
    assert card.code == 0
    assert card.result["facts"]
    commands = re.findall("^#   archcli (.*)$", sheet.read_text(), re.MULTILINE)
    assert commands or sheet.name not in COMMENTED
    for command in commands:
        assert archcli(command, folder=ROOT).code == 0
