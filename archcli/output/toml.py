"""TOML: the same documents, without the keys that are null, since TOML has no null."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tomli_w

from archcli.output.data import Data
from archcli.output.formats import Screen


class Toml(Data):
    """Documents as TOML: one alone is the whole output, one of several an element of the list `resolutions`."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.first: dict[str, Any] | None = None
        self.several = False

    def written(self, document: dict[str, Any]) -> str:
        if not self.several and self.first is None:
            self.first = document
            return ""
        text = "\n" + _element(document)
        if not self.several:
            assert self.first is not None
            text = _element(self.first) + text
        self.several = True
        return text

    def end(self) -> str:
        return toml_text(self.first) if self.first is not None and not self.several else ""


def _element(document: Mapping[str, Any]) -> str:
    text = toml_text({"resolutions": [document]})
    # A short one would be written inline.
    return text if text.startswith("[[") else f"[[resolutions]]\n{toml_text(document)}"


def toml_text(data: Mapping[str, Any]) -> str:
    """A document as TOML."""
    return "\n".join(map(_escaped, tomli_w.dumps(_without_null(data)).split("\n")))


def _escaped(text: str) -> str:
    # `\U` with eight digits is all that TOML has and JSON has not.
    return text if text.isprintable() else "".join(
        char if char.isprintable() else f"\\U{ord(char):08x}" for char in text
    )


def _without_null(value: Any) -> Any:
    if isinstance(value, str):
        # Bytes that are no UTF-8 come as lone surrogates, which TOML has no way to write: their escapes stand as text.
        return value if value.isprintable() else value.encode("utf-8", "backslashreplace").decode()
    if isinstance(value, Mapping):
        return {_without_null(name): _without_null(part) for name, part in value.items() if part is not None}
    if isinstance(value, list):
        return [_without_null(part) for part in value if part is not None]
    if isinstance(value, int) and not isinstance(value, bool) and not -(2**63) <= value < 2**63:
        return str(value)  # TOML integers have 64 bits
    return value
