"""What dice could come to after their modifiers, and what is refused because of it."""

from __future__ import annotations

from typing import NoReturn

from archcli.errors import NotationError
from archcli.notation import limits
from archcli.notation.bounds import Bounds, Kept, counted, keep, total
from archcli.notation.faces import Faces, Test, meets_all, might
from archcli.notation.reader import over
from archcli.notation.tree import (
    COUNTING,
    Clamp,
    Count,
    Dice,
    Double,
    Explode,
    Failure,
    Group,
    Keep,
    Modifier,
    Node,
    Reroll,
    Unique,
    bare,
)


class DiceCheck:
    """Bounds of dice. `dice` counts the written dice, the most they could be; `crossed` is the term too many."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.repeat = 1
        self.dice = 0
        self.crossed: int | None = None

    def bounds(self, node: Node, exact: bool = False, own: bool = False) -> Bounds:
        """The bounds of an operand. `exact`: `/` divides exactly. `own`: the result has a limit of its own."""
        raise NotImplementedError

    def dice_bounds(self, node: Dice) -> Bounds:
        """What a term of dice could be worth. Raises NotationError for what is refused before rolling."""
        kept, faces = self._thrown(node)
        return self.total(self.modified(kept, faces, node.modifiers, node.at), node.modifiers, faces)

    def _thrown(self, node: Dice) -> tuple[Kept, Faces]:
        """The dice of a term before its modifiers. Refuses impossible counts and sides."""
        fewest, most, _ = self.bounds(node.count, own=True)
        if fewest < 0:
            self.error("value", f"the number of dice could be {limits.plain(fewest)}", node.at,
                        "keep it at 0 or more: (max(0, 1d4 - 2))d6")
        if most > limits.DICE:
            self.limit("dice", most * self.repeat, node.at)
        self.dice += most * self.repeat
        if self.dice > limits.DICE and self.crossed is None:
            self.crossed = node.at
        if isinstance(node.sides, str):
            return Kept(fewest, most, -1, 1), Faces(node.sides)
        least, sides, _ = self.bounds(node.sides, own=True)
        if least < 1:
            self.error("value", f"the number of sides could be {limits.plain(least)}", node.at,
                        "a die has one side at least")
        if sides > limits.SIDES:
            self.limit("sides", sides, node.at)
        return Kept(fewest, most, 1, sides), Faces(sides)

    def modified(self, kept: Kept, faces: Faces, modifiers: tuple[Modifier, ...], at: int) -> Kept:
        """The dice that are left after modifiers. Refuses what never ends."""
        for modifier in modifiers:
            if isinstance(modifier, Keep):
                number = self._argument(modifier.number)
                if number < 0:
                    self.error("value", f"{modifier.way} of {limits.plain(number)} dice", at, "keep or drop 0 or more")
                kept = keep(kept, modifier.way, number)
            elif isinstance(modifier, Clamp):
                bound = self._argument(modifier.number)
                limit = max if modifier.way == "min" else min
                kept = kept._replace(low=limit(kept.low, bound), high=limit(kept.high, bound))
            elif isinstance(modifier, Reroll):
                self._reroll(modifier, faces, at)
                kept = kept._replace(low=min(kept.low, faces.low), high=max(kept.high, faces.high))
            elif isinstance(modifier, Explode):
                kept = self._explode(modifier, kept, faces, at)
            elif isinstance(modifier, Unique) and kept.most > faces.kinds:
                self.error("value", f"{kept.most} dice cannot all differ with {faces.kinds} faces", at)
            elif isinstance(modifier, COUNTING) and modifier.condition is not None:
                self._argument(modifier.condition.number)
        return kept

    def _reroll(self, modifier: Reroll, faces: Faces, at: int) -> None:
        tests = [(one.comparator, self._argument(one.number)) for one in modifier.conditions]
        if modifier.most is not None:
            self._at_most("rerolls", modifier.most, at)
        elif not modifier.once and meets_all(tests, faces):
            self.error("endless", "every face is rerolled, so this never ends", modifier.at,
                        "ro rerolls once, r1:3 at most 3 times")

    def _explode(self, modifier: Explode, kept: Kept, faces: Faces, at: int) -> Kept:
        if faces.fudge:
            self.error("value", "a fudge die has no explosion", at)
        test = ("=", faces.high)
        if modifier.condition is not None:
            test = (modifier.condition.comparator, self._argument(modifier.condition.number))
        most = limits.EXPLOSIONS
        if modifier.most is not None:
            most = self._at_most("explosions", modifier.most, at)
        elif meets_all([test], faces):
            self.error("endless", "every face explodes, so this never ends", modifier.at,
                        "allow at most so many extra dice: !:3")
        if not might(test, kept.low, kept.high):
            return kept
        low, high = faces.low - modifier.penetrate, faces.high - modifier.penetrate
        if modifier.compound:
            return kept._replace(high=kept.high + most * high)
        return Kept(kept.fewest, kept.most * (1 + most), min(kept.low, low), max(kept.high, high))

    def pool_bounds(self, node: Group) -> Bounds:
        """What a mixed pool in braces could be worth. Raises NotationError."""
        found = []
        for term in map(bare, node.terms):
            thrown, faces = self._thrown(term)
            found.append((self.modified(thrown, faces, term.modifiers, term.at), faces))
        if not node.modifiers:
            totals = [total(kept) for kept, _ in found]
            return Bounds(sum([low for low, _ in totals]), sum([high for _, high in totals]), "sum")
        together = Kept(
            sum([kept.fewest for kept, _ in found]), sum([kept.most for kept, _ in found]),
            min([kept.low for kept, _ in found]), max([kept.high for kept, _ in found]),
        )
        kept, faces = self.modified(together, found[0][1], node.modifiers, node.at), found[0][1]
        return self.total(kept, node.modifiers, faces)

    def total(self, kept: Kept, modifiers: tuple[Modifier, ...], faces: Faces, unit: str | None = "sum") -> Bounds:
        """What kept dice could come to, added up or counted."""
        def tests(kind: type[Modifier]) -> list[Test]:
            return [
                (">=", faces.high) if one.condition is None
                else (one.condition.comparator, self._argument(one.condition.number))
                for one in modifiers if isinstance(one, COUNTING) and isinstance(one, kind)
            ]

        if wins := tests(Count):
            return Bounds(*total(counted(kept, wins, tests(Failure), tests(Double))), "successes")
        return Bounds(*total(kept), unit)

    def _argument(self, node: Node) -> int:
        return int(self.bounds(node).low)

    def _at_most(self, name: str, node: Node, at: int) -> int:
        number = int(self.bounds(node, own=True).low)
        if number < 0:
            self.error("value", f"at most {limits.plain(number)} {name}", at, "allow 0 or more")
        if number > limits.MOST[name]:
            self.limit(name, number, node.at)
        return number

    def limit(self, name: str, asked: int, at: int) -> NoReturn:
        """Refuse what passes a limit."""
        raise over(name, asked, source=self.source, at=at)

    def error(self, code: str, message: str, at: int, hint: str | None = None) -> NoReturn:
        """Refuse something at its place in the input."""
        raise NotationError(f"notation.{code}", message, source=self.source, column=at + 1, hint=hint)
