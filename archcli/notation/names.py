"""Names in an input: which words make one, and what it stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.errors import nearest
from archcli.notation.node import Name
from archcli.notation.tokens import SIGN, WORD
from archcli.notation.words import RESERVED

if TYPE_CHECKING:
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position


def read_name(reader: TokenReader) -> Name:
    """name = [ "@" ] WORD { ("-" | " ") WORD }"""
    start = reader.token.start
    marked = reader.sign("@") is not None
    if reader.token.kind != WORD:
        reader.unexpected("a name")
    last = reader.advance()
    words = [last.text]
    while True:
        token, following = reader.token, reader.following()
        if token.kind == WORD and token.text not in RESERVED:
            last = reader.advance()
        elif (
            token.text == "-" and token.kind == SIGN and token.start == last.end and following.kind == WORD
            and following.start == token.end and (marked or following.text not in RESERVED)
        ):
            reader.advance()
            last = reader.advance()
        else:
            break
        words.append(last.text)
    name = "-".join(part for word in words for part in word.split("_") if part)
    position = start, last.end
    return Name(position, name, _stands_for(reader, name, position))


def _stands_for(reader: TokenReader, name: str, position: Position) -> int:
    if reader.names is None:
        reader.refuse("name", f'"{name}" is a name, and no sheet was given', position, "give the sheet: --sheet FILE")
    value = reader.names.find(name) if name else None
    if value is None:
        known = reader.names.known()
        near = nearest(name, known)
        hint = f'did you mean "{near}"?' if near else f"the sheet knows {', '.join(known)}"
        if "-" in name and all(reader.names.find(part) is not None for part in name.split("-")):
            hint = "a minus between two names needs spaces"
        reader.refuse("name", f'the sheet knows no "{name}"', position, hint)
    reader.stood_for[name] = value
    return value
