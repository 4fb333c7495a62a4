"""From text to tokens. A token knows its place, so that an error can point at it.

Nothing is refused here: a character that the notation does not have becomes a token of its own, and the parser
says what is wrong when it comes to it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

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
    """A piece of the input. `text` is lower case; `at` and `end` are places in the input, counted from 0."""

    kind: str
    text: str
    at: int
    end: int


class Tokens(NamedTuple):
    """The tokens of an input, the last of them END, and the text of the comment."""

    tokens: tuple[Token, ...]
    comment: str | None


def tokenize(source: str) -> Tokens:
    """Split an input. END stands one past the last token."""
    found: list[Token] = []
    at = end = 0
    comment: str | None = None
    while True:
        match = _TOKEN.match(source, at)
        assert match is not None
        kind = match.lastgroup
        if kind is None:
            break
        start, at = match.span(kind)
        text = match.group(kind).lower()
        if kind == "comment" or (kind == WORD and text == "note" and not _in_name(found, start)):
            comment = source[at:].strip() or None
            break
        if kind == LABEL:
            close = source.find("]", at)
            at = len(source.rstrip(BLANK)) if close < 0 else close + 1
            found.append(Token(OPEN if close < 0 else LABEL, source[start + 1:max(close, 0)].strip(), start, at))
        elif kind == WORD and text == "as" and not _in_name(found, start) and (tag := _TAG.match(source, at)):
            at = tag.end()
            found.append(Token(LABEL, tag.group(1), start, at))
        else:
            found.append(Token(kind, _SAME.get(text, text), start, at))
        end = at
    found.append(Token(END, "", end, end))
    return Tokens(tuple(found), comment)


def _in_name(found: list[Token], at: int) -> bool:
    """Whether a word at this place belongs to a name with `@` before it: `@note`, `@take-note`."""
    place = at
    for token in reversed(found):
        if token.end != place:
            return False
        if token.text == "@":
            return True
        if token.kind != WORD and token.text != "-":
            return False
        place = token.at
    return False
