"""Text as it can be shown: control characters made visible, and a plain form where only ASCII can be written."""

from __future__ import annotations

_PLAIN = str.maketrans({
    "−": "-", "×": "x", "·": ".", "…": "...", "→": "->", "–": "-", "≥": ">=", "≤": "<=", "█": "#", "▏": "|",
    "▌": "#", "✓": "v", "✗": "x", "●": "*", "○": "o", "├": "|", "└": "`", "│": "|", "─": "-", "±": "+/-", "é": "e",
})


def visible(text: str) -> str:
    """The text with every control or direction character written as an escape, so that it only shows itself."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else _escape(c) for c in text)


def _escape(char: str) -> str:
    named = {"\n": "\\n", "\t": "\\t", "\r": "\\r"}.get(char)
    if named:
        return named
    code = ord(char)
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}" if code < 65536 else f"\\U{code:08x}"


def utf8(encoding: str | None) -> bool:
    """Whether an encoding is UTF-8, by its name."""
    return (encoding or "").lower().replace("-", "").startswith("utf8")


def plain_ascii(text: str) -> str:
    """The text in ASCII: the signs that archcli itself uses have stand-ins, others become escapes."""
    return text.translate(_PLAIN).encode("ascii", "backslashreplace").decode("ascii")
