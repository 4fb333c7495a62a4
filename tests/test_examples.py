"""What ships as an example runs, and says what it promises.

Write what scripts say anew after a change that was meant: python -m tests.test_examples
"""

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


SAID = ROOT / "tests" / "golden" / "scripts"
"""What each script says: every seed is written down in it."""


def said(script: Path) -> Path:
    return SAID / f"{'-'.join(script.relative_to(ROOT / 'examples').with_suffix('').parts)}.txt"


def run(script: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["bash", str(script), *words], env=os.environ | {"PATH": path, "NO_COLOR": "1"}, capture_output=True, text=True,
        timeout=60, check=False, cwd="/",
    )


@pytest.mark.skipif(shutil.which("jq") is None, reason="jq is not installed")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: said(path).stem)
def test_script(script: Path) -> None:
    """An example script ends well from any folder, complains about nothing, and says what it always said."""
    done = run(script)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == said(script).read_text()


@pytest.mark.skipif(shutil.which("jq") is None, reason="jq is not installed")
def test_a_round_adds_up() -> None:
    """Whatever the dice, the round ends, and nobody has gained hit points."""
    done = run(ROUND, "9")
    assert (done.returncode, done.stderr) == (0, "")
    board = done.stdout[done.stdout.rindex("  fight.toml, step "):]
    left = dict(re.findall(r"^[▶ ] (\w+) +(?:[#.]+ (\d+)/|down)", board, re.MULTILINE))
    most = {"Aria": 14, "Brom": 18, "Snik": 6, "Grob": 6, "Lurt": 6}
    assert left.keys() == most.keys()
    assert all(0 <= int(left[name] or 0) <= most[name] for name in most)


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


if __name__ == "__main__":
    SAID.mkdir(exist_ok=True)
    for one in SCRIPTS:
        said(one).write_text(run(one).stdout)
