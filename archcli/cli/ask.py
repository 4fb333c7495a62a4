"""`--ask`: real dice on the table, whose faces are typed on the terminal as the rule needs them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TypeVar

from archcli.dice.dice import D6, FUDGE, FaceDice, Sides
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.errors import UsageError, visible
from archcli.numbers import whole

V = TypeVar("V")
TERMINAL = "/dev/tty"
LINE = 4096
"""Bytes of an answer that are read, which is what a terminal keeps of a line."""
ONE_DIGIT = 9
"""The largest die whose faces have one digit each."""


class AskedDice(FaceDice):
    """Faces that are asked for, roll by roll; wrong ones are asked for again.

    `ask` shows a prompt and returns the line that was typed, None where the terminal ended; `tell` shows a line.
    `given`: all faces so far.
    """

    def __init__(self, ask: Callable[[str], str | None], tell: Callable[[str], object]) -> None:
        self.ask, self.tell = ask, tell
        self.given: list[int] = []

    def face(self, sides: Sides, label: str | None = None) -> int:
        return self._asked([sides], label)[0]

    def faces(self, sides: Sides, count: int, label: str | None = None) -> list[int]:
        return self._asked([sides] * count, label)

    def roll(self, pool: Sequence[int], reading: Reading[V], *, label: str) -> Roll[V]:
        dice = [[face] for face in self._asked(pool, label)]
        while reading.explodes and (again := [
            place for place, sides in enumerate(pool) if dice[place][-1] == sides
        ]):
            faces = self._asked([pool[place] for place in again], f"{label}, again")
            for place, face in zip(again, faces, strict=True):
                dice[place].append(face)
        faces = [face for die in dice for face in die]
        return Roll(label, tuple(faces), reading.value(faces), reading.shown(faces), reading.marks(faces))

    def _asked(self, pool: Sequence[Sides], label: str | None) -> list[int]:
        if not pool:
            return []
        prompt = f"{label}, {_dice(pool)}: " if label else f"{_dice(pool)}: "
        while True:
            text = self.ask(visible(prompt))
            if text is None:
                raise KeyboardInterrupt
            try:
                faces = read(text, pool)
                self.given += faces
                return faces
            except ValueError as wrong:
                self.tell(visible(str(wrong)))


def read(text: str, pool: Sequence[Sides]) -> list[int]:
    """The faces of a typed line, one a die: `4 1 6`, `4,1,6`, and `416` where no face has two digits.

    Raises ValueError for another number of them, and for one that its die does not have.
    """
    words = text.replace(",", " ").split()
    digits = all(isinstance(sides, int) and sides <= ONE_DIGIT for sides in pool)
    if len(words) == 1 and len(words[0]) == len(pool) and digits:
        words = list(words[0])
    if len(words) != len(pool):
        raise ValueError(f"{len(words)} typed, and {len(pool)} rolled: one face each, with blanks between them")
    faces = []
    for word, sides in zip(words, pool, strict=True):
        face, known = whole(word), FUDGE.get(str(sides))
        if face is None or (face not in known if known else not 1 <= face <= int(sides)):
            raise ValueError(f"{word[:40]!r} is no face of a d{sides}")
        faces.append(face)
    return faces


def _dice(pool: Sequence[Sides]) -> str:
    """`6 dice`, and of others than d6 which: `1 die (d20)`."""
    count = "1 die" if len(pool) == 1 else f"{len(pool)} dice"
    kinds = [f"d{sides}" for sides in dict.fromkeys(pool)]
    return count if kinds == [f"d{D6}"] else f"{count} ({', '.join(kinds)})"


def on_terminal() -> AskedDice:
    """Dice that are asked for on the terminal. Raises UsageError where there is none."""
    try:
        terminal = os.open(TERMINAL, os.O_RDWR)
    except OSError:
        raise UsageError(
            "--ask asks on the terminal, and there is none here", hint="--dice 4,1,6 takes faces that are known before",
        ) from None

    def ask(prompt: str) -> str | None:
        os.write(terminal, prompt.encode())
        line = os.read(terminal, LINE)
        return line.decode(errors="replace") if line else None

    return AskedDice(ask, lambda text: os.write(terminal, f"{text}\n".encode()))
