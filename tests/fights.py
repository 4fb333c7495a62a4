"""Folders in which a line about a fight has one."""

import atexit
import re
import shutil
import tempfile
from functools import cache
from pathlib import Path

from tests.running import ROOT, archcli

STARTS = ("fight new examples/aria.toml --foe examples/goblin.toml*3",)
BEGUN = (*STARTS, "fight start --ambush party", "attack goblin-1 -w rapier --fight fight.toml --seed 1")
BEFORE: dict[str, tuple[str, ...]] = {"fight new": (), "fight start": STARTS, "fight act": BEGUN[:2]}
"""What is typed before a command of the group, where it is not a fight that has begun."""


def folder_of(name: str, folder: Path) -> Path:
    """Where the examples of a command are tried: at the root of the project, or in a folder with a fight of its own."""
    if not name.startswith("fight "):
        return ROOT
    place = folder / name.replace(" ", "-")
    shutil.copytree(ROOT / "examples", place / "examples")
    for line in (*BEFORE.get(name, BEGUN), *(["fight undo"] if name == "fight redo" else [])):
        done = archcli(line, folder=place)
        assert done.code == 0, (line, done.err)
    return place


@cache
def fought(script: str) -> Path:
    """A folder with the fight of an example, as its script leaves it."""
    text = (ROOT / "examples" / script).read_text()
    begun = re.findall("^archcli (fight new .*) >/dev/null$", text, re.MULTILINE)
    rest = text.partition("<<'FIGHT'\n")[2].partition("FIGHT\n")[0].splitlines()
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shutil.copytree(ROOT / "examples", folder / "examples")
    for line in (*begun, *(line for line in rest if line and not line.startswith("#"))):
        done = archcli(line, env={"ARCHCLI_FIGHT": "fight.toml"}, folder=folder)
        assert done.code == 0, (line, done.err)
    return folder
