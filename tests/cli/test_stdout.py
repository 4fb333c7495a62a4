"""Standard output: gathered, written in chunks, in the encoding that is there."""

from contextlib import redirect_stdout
from io import StringIO

import pytest

from archcli.cli import stdout
from archcli.cli.options import Shared
from archcli.cli.stdout import OutputError, Stdout, default_format, say, width


class Ascii(StringIO):
    """A stream that cannot show everything."""

    encoding = "ascii"


@pytest.fixture(autouse=True)
def _pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment says nothing of terminals."""
    for name in ("FORCE_COLOR", "TERM", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


def test_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full chunk goes out at once, the rest at the end; while it holds, nothing does."""
    monkeypatch.setattr(stdout, "CHUNK", 4)
    with redirect_stdout(StringIO()) as stream:
        out = Stdout(Shared(quiet=True))
        out.write("abc")
        before = stream.getvalue()
        out.write("de")
        full = stream.getvalue()
        out.holding = True
        out.write("fghijk")
        held = stream.getvalue()
        out.done()
    assert (before, full, held, stream.getvalue()) == ("", "abcde", "abcde", "abcdefghijk")


def test_an_encoding_without_the_signs() -> None:
    """Signs that the encoding lacks have stand-ins."""
    with redirect_stdout(Ascii()) as stream:
        out = Stdout(Shared(quiet=True))
        out.write("−1 × 2 …")
        out.done()
    assert stream.getvalue() == "-1 x 2 ..."


@pytest.mark.parametrize(("environment", "name"), [
    ({}, "plain"), ({"FORCE_COLOR": "1"}, "text"), ({"TERM": "dumb"}, "plain"),
])
def test_default_format(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], name: str) -> None:
    """Plain in a pipe, unless colour is asked for."""
    for key, value in environment.items():
        monkeypatch.setenv(key, value)
    with redirect_stdout(StringIO()):
        assert default_format() == name


@pytest.mark.parametrize(("columns", "wide"), [("", 80), ("20", 40), ("120", 120), ("99999", 1000)])
def test_width(monkeypatch: pytest.MonkeyPatch, columns: str, wide: int) -> None:
    """80 in a pipe; COLUMNS beats it, within bounds."""
    monkeypatch.setenv("COLUMNS", columns)
    with redirect_stdout(StringIO()):
        assert width() == wide


def test_say() -> None:
    """A text of its own ends in one line end."""
    with redirect_stdout(StringIO()) as stream:
        say("one")
        say("two\n")
    assert stream.getvalue() == "one\ntwo\n"


def test_a_closed_output() -> None:
    """Nothing can be said where nobody listens."""
    with redirect_stdout(None):
        with pytest.raises(OutputError):
            Stdout(Shared())
        with pytest.raises(OutputError):
            say("one")
