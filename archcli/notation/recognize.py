"""Telling dice notation from pools."""

from __future__ import annotations

from itertools import pairwise

from archcli.notation.tokens import INT, LABEL, OPEN, SIGN, WORD, Token, tokenize
from archcli.notation.words import split


def is_notation(text: str) -> bool:
    """Whether an input has a dice term or a brace. Labels and comments are not looked at."""
    tokens = [token for token in tokenize(text)[0] if token.kind not in (LABEL, OPEN)]
    if len(tokens) == 1:
        return True
    before: Token | None = None
    for token, following in pairwise(tokens):
        kind, run = token.kind, token.text
        if kind == SIGN and run in ("{", "}"):
            return True
        if kind == WORD and (before is None or before.text != "@"):
            if run in ("d", "df", "group"):
                return True
            counted = before is not None and (before.kind == INT or before.text in (")", "end"))
            words = split(run) if counted or run.startswith("end") else None
            # Of a run after an operand only its first word, or the word after x or end, can be dice or a brace.
            if words and _has_dice(words, following, counted):
                return True
        before = token
    return False


def _has_dice(words: tuple[str, ...], following: Token, counted: bool) -> bool:
    before = "" if counted else None
    for word in words:
        if word in ("d", "df") and before in ("", "end"):
            return True
        if before == "x" and (word in ("df", "group") or (word == "d" and _sides(following))):
            return True
        before = word
    return False


def _sides(token: Token) -> bool:
    """Whether this can be the sides of a die."""
    return token.kind == INT or token.text in ("%", "(", "begin", "f")
