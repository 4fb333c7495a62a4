"""The table on which dice are thrown: it draws faces, holds what happens to each die, and counts them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archcli.notation import limits
from archcli.notation.faces import Faces
from archcli.notation.rolled_dice import Die, RolledDice
from archcli.notation.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from archcli.dice.dice import FaceDice
    from archcli.notation.node import Node


class TableDie:
    """A die on the table, to which things still happen."""

    __slots__ = ("face", "index", "kept", "sides", "successes", "value", "why")

    def __init__(self, sides: int | str, face: int, index: int, why: Iterable[str] = ()) -> None:
        self.sides = sides
        self.face = self.value = face
        self.index = index
        self.kept = True
        self.why = list(why)
        self.successes: int | None = None

    def drop(self, why: str = "dropped") -> None:
        """Take the die away, once."""
        if self.kept:
            self.kept = False
            self.why.append(why)
            if self.successes is not None:
                self.successes = 0

    def score(self, successes: int, why: Sequence[str]) -> None:
        """Count the die."""
        self.successes = successes
        self.why += why

    def frozen(self, counted: bool) -> Die:
        """The die as it ended."""
        successes = self.successes or 0 if counted else None
        return Die(self.sides, self.face, self.value, self.kept, tuple(self.why), successes)


class Throw:
    """The dice of one term. `pool` are those that modifiers still see, `rolled` all of them in the order rolled;
    both are None while nothing has happened to any of them."""

    __slots__ = ("counted", "faces", "first", "label", "node", "order", "pool", "rolled", "sides", "table")

    def __init__(self, table: Table, node: Node, sides: int | str, faces: list[int], label: str | None) -> None:
        self.table = table
        self.node = node
        self.sides = sides
        self.faces = faces
        self.label = label
        self.first = table.rolled - len(faces)
        self.pool: list[TableDie] | None = None
        self.rolled: list[TableDie] = []
        self.counted = False
        self.order: str | None = None

    @property
    def highest(self) -> int:
        """The highest face of each die."""
        return Faces(self.sides).high

    def dice(self) -> list[TableDie]:
        """The dice that modifiers still see."""
        if self.pool is None:
            self.rolled = [TableDie(self.sides, face, index) for index, face in enumerate(self.faces, self.first)]
            self.pool = list(self.rolled)
        return self.pool

    def drop(self) -> None:
        """Take all dice away."""
        for die in self.dice():
            die.drop()
        self.pool = []

    def extra(self, number: int) -> TableDie:
        """An extra die; `number`: its place, from 1, among those that one die brought."""
        if number > limits.EXPLOSIONS:
            self.table.refuse_limit("explosions", number, self.node.position)
        return self._next("extra")

    def again(self, die: TableDie, times: int) -> TableDie:
        """The die that takes the place of another; `times`: how often it was rolled again, with this."""
        if times > limits.REROLLS:
            self.table.refuse_limit("rerolls", times, self.node.position)
        die.drop("rerolled")
        return self._next("reroll")

    def _next(self, why: str) -> TableDie:
        index = self.table.rolled
        self.table.tally(1, self.node)
        die = TableDie(self.sides, self.table.dice.face(self.sides, self.label), index, (why,))
        self.rolled.append(die)
        return die

    def total(self) -> int:
        """What the dice come to."""
        if self.pool is None:
            return sum(self.faces)
        return sum([die.successes or 0 for die in self.pool] if self.counted else [die.value for die in self.pool])

    def frozen(self) -> RolledDice:
        """The dice as they ended."""
        if self.pool is None:
            return RolledDice(self.label, self.node, self.sides, tuple(self.faces), None, self.counted, self.order)
        dice: tuple[Die, ...] = tuple([die.frozen(self.counted) for die in self.rolled])
        faces = tuple([die.face for die in self.rolled])
        return RolledDice(self.label, self.node, self.sides, faces, dice, self.counted, self.order)


class Member:
    """A member of braces: its total, and the dice that were thrown for it."""

    __slots__ = ("index", "kept", "successes", "throws", "value")

    def __init__(self, value: int, index: int, throws: list[Throw]) -> None:
        self.value = value
        self.index = index
        self.throws = throws
        self.kept = True
        self.successes: int | None = None

    def drop(self) -> None:
        """Drop its dice with it."""
        self.kept = False
        for throw in self.throws:
            throw.drop()

    def score(self, successes: int, why: Sequence[str]) -> None:
        """Its total is counted, its dice are not."""
        self.successes = successes


class Table(Source):
    """Draws faces for one resolution. `rolled` counts the dice."""

    def __init__(self, dice: FaceDice, text: str) -> None:
        super().__init__(text)
        self.dice = dice
        self.rolled = 0

    def throw(self, node: Node, count: int, sides: int | str, label: str | None) -> Throw:
        """Roll all dice of a term at once."""
        self.tally(count, node)
        return Throw(self, node, sides, self.dice.faces(sides, count, label), label)

    def tally(self, dice: int, node: Node) -> None:
        """Count so many dice more. Raises NotationError where they are too many."""
        self.rolled += dice
        if self.rolled > limits.ROLLED:
            self.refuse_limit("rolled", self.rolled, node.position)
