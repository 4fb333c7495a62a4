"""Standard output: gathered, written in chunks, in the encoding that is there."""

from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO

import pytest

from archcli.cli import stdout
from archcli.cli.shared import Shared
from archcli.cli.stdout import OutputError, Stdout, default_format, say, width
from archcli.output.formats import Head
from archcli.report import Report, Result, verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict(Result):
    """Something that is shown in green."""

    def report(self) -> Report:
        return Report((), (verdict("good", True),))


class Ascii(StringIO):
    """A stream that cannot show everything."""

    encoding = "ascii"


@pytest.fixture(autouse=True)
def _pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment says nothing of terminals."""
    for name in ("FORCE_COLOR", "CLICOLOR_FORCE", "NO_COLOR", "TERM", "COLUMNS"):
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


@pytest.mark.parametrize(("environment", "colour", "name"), [
    ({}, None, "plain"), ({"FORCE_COLOR": "1"}, None, "text"), ({"CLICOLOR_FORCE": "1"}, "auto", "text"),
    ({"CLICOLOR_FORCE": "0"}, None, "plain"), ({"TERM": "dumb"}, None, "plain"), ({"TERM": "dumb"}, "always", "text"),
    ({"FORCE_COLOR": "1"}, "never", "plain"), ({"NO_COLOR": "1"}, "always", "text"),
])
def test_default_format(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], colour: str | None, name: str,
) -> None:
    """Plain in a pipe, unless colour is asked for."""
    for key, value in environment.items():
        monkeypatch.setenv(key, value)
    with redirect_stdout(StringIO()):
        assert default_format(colour) == name


@pytest.mark.parametrize(("environment", "colour", "coloured"), [
    ({}, None, False), ({}, "always", True), ({}, "auto", False), ({}, "never", False),
    ({"NO_COLOR": "1"}, "always", True), ({"TERM": "dumb"}, "always", True),
    ({"FORCE_COLOR": "1"}, None, True), ({"FORCE_COLOR": "1"}, "never", False),
    ({"CLICOLOR_FORCE": "1"}, None, True), ({"CLICOLOR_FORCE": "1"}, "never", False),
    ({"CLICOLOR_FORCE": "0"}, None, False),
    ({"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}, "auto", False),
])
def test_colour(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], colour: str | None, coloured: bool,
) -> None:
    """`--color` beats the environment; without it NO_COLOR beats what asks for colour in a pipe."""
    for key, value in environment.items():
        monkeypatch.setenv(key, value)
    with redirect_stdout(StringIO()):
        said = Stdout(Shared(format="text", color=colour)).format.result(Head("1", "toys", "throw"), Verdict())
    assert "good" in said
    assert ("\x1b[32m" in said or "\x1b[1;32m" in said) is coloured


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
