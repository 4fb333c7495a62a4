"""What an expression could come to, worked out before any die is rolled, and all that is refused because of it.

Bounds go term by term: n kept dice lie between n times the lowest and n times the highest face, and operators and
functions take the extremes of their operands' bounds. Of a formula without dice both bounds are its value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.notation import limits
from archcli.notation.bounds import Bounds, Kept, divide, remainder, total
from archcli.notation.faces import Faces
from archcli.notation.functions import FUNCTIONS
from archcli.notation.node import Brackets, Call, Labelled, Name, Negative, Node, Number, Part, Product, Sum
from archcli.notation.source import Position, Source
from archcli.notation.tree import DiceTerm, Group, bare

if TYPE_CHECKING:
    from archcli.notation.modifiers.modifier import Modifier


def constant(node: Node, source: str = "") -> int:
    """The value of a formula without dice."""
    if type(node) is Number and node.value <= limits.VALUE:
        return node.value
    return int(Check(source).bounds(node).low)


class Check(Source):
    """Walks a tree, once: what it meets is checked, and the written dice of all items are counted together.

    `dice` counts the written dice, the most they could be; `crossed` is the term too many.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.repeat = 1
        self.dice = 0
        self.crossed: Position | None = None

    def finish(self) -> None:
        """Refuse more dice than the limit over all items and repeats."""
        if self.crossed is not None:
            self.refuse_limit("dice", self.dice, self.crossed)

    def item(self, total: Node, versus: Part | None) -> str:
        """Check an item; its unit. The target comes with its `vs`."""
        low, high, unit = self.bounds(total)
        if versus is not None:
            least, most, second = self.bounds(versus.operand)
            unit = self.join(unit, second, versus.position)
            self._within(Bounds(low - most, high - least), versus.position, False)
        return unit or "sum"

    def bounds(self, node: Node, exact: bool = False, own: bool = False) -> Bounds:
        """The bounds of an operand. `exact`: `/` divides exactly. `own`: the result has a limit of its own."""
        if isinstance(node, (Number, Name)):
            found = Bounds(node.value, node.value)
        elif isinstance(node, DiceTerm):
            return self._within(self._dice(node), node.position, own)
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
        else:
            assert isinstance(node, Group)
            found = self._pool(node) if len(node.members) == 1 else self._members(node)
        return self._within(found, node.position, own)

    def join(self, unit: str | None, other: str | None, position: Position) -> str | None:
        """The unit of two operands together."""
        if unit is not None and other is not None and unit != other:
            self.refuse("units", "a sum and a number of successes stand together in one expression", position,
                        "roll them apart: 2d6; 3d6t4")
        return unit or other

    def argument(self, node: Node) -> int:
        """The number behind a modifier."""
        return int(self.bounds(node).low)

    def at_most(self, name: str, node: Node, position: Position) -> int:
        """The number behind `:`, which has a limit of this name."""
        number = int(self.bounds(node, own=True).low)
        if number < 0:
            self.refuse("value", f"at most {limits.plain(number)} {name}", position, "allow 0 or more")
        if number > limits.LIMITS[name]:
            self.refuse_limit(name, number, node.position)
        return number

    def _sum(self, node: Sum, exact: bool, own: bool) -> Bounds:
        low = high = 0
        unit = None
        for part in node.parts:
            least, most, other = self.bounds(part.operand, exact, own and part is node.parts[0])
            unit = self.join(unit, other, part.position)
            low, high = (low + least, high + most) if part.operator == "+" else (low - most, high - least)
            self._within(Bounds(low, high), part.position, own and part is node.parts[-1])
        return Bounds(low, high, unit)

    def _product(self, node: Product, exact: bool, own: bool) -> Bounds:
        found = Bounds(1, 1)
        for part in node.parts:
            factor = self.bounds(part.operand, exact, own and part is node.parts[0])
            unit = self.join(found.unit, factor.unit, part.position)
            if part.operator != "*" and factor.low <= 0 <= factor.high:
                if factor.low == factor.high:
                    self.refuse("division", "the divisor is 0", part.position, "divide by another number")
                self.refuse("division", "the divisor could be 0", part.position,
                            f"it lies between {limits.plain(int(factor.low))} and {limits.plain(int(factor.high))}: "
                            "keep it from 0, as in max(1, ...)")
            if part.operator == "%":
                low, high = remainder(found, factor)
            else:
                corners = [
                    left * right if part.operator == "*" else divide(left, right, exact)
                    for left in found[:2] for right in factor[:2]
                ]
                low, high = min(corners), max(corners)
            found = self._within(Bounds(low, high, unit), part.position, own and part is node.parts[-1])
        return found

    def _call(self, node: Call, exact: bool) -> Bounds:
        function = FUNCTIONS[node.function]
        found = [self.bounds(argument, exact or function.exact) for argument in node.arguments]
        unit = None
        for argument in found:
            unit = self.join(unit, argument.unit, node.position)
        low, high = function.bounds([argument.low for argument in found], [argument.high for argument in found])
        return Bounds(low, high, unit)

    def _dice(self, node: DiceTerm) -> Bounds:
        kept, faces = self._rolled(node)
        if not node.modifiers:
            return Bounds(*total(kept), "sum")
        return self._worth(self._modified(kept, faces, node.modifiers, node.position), node.modifiers, faces, "sum")

    def _rolled(self, node: DiceTerm) -> tuple[Kept, Faces]:
        """The dice of a term before its modifiers. Refuses impossible counts and sides."""
        fewest, most, _ = self.bounds(node.count, own=True)
        if fewest < 0:
            could = "is" if fewest == most else "could be"
            self.refuse("value", f"the number of dice {could} {limits.plain(fewest)}", node.position,
                        "keep it at 0 or more: (max(0, 1d4 - 2))d6")
        if most > limits.DICE:
            self.refuse_limit("dice", most * self.repeat, node.position)
        self.dice += most * self.repeat
        if self.dice > limits.DICE and self.crossed is None:
            self.crossed = node.position
        if isinstance(node.sides, str):
            return Kept(fewest, most, -1, 1), Faces(node.sides)
        least, sides, _ = self.bounds(node.sides, own=True)
        if least < 1:
            could = "is" if least == sides else "could be"
            self.refuse("value", f"the number of sides {could} {limits.plain(least)}", node.position,
                        "a die has one side at least")
        if sides > limits.SIDES:
            self.refuse_limit("sides", sides, node.position)
        return Kept(fewest, most, 1, sides), Faces(sides)

    def _modified(self, kept: Kept, faces: Faces, modifiers: tuple[Modifier, ...], position: Position) -> Kept:
        for modifier in modifiers:
            kept = modifier.check(self, kept, faces, position)
        return kept

    def _worth(self, kept: Kept, modifiers: tuple[Modifier, ...], faces: Faces, unit: str | None) -> Bounds:
        """What kept dice could come to, added up or counted."""
        from archcli.notation.modifiers.row import counting

        counted = counting(modifiers, faces.high)
        return Bounds(*total(kept), unit) if counted is None else Bounds(*total(counted.bounds(kept)), "successes")

    def _pool(self, node: Group) -> Bounds:
        """A mixed pool in braces."""
        found = []
        for term in map(bare, node.terms):
            kept, faces = self._rolled(term)
            found.append(self._modified(kept, faces, term.modifiers, term.position))
        if not node.modifiers:
            totals = [total(kept) for kept in found]
            return Bounds(sum([low for low, _ in totals]), sum([high for _, high in totals]), "sum")
        together = Kept(
            sum([kept.fewest for kept in found]), sum([kept.most for kept in found]),
            min([kept.low for kept in found]), max([kept.high for kept in found]),
        )
        return self._in_braces(together, node, "sum")

    def _members(self, node: Group) -> Bounds:
        found = [self.bounds(member) for member in node.members]
        unit = None
        for member in found:
            unit = self.join(unit, member.unit, node.position)
        if not node.modifiers:
            return Bounds(sum([member.low for member in found]), sum([member.high for member in found]), unit)
        if all(member.low == member.high for member in found):
            return self._settled([member.low for member in found], node)
        low, high = min([member.low for member in found]), max([member.high for member in found])
        return self._in_braces(Kept(len(found), len(found), low, high), node, unit)

    def _settled(self, totals: list[int], node: Group) -> Bounds:
        """Braces around plain numbers, as they may stand in an argument: both bounds are their value."""
        from archcli.notation.modifiers.row import settled
        from archcli.notation.table import Member

        self._in_braces(Kept(len(totals), len(totals), min(totals), max(totals)), node, None)
        members = [Member(total, index, []) for index, total in enumerate(totals)]
        counted, value = settled(members, node.modifiers)
        return Bounds(value, value, "successes" if counted else None)

    def _in_braces(self, kept: Kept, node: Group, unit: str | None) -> Bounds:
        # No modifier that may stand behind braces asks for a face.
        faces = Faces(1)
        return self._worth(self._modified(kept, faces, node.modifiers, node.position), node.modifiers, faces, unit)

    def _within(self, found: Bounds, position: Position, own: bool) -> Bounds:
        if not own and (found.high > limits.VALUE or found.low < -limits.VALUE):
            self.refuse_limit("value", int(max(abs(found.low), abs(found.high))), position)
        return found
