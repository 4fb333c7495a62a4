"""Values as TOML, in the files that archcli writes for somebody to edit."""

from typing import Any

ESCAPES = {'"': '\\"', "\\": "\\\\"}


def toml(value: Any) -> str:
    """A value on one line: a text, a number, a truth or a list."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{"".join(map(_escaped, value))}"'
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(map(toml, value))}]"
    return str(value)


def _escaped(char: str) -> str:
    return ESCAPES.get(char) or (char if char.isprintable() else f"\\U{ord(char):08x}")
