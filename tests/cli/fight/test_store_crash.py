"""Nothing of a fight is lost: not by being killed, by a full disk, nor by many commands at once."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from archcli.cli.fight.store import Store
from archcli.errors import FightError
from tests.cli.fight import crashes, kept
from tests.hardening.process import WAIT, environment
from tests.running import ROOT

KILLS = 20


def test_killed_and_crowded(tmp_path: Path) -> None:
    """Killed at every call that reaches the disk and at random moments; twenty steps at once; files that may not grow.

    `python -m tests.cli.fight.crashes FOLDER KILLS SEED` does the same with more kills.
    """
    done = subprocess.run(
        [sys.executable, "-m", "tests.cli.fight.crashes", str(tmp_path), str(KILLS), "1"], cwd=ROOT,
        env=environment(), capture_output=True, text=True, timeout=WAIT, check=False,
    )
    assert done.stderr == ""
    said = json.loads(done.stdout)
    assert min(said["everywhere"].values()) >= 5
    assert said["random"]["kills"] == KILLS
    assert said["at_once"] == {"steps": 20}
    assert said["full"] == {"refused": 6}


def again(store: Store, **more: Any) -> None:
    """Another fight in its place."""
    kept.new(store.path, force=True, **more)


ACTS: dict[str, tuple[tuple[crashes.Act, ...], crashes.Act]] = {
    "a step": ((kept.step,), kept.step),
    "a step after a hand": ((kept.step, crashes.edited), kept.step),
    "undo": ((kept.step,), kept.undo),
    "another fight": ((kept.step,), again),
    "another fight over a broken one": ((lambda store: Path(store.file).write_text("x"),), again),
    "a fight": ((lambda store: os.unlink(store.file), lambda store: os.unlink(store.record_path)),
                lambda store: kept.new(store.path)),
    "a fight beside a record": ((lambda store: os.unlink(store.file),), lambda store: kept.new(store.path)),
}
FAILING = ("open", "write", "fsync", "replace", "link")


@pytest.mark.parametrize("name", ACTS)
def test_a_disk_that_fails(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever call fails, the folder is as it was, and what was wrong is said with the name of a file."""
    first, act = ACTS[name]
    store = kept.new(tmp_path / "fight.toml")
    for one in first:
        one(store)
    before = kept.folder(tmp_path)
    for number in range(100):
        calls = [number]
        with monkeypatch.context() as patch:
            for call in FAILING:
                patch.setattr(os, call, _failing(call, getattr(os, call), calls))
            said = ""
            try:
                act(Store(store.path))
            except (OSError, FightError) as problem:
                said = str(problem)
        if not said:
            break
        assert said.endswith("No space left on device"), said
        assert ".toml: " in said or ".jsonl: " in said
        assert kept.folder(tmp_path) == before, number
    assert number >= 6
    assert kept.folder(tmp_path) != before
    assert store.read() == store.read()


def _failing(name: str, real: Callable[..., Any], calls: list[int]) -> Callable[..., Any]:
    def call(*args: Any, **more: Any) -> Any:
        calls[0] -= 1
        if calls[0] == -1:
            if name == "write":
                real(args[0], args[1][:len(args[1]) // 2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), args[0] if isinstance(args[0], str) else None)
        return real(*args, **more)
    return call
