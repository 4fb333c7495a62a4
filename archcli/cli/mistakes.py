"""Mistakes on standard error: lines for a person, or one line of JSON."""

import sys
from contextlib import suppress
from typing import Any

from archcli.errors import visible
from archcli.output.ascii import plain_ascii, utf8


def say(data: dict[str, Any], text: str, *, as_json: bool) -> None:
    """Say a mistake; where nobody listens it is left unsaid."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(_written(data, text, as_json=as_json, ascii_only=not utf8(sys.stderr.encoding)) + "\n")


def _written(data: dict[str, Any], text: str, *, as_json: bool, ascii_only: bool) -> str:
    if as_json:
        import json

        return json.dumps({"archcli": 1, "error": data})
    shown = "\n".join(map(visible, f"error: {text}".split("\n")))
    return plain_ascii(shown) if ascii_only else shown
