"""From an input to an expression: parsed, checked, and knowing its canonical text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from archcli.errors import OddsError
from archcli.notation import limits
from archcli.notation.check import Check
from archcli.notation.node import Node, Number, Part
from archcli.notation.parser import read_integer, read_sum
from archcli.notation.reader import TokenReader
from archcli.notation.tokens import END, INT, WORD
from archcli.notation.tree import Item
from archcli.record import Record

if TYPE_CHECKING:
    from archcli.dice.dice import FaceDice
    from archcli.dice.distribution import Distribution
    from archcli.notation.reader import Names
    from archcli.notation.result import Rolled


class Expression:
    """An input that can be rolled. Two are equal when they mean the same; `str` is the canonical text.

    `source` is the input as typed, `comment` the text after `#`.
    """

    __slots__ = ("_texts", "comment", "items", "source")

    def __init__(self, source: str, items: tuple[Item, ...], comment: str | None) -> None:
        self.source = source
        self.items = items
        self.comment = comment
        self._texts: tuple[str, ...] = ()

    @property
    def several(self) -> bool:
        """Whether it gives several results: it is a list, or has a repeat prefix."""
        return len(self.items) > 1 or self.items[0].repeat is not None

    @property
    def unit(self) -> str | None:
        """"sum" or "successes"; None where several results differ in it."""
        units = {item.unit for item in self.items}
        return units.pop() if len(units) == 1 else None

    @property
    def versus(self) -> bool:
        """Whether every result is a test against a number or another total (vs)."""
        return all(item.target is not None for item in self.items)

    @property
    def texts(self) -> tuple[str, ...]:
        """The canonical text of each item without its repeat prefix: what is rolled each time."""
        if not self._texts:
            with limits.room():
                self._texts = tuple([item.text() for item in self.items])
        return self._texts

    def roll(self, dice: FaceDice) -> Rolled:
        """Roll it once. Raises NotationError where the dice pass a limit that holds while rolling.

        The result is a `Several` where `several` is true; who made sure of a single total (`damage`) never meets one.
        """
        from archcli.notation.roller import Roller
        from archcli.notation.table import Table

        table = Table(dice, self.source)
        with limits.room():
            results = [
                Roller(table).item(item, text, self.comment)
                for item, text in zip(self.items, self.texts, strict=True) for _ in range(item.repeat or 1)
            ]
        if not self.several:
            return results[0]
        from archcli.notation.several import Several

        return cast("Rolled", Several(expression=str(self), results=tuple(results)))

    def distribution(self) -> Distribution[Any]:
        """Its exact odds: of the total, or with `vs` of (margin, success).

        Where a chain of explosions was cut off, `total` is more than the weights together. Raises OddsError where it
        is too large (`odds.limit`) or gives several results (`odds.several`).
        """
        from archcli.notation.odds.item import item_odds

        if self.several:
            raise OddsError(
                "odds.several", f"{self} is several rolls, and exact odds are of one roll",
                hint="ask for the odds of each by itself",
            )
        with limits.room():
            return item_odds(self.items[0])

    def stand_in(self, value: Any) -> Rolled:
        """A result of which the outcome alone is known."""
        from archcli.notation.roller import stand_in

        return stand_in(self.items[0], value)

    def __str__(self) -> str:
        return "; ".join([
            text if item.repeat is None else f"{item.repeat}x {text}"
            for item, text in zip(self.items, self.texts, strict=True)
        ])

    def __repr__(self) -> str:
        return f"Expression({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        with limits.room():
            return isinstance(other, Expression) and self.items == other.items

    def __hash__(self) -> int:
        return hash(str(self))


class Unchecked(Record):
    """An item as it was read. `versus` is `vs` and the target; `names` is what each name stood for."""

    repeat: Number | None
    total: Node
    versus: Part | None
    names: dict[str, int]


def parse(text: str, names: Names | None = None) -> Expression:
    """Read an input whole, and check it. Raises NotationError; `names` is the sheet, None where none was given."""
    with limits.room():
        reader = TokenReader(text, names)
        read = read_input(reader)
        check = Check(text)
        items = tuple([_checked(item, check) for item in read])
        check.finish()
    return Expression(text, items, reader.comment)


def read_input(reader: TokenReader) -> list[Unchecked]:
    """input = item { (";" | ",") item } [ comment ]"""
    if reader.token.kind == END:
        reader.refuse("empty", "there is nothing to roll", (0, 0), "write dice, such as 3d6+2")
    items = [read_item(reader)]
    while reader.sign(";", ","):
        items.append(read_item(reader))
    if reader.token.kind != END:
        reader.after()
        reader.unexpected("an operator, a modifier or the end")
    return items


def read_item(reader: TokenReader) -> Unchecked:
    """item = [ INT "x" ] expression          expression = sum [ "vs" sum ]"""
    reader.stood_for = {}
    repeat = versus = None
    following = reader.following()
    if reader.token.kind == INT and following.kind == WORD and following.text.startswith("x"):
        repeat = read_integer(reader)
        reader.take("x")
    total = read_sum(reader)
    if reader.is_word("vs"):
        versus = Part(reader.advance().position, "vs", read_sum(reader))
    return Unchecked(repeat=repeat, total=total, versus=versus, names=reader.stood_for)


def _checked(read: Unchecked, check: Check) -> Item:
    """An item with its unit. Raises NotationError for what is refused before rolling."""
    times = None
    if read.repeat is not None:
        times = read.repeat.value
        if times < 1:
            check.refuse("value", "an item is repeated at least once", read.repeat.position)
        if times > limits.REPEAT:
            check.refuse_limit("repeat", times, read.repeat.position)
    check.repeat = 1 if times is None else times
    unit = check.item(read.total, read.versus)
    target = None if read.versus is None else read.versus.operand
    return Item(read.total.position, repeat=times, total=read.total, target=target, unit=unit, names=read.names)
