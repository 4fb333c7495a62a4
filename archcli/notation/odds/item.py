"""Exact odds of an expression: every total, or with `vs` every margin, with its integer weight."""

from __future__ import annotations

from fractions import Fraction
from math import lcm, prod
from typing import TYPE_CHECKING, Any

from archcli.dice.distribution import Distribution
from archcli.dice.polynomials import uniform
from archcli.notation.check import Check
from archcli.notation.faces import Faces
from archcli.notation.functions import FUNCTIONS
from archcli.notation.node import Brackets, Call, Labelled, Name, Negative, Node, Number, Product, Sum
from archcli.notation.odds.arithmetic import added, mix, times
from archcli.notation.odds.size import affordable, spend
from archcli.notation.odds.terms import Term, members_odds, pool_odds, steps, term_odds
from archcli.notation.roller import calculate
from archcli.notation.tree import DiceTerm, Group, Item, bare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

PAIRS = 20
"""What one pair of values costs in general arithmetic, in steps."""


def item_odds(item: Item) -> Distribution[Any]:
    """The exact distribution of an item: of its total, or with `vs` of (margin, success)."""
    odds = Odds(item)
    addends = list(_addends(item.total, 1))
    if item.target is None:
        return odds.sum(addends)
    margin = odds.sum([*addends, *_addends(item.target, -1)])
    return margin.map(lambda number: (number, number >= 0))


def _addends(node: Node, sign: int) -> Iterator[tuple[int, Node]]:
    """The addends of a sum and of all sums in it, each with its sign."""
    if isinstance(node, Sum):
        for part in node.parts:
            yield from _addends(part.operand, sign if part.operator == "+" else -sign)
    elif isinstance(node, Negative):
        yield from _addends(node.operand, -sign)
    elif isinstance(node, Labelled):
        yield from _addends(node.operand, sign)
    elif isinstance(node, Brackets):
        yield from _addends(node.inside, sign)
    else:
        yield sign, node


