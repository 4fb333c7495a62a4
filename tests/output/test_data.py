"""Results as data: every key under its own name, what is not shown and what does not apply left out."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from archcli.output.data import document, escaped, simple
from archcli.output.formats import Head
from archcli.output.json import json_line
from archcli.output.toml import toml_text
from archcli.record import Record
from archcli.report import Outcome, Result, field

HEAD = Head("1.0", "toys", "throw", 7)


class Part(NamedTuple):
    """A part of a result; `from` is a word of Python's."""

    from_: int


class Card(Record):
    """A part that is a record."""

    suit: str
    rank: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw(Result):
    """A result with a field of each kind."""

    hit: bool
    parts: tuple[Any, ...] = ()
    lucky: int | None = None
    told: str = field(shown=False, default="")

    OUTCOME = Outcome(("hit",), success="hit")

    def absent(self) -> tuple[str, ...]:
        return ("lucky",) if self.lucky == 0 else ()


@pytest.mark.parametrize(("value", "plain"), [
    (Throw(hit=True, told="yes"), {"hit": True, "parts": [], "lucky": None}),
    (Throw(hit=False, lucky=0), {"hit": False, "parts": []}),
    (Throw(hit=True, lucky=3, parts=(Card(suit="cups"), {"a": (1, 2)})),
     {"hit": True, "parts": [{"suit": "cups", "rank": 1}, {"a": [1, 2]}], "lucky": 3}),
])
def test_simple(value: object, plain: object) -> None:
    """Records, mappings and tuples become objects and lists."""
    assert simple(value) == plain


def test_document() -> None:
    """A document says who says it, in this order."""
    assert list(document(HEAD, result=Throw(hit=True))) == [
        "archcli", "version", "system", "command", "seed", "result",
    ]


@pytest.mark.parametrize(("text", "shown"), [
    ("plain é", "plain é"), ("a\nb", "a\\u000ab"), ("\u202e", "\\u202e"), ("\U000e0001", "\\udb40\\udc01"),
])
def test_escaped(text: str, shown: str) -> None:
    """What a terminal would obey is an escape."""
    assert escaped(text) == shown


def test_json_line() -> None:
    """One line, with a blank after each comma and colon; ASCII where nothing else can be shown."""
    assert json_line({"é": [1, None]}) == '{"é": [1, null]}'
    assert json_line({"é": 1}, ascii_only=True) == '{"\\u00e9": 1}'


def test_toml_text() -> None:
    """Keys that are null are left out, and integers beyond 64 bits are texts."""
    assert toml_text({"a": None, "b": 2**64, "c": [1, None]}) == f'b = "{2**64}"\nc = [\n    1,\n]\n'
