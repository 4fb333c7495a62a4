"""Mistakes and warnings on standard error: lines for a person; a mistake also as one line of JSON."""

import sys
from contextlib import suppress
from typing import Any

from archcli.errors import visible
from archcli.output.ascii import plain_ascii, utf8


def say(data: dict[str, Any], text: str, *, as_json: bool) -> None:
    """Say a mistake; where nobody listens it is left unsaid."""
    if as_json:
        import json

        _write(json.dumps({"archcli": 1, "error": _with_lines(data)}))
    else:
        _write(_shown(f"error: {text}"))


def _with_lines(data: dict[str, Any]) -> dict[str, Any]:
    """The same, and of each mistake in a file the line that it stands on."""
    if "mistakes" not in data:
        return data
    from archcli.cli.files import lines_in

    files = {mistake["file"]: lines_in(mistake["file"]) for mistake in data["mistakes"]}
    return data | {"mistakes": [
        mistake | {"line": mistake["line"] or files[mistake["file"]].of(mistake["key"])} for mistake in data["mistakes"]
    ]}


def warn(text: str) -> None:
    """Say what may be no mistake, and goes on."""
    _write(_shown(f"warning: {text}"))


def _write(text: str) -> None:
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(text + "\n")


def _shown(text: str) -> str:
    lines = "\n".join(map(visible, text.split("\n")))
    return lines if sys.stderr is None or utf8(sys.stderr.encoding) else plain_ascii(lines)
