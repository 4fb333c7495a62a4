"""Rolling an expression: terms from left to right, and of each term its count, its sides, its dice, its modifiers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from archcli.notation.bounds import divide
from archcli.notation.faces import Faces
from archcli.notation.functions import FUNCTIONS
from archcli.notation.node import Brackets, Call, Labelled, Name, Negative, Node, Number, Product, Sum
from archcli.notation.result import Rolled
from archcli.notation.rolled_dice import RolledMember
from archcli.notation.table import Member, Table, Throw
from archcli.notation.tree import DiceTerm, Group, Item, bare

if TYPE_CHECKING:
    from archcli.notation.modifiers.modifier import Modifier


def stand_in(item: Item, value: Any) -> Rolled:
    """A result of which the outcome alone is known: the total, or with `vs` the margin and whether it succeeds."""
    total, target, margin, success = value, None, None, None
    if item.target is not None:
        margin, success = value
        total, target = margin, 0
    return Rolled(
        expression="", comment=None, total=total, unit=item.unit, target=target, margin=margin, success=success,
        subtotals={}, names={}, rolls=(),
    )


class Roller:
    """One roll under way. `label` is the label of the operand that is being rolled."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.throws: list[Throw] = []
        self.braces: list[RolledMember] = []
        self.label: str | None = None
        self.subtotals: dict[str, int] = {}

    def item(self, item: Item, text: str, comment: str | None) -> Rolled:
        """Roll an item once. `text` is its canonical text."""
        total = self.total(item.total)
        target = margin = success = None
        if item.target is not None:
            target = self.total(item.target)
            margin, success = total - target, total >= target
        return Rolled(
            expression=text, comment=comment, total=total, unit=item.unit, target=target, margin=margin,
            success=success, subtotals=self.subtotals, names=dict(item.names),
            rolls=tuple([throw.frozen() for throw in self.throws]), members=tuple(self.braces),
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
        if isinstance(node, DiceTerm):
            return modified(self.throw(node), node)
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
            function = FUNCTIONS[node.function]
            return function.value([self.value(argument, exact or function.exact) for argument in node.arguments])
        if isinstance(node, Labelled):
            outer, self.label = self.label, node.label
            value = self.value(node.operand, exact)
            self.label = outer
            return value
        assert isinstance(node, Group)
        return self.pool(node) if len(node.members) == 1 else self.members(node)

    def throw(self, node: DiceTerm) -> Throw:
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
            dice = bare(term)
            throws.append(self.throw(dice))
            modified(throws[-1], dice)
            self.label = outer
        return pooled(throws, node) if node.modifiers else sum([throw.total() for throw in throws])

    def members(self, node: Group) -> int:
        """Braces around several members, whose totals are kept, dropped and counted as dice are."""
        members = []
        places = [len(self.throws)]
        outer = len(self.braces)
        for index, operand in enumerate(node.members):
            value = self.value(operand)
            members.append(Member(value, index, self.throws[places[-1]:]))
            places.append(len(self.throws))
        total = sum([member.value for member in members])
        if node.modifiers:
            from archcli.notation.modifiers.row import settled

            _, total = settled(members, node.modifiers)
        self.braces[outer:] = [  # in place of braces in these, of which nothing more is told
            RolledMember(operand, first, last, member.value, member.kept, member.successes)
            for operand, member, (first, last) in zip(node.members, members, pairwise(places), strict=True)
        ]
        return total


def modified(throw: Throw, node: DiceTerm) -> int:
    """Apply the modifiers of a term; what its dice come to then."""
    if not node.modifiers:
        return sum(throw.faces)
    from archcli.notation.modifiers.row import counting

    for modifier in node.modifiers:
        modifier.roll(throw)
    throw.order = last_order(node.modifiers)
    counted = counting(node.modifiers, Faces(throw.sides).high)
    if counted is None:
        return throw.total()
    throw.counted = True
    return counted.roll(throw.dice())


def pooled(throws: list[Throw], node: Group) -> int:
    """Apply the modifiers of braces to the dice of several terms, which lie together."""
    from archcli.notation.modifiers.row import settled

    counted, total = settled([die for throw in throws for die in throw.dice()], node.modifiers)
    order = last_order(node.modifiers)
    for throw in throws:
        throw.pool = [die for die in throw.dice() if die.kept]
        throw.counted = counted
        throw.order = order or throw.order
    return total


def last_order(row: Sequence[Modifier]) -> str | None:
    """In which order the kept values are asked for: the last word counts."""
    return next((modifier.order for modifier in reversed(row) if modifier.order), None)


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
    return left % right if operator == "%" else divide(left, right, exact)
