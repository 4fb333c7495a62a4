"""Progress on a terminal's standard error: there when work is long, gone when it is done, silent elsewhere."""

import io
import sys
import time

import pytest

from archcli.cli import progress
from archcli.cli.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("done", "whole", "line"), [
    (0, 0, "working, 2 s"),
    (50, 200, "[#######                       ]  25 %  50 of 200, 2 s"),
    (300, 200, "[##############################] 100 %  300 of 200, 2 s"),
])
def test_line(done: int, whole: int, line: str) -> None:
    """The line tells what is known: a share of the whole, or the time alone."""
    work = Progress(whole)
    work.done = done
    assert work.line(2.0) == line


def long_work(monkeypatch: pytest.MonkeyPatch, out: io.StringIO, err: io.StringIO, *, printing: bool) -> str:
    monkeypatch.setattr(progress, "AFTER", 0.01)
    monkeypatch.setattr(progress, "EVERY", 0.01)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    with Progress(10, printing=printing) as work:
        work.done = 5
        for _ in range(200):
            if "50 %" in err.getvalue():
                break
            time.sleep(0.01 if work.shows else 0.0005)
    return err.getvalue()


def test_long_work_shows_and_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line comes up on a terminal, and is wiped in the end."""
    said = long_work(monkeypatch, io.StringIO(), Terminal(), printing=True)
    assert "[###############               ]  50 %  5 of 10" in said
    assert said.endswith("\r\x1b[K")


@pytest.mark.parametrize(("out", "err", "printing"), [
    (io.StringIO(), io.StringIO(), True), (Terminal(), io.StringIO(), False), (Terminal(), Terminal(), True),
])
def test_silent(monkeypatch: pytest.MonkeyPatch, out: io.StringIO, err: io.StringIO, printing: bool) -> None:
    """Nothing is said where standard error is no terminal, or where results come out on the same one."""
    assert long_work(monkeypatch, out, err, printing=printing) == ""
