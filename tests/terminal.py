"""Runs archcli on a terminal of its own."""

import os
import pty
import subprocess
import sys
from collections.abc import Mapping
from typing import NamedTuple

from tests.running import ROOT

_PROGRAM = """
import fcntl, os, sys, termios
os.setsid()
fcntl.ioctl({0}, termios.TIOCSCTTY, 0)
if {1}:
    for stream in (0, 1, 2):
        os.dup2({0}, stream)
os.execv(sys.executable, [sys.executable, "-m", "archcli", *sys.argv[1:]])
"""


class Shown(NamedTuple):
    """What came of it: exit code, standard output, and what the terminal showed."""

    code: int
    out: str
    screen: str


def on_terminal(line: str, typed: str, *, whole: bool = False, env: Mapping[str, str] | None = None) -> Shown:
    """Run a line with a controlling terminal on which something is typed; `whole`: its streams are the terminal too."""
    ours, theirs = pty.openpty()
    os.write(ours, typed.encode())
    with subprocess.Popen(
        [sys.executable, "-c", _PROGRAM.format(theirs, whole), *line.split()], text=True, cwd=ROOT,
        pass_fds=(theirs,), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        env=os.environ | {"TERM": "dumb", "PYTHONPATH": str(ROOT)} | dict(env or {}),
    ) as running:
        os.close(theirs)
        screen = b""
        while part := _read(ours):
            screen += part
        out, _ = running.communicate(timeout=60)
    os.close(ours)
    return Shown(running.returncode, out, screen.decode())


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # what a terminal says at its end
        return b""
