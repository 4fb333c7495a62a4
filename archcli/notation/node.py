"""Parts of the frozen tree of an expression that are numbers and arithmetic; each knows its canonical text.

Two trees are equal when they mean the same, wherever their parts stood: `position` covers an operand from end to end,
or an operator alone, and is not compared. Names carry the number that they stand for. Brackets are not kept, except
where a label in them would otherwise become a subtotal (`Brackets`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, dataclass_transform

from archcli.notation.words import RESERVED
from archcli.record import Record

if TYPE_CHECKING:
    from archcli.notation.source import Position

SUM, PRODUCT, SIGNED, OPERAND, BARE = range(5)
"""How tightly a text holds together; BARE may take a label."""


@dataclass_transform(frozen_default=True)
class Ordered(Record):
    """A record whose fields may be given in their order."""

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(**dict(zip(self.FIELDS, values, strict=False)), **named)


class Node(Ordered):
    """A part of the tree, made as `Kind(position, ...)`, and equal to any that differs in its position alone."""

    position: Position
    TIGHT: ClassVar[int] = BARE

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        # No all() here: a generator would take room on the C stack at every level of brackets.
        for name in self.FIELDS[1:]:  # noqa: SIM110
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __hash__(self) -> int:
        return hash((type(self), *[getattr(self, name) for name in self.FIELDS[1:]]))

    def text(self) -> str:
        """The canonical text, which reads back as the same node."""
        raise NotImplementedError

    def leaks(self) -> bool:
        """Whether a label in it would be read as that of an addend if brackets around it were taken away."""
        return False

    def within(self, needed: int) -> str:
        """The text, in brackets if it holds together less tightly than is needed."""
        return self.text() if needed <= self.TIGHT else f"({self.text()})"

    def argument(self) -> str:
        """The text as a count, as sides or behind a modifier: a plain number, or a formula in brackets."""
        return f"({self.text()})"


class Number(Node):
    """A whole number."""

    value: int

    def text(self) -> str:
        return str(self.value)

    def argument(self) -> str:
        return str(self.value)


class Name(Node):
    """A name of the sheet (lower case, with hyphens) and the number that it stands for."""

    name: str
    value: int

    def text(self) -> str:
        return self.name if RESERVED.isdisjoint(self.name.split("-")) else f"@{self.name}"


class Call(Node):
    """A function of numbers (`FUNCTIONS`)."""

    function: str
    arguments: tuple[Node, ...]

    def text(self) -> str:
        return f"{self.function}({', '.join([argument.text() for argument in self.arguments])})"


class Negative(Node):
    """A minus sign before an operand."""

    operand: Node
    TIGHT = SIGNED

    def text(self) -> str:
        return f"-{self.operand.within(SIGNED)}"

    def leaks(self) -> bool:
        return self.operand.leaks()

    def argument(self) -> str:
        return self.text() if isinstance(self.operand, Number) else f"({self.text()})"


class Part(Node):
    """An operator and the operand after it; the first part of a sum or product has `+` or `*`. `position` is the
    operator's."""

    operator: str
    operand: Node


class Sum(Node):
    """Two or more addends."""

    parts: tuple[Part, ...]
    TIGHT = SUM

    def text(self) -> str:
        return _joined(self.parts, PRODUCT)

    def leaks(self) -> bool:
        return any(part.operand.leaks() for part in self.parts)


class Product(Node):
    """Two or more factors and divisors, from left to right."""

    parts: tuple[Part, ...]
    TIGHT = PRODUCT

    def text(self) -> str:
        return _joined(self.parts, SIGNED)

    def leaks(self) -> bool:
        return self.parts[-1].operand.leaks()


def _joined(parts: tuple[Part, ...], needed: int) -> str:
    first, *rest = parts
    more = [f" {part.operator} {part.operand.within(needed)}" for part in rest]
    return first.operand.within(needed) + "".join(more)


class Labelled(Node):
    """An operand with a label."""

    operand: Node
    label: str
    TIGHT = OPERAND

    def text(self) -> str:
        return f"{self.operand.within(BARE)}[{self.label}]"

    def leaks(self) -> bool:
        return True


class Brackets(Node):
    """Brackets outside of all others, with a label in them that names dice and makes no subtotal."""

    inside: Node

    def text(self) -> str:
        return f"({self.inside.text()})"
