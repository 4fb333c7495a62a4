"""Totals alone, fast: for a million quiet repeats there is no room for a result each.

The faces are those that `roller.roll` draws from the same generator, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from archcli.dice.dice import FUDGE
from archcli.notation import limits
from archcli.notation.check import constant
from archcli.notation.faces import Faces
from archcli.notation.functions import FUNCTIONS
from archcli.notation.modifiers.clamp import Clamp
from archcli.notation.modifiers.count import Count
from archcli.notation.modifiers.double import Double
from archcli.notation.modifiers.failure import Failure
from archcli.notation.modifiers.keep import Keep, kept_ranks
from archcli.notation.modifiers.modifier import Modifier
from archcli.notation.modifiers.row import counting
from archcli.notation.modifiers.sort import Sort
from archcli.notation.node import Brackets, Call, Labelled, Name, Negative, Node, Number, Product, Sum
from archcli.notation.roller import calculate
from archcli.notation.tree import Dice, Group, bare

if TYPE_CHECKING:
    from archcli.dice.dice import RandomDice
    from archcli.notation.expression import Expression

Draw = Callable[[], float]
Value = Callable[[Draw], int]
Drawn = Callable[[Draw], list[int]]
TABLE = 1_000
"""Most sides of dice whose successes are looked up by face."""


def compile(expression: Expression) -> Callable[[RandomDice], int] | None:
    """A function that rolls an expression and returns its total; None where only a whole roll will do.

    Plain dice, keep and drop, clamps, counting, braces and whole-number arithmetic are compiled; dice that bring other
    dice (explosions, rerolls, u), rolled counts and sides, rounding functions and lists are not.
    """
    if expression.several:
        return None
    [item] = expression.items
    with limits.room():
        total = _value(item.total)
        target = None if item.target is None else _value(item.target)
    if total is None or (item.target is not None and target is None):
        return None
    value = total
    if target is None:
        return lambda dice: value(dice.random)
    tested = target

    def roll(dice: RandomDice) -> int:
        number = value(dice.random)
        tested(dice.random)
        return number

    return roll


def _value(node: Node) -> Value | None:
    if isinstance(node, (Number, Name)):
        number = node.value
        return lambda draw: number
    if isinstance(node, Dice):
        return _dice(node)
    if isinstance(node, (Labelled, Negative)):
        value = _value(node.operand)
        return value if value is None or isinstance(node, Labelled) else lambda draw: -value(draw)
    if isinstance(node, Brackets):
        return _value(node.inside)
    if isinstance(node, Sum):
        return _sum(node)
    if isinstance(node, Product):
        return _product(node)
    if isinstance(node, Call):
        return _call(node)
    return _group(node) if isinstance(node, Group) else None


def _sum(node: Sum) -> Value | None:
    number = 0
    drawn: list[tuple[int, Node]] = []
    for part in node.parts:
        sign = 1 if part.operator == "+" else -1
        if isinstance(part.operand, (Number, Name)):
            number += sign * part.operand.value
        else:
            drawn.append((sign, part.operand))
    if len(drawn) == 1 and drawn[0][0] == 1 and (plain := _plain(drawn[0][1], number)):
        return plain
    values = [(sign, _value(operand)) for sign, operand in drawn]
    ready = [(sign, value) for sign, value in values if value is not None]
    if len(ready) < len(values):
        return None
    if [sign for sign, _ in ready] == [1, 1]:
        (_, first), (_, second) = ready
        return lambda draw: first(draw) + second(draw) + number
    return lambda draw: number + sum([sign * value(draw) for sign, value in ready])


def _product(node: Product) -> Value | None:
    parts = [(part.operator, _value(part.operand)) for part in node.parts]
    ready = [(operator, value) for operator, value in parts if value is not None]
    if len(ready) < len(parts):
        return None

    def product(draw: Draw) -> int:
        result = 1
        for operator, value in ready:
            result = calculate(result, operator, value(draw), False)
        return result

    return product


def _call(node: Call) -> Value | None:
    values = [_value(argument) for argument in node.arguments]
    ready = [value for value in values if value is not None]
    function = FUNCTIONS[node.function]
    if len(ready) < len(values) or function.exact:
        return None
    return lambda draw: function.value([value(draw) for value in ready])


def _dice(node: Dice) -> Value | None:
    if plain := _plain(node):
        return plain
    drawn = _drawn(node)
    if drawn is None:
        return None
    return _modified(drawn, node.modifiers, Faces(node.sides if isinstance(node.sides, str) else constant(node.sides)))


def _plain(node: Node, number: int = 0) -> Value | None:
    """Dice without modifiers, plus a number. The commonest counts are written out: a loop would cost as much again."""
    if not isinstance(node, Dice) or node.modifiers:
        return None
    if not isinstance(node.sides, Number) or not isinstance(node.count, Number):
        return None
    count, sides = node.count.value, node.sides.value
    base = count + number
    if count == 1:
        return lambda draw: int(draw() * sides) + base
    if count == 2:
        return lambda draw: int(draw() * sides) + int(draw() * sides) + base
    if count == 3:
        return lambda draw: int(draw() * sides) + int(draw() * sides) + int(draw() * sides) + base
    times = range(count)
    return lambda draw: sum([int(draw() * sides) for _ in times]) + base


def _drawn(node: Dice) -> Drawn | None:
    """The faces of a term whose count and sides are plain."""
    if not isinstance(node.count, (Number, Name)):
        return None
    times = range(node.count.value)
    if isinstance(node.sides, str):
        faces = FUDGE[node.sides]
        kinds = len(faces)
        return lambda draw: [faces[int(draw() * kinds)] for _ in times]
    if not isinstance(node.sides, (Number, Name)):
        return None
    sides = node.sides.value
    return lambda draw: [int(draw() * sides) + 1 for _ in times]


def _modified(drawn: Drawn, modifiers: Sequence[Modifier], faces: Faces | None) -> Value | None:
    """Values after keeping, clamping and counting; `faces` None: totals of members of braces."""
    steps: list[Callable[[list[int]], list[int]]] = []
    for one in modifiers:
        if isinstance(one, Keep):
            steps.append(_keep(one.way, constant(one.number)))
        elif isinstance(one, Clamp):
            steps.append(_clamp(one.way, constant(one.number)))
        elif not isinstance(one, (Count, Failure, Double, Sort)):
            return None
    score = _score(modifiers, faces)
    if len(steps) == 1 and score is None:
        step = steps[0]
        return lambda draw: sum(step(drawn(draw)))

    def total(draw: Draw) -> int:
        values = drawn(draw)
        for step in steps:
            values = step(values)
        return sum(values) if score is None else sum([score(value) for value in values])

    return total


def _keep(way: str, number: int) -> Callable[[list[int]], list[int]]:
    if number == 1 and way in ("kh", "kl"):
        choose = max if way == "kh" else min
        return lambda values: [choose(values)] if values else []

    def keep(values: list[int]) -> list[int]:
        first, last = kept_ranks(len(values), way, number)
        return sorted(values, reverse=True)[first:last]

    return keep


def _clamp(way: str, bound: int) -> Callable[[list[int]], list[int]]:
    choose = max if way == "min" else min
    return lambda values: [choose(value, bound) for value in values]


def _score(modifiers: Sequence[Modifier], faces: Faces | None) -> Callable[[int], int] | None:
    counted = counting(modifiers, faces.high if faces else 0)
    if counted is None:
        return None
    if faces is None or faces.kinds > TABLE or any(isinstance(one, Clamp) for one in modifiers):
        return counted.score
    return {face: counted.score(face) for face in faces.weights()}.__getitem__


def _group(node: Group) -> Value | None:
    if len(node.members) == 1:
        terms = [bare(term) for term in node.terms]
        drawn = [_drawn(term) for term in terms if not term.modifiers]
        ready = [one for one in drawn if one is not None]
        if len(ready) < len(terms):
            return None
        return _modified(lambda draw: [face for one in ready for face in one(draw)], node.modifiers, None)
    values = [_value(member) for member in node.members]
    totals = [value for value in values if value is not None]
    if len(totals) < len(values):
        return None
    return _modified(lambda draw: [value(draw) for value in totals], node.modifiers, None)
