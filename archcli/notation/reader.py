"""Reading tokens one by one: looking, taking, splitting runs of letters, and saying what was expected instead."""

from __future__ import annotations

from typing import NoReturn

from archcli.errors import NotationError
from archcli.notation import limits
from archcli.notation.tokens import BAD, END, INT, OPEN, SIGN, WORD, Token, tokenize

COMPARATORS = {
    ">=": ">=", ">": ">", "<=": "<=", "<": "<", "=": "=", "ge": ">=", "gt": ">", "le": "<=", "lt": "<", "eq": "=",
}
EXPLOSIONS = {"!": "!", "!!": "!!", "!p": "!p", "!!p": "!!p", "e": "!", "ee": "!!", "ep": "!p", "eep": "!!p"}
MODIFIERS = frozenset(
    (
        "kh", "kl", "km", "k", "dh", "dl", "d", "df", "r", "rr", "ro", "u", "min", "mi", "max", "ma",
        "t", "f", "ds", "s", "sa", "sd", *COMPARATORS, *EXPLOSIONS,
    )
)
"""What begins a modifier: words and signs."""
ALONE = frozenset(("begin", "group", "note", "as", "vs"))
FUNCTIONS = frozenset(("floor", "ceil", "round", "abs", "min", "max"))
RESERVED = frozenset(("d", "df", "x", "end")) | ALONE | FUNCTIONS
"""Words that are no part of a name, unless `@` stands before it."""
_AFTER = sorted((*(word for word in MODIFIERS if word.isalpha()), "x", "end"), key=len, reverse=True)

_BEFORE_SIGN = frozenset(("", "+", "-", "*", "/", "//", "%", "(", "{", ",", ";", "x", "vs", "begin", "group"))


def longest(run: str) -> str:
    """The longest known word at the start of a run of letters after an operand; empty where there is none."""
    return run if run in ALONE else next((word for word in _AFTER if run.startswith(word)), "")


def split(run: str) -> list[str] | None:
    """The words of a run of letters after an operand, the longest each time; None where some of it is no word."""
    words: list[str] = []
    while run:
        word = longest(run)
        if not word:
            return [*words, run] if run == "begin" else None
        words.append(word)
        run = run[len(word):]
        if word == "x" and run:
            # What is multiplied by may be a name; but extra is no explosion times a name.
            return [*words, run] if len(words) == 1 or run in RESERVED else None
    return words


def whole(digits: str) -> int:
    """The number that digits write. Python itself refuses to read more than 4300 of them."""
    number = 0
    for start in range(0, len(digits), 4000):
        piece = digits[start:start + 4000]
        number = number * 10 ** len(piece) + int(piece)
    return number


