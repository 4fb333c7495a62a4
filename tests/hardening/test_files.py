"""Files that are no sheets and no house rules: one error that names the file, the place and what would mend it."""

import os
import threading
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from archcli.cli import files
from tests.each import each
from tests.hardening.inputs import sheets
from tests.running import ROOT, archcli

ARIA = (ROOT / "examples" / "aria.toml").read_text()


def sheet(change: str, value: str) -> str:
    """A valid sheet with one line in place of another."""
    assert ARIA.count(change) == 1, change
    return ARIA.replace(change, value)


CONTENTS: dict[str, tuple[bytes | str, str, list[str]]] = {
    # what is in the file: contents, the place that is named, what the message says
    "empty": (b"", "system", ["is missing", "archsoul"]),
    "a-byte-order-mark": (
        b"\xef\xbb\xbf" + ARIA.encode(),
        "",
        ["line 1: ", "byte order mark", "save it as UTF-8 without one"],
    ),
    "not-utf-8": (
        ARIA.encode().replace(b"Aria", b"Ari\xe4"), "", ["line ", "not UTF-8", "0xe4", "save it as UTF-8"],
    ),
    "utf-16": (ARIA.encode("utf-16"), "", ["line 1: ", "not UTF-8", "save it as UTF-8"]),
    "not-toml": ("system = archsoul\n", "", ["not TOML", "line 1"]),
    "a-key-twice": (ARIA + "[attributes]\nprecision = 1\n", "", ["not TOML", "line"]),
    "a-quote-left-open": ('system = "archsoul\n', "", ["not TOML", "line 1"]),
    "20000-nested-arrays": ("a = " + "[" * 20_000 + "]" * 20_000, "", ["nested too deeply"]),
    "20000-nested-tables": ("a = " + "{a = " * 20_000 + "1" + "}" * 20_000, "", ["nested too deeply"]),
    "a-number-of-5000-digits": (sheet("defense = 3", "defense = 1" + "0" * 5000), "", ["digits"]),
    "a-number-of-40-digits-for-a-game": (sheet('"archsoul"', "1" + "0" * 40), "system", ["over 30 digits"]),
    "a-nul": ('system = "archsoul"\x00', "", ["not TOML", "line 1"]),
    "binary": (bytes(range(256)), "", ["line", "UTF-8"]),
    "a-float-for-a-number": (
        sheet("defense = 3", "defense = 3.0"),
        "defense",
        ["found 3.0", "whole number from 0 to 30"],
    ),
    "a-boolean-for-a-number": (sheet("defense = 3", "defense = true"), "defense", ["found true", "whole number"]),
    "a-text-for-a-number": (sheet("defense = 3", 'defense = "3"'), "defense", ['found "3"', "whole number"]),
    "a-date-for-a-number": (sheet("defense = 3", "defense = 1979-05-27"), "defense", ["1979-05-27", "whole number"]),
    "a-table-for-a-number": (sheet("defense = 3", "defense = {a = 1}"), "defense", ["found a table", "whole number"]),
    "a-number-for-a-table": ('system = "archsoul"\nname = "x"\nattributes = 3\n', "attributes", ["found 3", "a table"]),
    "tables-for-a-table": (
        'system = "archsoul"\nname = "x"\n[[attributes]]\n',
        "attributes",
        ["found a list", "a table"],
    ),
    "below-the-range": (sheet("defense = 3", "defense = -1"), "defense", ["found -1", "from 0 to 30"]),
    "above-the-range": (sheet("defense = 3", "defense = 31"), "defense", ["found 31", "from 0 to 30"]),
    "far-above-the-range": (
        sheet("defense = 3", "defense = 1" + "0" * 40),
        "defense",
        ["over 30 digits", "from 0 to 30"],
    ),
    "infinity": (sheet("defense = 3", "defense = inf"), "defense", ["found inf", "whole number"]),
    "an-unknown-key": (sheet("defense = 3", "defence = 3"), "defence", ["unknown key", 'did you mean "defense"?']),
    "an-unknown-key-that-is-markup": (ARIA + '["[red]\\u001b[31m"]\n', '"[red]\\u001b[31m"', ["unknown key"]),
    "an-empty-key": (ARIA + '[""]\n', '""', ["unknown key"]),
    "another-game": (sheet('"archsoul"', '"murk"'), "", ["unknown key"]),
    "no-game": (sheet('"archsoul"', '"archsole"'), "system", ['did you mean "archsoul"?']),
    "a-game-that-is-a-number": (sheet('"archsoul"', "7"), "system", ["unknown game"]),
}


