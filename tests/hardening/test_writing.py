"""Files that are written: whole or not at all, never over another, and nothing is left behind."""

import errno
import os
import signal
import stat
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.hardening.process import shell
from tests.running import ROOT, Done, archcli

WRITERS: dict[str, list[str]] = {"sheet": ["sheet", "new"], "house": ["rulings", "archsoul", "--write"]}


def write(writer: str, path: Path | str, *more: str) -> Done:
    return archcli([*WRITERS[writer], str(path), *more])


@pytest.fixture(params=WRITERS)
def writer(request: pytest.FixtureRequest) -> str:
    """Each command that writes a file."""
    return str(request.param)


def test_a_new_file(writer: str, tmp_path: Path) -> None:
    """A new file is TOML, readable by all and writable by its owner as far as the umask lets it, and alone."""
    before = os.umask(0o027)
    try:
        assert write(writer, tmp_path / "new.toml").code == 0
    finally:
        os.umask(before)
    assert os.listdir(tmp_path) == ["new.toml"]
    assert stat.S_IMODE((tmp_path / "new.toml").stat().st_mode) == 0o640
    assert tomllib.loads((tmp_path / "new.toml").read_text())


def test_a_file_that_is_there_stays(writer: str, tmp_path: Path) -> None:
    """Without --force nothing that is there is touched, a dangling link neither."""
    (tmp_path / "old.toml").write_text("mine")
    (tmp_path / "link.toml").symlink_to(tmp_path / "gone.toml")
    for name in ("old.toml", "link.toml"):
        done = write(writer, tmp_path / name)
        assert (done.code, done.out) == (2, "")
        assert name in done.err
        assert "--force replaces it" in done.err
    assert (tmp_path / "old.toml").read_text() == "mine"
    assert sorted(os.listdir(tmp_path)) == ["link.toml", "old.toml"]


def test_force_keeps_the_permissions(writer: str, tmp_path: Path) -> None:
    """A file that only its owner could read stays so when it is replaced, and a link still leads to it."""
    real = tmp_path / "real.toml"
    real.write_text("old")
    real.chmod(0o600)
    (tmp_path / "link.toml").symlink_to(real)
    assert write(writer, tmp_path / "link.toml", "--force").code == 0
    assert (tmp_path / "link.toml").is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o600
    assert real.read_text() != "old"


