"""What an expression means, in words (`roll --explain`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.notation import limits
from archcli.notation.check import constant
from archcli.notation.roller import addend_label
from archcli.notation.text import dice_text, item_text, write
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
    Part,
    Product,
    Reroll,
    Sort,
    Sum,
    Unique,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from archcli.notation.expression import Expression

KEPT = {
    "kh": "keep the highest {}", "kl": "keep the lowest {}", "km": "keep the middle {}",
    "dh": "drop the highest {}", "dl": "drop the lowest {}",
}
COMPARED = {">=": "{} or more", ">": "more than {}", "<=": "{} or less", "<": "less than {}", "=": "exactly {}"}


def explain(expression: Expression) -> str:
    """The meaning of an expression: a line for each step, in the order in which it happens."""
    with limits.room():
        lines: list[str] = []
        for item in expression.items:
            lines += _item(item)
        if expression.comment is not None:
            lines.append(f"Comment: {expression.comment}")
    return "\n".join(lines)


def _item(item: Item) -> list[str]:
    times = "" if item.repeat is None else f", rolled {item.repeat} time{'' if item.repeat == 1 else 's'}"
    lines = [f"{item_text(item)}{times}:"]
    steps = [*_steps(item.total), *(_steps(item.target) if item.target is not None else ())]
    lines += [f"  {at}. {step}" for at, step in enumerate(steps, 1)]
    unit = "number of successes" if item.unit == "successes" else "sum"
    if item.target is None:
        lines.append(f"  Result: the {unit} {write(item.total)}")
    else:
        lines.append(f"  Total: the {unit} {write(item.total)}")
        lines.append(f"  Test: success when that is {write(item.target)} or more; the margin is the difference")
    lines += [f"  Subtotal: {label}" for label in dict.fromkeys(_labels(item))]
    lines += [f"  Name: {name} is {value}" for name, value in item.names.items()]
    return lines


def _labels(item: Item) -> Iterator[str]:
    for node in (item.total, item.target):
        if node is not None:
            for part in node.parts if isinstance(node, Sum) else (Part(0, "+", node),):
                label = addend_label(part.operand)
                if label is not None:
                    yield label


def _steps(node: Node, label: str | None = None) -> Iterator[str]:
    """What is rolled in an operand, and what happens to it, in order."""
    if isinstance(node, Dice):
        yield from _steps(node.count)
        if not isinstance(node.sides, str):
            yield from _steps(node.sides)
        yield _dice(node, label)
    elif isinstance(node, Group):
        for member in node.members:
            yield from _steps(member, label)
        yield _group(node)
    elif isinstance(node, (Sum, Product)):
        for part in node.parts:
            yield from _steps(part.operand, label)
    elif isinstance(node, Call):
        for argument in node.arguments:
            yield from _steps(argument, label)
        rounding = {"floor": "round down", "ceil": "round up", "round": "round to the nearest, halves up"}
        if node.function in rounding:
            yield f"{write(node)}: divide exactly, then {rounding[node.function]}"
    elif isinstance(node, Labelled):
        yield from _steps(node.operand, node.label)
    elif isinstance(node, Negative):
        yield from _steps(node.operand, label)
    elif isinstance(node, Brackets):
        yield from _steps(node.inside, label)


def _dice(node: Dice, label: str | None) -> str:
    plain = isinstance(node.count, (Number, Name))
    many = f"{constant(node.count)}" if plain else f"as many as {write(node.count)} says"
    if isinstance(node.sides, str):
        faces = "-1, 0, 1" if node.sides == "F" else "-1, 0, 0, 0, 0, 1"
        kind = f"fudge dice (faces {faces})"
    else:
        known = isinstance(node.sides, (Number, Name))
        kind = f"d{constant(node.sides)}" if known else f"dice with as many sides as {write(node.sides)} says"
    words = [f"roll {many} {kind}", *[_modifier(one, "dice") for one in node.modifiers]]
    if not any(isinstance(one, Count) for one in node.modifiers):
        words.append("add up the values")
    named = f" [{label}]" if label is not None else ""
    return f"{dice_text(node)}{named}: {'; '.join(words)}"


def _group(node: Group) -> str:
    pool = len(node.members) == 1
    what = "dice" if pool else "totals"
    words = ["lay all dice together" if pool else f"take the totals of the {len(node.members)} members"]
    words += [_modifier(one, what) for one in node.modifiers]
    if not any(isinstance(one, Count) for one in node.modifiers):
        words.append(f"add up the {'values' if pool else 'totals'}")
    return f"{write(node)}: {'; '.join(words)}"


def _modifier(one: Modifier, what: str) -> str:
    if isinstance(one, Keep):
        number = constant(one.number)
        return KEPT[one.way].format({"dice": "die", "totals": "total"}[what] if number == 1 else f"{number} {what}")
    if isinstance(one, Clamp):
        way = "less" if one.way == "min" else "more"
        number = constant(one.number)
        return f"what is worth {way} than {number} counts as {number}"
    if isinstance(one, Reroll):
        faces = " or ".join([_compared(condition) for condition in one.conditions])
        often = "until it shows something else" if one.most is None else f"at most {constant(one.most)} times"
        if one.once:
            often = "once"
        return f"reroll a die that shows {faces}, {often}"
    if isinstance(one, Explode):
        return _explode(one)
    if isinstance(one, Count):
        return f"each of the {what} with {_compared(one.condition)} is a success"
    if isinstance(one, Failure):
        return f"each with {_compared(one.condition)} takes a success away"
    if isinstance(one, Double):
        return f"a success with {'the highest face' if one.condition is None else _compared(one.condition)} counts 2"
    if isinstance(one, Sort):
        return f"show the kept {what} {'from high to low' if one.down else 'from low to high'}"
    assert isinstance(one, Unique)
    return "reroll a die that shows what an earlier one shows, until all differ"


def _explode(one: Explode) -> str:
    face = "the highest face" if one.condition is None else _compared(one.condition)
    gives = "is rolled on and grows by what comes" if one.compound else "brings another die, a die of its own"
    less = ", less 1 each time" if one.penetrate else ""
    often = "again and again" if one.most is None else f"at most {constant(one.most)} times"
    return f"a die that shows {face} {gives}{less}, {often}"


def _compared(condition: Condition) -> str:
    return COMPARED[condition.comparator].format(constant(condition.number))