@each("name", CONTENTS)
def test_a_file_that_is_no_sheet(name: str, tmp_path: Path) -> None:
    """Exit 2, nothing on standard output, and a message with the file, the place and what is expected."""
    contents, place, words = CONTENTS[name]
    path = tmp_path / "hero.toml"
    path.write_bytes(contents if isinstance(contents, bytes) else contents.encode())
    done = archcli(["sheet", "check", str(path), "--json"])
    assert (done.code, done.out) == (2, "")
    assert done.error["code"] == "sheet"
    first = done.error["mistakes"][0]
    assert first["file"] == str(path)
    assert first["key"].startswith(place)
    assert (first["line"] or 0) <= len(path.read_bytes().splitlines())
    assert [word for word in words if word not in done.error["message"]] == []
    plain = archcli(["sheet", "check", str(path)])
    assert f"{path}: " in plain.err


def folder(path: Path) -> None:
    path.mkdir()


def symlink_loop(path: Path) -> None:
    path.symlink_to(path)


def dangling(path: Path) -> None:
    path.symlink_to(path.with_name("gone"))


def below_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.write_text("a file")


def pipe(path: Path) -> None:
    os.mkfifo(path)


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(50_000_000)


def nothing(path: Path) -> None:
    pass


def zeros(path: Path) -> None:
    path.symlink_to("/dev/zero")


def process_memory(path: Path) -> None:
    path.symlink_to("/proc/self/mem")


NO_FILES: list[tuple[Callable[[Path], None], list[str]]] = [
    (nothing, ["there is no such file"]),
    (folder, ["is a folder"]),
    (symlink_loop, ["cannot be read"]),
    (dangling, ["there is no such file"]),
    (below_a_file, ["cannot be read"]),
    (pipe, []),
    (huge, ["has 50000000 bytes", "at most 1000000", "limit file-bytes"]),
    (zeros, ["more than 1000000 bytes", "limit file-bytes"]),
    (process_memory, ["cannot be read"]),
]
READERS = {
    # the code of its errors: a command that reads a file, and the command that writes one
    "sheet": (["sheet", "check"], "archcli sheet new FILE"),
    "house": (["rulings", "archsoul", "--house"], "archcli rulings --write FILE"),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(("made", "words"), NO_FILES, ids=[made.__name__ for made, _ in NO_FILES])
def test_a_path_that_is_no_file(made: Callable[[Path], None], words: list[str], reader: str, tmp_path: Path) -> None:
    """Whatever lies at a path: one error with the path in it. A pipe that nobody writes to does not hang."""
    path = tmp_path / "there" / "hero.toml"
    path.parent.mkdir()
    made(path)
    command, _ = READERS[reader]
    if reader == "house" and made is pipe:
        pytest.skip("an empty file of house rules changes no ruling")
    done = archcli([*command, str(path), "--json"])
    assert (done.code, done.out, done.error["code"]) == (2, "", reader)
    assert str(path) in done.error["message"]
    assert [word for word in words if word not in done.error["message"]] == []


@pytest.mark.parametrize("reader", READERS)
def test_a_file_that_is_not_there_is_easily_written(reader: str, tmp_path: Path) -> None:
    """The error of a missing file names the command that writes one."""
    command, writer = READERS[reader]
    done = archcli([*command, str(tmp_path / "none.toml"), "--json"])
    assert writer in done.error["hint"]


@pytest.mark.parametrize("name", ["", "no-such-hero", "[red]", "a\nb", "x" * 10_000])
def test_a_bare_name_that_is_nowhere(name: str, tmp_path: Path) -> None:
    """The error of a bare name says in one line where it was looked for."""
    done = archcli(["sheet", "check", name], folder=tmp_path)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1 + ("writes one" in done.err)


def test_no_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that may not be read is named, with the system's reason."""

    def refuse(*args: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    done = archcli(["sheet", "check", "closed.toml", "--json"])
    assert done.code == 2
    assert done.error["message"] == "closed.toml: cannot be read: Permission denied"


def test_no_more_is_read_than_shows_that_a_file_is_too_large(tmp_path: Path) -> None:
    """A file of 50 MB, and a device without end, cost no more memory than the limit."""
    huge(tmp_path / "huge.toml")
    for path in (str(tmp_path / "huge.toml"), "/dev/zero"):
        tracemalloc.start()
        archcli(["sheet", "check", path])
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert peak < 8 * files.BYTES


def test_a_sheet_may_come_through_a_pipe(tmp_path: Path) -> None:
    """`sheet show <(...)`: what is written to a pipe is read, also where it comes late and in pieces."""
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)
    reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)  # so that the writer below can open it at once
    writing = os.open(path, os.O_WRONLY)

    def write() -> None:
        for start in range(0, len(ARIA), 500):
            os.write(writing, ARIA[start : start + 500].encode())
        os.close(writing)

    late = threading.Timer(0.2, write)
    late.start()
    done = archcli(["sheet", "show", str(path), "-q"])
    late.join()
    os.close(reading)
    assert (done.code, done.out) == (0, "Aria\n")


