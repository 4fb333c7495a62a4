"""From text to tokens. A token knows its place, so that an error can point at it.

Nothing is refused here: a character that the notation does not have becomes a token of its own, and the parser
says what is wrong when it comes to it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from archcli.notation.source import Position

INT, WORD, SIGN, LABEL, OPEN, BAD, END = "int", "word", "sign", "label", "open", "bad", "end"
"""The kinds of tokens. WORD: a whole run of letters, which the parser may split; LABEL: its text is what stands in
the brackets (empty where nothing does); OPEN: a label that is not closed."""

BLANK = " \t\r\n"
_TOKEN = re.compile(
    r"[ \t\r\n]*(?:(?P<int>[0-9]+)|(?P<word>[A-Za-z_']+)"
    r"|(?P<sign>!!p|!!|!p|!|//|>=|<=|\.[12](?![0-9])|[-+*/%(){},;:<>=@.\]\u00d7\u00f7\u2212\u2265\u2264])"
    r"|(?P<label>\[)|(?P<comment>\#)|(?P<bad>.)|\Z)",
    re.IGNORECASE | re.DOTALL | re.ASCII,
)
_TAG = re.compile(r"[ \t\r\n]+([\w-]+)")
_SAME = {"\u00d7": "*", "\u00f7": "/", "\u2212": "-", "\u2265": ">=", "\u2264": "<="}


class Token(NamedTuple):
    """A piece of the input, from `start` to one before `end`. `text` is lower case."""

    kind: str
    text: str
    start: int
    end: int

    @property
    def position(self) -> Position:
        """Where it stands."""
        return self.start, self.end


def tokenize(source: str) -> tuple[list[Token], str | None]:
    """The tokens of an input, and the text of its comment. The last token is END, one past the one before it."""
    found: list[Token] = []
    end = 0
    comment: str | None = None
    while True:
        match = _TOKEN.match(source, end)
        assert match is not None
        kind = match.lastgroup
        if kind is None:
            break
        start, stop = match.span(kind)
        text = match.group(kind).lower()
        if kind == "comment" or (kind == WORD and text == "note" and not _in_name(found, start)):
            comment = source[stop:].strip() or None
            break
        end = stop
        if kind == LABEL:
            close = source.find("]", end)
            end = len(source.rstrip(BLANK)) if close < 0 else close + 1
            found.append(Token(OPEN if close < 0 else LABEL, source[start + 1:max(close, 0)].strip(), start, end))
        elif kind == WORD and text == "as" and not _in_name(found, start) and (tag := _TAG.match(source, end)):
            end = tag.end()
            found.append(Token(LABEL, tag.group(1), start, end))
        else:
            found.append(Token(kind, _SAME.get(text, text), start, end))
    found.append(Token(END, "", end, end))
    return found, comment


def _in_name(found: list[Token], start: int) -> bool:
    """Whether a word that starts here belongs to a name with `@` before it: `@note`, `@take-note`."""
    for token in reversed(found):
        if token.end != start:
            return False
        if token.text == "@":
            return True
        if token.kind != WORD and token.text != "-":
            return False
        start = token.start
    return False