class Odds:
    """The odds of the operands of one item."""

    def __init__(self, item: Item) -> None:
        self.known: dict[tuple[Node, bool], Distribution[Any]] = {}
        self.endless = sum([_endless(node) for node in (item.total, item.target) if node is not None])

    def value(self, node: Node, exact: bool = False) -> Distribution[Any]:
        """The distribution of an operand. `exact`: `/` divides exactly."""
        key = node, exact
        if key not in self.known:
            self.known[key] = self._value(node, exact)
        return self.known[key]

    def _value(self, node: Node, exact: bool) -> Distribution[Any]:
        if isinstance(node, (Number, Name)):
            return Distribution({node.value: 1})
        if isinstance(node, (Sum, Negative, Labelled, Brackets)):
            return self.sum(list(_addends(node, 1)), exact)
        if isinstance(node, Product):
            return self._product(node, exact)
        if isinstance(node, Call):
            return self._call(node, exact)
        if isinstance(node, DiceTerm):
            return self._over_terms(node, term_odds)
        assert isinstance(node, Group)
        if len(node.members) == 1:
            return self._pool(node)
        return members_odds([self.value(member) for member in node.members], node.modifiers)

    def sum(self, addends: Sequence[tuple[int, Node]], exact: bool = False) -> Distribution[Any]:
        """The distribution of a sum. Plain dice of all addends are taken together, and so are equal addends."""
        number = 0
        plain: dict[int, int] = {}
        others: dict[tuple[int, Node], int] = {}
        for sign, node in addends:
            if isinstance(node, (Number, Name)):
                number += sign * node.value
            elif (dice := _plain(node)) is not None:
                count, sides, low = dice
                plain[sides] = plain.get(sides, 0) + count
                # Seen from above a die is the same: its negative is the die itself, moved.
                number += count * low if sign > 0 else -count * (low + sides - 1)
            else:
                others[sign, node] = others.get((sign, node), 0) + 1
        parts = [self._signed(sign, self.value(node, exact), count) for (sign, node), count in others.items()]
        if plain:
            places = sum([count * (sides - 1) for sides, count in plain.items()]) + 1
            total = prod([sides**count for sides, count in plain.items()])
            affordable(places, total.bit_length())
            parts.append(Distribution(dict(enumerate(uniform(plain))), total))
        found: Distribution[Any] = Distribution({number: 1})
        for part in sorted(parts, key=lambda part: len(part.weights)):
            found = added(found, part) if not _broken(found) and not _broken(part) else _pairs(found, part, "+")
        return found

    def _signed(self, sign: int, addend: Distribution[Any], count: int) -> Distribution[Any]:
        if sign < 0:
            addend = addend.map(lambda number: -number)
        if count == 1:
            return addend
        if not _broken(addend):
            return times(addend, count)
        found: Distribution[Any] = Distribution({0: 1})
        for _ in range(count):
            found = _pairs(found, addend, "+")
        return found

    def _product(self, node: Product, exact: bool) -> Distribution[Any]:
        found: Distribution[Any] = Distribution({1: 1})
        for part in node.parts:
            found = _pairs(found, self.value(part.operand, exact), part.operator, exact)
        return found

    def _call(self, node: Call, exact: bool) -> Distribution[Any]:
        function = FUNCTIONS[node.function]
        found = [self.value(argument, exact or function.exact) for argument in node.arguments]
        return function.odds(found)

    def _pool(self, node: Group) -> Distribution[int]:
        terms = [bare(term) for term in node.terms]

        def over(rest: Sequence[DiceTerm], chosen: tuple[Term, ...]) -> Distribution[Any]:
            if not rest:
                return pool_odds(chosen, node.modifiers)
            return self._over_terms(rest[0], lambda term: over(rest[1:], (*chosen, term)))

        return over(terms, ())

    def _over_terms(self, node: DiceTerm, odds: Callable[[Term], Distribution[Any]]) -> Distribution[Any]:
        """The odds of something over all counts and sides that dice may have."""
        counts = self.value(node.count)
        sides: Distribution[Any] = (
            Distribution({node.sides: 1}) if isinstance(node.sides, str) else self.value(node.sides)
        )
        spend(len(counts.weights) * len(sides.weights) * PAIRS, "steps")
        parts = []
        bits = outcomes = 0
        for count, weight in sorted(counts.weights.items()):
            for faces, more in sides.weights.items():
                found = odds(Term(count, Faces(faces), node.modifiers, self.endless))
                parts.append((weight * more, found))
                outcomes += len(found.weights)
                bits = max(bits, found.total.bit_length())
                spend(outcomes * (1 + bits // 500), "steps")
        if len(sides.weights) > 1:
            affordable(outcomes, lcm(*{found.total for _, found in parts}).bit_length())
        return mix(parts, counts.total * sides.total)


def _endless(node: Node) -> int:
    """The most dice that may explode without end in an operand."""
    if isinstance(node, DiceTerm):
        inner = _endless(node.count) + (0 if isinstance(node.sides, str) else _endless(node.sides))
        if any(step.endless for step in steps(node.modifiers, 0)):
            inner += int(Check("").bounds(node.count, own=True).high)
        return inner
    if isinstance(node, (Sum, Product)):
        return sum([_endless(part.operand) for part in node.parts])
    if isinstance(node, (Negative, Labelled)):
        return _endless(node.operand)
    if isinstance(node, Brackets):
        return _endless(node.inside)
    if isinstance(node, Call):
        return sum([_endless(argument) for argument in node.arguments])
    return sum([_endless(member) for member in node.members]) if isinstance(node, Group) else 0


def _plain(node: Node) -> tuple[int, int, int] | None:
    """Count, sides and lowest face of dice of which all faces are as likely and nothing is asked."""
    if not isinstance(node, DiceTerm) or node.modifiers or not isinstance(node.count, (Number, Name)):
        return None
    if node.sides == "F":
        return node.count.value, 3, -1
    return (node.count.value, node.sides.value, 1) if isinstance(node.sides, (Number, Name)) else None


def _broken(distribution: Distribution[Any]) -> bool:
    """Whether there are broken numbers in it."""
    return any(isinstance(number, Fraction) for number in distribution.weights)


def _pairs(left: Distribution[Any], right: Distribution[Any], operator: str, exact: bool = False) -> Distribution[Any]:
    """Arithmetic of every pair of values."""
    spend(len(left.weights) * len(right.weights) * (PAIRS if exact else PAIRS // 10), "steps")
    out: dict[Any, int] = {}
    for first, weight in left.weights.items():
        for second, more in right.weights.items():
            value = first + second if operator == "+" else calculate(first, operator, second, exact)
            if isinstance(value, Fraction) and value.denominator == 1:
                value = value.numerator
            out[value] = out.get(value, 0) + weight * more
    return Distribution(out, left.total * right.total)
