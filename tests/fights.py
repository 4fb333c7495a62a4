"""Folders in which a line about a fight has one."""

import shutil
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
