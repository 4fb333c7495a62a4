"""Templates of completion scripts: `NAME.in` beside this module holds the logic of a shell, and `@PLACE@`s."""

import re
from collections.abc import Iterable
from importlib.resources import files


def filled(name: str, **parts: str | Iterable[str]) -> str:
    """The text of a template with its places filled; a place that begins a line passes its indentation on."""
    lines = {place: [part] if isinstance(part, str) else list(part) for place, part in parts.items()}

    def fill(found: re.Match[str]) -> str:
        return "\n".join((found[1] or "") + line for line in lines[found[2]])

    text = files("archcli.cli.completion").joinpath(f"{name}.in").read_text("utf-8")
    return re.sub(r"(?m)(^ *)?@([a-z]+)@", fill, text)
