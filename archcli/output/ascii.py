"""Text for encodings that cannot show all of it: a plain form of what archcli writes."""

from __future__ import annotations

_PLAIN = str.maketrans({
    "−": "-", "×": "x", "·": ".", "…": "...", "→": "->", "–": "-", "≥": ">=", "≤": "<=", "█": "#", "▏": "|",
    "▌": "#", "✓": "v", "✗": "x", "●": "*", "○": "o", "├": "|", "└": "`", "│": "|", "─": "-", "±": "+/-",
    "▶": ">", "░": ".", "é": "e",
})


def utf8(encoding: str | None) -> bool:
    """Whether an encoding is UTF-8, by its name."""
    return (encoding or "").lower().replace("-", "").startswith("utf8")


def plain_ascii(text: str) -> str:
    """The text in ASCII: the signs that archcli itself uses have stand-ins, others become escapes."""
    return text.translate(_PLAIN).encode("ascii", "backslashreplace").decode("ascii")
