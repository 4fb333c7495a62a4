"""Runs archcli in this process, as a shell would: arguments, environment and standard input in, both outputs out."""

import io
import json
import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from archcli.cli.main import run

HERE = Path(__file__).parent
ROOT = HERE.parent


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


def archcli(
    args: str | Sequence[str], *, stdin: str = "", env: Mapping[str, str] | None = None, folder: Path | None = None,
    encoding: str = "utf-8",
) -> Done:
    """Run archcli with a command line (text, split as a shell would, or words)."""
    words = shlex.split(args) if isinstance(args, str) else list(args)
    before = (sys.stdout, sys.stderr, sys.stdin, dict(os.environ), Path.cwd())
    out, err = _Stream(encoding=encoding), _Stream(encoding=encoding)
    for name in [name for name in os.environ if name.startswith("ARCHCLI_") or name in ("FORCE_COLOR", "COLUMNS")]:
        del os.environ[name]
    os.environ.update({"NO_COLOR": "1", "ARCHCLI_TRACEBACK": "1"} | dict(env or {}))
    sys.stdout, sys.stderr, sys.stdin = out, err, _Stream(stdin.encode())
    try:
        if folder is not None:
            os.chdir(folder)
        code = run(words)
    finally:
        sys.stdout, sys.stderr, sys.stdin = before[:3]
        os.environ.clear()
        os.environ.update(before[3])
        os.chdir(before[4])
    return Done(code, out.text(), err.text())
