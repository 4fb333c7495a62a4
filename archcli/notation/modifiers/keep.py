"""Keep and drop: `kh kl km k dh dl d`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from archcli.notation import limits
from archcli.notation.check import constant
from archcli.notation.conditions import read_argument
from archcli.notation.modifiers.modifier import Behind, Modifier
from archcli.notation.node import Node, Number
from archcli.notation.parser import read_bracketed
from archcli.notation.tokens import INT

if TYPE_CHECKING:
    from archcli.notation.bounds import Kept
    from archcli.notation.faces import Faces
    from archcli.notation.modifiers.checker import Checker
    from archcli.notation.modifiers.valued import V
    from archcli.notation.odds.step import Step
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position

SAID = {
    "kh": "keep the highest {}", "kl": "keep the lowest {}", "km": "keep the middle {}",
    "dh": "drop the highest {}", "dl": "drop the lowest {}",
}


class Keep(Modifier):
    """kh, kl, km, dh or dl (`way`), and how many."""

    way: str
    number: Node

    BEHIND_BRACES = True
    HABITS: ClassVar[Mapping[str, str]] = {
        "adv": "advantage is 2d20kh1",
        "dis": "disadvantage is 2d20kl1",
        "a": "advantage is 2d20kh1",
        "p": "p (drop) is dl, dh, kl or kh here: 4d6dl1; a penetrating explosion is !p, and compounding !!p",
        "pl": "p (drop) is dl here: 4d6dl1",
        "ph": "p (drop) is dh here: 4d6dh1",
        "h": "keep the highest with kh, the lowest with kl",
        "l": "keep the lowest with kl, drop the lowest with dl",
        "hk": "keep the highest with kh: 4d6kh3",
        "drop": "drop the lowest with dl: 4d6dl1",
        "keep": "keep the highest with kh: 4d6kh3",
    }

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """keep = ("kh" | "kl" | "km" | "dh" | "dl") [ ARG ]  |  ("k" | "d") ARG"""
        token = reader.take(word)
        number: Node = Number(token.position, 1)
        if word == "k":
            number = read_argument(reader, signed=True)
        elif reader.token.kind == INT or reader.opens():
            number = read_argument(reader)
        return cls((token.start, reader.end), "kh" if word == "k" else word, number)

    def check(self, check: Checker, kept: Kept, faces: Faces, term: Position) -> Kept:
        number = check.argument(self.number)
        if number < 0:
            check.refuse("value", f"{self.way} of {limits.plain(number)} dice", term, "keep or drop 0 or more")
        if self.way.startswith("k"):
            return kept._replace(fewest=min(kept.fewest, number), most=min(kept.most, number))
        return kept._replace(fewest=max(0, kept.fewest - number), most=max(0, kept.most - number))

    def choose(self, dice: list[V]) -> list[V]:
        """Of equal dice the one rolled earlier counts as the higher."""
        order = sorted(dice, key=lambda die: (-die.value, die.index))
        first, last = kept_ranks(len(order), self.way, constant(self.number))
        lost = {die.index for die in order[:first] + order[last:]}
        for die in dice:
            if die.index in lost:
                die.drop()
        return [die for die in dice if die.index not in lost]

    def step(self, highest: int) -> Step:
        from archcli.notation.odds.step import Ranks

        number = constant(self.number)
        return Ranks(lambda dice: kept_ranks(dice, self.way, number))

    def text(self) -> str:
        return f"{self.way}{self.number.argument()}"

    def explain(self, what: str) -> str:
        number = constant(self.number)
        return SAID[self.way].format({"dice": "die", "totals": "total"}[what] if number == 1 else f"{number} {what}")


def kept_ranks(dice: int, way: str, number: int) -> tuple[int, int]:
    """Which ranks of so many dice stay, from the highest: the first, and one past the last."""
    number = min(number, dice)
    if way == "kh":
        return 0, number
    if way == "kl":
        return dice - number, dice
    if way == "dh":
        return number, dice
    if way == "dl":
        return 0, dice - number
    lowest = (dice - number) // 2
    return dice - number - lowest, dice - lowest


class BareDrop(Modifier):
    """A bare d behind dice: `4d6d1` drops the lowest, where fewer are dropped than there are; else it might be dice
    whose count is rolled, as in `2d4d6`."""

    AFTER_COUNTING = True
    NO_POOL = "is a modifier of dice", "a count that is a name or a formula needs brackets: (precision)d6"

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """"d" ARG, directly behind dice of which there are more."""
        token = reader.take(word)
        number: Node | None = None
        if not row and word == "d" and behind.dice is not None:
            if reader.opens():
                inside, dice = read_bracketed(reader)
                number = inside if dice is None else None
            elif reader.token.kind == INT or reader.token.text == "-":
                number = read_argument(reader, signed=True)
        if number is not None and behind.dice is not None and constant(number, reader.text) < behind.dice:
            return Keep((token.start, reader.end), "dl", number)
        return reader.refuse(
            "ambiguous", "this d has two readings: dropped dice (dl), or dice whose count is rolled", token.position,
            "write 4d6dl1 to drop the lowest, (1d6)d8 to roll the count",
        )
