"""What an expression could come to, worked out before any die is rolled, and all that is refused because of it.

Bounds go term by term: n kept dice lie between n times the lowest and n times the highest face, and operators and
functions take the extremes of their operands' bounds. Of a formula without dice both bounds are its value.
"""

from __future__ import annotations

from archcli.notation import limits
from archcli.notation.bounds import ROUND, Bounds, Kept, divide, remainder
from archcli.notation.check_dice import DiceCheck
from archcli.notation.faces import Faces
from archcli.notation.tree import (
    Brackets,
    Call,
    Dice,
    Group,
    Labelled,
    Name,
    Negative,
    Node,
    Number,
    Product,
    Sum,
)


def constant(node: Node, source: str = "") -> int:
    """The value of a formula without dice."""
    if type(node) is Number and node.value <= limits.VALUE:
        return node.value
    return int(Check(source).bounds(node).low)


class Check(DiceCheck):
    """Walks a tree, once: what it meets is checked, and the written dice of all items are counted together."""

    def finish(self) -> None:
        """Refuse more dice than the limit over all items and repeats."""
        if self.crossed is not None:
            self.limit("dice", self.dice, self.crossed)

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
            return self._within(self.dice_bounds(node), node.at, own)
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
            self.error("units", "a sum and a number of successes stand together in one expression", at,
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
                self.error("division", "the divisor could be 0", part.at,
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

    def _group(self, node: Group) -> Bounds:
        if len(node.members) == 1:
            return self.pool_bounds(node)
        unit = None
        found = [self.bounds(member) for member in node.members]
        for one in found:
            unit = self.join(unit, one.unit, node.at)
        if not node.modifiers:
            return Bounds(sum([one.low for one in found]), sum([one.high for one in found]), unit)
        totals = Kept(len(found), len(found), min([one.low for one in found]), max([one.high for one in found]))
        kept = self.modified(totals, Faces(1), node.modifiers, node.at)
        return self.total(kept, node.modifiers, Faces(1), unit)

    def _within(self, found: Bounds, at: int, own: bool) -> Bounds:
        if not own and (found.high > limits.VALUE or found.low < -limits.VALUE):
            self.limit("value", int(max(abs(found.low), abs(found.high))), at)
        return found
