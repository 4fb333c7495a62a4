"""Totals alone, fast, of what is rolled most: for a million quiet repeats there is no room for a result each.

The faces are those that a `Roller` draws from the same generator, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archcli.dice.dice import FUDGE
from archcli.notation.modifiers.row import counting
from archcli.notation.node import Labelled, Name, Node, Number, Part, Sum
from archcli.notation.odds.step import Ranks
from archcli.notation.tree import DiceTerm

if TYPE_CHECKING:
    from archcli.dice.dice import RandomDice
    from archcli.notation.expression import Expression

Draw = Callable[[], float]
Total = Callable[[Draw], int]
TABLE = 1_000
"""Most sides of dice whose successes are looked up by face."""


def compile(expression: Expression) -> Callable[[RandomDice], int] | None:
    """A function that rolls an expression and returns its total; None where only a whole roll will do.

    Compiled are sums, also against others (vs), of numbers and of dice that are added up, counted, or of which some
    are kept.
    """
    item = expression.items[0]
    total = None if expression.several else _sum(item.total)
    if total is None or item.target is None:
        return None if total is None else lambda dice: total(dice.random)
    target = _sum(item.target)
    # The target is rolled behind the total, and its dice are drawn though nobody asks for them.
    return None if target is None else lambda dice: (total(dice.random), target(dice.random))[0]


def _sum(node: Node) -> Total | None:
    number = 0
    totals: list[tuple[int, Total]] = []
    for part in node.parts if isinstance(node, Sum) else [Part(node.position, "+", node)]:
        sign = 1 if part.operator == "+" else -1
        addend = part.operand.operand if isinstance(part.operand, Labelled) else part.operand
        if isinstance(addend, (Number, Name)):
            number += sign * addend.value
        elif isinstance(addend, DiceTerm) and (total := _dice(addend)) is not None:
            totals.append((sign, total))
        else:
            return None
    if [sign for sign, _ in totals] != [1]:
        return lambda draw: number + sum([sign * total(draw) for sign, total in totals])
    [(_, only)] = totals
    return (lambda draw: only(draw) + number) if number else only


def _dice(node: DiceTerm) -> Total | None:
    """The total of a term. The commonest counts are written out: a loop would cost as much again."""
    if not isinstance(node.count, (Number, Name)):
        return None
    count = node.count.value
    dice = range(count)
    if isinstance(node.sides, str) and not node.modifiers:
        faces = FUDGE[node.sides]
        return lambda draw: sum([faces[int(draw() * len(faces))] for _ in dice])
    if not isinstance(node.sides, (Number, Name)):
        return None
    sides = node.sides.value
    if node.modifiers:
        return _modified(node, count, sides)
    if count == 1:
        return lambda draw: int(draw() * sides) + 1
    if count == 2:
        return lambda draw: int(draw() * sides) + int(draw() * sides) + 2
    if count == 3:
        return lambda draw: int(draw() * sides) + int(draw() * sides) + int(draw() * sides) + 3
    return lambda draw: sum([int(draw() * sides) for _ in dice]) + count


def _modified(node: DiceTerm, count: int, sides: int) -> Total | None:
    dice = range(count)
    counted = counting(node.modifiers, sides)
    if counted is not None:
        if sides > TABLE or not all(modifier.COUNTS for modifier in node.modifiers):
            return None
        scores = [counted.score(face) for face in range(1, sides + 1)]
        return lambda draw: sum([scores[int(draw() * sides)] for _ in dice])
    step = node.modifiers[0].step(sides)
    if len(node.modifiers) > 1 or not isinstance(step, Ranks):
        return None
    first, last = step.kept(count)
    if last - first == 1 and (first == 0 or last == count):
        choose = max if first == 0 else min
        return lambda draw: choose([int(draw() * sides) for _ in dice]) + 1
    from_lowest = slice(count - last, count - first)
    return lambda draw: sum(sorted([int(draw() * sides) + 1 for _ in dice])[from_lowest])