def test_a_silent_pipe_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe whose writer never writes is given up after a while, and named."""
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)
    reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    writing = os.open(path, os.O_WRONLY)
    monkeypatch.setattr(files, "PATIENCE", 0.05)
    done = archcli(["sheet", "show", str(path)])
    os.close(reading)
    os.close(writing)
    assert done.code == 2
    assert "nothing came out of it" in done.err


def test_every_valid_sheet_is_right(tmp_path: Path) -> None:
    """The sheets that fuzzing starts from are valid, so that a refusal there comes from the change."""
    path = tmp_path / "sheet.toml"
    wrong = []
    for game, text in sheets():
        path.write_text(text)
        done = archcli(["sheet", "check", str(path)])
        if done.code != 0:
            wrong.append((game, done.err))
    assert wrong == []


HOUSE: dict[str, tuple[str, str, list[str]]] = {
    "an-unknown-game": ("[archsole]\n", "archsole", ['did you mean "archsoul"?']),
    "an-unknown-ruling": ("[archsoul]\nhitt = 1\n", "archsoul.hitt", ["unknown ruling"]),
    "a-number-for-a-game": ("archsoul = 1\n", "archsoul", ["found 1", "a table [archsoul]"]),
    "a-list-of-tables-for-a-game": ("[[archsoul]]\n", "archsoul", ["found a list"]),
    "not-toml": ("[archsoul", "", ["not TOML", "end of document"]),
    "twice": ("[murk]\n[murk]\n", "", ["not TOML"]),
}


@pytest.mark.parametrize("name", HOUSE)
def test_house_rules_that_are_none(name: str, tmp_path: Path) -> None:
    """Exit 2 and the place, whichever game is played by them."""
    contents, place, words = HOUSE[name]
    path = tmp_path / "house.toml"
    path.write_text(contents)
    done = archcli(["roll", "4/3", "--house", str(path), "--json"])
    assert (done.code, done.out, done.error["code"]) == (2, "", "house")
    assert done.error["mistakes"][0]["key"] == place
    assert [word for word in words if word not in done.error["message"]] == []
    assert archcli(["roll", "4/3", "--json"], env={"ARCHCLI_HOUSE": str(path)}).error == done.error
