"""Runs archcli in this process, as a shell would: arguments, environment and standard input in, both outputs out."""

import io
import json
import os
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from archcli.cli import program
from archcli.cli.main import run
from archcli.games import GAMES, Game

HERE = Path(__file__).parent
ROOT = HERE.parent

_make_program = program.program


@cache
def _program(_games: tuple[Game, ...]) -> Any:
    return _make_program()


# Half of a run is Typer's, which makes the same program anew each time: here it is made once (and again where a game
# has joined), and every run has a copy of its own, since help changes how a command looks.
patch.object(program, "program", lambda: copy(_program(tuple(GAMES.values())))).start()
# Nobody pulls the plug: what a test writes need not be on the disk before it goes on.
patch.object(os, "fsync", lambda _: None).start()


class Done(NamedTuple):
    """What came of one run."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON document on standard output."""
        return json.loads(self.out)

    @property
    def result(self) -> Any:
        """`result` of the one JSON document."""
        return self.json["result"]

    @property
    def odds(self) -> Any:
        """`odds` of the one JSON document."""
        return self.json["odds"]

    @property
    def error(self) -> Any:
        """`error` of the JSON line on standard error."""
        return json.loads(self.err)["error"]


class _Stream(io.TextIOWrapper):
    def __init__(self, text: bytes = b"", encoding: str = "utf-8") -> None:
        self.bytes = io.BytesIO(text)
        super().__init__(self.bytes, encoding=encoding, newline="\n")

    def text(self) -> str:
        self.flush()
        return self.bytes.getvalue().decode(self.encoding, "surrogatepass" if self.encoding == "utf-8" else "strict")


_LOOKS = ("FORCE_COLOR", "CLICOLOR_FORCE", "COLUMNS")


@contextmanager
def _environment(more: Mapping[str, str]) -> Iterator[None]:
    """The environment with `more` in it, and without what would change looks or rulings; as before in the end."""
    hidden = [name for name in os.environ if name.startswith("ARCHCLI_") or name in _LOOKS]
    before = {name: os.environ.pop(name, None) for name in {*hidden, *more}}
    os.environ.update(more)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is not None:
                os.environ[name] = value
            else:
                os.environ.pop(name, None)


def archcli(
    args: str | Sequence[str], *, stdin: str = "", env: Mapping[str, str] | None = None, folder: Path | None = None,
    encoding: str = "utf-8",
) -> Done:
    """Run archcli with a command line (text, split as a shell would, or words)."""
    words = shlex.split(args) if isinstance(args, str) else list(args)
    before = (sys.stdout, sys.stderr, sys.stdin, os.getcwd())
    out, err = _Stream(encoding=encoding), _Stream(encoding=encoding)
    sys.stdout, sys.stderr, sys.stdin = out, err, _Stream(stdin.encode())
    try:
        with _environment({"NO_COLOR": "1", "ARCHCLI_TRACEBACK": "1"} | dict(env or {})):
            if folder is not None:
                os.chdir(folder)
            code = run(words)
    finally:
        sys.stdout, sys.stderr, sys.stdin = before[:3]
        os.chdir(before[3])
    return Done(code, out.text(), err.text())
