"""What an expression means, in words (`roll --explain`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.notation import limits
from archcli.notation.check import constant
from archcli.notation.functions import FUNCTIONS
from archcli.notation.node import Brackets, Call, Labelled, Name, Negative, Node, Number, Product, Sum
from archcli.notation.roller import addend_label
from archcli.notation.tree import DiceTerm, Group, Item

if TYPE_CHECKING:
    from collections.abc import Iterator

    from archcli.notation.expression import Expression


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
    lines = [f"{item.text()}{times}:"]
    steps = [*_steps(item.total), *(_steps(item.target) if item.target is not None else ())]
    lines += [f"  {number}. {step}" for number, step in enumerate(steps, 1)]
    unit = "number of successes" if item.unit == "successes" else "sum"
    if item.target is None:
        lines.append(f"  Result: the {unit} {item.total.text()}")
    else:
        lines.append(f"  Total: the {unit} {item.total.text()}")
        lines.append(f"  Test: success when that is {item.target.text()} or more; the margin is the difference")
    lines += [f"  Subtotal: {label}" for label in dict.fromkeys(_labels(item))]
    lines += [f"  Name: {name} is {value}" for name, value in item.names.items()]
    return lines


def _labels(item: Item) -> Iterator[str]:
    for node in (item.total, item.target):
        if node is not None:
            for operand in [part.operand for part in node.parts] if isinstance(node, Sum) else [node]:
                label = addend_label(operand)
                if label is not None:
                    yield label


def _steps(node: Node, label: str | None = None) -> Iterator[str]:
    """What is rolled in an operand, and what happens to it, in order."""
    if isinstance(node, DiceTerm):
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
        if said := FUNCTIONS[node.function].said:
            yield f"{node.text()}: divide exactly, then {said}"
    elif isinstance(node, Labelled):
        yield from _steps(node.operand, node.label)
    elif isinstance(node, Negative):
        yield from _steps(node.operand, label)
    elif isinstance(node, Brackets):
        yield from _steps(node.inside, label)


def _dice(node: DiceTerm, label: str | None) -> str:
    plain = isinstance(node.count, (Number, Name))
    many = f"{constant(node.count)}" if plain else f"as many as {node.count.text()} says"
    if isinstance(node.sides, str):
        faces = "-1, 0, 1" if node.sides == "F" else "-1, 0, 0, 0, 0, 1"
        kind = f"fudge dice (faces {faces})"
    else:
        known = isinstance(node.sides, (Number, Name))
        kind = f"d{constant(node.sides)}" if known else f"dice with as many sides as {node.sides.text()} says"
    words = [f"roll {many} {kind}", *[modifier.explain("dice") for modifier in node.modifiers]]
    if not node.counts:
        words.append("add up the values")
    named = f" [{label}]" if label is not None else ""
    return f"{node.text()}{named}: {'; '.join(words)}"


def _group(node: Group) -> str:
    pool = len(node.members) == 1
    what = "dice" if pool else "totals"
    words = ["lay all dice together" if pool else f"take the totals of the {len(node.members)} members"]
    words += [modifier.explain(what) for modifier in node.modifiers]
    if not any(modifier.COUNTS for modifier in node.modifiers):
        words.append(f"add up the {'values' if pool else 'totals'}")
    return f"{node.text()}: {'; '.join(words)}"
