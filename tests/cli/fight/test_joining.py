"""Where the sheets of a fight are."""

import shutil
from pathlib import Path

import pytest

from tests.running import ROOT, archcli


@pytest.mark.parametrize("file", ["fight.toml", "deep/er/fight.toml", "short/fight.toml"])
def test_sheets_are_found_from_the_file(file: str, tmp_path: Path) -> None:
    """From another folder too, and where its own is a link; and once all of it has moved."""
    place = tmp_path / "here"
    shutil.copytree(ROOT / "examples", place / "examples")
    (place / "deep" / "er").mkdir(parents=True)
    (place / "short").symlink_to(Path("deep", "er"))
    begun = archcli(f"fight new examples/aria.toml --foe examples/goblin.toml --file {file}", folder=place)
    assert begun.code == 0, begun.err
    moved = place.rename(tmp_path / "there")
    started = archcli(f"fight start --ambush party --file {moved / file}", folder=tmp_path)
    assert (started.code, started.err) == (0, "")