def full(*args: object, **more: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def interrupted(*args: object, **more: object) -> None:
    raise KeyboardInterrupt


class Full:
    """A file on a disk that is full."""

    def __init__(self, handle: int, mode: str) -> None:
        self.handle = handle

    def __enter__(self) -> "Full":
        return self

    def __exit__(self, *problem: object) -> None:
        os.close(self.handle)

    write = full


FAILURES: dict[str, tuple[str, object]] = {
    "the disk is full": ("fdopen", Full),
    "it cannot be flushed": ("fsync", full),
    "it cannot be renamed": ("replace", full),
    "it cannot be opened": ("open", full),
    "its permissions cannot be set": ("chmod", full),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_failure_leaves_everything_as_it_was(failure: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At whatever step writing fails: exit 2 with the path and the reason, the old file whole, and no other."""
    (tmp_path / "old.toml").write_text("mine")
    name, broken = FAILURES[failure]
    monkeypatch.setattr(os, name, broken)
    done = write("sheet", tmp_path / "old.toml", "--force")
    monkeypatch.undo()
    assert done.code == 2
    assert "old.toml cannot be written: No space left on device" in done.err
    assert os.listdir(tmp_path) == ["old.toml"]
    assert (tmp_path / "old.toml").read_text() == "mine"


@pytest.mark.parametrize("step", ["fsync", "link"])
def test_ctrl_c_leaves_nothing_behind(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted while it writes: exit 130, and no file."""
    monkeypatch.setattr(os, step, interrupted)
    assert write("sheet", tmp_path / "new.toml").code == 130
    monkeypatch.undo()
    assert os.listdir(tmp_path) == []


def test_a_file_that_comes_up_meanwhile_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that another program wrote in the meantime stays, with hard links and without."""

    def late(step: Callable[..., None]) -> Callable[..., None]:
        def fsync(handle: int) -> None:
            (tmp_path / "new.toml").write_text("theirs")
            step(handle)

        return fsync

    monkeypatch.setattr(os, "fsync", late(os.fsync))
    assert write("sheet", tmp_path / "new.toml").code == 2
    monkeypatch.setattr(os, "link", full)
    (tmp_path / "new.toml").unlink()
    assert write("sheet", tmp_path / "new.toml").code == 2
    monkeypatch.undo()
    assert os.listdir(tmp_path) == ["new.toml"]
    assert (tmp_path / "new.toml").read_text() == "theirs"


def test_a_file_system_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a file cannot be linked into place it is renamed."""
    monkeypatch.setattr(os, "link", full)
    assert write("sheet", tmp_path / "new.toml").code == 0
    monkeypatch.undo()
    assert os.listdir(tmp_path) == ["new.toml"]


BAD_PATHS: dict[str, tuple[str, str]] = {
    "empty": ("", "is empty"),
    "a folder": (".", "is a folder"),
    "named as a folder": ("new.toml/", "is a folder"),
    "below nothing": ("nowhere/new.toml", "cannot be written"),
    "below a file": ("file/new.toml", "cannot be written"),
    "a name that is too long": ("x" * 300, "cannot be written"),
    "a NUL": ("a\x00b", "cannot be written"),
    "a pipe": ("pipe", "is a device or a pipe"),
    "a device": ("null", "is a device or a pipe"),
}


@pytest.mark.parametrize("what", BAD_PATHS)
@pytest.mark.parametrize("force", [[], ["--force"]])
def test_a_path_that_cannot_be_written(what: str, force: list[str], writer: str, tmp_path: Path) -> None:
    """Exit 2 with the reason, and nothing is made: a device is not replaced even with --force."""
    (tmp_path / "file").write_text("a file")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "null").symlink_to("/dev/null")
    path, words = BAD_PATHS[what]
    done = archcli([*WRITERS[writer], path, *force], folder=tmp_path)
    assert (done.code, done.out) == (2, "")
    assert words in done.err or (not force and "is there already" in done.err)
    assert sorted(os.listdir(tmp_path)) == ["file", "null", "pipe"]


def test_a_long_name_may_be_written(tmp_path: Path) -> None:
    """A name as long as the file system takes: the temporary name beside it is no longer."""
    assert write("sheet", tmp_path / ("x" * 250)).code == 0


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_request_to_end_leaves_nothing_behind(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends the writing as Ctrl-C does."""
    monkeypatch.setattr(os, "fsync", lambda _: os.kill(os.getpid(), getattr(signal, name)))
    done = archcli("sheet new hero.toml", folder=tmp_path)
    assert (done.code, done.out, done.err) == (130, "", "")
    assert list(tmp_path.iterdir()) == []
    assert signal.getsignal(getattr(signal, name)) is signal.SIG_DFL


@pytest.mark.parametrize("through", ["/dev/stdout", "link.toml", "second.toml", "/proc/self/fd/1"])
def test_what_is_open_is_not_replaced(through: str, tmp_path: Path) -> None:
    """A file that output is added to stays what it was, also behind a link to it."""
    (tmp_path / "link.toml").symlink_to("/dev/stdout")
    (tmp_path / "second.toml").symlink_to("link.toml")
    log = tmp_path / "log"
    log.write_text("before\n")
    done = shell(f"cd {tmp_path}; PYTHONPATH={ROOT} archcli sheet new {through} --force >> log")
    assert (done.code, log.read_text()) == (2, "before\n")
    assert "is a device or a pipe" in done.err