class Reader:
    """An input being read: the token that comes next, and how deep in brackets it stands."""

    def __init__(self, source: str) -> None:
        self.source = source
        if len(source) > limits.CHARACTERS:
            self.limit("characters", len(source), limits.CHARACTERS)
        self.tokens, self.comment = tokenize(source)
        self.index = 0
        self.token = self.tokens[0]
        self.depth = 0  # brackets, braces, calls and signs that are open
        self.signs = 0  # those of them that are signs

    def advance(self) -> Token:
        """Take the token."""
        taken = self.token
        self.index += 1
        self.token = self.tokens[min(self.index, len(self.tokens) - 1)]
        return taken

    def sign(self, *texts: str) -> Token | None:
        """Take the token if it is one of these signs."""
        return self.advance() if self.token.kind == SIGN and self.token.text in texts else None

    def is_word(self, *texts: str) -> bool:
        """Whether the token is one of these words, whole."""
        return self.token.kind == WORD and self.token.text in texts

    def after(self) -> str:
        """What stands after an operand: a sign, the longest known word, or empty. A run that is no words is refused."""
        kind, text, _, _ = self.token
        if kind == WORD:
            if split(text) is None:
                self.unexpected("an operator, a modifier or the end")
            return longest(text)
        return text if kind == SIGN else ""

    def take(self, text: str) -> Token:
        """Take this sign, or this word off the front of a run of letters."""
        kind, run, at, end = self.token
        if kind == WORD and len(run) > len(text):
            self.token = Token(WORD, run[len(text):], at + len(text), end)
            return Token(WORD, text, at, at + len(text))
        return self.advance()

    def opens(self) -> bool:
        """Whether a bracket opens here."""
        return (self.token.text == "(" and self.token.kind == SIGN) or self.is_word("begin")

    def closes(self, sign: str, expected: str) -> None:
        """Take a closing bracket."""
        if not self.sign(sign):
            if self.token.kind == WORD and self.after() == "end":
                self.take("end")
            else:
                self.unexpected(expected)
        self.depth -= 1

    def deeper(self, at: int) -> None:
        """Count one bracket or sign more that is open."""
        self.depth += 1
        if self.depth > limits.DEPTH:
            self.limit("depth", max(self._deepest(), self.depth), at)

    def _deepest(self) -> int:
        """How deep the whole input goes, brackets and signs."""
        most, before = 0, ""
        open_at = [0]  # the signs before each open bracket, and those of the row that is read
        for kind, text, _, _ in self.tokens:
            if text in ("+", "-") and before in _BEFORE_SIGN:
                open_at[-1] += 1
            elif text in ("(", "{", "begin", "group"):
                open_at.append(0)
            else:
                if len(open_at) > 1 and (text in (")", "}") or (kind == WORD and text.startswith("end"))):
                    open_at.pop()
                open_at[-1] = 0
            most = max(most, len(open_at) - 1 + sum(open_at))
            before = text
        return most

    # Errors

    def error(self, code: str, message: str, at: int, hint: str | None = None) -> NoReturn:
        """Refuse the input at a place."""
        raise NotationError(f"notation.{code}", message, source=self.source, column=at + 1, hint=hint)

    def limit(self, name: str, asked: int, at: int) -> NoReturn:
        """Refuse what is past a limit."""
        raise over(name, asked, source=self.source, at=at)

    def _cut(self) -> bool:
        """Whether a shell may have taken the end of the input: it ends in an operator, or in open brackets."""
        return self.depth > self.signs or (len(self.tokens) > 1 and _operator(self.tokens[-2].text))

    def unexpected(self, expected: str, hint: str | None = None) -> NoReturn:
        """Refuse the token, since something else was expected."""
        from archcli.notation.hints import QUOTE, habit

        kind, text, at, end = self.token
        at_end = hint or (QUOTE if self._cut() else None)
        if kind == BAD:
            character = self.source[at]
            shown = f'"{character}" ' if character.isprintable() else ""
            self.error("character", f"the notation has no character {shown}(U+{ord(character):04X})", at,
                       habit(character))
        if kind == OPEN:
            self.error("syntax", "expected ], and the input ends: a label is not closed", end, QUOTE)
        if kind == END:
            self.error("syntax", f"expected {expected}, and the input ends", at, at_end)
        found = f"the number {text}" if kind == INT and len(text) <= limits.SHOWN_DIGITS else (
            "a number" if kind == INT else f"the label [{text}]" if kind == "label" else f'"{text}"'
        )
        self.error("syntax", f"expected {expected}, found {found}", at, hint or habit(text))


def _operator(text: str) -> bool:
    return text in ("+", "-", "*", "/", "//", "%", "x", ":", ",", ";") or text in COMPARATORS or text in EXPLOSIONS


def over(name: str, asked: int, *, source: str, at: int) -> NotationError:
    """The refusal of what is past a limit. A number of more than 30 digits is not asked for in data, only counted."""
    most = limits.MOST[name]
    message = f'{limits.plain(asked)} is past the limit "{name}" ({limits.WHAT[name]}), which is {most}'
    return NotationError(
        "notation.limit", message, source=source, column=at + 1, limit=name,
        asked=asked if abs(asked) < 10**limits.SHOWN_DIGITS else None, most=most,
    )

