"""Names in notation: which words make one, and what it stands for."""

from __future__ import annotations

from typing import Protocol

from archcli.notation.reader import RESERVED, Reader
from archcli.notation.tokens import SIGN, WORD
from archcli.notation.tree import Name


class Names(Protocol):
    """What names stand for: a sheet."""

    def find(self, name: str) -> int | None:
        """The number of a name (lower case, with hyphens); None where it is unknown."""
        ...

    def known(self) -> list[str]:
        """All names there are, for a hint."""
        ...


class NameReader(Reader):
    """Reads names. `stood_for` is what each name of the item under way stood for."""

    def __init__(self, source: str, names: Names | None) -> None:
        super().__init__(source)
        self.names = names
        self.stood_for: dict[str, int] = {}

    def name(self) -> Name:
        """name = [ "@" ] WORD { ("-" | " ") WORD }"""
        at = self.token.at
        marked = self.sign("@") is not None
        if self.token.kind != WORD:
            self.unexpected("a name")
        last = self.advance()
        words = [last.text]
        while True:
            token, following = self.token, self.tokens[min(self.index + 1, len(self.tokens) - 1)]
            if token.kind == WORD and token.text not in RESERVED:
                last = self.advance()
            elif (
                token.text == "-" and token.kind == SIGN and token.at == last.end and following.kind == WORD
                and following.at == token.end and (marked or following.text not in RESERVED)
            ):
                self.advance()
                last = self.advance()
            else:
                break
            words.append(last.text)
        text = "-".join(part for word in words for part in word.split("_") if part)
        return Name(at, text, self._stands_for(text, at))

    def _stands_for(self, text: str, at: int) -> int:
        if self.names is None:
            self.error("name", f'"{text}" is a name, and no sheet was given', at, "give the sheet: --sheet FILE")
        value = self.names.find(text) if text else None
        if value is None:
            from archcli.errors import nearest

            known = self.names.known()
            near = nearest(text, known)
            hint = f'did you mean "{near}"?' if near else f"the sheet knows {', '.join(known)}"
            if "-" in text and all(self.names.find(part) is not None for part in text.split("-")):
                hint = "a minus between two names needs spaces"
            self.error("name", f'the sheet knows no "{text}"', at, hint)
        self.stood_for[text] = value
        return value
