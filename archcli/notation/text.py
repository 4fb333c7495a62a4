"""The canonical text of a tree, which reads back as the same tree."""

from __future__ import annotations

from archcli.notation.reader import RESERVED
from archcli.notation.tree import (
    Brackets,
    Call,
    Clamp,
    Condition,
    Count,
    Dice,
    Double,
    Explode,
    Failure,
    Group,
    Item,
    Keep,
    Labelled,
    Modifier,
    Name,
    Negative,
    Node,
    Number,
    Product,
    Reroll,
    Sort,
    Sum,
)

SUM, PRODUCT, SIGNED, OPERAND, BARE = range(5)
"""How tightly a text holds together; BARE may take a label."""


def item_text(item: Item) -> str:
    """An item without its repeat prefix."""
    return write(item.total) if item.target is None else f"{write(item.total)} vs {write(item.target)}"


def write(node: Node, needed: int = SUM) -> str:
    """The text of an operand, in brackets if it holds together less tightly than is needed."""
    tight, text = _write(node)
    return f"({text})" if tight < needed else text


def _write(node: Node) -> tuple[int, str]:
    if isinstance(node, Number):
        return BARE, str(node.value)
    if isinstance(node, Dice):
        return BARE, dice_text(node)
    if isinstance(node, Sum):
        first, *rest = node.parts
        more = [f" {part.operator} {write(part.operand, PRODUCT)}" for part in rest]
        return SUM, write(first.operand, PRODUCT) + "".join(more)
    if isinstance(node, Product):
        first, *rest = node.parts
        more = [f" {part.operator} {write(part.operand, SIGNED)}" for part in rest]
        return PRODUCT, write(first.operand, SIGNED) + "".join(more)
    if isinstance(node, Negative):
        return SIGNED, f"-{write(node.operand, SIGNED)}"
    if isinstance(node, Labelled):
        return OPERAND, f"{write(node.operand, BARE)}[{node.label}]"
    if isinstance(node, Brackets):
        return BARE, f"({write(node.inside)})"
    if isinstance(node, Call):
        return BARE, f"{node.function}({', '.join([write(one) for one in node.arguments])})"
    if isinstance(node, Group):
        members = ", ".join([write(one) for one in node.members])
        return BARE, f"{{{members}}}{_modifiers(node.modifiers)}"
    assert isinstance(node, Name)
    return BARE, f"@{node.text}" if not RESERVED.isdisjoint(node.text.split("-")) else node.text


def dice_text(node: Dice) -> str:
    """A dice term: `4d6kh3`."""
    sides = node.sides if isinstance(node.sides, str) else _number(node.sides)
    return f"{_number(node.count)}d{sides}{_modifiers(node.modifiers)}"


def _number(node: Node) -> str:
    """A count, sides or an argument: a plain number, or a formula in brackets."""
    if isinstance(node, Number):
        return str(node.value)
    if isinstance(node, Negative) and isinstance(node.operand, Number):
        return f"-{node.operand.value}"
    return f"({write(node)})"


def _condition(condition: Condition | None) -> str:
    return "" if condition is None else f"{condition.comparator}{_number(condition.number)}"


def _most(most: Node | None) -> str:
    return "" if most is None else f":{_number(most)}"


def _modifiers(modifiers: tuple[Modifier, ...]) -> str:
    out = []
    open_condition = False  # whether a comparison would be read as the condition of the modifier before
    for one in modifiers:
        before, open_condition = open_condition, False
        if isinstance(one, Keep):
            out.append(f"{one.way}{_number(one.number)}")
        elif isinstance(one, Explode):
            out.append(f"{one.symbol}{_condition(one.condition)}{_most(one.most)}")
            open_condition = one.condition is None and one.most is None
        elif isinstance(one, Reroll):
            word = "ro" if one.once else "r"
            out += [*[f"{word}{_condition(condition)}" for condition in one.conditions], _most(one.most)]
        elif isinstance(one, Clamp):
            out.append(f"{one.way}{_number(one.number)}")
        elif isinstance(one, Count):
            written = f"t{_number(one.condition.number)}" if before else _condition(one.condition)
            out.append(written)
        elif isinstance(one, Failure):
            out.append(f"f{_condition(one.condition)}")
        elif isinstance(one, Double):
            out.append(f"ds{_condition(one.condition)}")
            open_condition = one.condition is None
        elif isinstance(one, Sort):
            out.append("sd" if one.down else "sa")
        else:
            out.append("u")
    return "".join(out)
