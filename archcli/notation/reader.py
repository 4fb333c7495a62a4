"""Reading tokens one by one: looking, taking, splitting runs of letters, and saying what was expected instead."""

from __future__ import annotations

from typing import NoReturn, Protocol

from archcli.notation import limits
from archcli.notation.source import Position, Source
from archcli.notation.tokens import BAD, END, INT, LABEL, OPEN, SIGN, WORD, Token, tokenize
from archcli.notation.words import COMPARATORS, longest, split

_OPERATORS = frozenset(("+", "-", "*", "/", "//", "%", "x", ":", ",", ";"))
_BEFORE_SIGN = frozenset(("", "+", "-", "*", "/", "//", "%", "(", "{", ",", ";", "x", "vs", "begin", "group"))


class Names(Protocol):
    """What names stand for: a sheet."""

    def find(self, name: str) -> int | None:
        """The number of a name (lower case, with hyphens); None where it is unknown."""
        ...

    def known(self) -> list[str]:
        """All names there are, for a hint."""
        ...


class TokenReader(Source):
    """An input being read: the token that comes next, and how deep in brackets it stands."""

    def __init__(self, text: str, names: Names | None) -> None:
        super().__init__(text)
        if len(text) > limits.CHARACTERS:
            self.refuse_limit("characters", len(text), (limits.CHARACTERS, len(text)))
        self.tokens, self.comment = tokenize(text)
        self.index = 0
        self.token = self.tokens[0]
        self.end = 0  # where the token taken last ended
        self.depth = 0  # brackets, braces, calls and signs that are open
        self.signs = 0  # those of them that are signs
        self.names = names
        self.stood_for: dict[str, int] = {}  # what each name of the item under way stood for
        self.dice: list[Position] = []  # the dice terms, in the order in which they begin
        self.plain_brackets: list[tuple[int, int]] = []  # where those stand that are no count, and in how many others

    def advance(self) -> Token:
        """Take the token."""
        taken = self.token
        self.end = taken.end
        self.index += 1
        self.token = self.tokens[min(self.index, len(self.tokens) - 1)]
        return taken

    def following(self) -> Token:
        """The token after the one that comes next."""
        return self.tokens[min(self.index + 1, len(self.tokens) - 1)]

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

    def position(self, text: str) -> Position:
        """Where this sign stands, or this word at the front of a run of letters."""
        kind, _, start, end = self.token
        return (start, start + len(text)) if kind == WORD else (start, end)

    def take(self, text: str) -> Token:
        """Take this sign, or this word off the front of a run of letters."""
        kind, run, start, end = self.token
        if kind == WORD and len(run) > len(text):
            self.end = start + len(text)
            self.token = Token(WORD, run[len(text):], self.end, end)
            return Token(WORD, text, start, self.end)
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

    def deeper(self, opening: Token) -> None:
        """Count one bracket or sign more that is open."""
        self.depth += 1
        if self.depth > limits.DEPTH:
            self.refuse_limit("depth", max(self._deepest(), self.depth), opening.position)

    def _deepest(self) -> int:
        """How deep the whole input goes, brackets and signs."""
        most, before = 0, ""
        signs = [0]  # before each open bracket, and in the row that is read
        for kind, text, _, _ in self.tokens:
            if text in ("+", "-") and before in _BEFORE_SIGN:
                signs[-1] += 1
            elif text in ("(", "{", "begin", "group"):
                signs.append(0)
            else:
                if len(signs) > 1 and (text in (")", "}") or (kind == WORD and text.startswith("end"))):
                    signs.pop()
                signs[-1] = 0
            most = max(most, len(signs) - 1 + sum(signs))
            before = text
        return most

    def _cut(self) -> bool:
        """Whether a shell may have taken the end of the input: it ends in an operator, or in open brackets."""
        if self.depth > self.signs:
            return True
        last = self.tokens[-2].text if len(self.tokens) > 1 else ""
        return last in _OPERATORS or last in COMPARATORS

    def unexpected(self, expected: str, hint: str | None = None) -> NoReturn:
        """Refuse the token, since something else was expected."""
        from archcli.notation.hints import QUOTE, habit

        kind, text, start, end = self.token
        if kind == BAD:
            character = self.text[start]
            shown = f'"{character}" ' if character.isprintable() else ""
            message = f"the notation has no character {shown}(U+{ord(character):04X})"
            self.refuse("character", message, self.token.position, habit(character))
        if kind == OPEN:
            self.refuse("syntax", "expected ], and the input ends: a label is not closed", (end, end), QUOTE)
        if kind == END:
            at_end = hint or (QUOTE if self._cut() else None)
            self.refuse("syntax", f"expected {expected}, and the input ends", self.token.position, at_end)
        found = f"the number {text}" if kind == INT and len(text) <= limits.SHOWN_DIGITS else (
            "a number" if kind == INT else f"the label [{text}]" if kind == LABEL else f'"{text}"'
        )
        self.refuse("syntax", f"expected {expected}, found {found}", self.token.position, hint or habit(text))
