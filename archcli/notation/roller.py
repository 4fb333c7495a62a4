"""Rolling an expression: terms from left to right, and of each term its count, its sides, its dice, its modifiers."""

from __future__ import annotations

from typing import Any

from archcli.notation.result import Rolled
from archcli.notation.table import Member, Table, Throw
from archcli.notation.tree import (
    Brackets,
    Call,
    Dice,
    Group,
    Item,
    Keep,
    Labelled,
    Name,
    Negative,
    Node,
    Number,
    Product,
    Sum,
    bare,
)


def stand_in(item: Item, value: Any) -> Rolled:
    """A result of which the outcome alone is known: the total, or with `vs` the margin and whether it succeeds."""
    shown: dict[str, Any] = {"total": value}
    if item.target is not None:
        margin, success = value
        shown = {"total": margin, "target": 0, "margin": margin, "success": success}
    return Rolled(
        expression="", comment=None, unit=item.unit, subtotals={}, names={}, rolls=(), **shown,
    )


class Roller:
    """One roll under way. `label` is the label of the operand that is being rolled."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.throws: list[Throw] = []
        self.label: str | None = None
        self.subtotals: dict[str, int] = {}

    def item(self, item: Item, text: str, comment: str | None) -> Rolled:
        """Roll an item once. `text` is its canonical text."""
        total = self.total(item.total)
        test: dict[str, Any] = {}
        if item.target is not None:
            target = self.total(item.target)
            test = {"target": target, "margin": total - target, "success": total >= target}
        return Rolled(
            expression=text, comment=comment, total=total, unit=item.unit,
            subtotals=self.subtotals, names=dict(item.names),
            rolls=tuple([throw.frozen() for throw in self.throws]), **test,
        )

    def total(self, node: Node) -> int:
        """A sum outside of all brackets, whose labelled addends make subtotals."""
        parts = [(part.operator, part.operand) for part in node.parts] if isinstance(node, Sum) else [("+", node)]
        total = 0
        for operator, operand in parts:
            self.label = label = addend_label(operand)
            value = self.value(operand) if operator == "+" else -self.value(operand)
            if label is not None:
                self.subtotals[label] = self.subtotals.get(label, 0) + value
            total += value
        self.label = None
        return total

    def value(self, node: Node, exact: bool = False) -> Any:
        """The value of an operand. `exact`: `/` divides exactly, since a rounding function stands around it."""
        if isinstance(node, Dice):
            return self.table.modified(self.throw(node))
        if isinstance(node, (Number, Name)):
            return node.value
        if isinstance(node, Sum):
            values = [(part.operator, self.value(part.operand, exact)) for part in node.parts]
            return sum([value if operator == "+" else -value for operator, value in values])
        if isinstance(node, Product):
            result: Any = 1
            for part in node.parts:
                result = calculate(result, part.operator, self.value(part.operand, exact), exact)
            return result
        if isinstance(node, Negative):
            return -self.value(node.operand, exact)
        if isinstance(node, Brackets):
            return self.value(node.inside, exact)
        if isinstance(node, Call):
            rounds = node.function in ("floor", "ceil", "round")
            return call(node.function, [self.value(argument, exact or rounds) for argument in node.arguments])
        if isinstance(node, Labelled):
            outer, self.label = self.label, node.label
            value = self.value(node.operand, exact)
            self.label = outer
            return value
        assert isinstance(node, Group)
        return self.pool(node) if len(node.members) == 1 else self.members(node)

    def throw(self, node: Dice) -> Throw:
        """The dice of a term as they fall, before its modifiers: first the count, then the sides."""
        count = self.value(node.count)
        sides = node.sides if isinstance(node.sides, str) else self.value(node.sides)
        throw = self.table.throw(node, count, sides, self.label)
        self.throws.append(throw)
        return throw

    def pool(self, node: Group) -> int:
        """Braces around one member: the dice of all its terms lie together."""
        throws = []
        outer = self.label
        for term in node.terms:
            if isinstance(term, Labelled):
                self.label = term.label
            throws.append(self.throw(bare(term)))
            self.table.modified(throws[-1])
            self.label = outer
        return self.table.pooled(throws, node.modifiers) if node.modifiers else sum([throw.total() for throw in throws])

    def members(self, node: Group) -> int:
        """Braces around several members, whose totals are kept, dropped and counted as dice are."""
        from archcli.notation.check import constant
        from archcli.notation.pool import count, keep

        members = []
        for at, operand in enumerate(node.members):
            before = len(self.throws)
            value = self.value(operand)
            members.append(Member(value, at, self.throws[before:]))
        for modifier in node.modifiers:
            if isinstance(modifier, Keep):
                members = keep(members, modifier.way, constant(modifier.number))
        counted = count(members, node.modifiers, None)
        return sum([member.value for member in members]) if counted is None else counted


def addend_label(node: Node) -> str | None:
    """The label after the last operand of an addend."""
    if isinstance(node, Product):
        node = node.parts[-1].operand
    while isinstance(node, Negative):
        node = node.operand
    return node.label if isinstance(node, Labelled) else None


def calculate(left: Any, operator: str, right: Any, exact: bool) -> Any:
    """Whole-number arithmetic that rounds down at once, or exact division."""
    if operator == "*":
        return left * right
    if operator == "%":
        return left % right
    if not exact:
        return left // right
    from fractions import Fraction

    return Fraction(left) / Fraction(right)


def call(function: str, values: list[Any]) -> Any:
    """A function of values."""
    if function in ("min", "max"):
        return min(values) if function == "min" else max(values)
    if function == "abs":
        return abs(values[0])
    from archcli.notation.bounds import ROUND

    return ROUND[function](values[0])
