"""Explosions: `! !! !p !!p`, without quotes `e ee ep eep`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from archcli.notation import limits
from archcli.notation.bounds import Kept
from archcli.notation.check import constant
from archcli.notation.conditions import Condition, at_most_text, read_at_most, read_condition
from archcli.notation.faces import Test, meets, meets_all, might
from archcli.notation.modifiers.modifier import Behind, Modifier
from archcli.notation.node import Node

if TYPE_CHECKING:
    from archcli.notation.faces import Faces
    from archcli.notation.modifiers.checker import Checker
    from archcli.notation.odds.step import Step
    from archcli.notation.reader import TokenReader
    from archcli.notation.source import Position
    from archcli.notation.table import Throw

SYMBOLS = {"e": "!", "ee": "!!", "ep": "!p", "eep": "!!p"}


class Explode(Modifier):
    """Extra dice, as dice of their own or (`compound`) added to the die they came from, and (`penetrate`) less 1.

    Without a condition the highest face explodes; `most` is the most extra dice for each die.
    """

    compound: bool
    penetrate: bool
    condition: Condition | None
    most: Node | None

    ROLLS = True
    HABITS: ClassVar[Mapping[str, str]] = {"ra": "ra (reroll and add) is an explosion with at most one extra die: !:1"}

    @classmethod
    def read(cls, reader: TokenReader, word: str, behind: Behind, row: Sequence[Modifier]) -> Modifier:
        """explode = ("!" | "!!" | "!p" | "!!p") [ condition ] [ ":" ARG ]"""
        if any(isinstance(modifier, Explode) for modifier in row):
            reader.refuse(
                "order", "a term has one explosion of any kind, and this is the second", reader.position(word),
            )
        start = reader.take(word).start
        symbol = SYMBOLS.get(word, word)
        condition, most = read_condition(reader, "="), read_at_most(reader)
        return cls(
            (start, reader.end), compound=symbol.startswith("!!"), penetrate=symbol.endswith("p"),
            condition=condition, most=most,
        )

    def test(self, highest: int) -> Test:
        """What a face of dice with this highest one must meet."""
        return ("=", highest) if self.condition is None else self.condition.test()

    def check(self, check: Checker, kept: Kept, faces: Faces, term: Position) -> Kept:
        if faces.fudge:
            check.refuse("value", "a fudge die has no explosion", term)
        if self.condition is not None:
            check.argument(self.condition.number)
        test = self.test(faces.high)
        most: int = limits.EXPLOSIONS
        if self.most is not None:
            most = check.at_most("explosions", self.most, term)
        elif meets_all([test], faces):
            check.refuse("endless", "every face explodes, so this never ends", self.position,
                         "allow at most so many extra dice: !:3")
        if not might(test, kept.low, kept.high):
            return kept
        low, high = faces.low - self.penetrate, faces.high - self.penetrate
        if self.compound:
            return kept._replace(high=kept.high + most * high)
        return Kept(kept.fewest, kept.most * (1 + most), min(kept.low, low), max(kept.high, high))

    def roll(self, throw: Throw) -> None:
        test = self.test(throw.highest)
        most = None if self.most is None else constant(self.most)
        left = []
        for die in throw.dice():
            left.append(die)
            goes_on, before, extra = meets(die.value, test), die, 0
            while goes_on and extra != most:
                extra += 1
                more = throw.extra(extra)
                # The chain looks at the face; a penetrating die is worth one less.
                goes_on = meets(more.face, test)
                if self.compound:
                    more.why.clear()
                if self.penetrate:
                    more.value -= 1
                    more.why.append("penetrated")
                if self.compound:
                    more.drop("merged")
                    die.value += more.value
                    if extra == 1:
                        die.why.append("compounded")
                else:
                    before.why.append("exploded")
                    left.append(more)
                    before = more
        throw.pool = left

    def step(self, highest: int) -> Step:
        from archcli.notation.odds.chains import Compound, Explosion

        most = None if self.most is None else constant(self.most)
        return (Compound if self.compound else Explosion)(self.test(highest), most, int(self.penetrate))

    @property
    def open_ended(self) -> bool:
        return self.condition is None and self.most is None

    def text(self) -> str:
        symbol = ("!!" if self.compound else "!") + ("p" if self.penetrate else "")
        condition = "" if self.condition is None else self.condition.text()
        return symbol + condition + at_most_text(self.most)

    def explain(self, what: str) -> str:
        face = "the highest face" if self.condition is None else self.condition.explain()
        gives = "is rolled on and grows by what comes" if self.compound else "brings another die, a die of its own"
        less = ", less 1 each time" if self.penetrate else ""
        often = "again and again" if self.most is None else f"at most {constant(self.most)} times"
        return f"a die that shows {face} {gives}{less}, {often}"
