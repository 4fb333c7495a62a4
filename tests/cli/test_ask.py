"""Real dice: what is asked on the terminal, and what may be answered."""

import json
from collections.abc import Sequence

import pytest

from archcli.cli.ask import AskedDice, read
from archcli.dice.dice import Sides
from archcli.dice.readings import Total
from archcli.rules.murk.injury import Endured
from tests.running import archcli
from tests.terminal import on_terminal

ATTACK = "attack --pool 3 --defense 1 --damage-pool 2 --json"


@pytest.mark.parametrize(("text", "pool", "faces"), [
    ("4 1 6", (6, 6, 6), [4, 1, 6]), ("4,1, 6", (6, 6, 6), [4, 1, 6]), ("416", (6, 6, 6), [4, 1, 6]),
    ("6", (6,), [6]), ("16", (20,), [16]), ("-1 +1", ("F", "F"), [-1, 1]), ("12 3", (20, 4), [12, 3]),
])
def test_read(text: str, pool: Sequence[Sides], faces: list[int]) -> None:
    """Faces stand with blanks or commas between them, or without where none has two digits."""
    assert read(text, pool) == faces


@pytest.mark.parametrize(("text", "pool", "words"), [
    ("4 1", (6, 6, 6), "2 typed, and 3 rolled"), ("", (6,), "0 typed"), ("7", (6,), "'7' is no face of a d6"),
    ("417", (6, 6, 6), "'7' is no face"), ("0", (6,), "no face"), ("x", (6,), "no face"),
    ("2", ("F",), "no face of a dF"), ("٣", (6,), "no face"), ("112", (20, 20, 20), "1 typed"),
])
def test_refused(text: str, pool: Sequence[Sides], words: str) -> None:
    """Too few, too many, and faces that a die does not have."""
    with pytest.raises(ValueError, match=words):
        read(text, pool)


class Table:
    """A terminal with answers that are known before."""

    def __init__(self, *answers: str) -> None:
        self.answers, self.said = iter(answers), [""]

    def ask(self, prompt: str) -> str | None:
        self.said.append(prompt)
        return next(self.answers, None)

    def dice(self) -> AskedDice:
        return AskedDice(self.ask, self.said.append)


def test_asked() -> None:
    """A roll is asked for at once, a wrong answer again; dice that explode are rolled together, and shown in turn."""
    table = Table("1 7 2", "1 6 2")
    assert table.dice().roll((6, 6, 6), Total(), label="attack").dice == (1, 6, 2)
    assert table.said[1:] == ["attack, 3 dice: ", "'7' is no face of a d6", "attack, 3 dice: "]
    table = Table("8 2 8", "8 1", "3")
    assert table.dice().roll((8, 8, 8), Endured(target=9), label="wild").dice == (8, 8, 3, 2, 8, 1)
    assert table.said[1:] == ["wild, 3 dice (d8): ", "wild, again, 2 dice (d8): ", "wild, again, 1 die (d8): "]
    with pytest.raises(KeyboardInterrupt):
        Table().dice().face(6)


def test_a_terminal() -> None:
    """Faces come from the terminal, results go to standard output; JSON is that of typed dice."""
    code, out, screen = on_terminal(f"{ATTACK} --ask", "4 4\n4 4 1\n44\n")
    assert (code, json.loads(out)) == (0, archcli(f"{ATTACK} --dice 4,4,1,4,4").json)
    assert all(said in screen for said in ("attack, 3 dice: ", "2 typed, and 3 rolled", "damage, 2 dice: "))
    assert on_terminal(f"{ATTACK} --ask -n 2", "441\n44\n\x04")[:2] == (130, "")


@pytest.mark.parametrize("other", ["--seed 1", "--dice 1", "--odds"])
def test_apart(other: str) -> None:
    """Real dice go with nothing that says the faces otherwise."""
    refused = archcli(f"attack --pool 1 --defense 0 --damage-pool 1 --ask {other}")
    assert (refused.code, refused.out) == (2, "")
    assert all(word in refused.err for word in ("--ask", other.split()[0]))
