"""A new modifier is one file and one row: with both there it is known to all that is done with an expression."""

from collections.abc import Iterator

import pytest

from archcli.dice.typed import TypedDice
from archcli.errors import NotationError
from archcli.notation import is_notation, parse, words
from archcli.notation.explain import explain
from archcli.notation.modifiers import MODIFIERS
from tests.each import each
from tests.notation.every_face import chances


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The row."""
    monkeypatch.setitem(MODIFIERS, "tests.notation.half.Half", "half")
    words.forget()
    yield
    monkeypatch.undo()
    words.forget()


def test_it_is_read_and_written() -> None:
    assert str(parse("4 D6 half KH")) == "4d6halfkh1"
    assert parse("4d6halfkh1") == parse("4d6 half kh 1") != parse("4d6kh1half")
    assert is_notation("4d6half")


@pytest.mark.parametrize(("text", "code", "stretch"), [
    ("{2d6,1d8}half", "order", "half"), ("2d6t3half", "order", "half"), ("2d6half3", "syntax", "3"),
    ("7+2half", "not_a_pool", "half"), ("1d6/(1d6half)", "division", "/"),
])
def test_it_is_checked(text: str, code: str, stretch: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    error = caught.value
    assert (error.code, text[error.start:error.end]) == (f"notation.{code}", stretch)


def test_it_is_rolled() -> None:
    result = parse("3d6half+1").roll(TypedDice([6, 3, 1]))
    assert result.total == 5
    assert [(die.face, die.value, die.why) for die in result.rolls[0].each] == [
        (6, 3, ("halved",)), (3, 1, ("halved",)), (1, 0, ("halved",)),
    ]
    assert parse("3d6halft1").roll(TypedDice([6, 3, 1])).total == 2


@each("text", [
    "3d4half", "4d4halfkh2", "4d4kh2half", "3d6halft2", "2d4half!2:1", "2d4!:1half", "3d4kh2halfr1:1kh1", "3d4uhalfkl2",
    "{2d4half+1d6}kh2", "{2d4half,1d6}kl1", "2d4half vs 1d3",
])
def test_its_odds_are_those_of_every_sequence_of_faces(text: str) -> None:
    expression = parse(text)
    listed, deeper = chances(expression, 7)
    found = dict(expression.distribution().fractions())
    assert sum(found.values()) == 1
    assert all(listed[outcome] <= chance <= listed[outcome] + deeper for outcome, chance in found.items())


def test_it_is_explained() -> None:
    assert "each die is worth half, rounded down; keep the highest die" in explain(parse("4d6halfkh1"))


def test_without_its_row_it_is_unknown() -> None:
    del MODIFIERS["tests.notation.half.Half"]
    words.forget()
    with pytest.raises(NotationError) as caught:
        parse("4d6half")
    assert caught.value.code == "notation.syntax"
