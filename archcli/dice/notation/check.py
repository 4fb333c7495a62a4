"""What an expression could come to, worked out before any die is rolled, and all that is refused because of it.

Bounds go term by term: n kept dice lie between n times the lowest and n times the highest face, and operators and
functions take the extremes of their operands' bounds. Of a formula without dice both bounds are its value.
"""

from __future__ import annotations

from typing import NoReturn

from archcli.dice.notation import limits
from archcli.dice.notation.bounds import ROUND, Bounds, Kept, counted, divide, keep, remainder, total
from archcli.dice.notation.faces import Faces, Test, meets_all, might
from archcli.dice.notation.reader import over
from archcli.dice.notation.tree import (
    COUNTING,
    Brackets,
    Call,
    Clamp,
    Count,
    Dice,
    Double,
    Explode,
    Failure,
    Group,
    Keep,
    Labelled,
    Modifier,
    Name,
    Negative,
    Node,
    Number,
    Product,
    Reroll,
    Sum,
    Unique,
    bare,
)
from archcli.errors import NotationError


def constant(node: Node, source: str = "") -> int:
    """The value of a formula without dice."""
    if type(node) is Number and node.value <= limits.VALUE:
        return node.value
    return int(Check(source).bounds(node).low)


class Check:
    """Walks a tree. `dice` counts the written dice, the most they could be; `crossed` is the term that is too much."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.repeat = 1
        self.dice = 0
        self.crossed: int | None = None

    def finish(self) -> None:
        """Refuse more dice than the limit over all items and repeats."""
        if self.crossed is not None:
            self._limit("dice", self.dice, self.crossed)

    def item(self, total: Node, target: tuple[int, Node] | None) -> str:
        """Check an item; its unit. The target comes with the place of `vs`."""
        low, high, unit = self.bounds(total)
        if target is not None:
            at, other = target
            least, most, second = self.bounds(other)
            unit = self.join(unit, second, at)
            self._within(Bounds(low - most, high - least), at, False)
        return unit or "sum"

    def bounds(self, node: Node, exact: bool = False, own: bool = False) -> Bounds:
        """The bounds of an operand. `exact`: `/` divides exactly. `own`: the result has a limit of its own."""
        if isinstance(node, Number):
            found = Bounds(node.value, node.value)
        elif isinstance(node, Dice):
            return self._within(self._dice(node), node.at, own)
        elif isinstance(node, Sum):
            return self._sum(node, exact, own)
        elif isinstance(node, Product):
            return self._product(node, exact, own)
        elif isinstance(node, Negative):
            low, high, unit = self.bounds(node.operand, exact, own)
            return Bounds(-high, -low, unit)
        elif isinstance(node, Labelled):
            return self.bounds(node.operand, exact, own)
        elif isinstance(node, Brackets):
            return self.bounds(node.inside, exact, own)
        elif isinstance(node, Call):
            found = self._call(node, exact)
        elif isinstance(node, Group):
            found = self._group(node)
        else:
            assert isinstance(node, Name)
            found = Bounds(node.value, node.value)
        return self._within(found, node.at, own)

    def join(self, one: str | None, other: str | None, at: int) -> str | None:
        """The unit of two operands together."""
        if one is not None and other is not None and one != other:
            self._error("units", "a sum and a number of successes stand together in one expression", at,
                        "roll them apart: 2d6; 3d6t4")
        return one or other

    def _sum(self, node: Sum, exact: bool, own: bool) -> Bounds:
        low = high = 0
        unit = None
        for part in node.parts:
            least, most, other = self.bounds(part.operand, exact, own and part is node.parts[0])
            unit = self.join(unit, other, part.at)
            low, high = (low + least, high + most) if part.operator == "+" else (low - most, high - least)
            self._within(Bounds(low, high), part.at, own and part is node.parts[-1])
        return Bounds(low, high, unit)

    def _product(self, node: Product, exact: bool, own: bool) -> Bounds:
        found = Bounds(1, 1)
        for part in node.parts:
            other = self.bounds(part.operand, exact, own and part is node.parts[0])
            unit = self.join(found.unit, other.unit, part.at)
            if part.operator != "*" and other.low <= 0 <= other.high:
                self._error("division", "the divisor could be 0", part.at,
                            f"it lies between {limits.plain(int(other.low))} and {limits.plain(int(other.high))}: "
                            "keep it from 0, as in max(1, ...)")
            if part.operator == "%":
                low, high = remainder(found, other)
            else:
                corners = [
                    one * two if part.operator == "*" else divide(one, two, exact)
                    for one in found[:2] for two in other[:2]
                ]
                low, high = min(corners), max(corners)
            found = self._within(Bounds(low, high, unit), part.at, own and part is node.parts[-1])
        return found

    def _call(self, node: Call, exact: bool) -> Bounds:
        rounds = node.function in ("floor", "ceil", "round")
        found = [self.bounds(argument, exact or rounds) for argument in node.arguments]
        unit = None
        for one in found:
            unit = self.join(unit, one.unit, node.at)
        low, high, _ = found[0]
        if node.function == "abs":
            low, high = (0 if low <= 0 <= high else min(abs(low), abs(high))), max(abs(low), abs(high))
        elif rounds:
            low, high = ROUND[node.function](low), ROUND[node.function](high)
        else:
            choose = max if node.function == "max" else min
            low, high = choose([one.low for one in found]), choose([one.high for one in found])
        return Bounds(low, high, unit)

    def _dice(self, node: Dice) -> Bounds:
        kept, faces = self._thrown(node)
        return self._total(self._modified(kept, faces, node.modifiers, node.at), node.modifiers, faces)

    def _thrown(self, node: Dice) -> tuple[Kept, Faces]:
        """The dice of a term before its modifiers. Refuses impossible counts and sides."""
        fewest, most, _ = self.bounds(node.count, own=True)
        if fewest < 0:
            self._error("value", f"the number of dice could be {limits.plain(fewest)}", node.at,
                        "keep it at 0 or more: (max(0, 1d4 - 2))d6")
        if most > limits.DICE:
            self._limit("dice", most * self.repeat, node.at)
        self.dice += most * self.repeat
        if self.dice > limits.DICE and self.crossed is None:
            self.crossed = node.at
        if isinstance(node.sides, str):
            return Kept(fewest, most, -1, 1), Faces(node.sides)
        least, sides, _ = self.bounds(node.sides, own=True)
        if least < 1:
            self._error("value", f"the number of sides could be {limits.plain(least)}", node.at,
                        "a die has one side at least")
        if sides > limits.SIDES:
            self._limit("sides", sides, node.at)
        return Kept(fewest, most, 1, sides), Faces(sides)

    def _modified(self, kept: Kept, faces: Faces, modifiers: tuple[Modifier, ...], at: int) -> Kept:
        """The dice that are left after modifiers. Refuses what never ends."""
        for modifier in modifiers:
            if isinstance(modifier, Keep):
                number = self._argument(modifier.number)
                if number < 0:
                    self._error("value", f"{modifier.way} of {limits.plain(number)} dice", at, "keep or drop 0 or more")
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
                self._error("value", f"{kept.most} dice cannot all differ with {faces.kinds} faces", at)
            elif isinstance(modifier, COUNTING) and modifier.condition is not None:
                self._argument(modifier.condition.number)
        return kept

    def _reroll(self, modifier: Reroll, faces: Faces, at: int) -> None:
        tests = [(one.comparator, self._argument(one.number)) for one in modifier.conditions]
        if modifier.most is not None:
            self._at_most("rerolls", modifier.most, at)
        elif not modifier.once and meets_all(tests, faces):
            self._error("endless", "every face is rerolled, so this never ends", modifier.at,
                        "ro rerolls once, r1:3 at most 3 times")

    def _explode(self, modifier: Explode, kept: Kept, faces: Faces, at: int) -> Kept:
        if faces.fudge:
            self._error("value", "a fudge die has no explosion", at)
        test = ("=", faces.high)
        if modifier.condition is not None:
            test = (modifier.condition.comparator, self._argument(modifier.condition.number))
        most = limits.EXPLOSIONS
        if modifier.most is not None:
            most = self._at_most("explosions", modifier.most, at)
        elif meets_all([test], faces):
            self._error("endless", "every face explodes, so this never ends", modifier.at,
                        "allow at most so many extra dice: !:3")
        if not might(test, kept.low, kept.high):
            return kept
        low, high = faces.low - modifier.penetrate, faces.high - modifier.penetrate
        if modifier.compound:
            return kept._replace(high=kept.high + most * high)
        return Kept(kept.fewest, kept.most * (1 + most), min(kept.low, low), max(kept.high, high))

    def _group(self, node: Group) -> Bounds:
        if len(node.members) == 1:
            return self._pool(node)
        unit = None
        found = [self.bounds(member) for member in node.members]
        for one in found:
            unit = self.join(unit, one.unit, node.at)
        if not node.modifiers:
            return Bounds(sum([one.low for one in found]), sum([one.high for one in found]), unit)
        totals = Kept(len(found), len(found), min([one.low for one in found]), max([one.high for one in found]))
        kept = self._modified(totals, Faces(1), node.modifiers, node.at)
        return self._total(kept, node.modifiers, Faces(1), unit)

    def _pool(self, node: Group) -> Bounds:
        found = []
        for term in map(bare, node.terms):
            thrown, faces = self._thrown(term)
            found.append((self._modified(thrown, faces, term.modifiers, term.at), faces))
        if not node.modifiers:
            totals = [total(kept) for kept, _ in found]
            return Bounds(sum([low for low, _ in totals]), sum([high for _, high in totals]), "sum")
        together = Kept(
            sum([kept.fewest for kept, _ in found]), sum([kept.most for kept, _ in found]),
            min([kept.low for kept, _ in found]), max([kept.high for kept, _ in found]),
        )
        kept, faces = self._modified(together, found[0][1], node.modifiers, node.at), found[0][1]
        return self._total(kept, node.modifiers, faces)

    def _total(self, kept: Kept, modifiers: tuple[Modifier, ...], faces: Faces, unit: str | None = "sum") -> Bounds:
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
            self._error("value", f"at most {limits.plain(number)} {name}", at, "allow 0 or more")
        if number > limits.MOST[name]:
            self._limit(name, number, node.at)
        return number

    def _within(self, found: Bounds, at: int, own: bool) -> Bounds:
        if not own and (found.high > limits.VALUE or found.low < -limits.VALUE):
            self._limit("value", int(max(abs(found.low), abs(found.high))), at)
        return found

    def _limit(self, name: str, asked: int, at: int) -> NoReturn:
        raise over(name, asked, source=self.source, at=at)

    def _error(self, code: str, message: str, at: int, hint: str | None = None) -> NoReturn:
        raise NotationError(f"notation.{code}", message, source=self.source, column=at + 1, hint=hint)
