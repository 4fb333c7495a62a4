"""The frozen tree of an expression: what was written, before any die is rolled.

Two trees are equal when they mean the same, wherever their parts stood. `at` is a place in the input, counted
from 0: of an operand its first character, of a modifier or an operator itself. Names carry the number that they
stand for. Brackets are not kept, but where a label in them would otherwise become a subtotal (`Brackets`).
"""

from __future__ import annotations

from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Frozen:
    """What makes nodes: frozen, compared by their fields, and light to define, since many kinds are on the way of
    every roll."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.fields = tuple([name for name in cls.__annotations__ if name != "at"])

    def __init__(self, at: int, *values: Any) -> None:
        write = object.__setattr__
        write(self, "at", at)
        for name, value in zip(self.fields, values, strict=True):
            write(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        # No all() here: a generator would take room on the C stack at every level of brackets.
        for name in self.fields:  # noqa: SIM110
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __hash__(self) -> int:
        return hash((type(self), *[getattr(self, name) for name in self.fields]))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in self.fields])})"


class Node(Frozen):
    """A part of the tree, made as `Kind(at, *fields)`."""

    __slots__ = ("at",)
    at: int


class Number(Node):
    """A whole number."""

    __slots__ = ("value",)
    value: int


class Name(Node):
    """A name of the sheet (lower case, with hyphens) and the number that it stands for."""

    __slots__ = ("text", "value")
    text: str
    value: int


class Dice(Node):
    """Dice of one kind. `sides` is "F", "F.1" or an operand."""

    __slots__ = ("count", "modifiers", "sides")
    count: Node
    sides: Node | str
    modifiers: tuple[Modifier, ...]


class Group(Node):
    """Braces: with one member a pool of the dice in it, with several the totals of its members."""

    __slots__ = ("members", "modifiers")
    members: tuple[Node, ...]
    modifiers: tuple[Modifier, ...]

    @property
    def terms(self) -> tuple[Dice | Labelled, ...]:
        """The dice terms of a pool."""
        [inside] = self.members
        operands = [part.operand for part in inside.parts] if isinstance(inside, Sum) else [inside]
        return tuple([operand for operand in operands if isinstance(operand, (Dice, Labelled))])


def bare(term: Dice | Labelled) -> Dice:
    """A dice term without its label."""
    dice = term.operand if isinstance(term, Labelled) else term
    assert isinstance(dice, Dice)
    return dice


class Call(Node):
    """floor, ceil, round, abs, min or max."""

    __slots__ = ("arguments", "function")
    function: str
    arguments: tuple[Node, ...]


class Negative(Node):
    """A minus sign before an operand."""

    __slots__ = ("operand",)
    operand: Node


class Part(Node):
    """An operator (`+ - * / %`) and the operand after it; the first of a sum or product has `+` or `*`."""

    __slots__ = ("operand", "operator")
    operator: str
    operand: Node


class Sum(Node):
    """Two or more addends."""

    __slots__ = ("parts",)
    parts: tuple[Part, ...]


class Product(Node):
    """Two or more factors and divisors, from left to right."""

    __slots__ = ("parts",)
    parts: tuple[Part, ...]


class Labelled(Node):
    """An operand with a label."""

    __slots__ = ("label", "operand")
    operand: Node
    label: str


class Brackets(Node):
    """Brackets outside of all others, with a label in them that names dice and makes no subtotal."""

    __slots__ = ("inside",)
    inside: Node


class Condition(Node):
    """A comparison with a number without dice."""

    __slots__ = ("comparator", "number")
    comparator: str
    number: Node


class Modifier(Node):
    """What stands after dice or braces."""

    __slots__ = ()


class Keep(Modifier):
    """kh, kl, km, dh or dl, and how many."""

    __slots__ = ("number", "way")
    way: str
    number: Node


class Explode(Modifier):
    """Extra dice, as dice of their own or (`compound`) added to the die they came from, and (`penetrate`) less 1.

    Without a condition the highest face explodes; `most` is the most extra dice for each die.
    """

    __slots__ = ("compound", "condition", "most", "penetrate")
    compound: bool
    penetrate: bool
    condition: Condition | None
    most: Node | None

    @property
    def symbol(self) -> str:
        """How it is written."""
        return ("!!" if self.compound else "!") + ("p" if self.penetrate else "")


class Reroll(Modifier):
    """Rolled again while any condition is met, `once` or at most so often."""

    __slots__ = ("conditions", "most", "once")
    once: bool
    conditions: tuple[Condition, ...]
    most: Node | None


class Unique(Modifier):
    """Rerolled until all differ."""

    __slots__ = ()


class Clamp(Modifier):
    """min or max, and the bound."""

    __slots__ = ("number", "way")
    way: str
    number: Node


class Count(Modifier):
    """A condition of success."""

    __slots__ = ("condition",)
    condition: Condition


class Failure(Modifier):
    """A condition that takes a success away."""

    __slots__ = ("condition",)
    condition: Condition


class Double(Modifier):
    """A condition that makes a success count 2; None: the highest face of the die."""

    __slots__ = ("condition",)
    condition: Condition | None


class Sort(Modifier):
    """The kept values up or down."""

    __slots__ = ("down",)
    down: bool


COUNTING = (Count, Failure, Double)


class Item(Node):
    """One roll of the input: its repeat prefix, the sum, and after `vs` another.

    `unit` is "sum" or "successes"; `names` is what each name stood for.
    """

    __slots__ = ("names", "repeat", "target", "total", "unit")
    repeat: int | None
    total: Node
    target: Node | None
    unit: str
    names: dict[str, int]
