"""Conditions and other numbers behind a modifier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.notation.check import constant
from archcli.notation.node import Negative, Node
from archcli.notation.parser import read_bracketed, read_integer
from archcli.notation.tokens import INT
from archcli.notation.words import COMPARATORS

if TYPE_CHECKING:
    from archcli.notation.faces import Test
    from archcli.notation.reader import TokenReader

SAID = {">=": "{} or more", ">": "more than {}", "<=": "{} or less", "<": "less than {}", "=": "exactly {}"}


class Condition(Node):
    """A comparison with a number without dice."""

    comparator: str
    number: Node

    def text(self) -> str:
        return f"{self.comparator}{self.number.argument()}"

    def test(self) -> Test:
        """The condition with its number."""
        return self.comparator, constant(self.number)

    def explain(self) -> str:
        """What a value must be, for a person."""
        return SAID[self.comparator].format(constant(self.number))


def read_argument(reader: TokenReader, *, signed: bool = False) -> Node:
    """ARG = [ "-" ] INT | "(" sum ")"          (no dice inside; the sign only where an ARG must follow)"""
    start = reader.token.start
    if signed and reader.sign("-"):
        if reader.token.kind != INT:
            reader.unexpected("a number")
        number = read_integer(reader)
        return Negative((start, reader.end), number)
    if reader.token.kind == INT:
        return read_integer(reader)
    if not reader.opens():
        reader.unexpected("a number")
    inside, dice = read_bracketed(reader)
    if dice is not None:
        reader.refuse("syntax", "expected a number, found dice: an argument holds no dice", dice,
                      "only counts and sides can be rolled")
    return inside


def read_condition(reader: TokenReader, default: str, *, needed: bool = False) -> Condition | None:
    """condition = [ CMP ] ARG          Where one is `needed`, a minus begins its number; else it is arithmetic."""
    start = reader.token.start
    comparator = COMPARATORS.get(reader.after())
    if comparator is not None:
        reader.take(reader.after())
        number = read_argument(reader, signed=True)
        return Condition((start, reader.end), comparator, number)
    signed = needed and reader.token.text == "-"
    if reader.token.kind == INT or reader.opens() or signed:
        number = read_argument(reader, signed=signed)
        return Condition((start, reader.end), default, number)
    return None


def read_at_most(reader: TokenReader) -> Node | None:
    """[ ":" ARG ]"""
    return read_argument(reader, signed=True) if reader.sign(":") else None


def at_most_text(most: Node | None) -> str:
    """The text of `:` and its number."""
    return "" if most is None else f":{most.argument()}"
