"""The table on which dice are thrown: it draws faces, holds what happens to each die, and counts them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from archcli.notation import limits
from archcli.notation.faces import Faces, Test, meets
from archcli.notation.result import Die, Thrown
from archcli.notation.tree import Clamp, Dice, Explode, Keep, Modifier, Reroll, Unique

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archcli.dice.dice import FaceDice
    from archcli.notation.pool import Lying


class Throw:
    """The dice of one term. `pool` are those that modifiers still see, `rolled` all of them in the order rolled;
    both are None while nothing has happened to any of them."""

    __slots__ = ("counted", "faces", "first", "label", "node", "order", "pool", "rolled", "sides")

    def __init__(self, node: Dice, sides: int | str, faces: list[int], label: str | None, first: int) -> None:
        self.node = node
        self.sides = sides
        self.faces = faces
        self.label = label
        self.first = first
        self.pool: list[Lying] | None = None
        self.rolled: list[Lying] = []
        self.counted = False
        self.order: str | None = None

    def dice(self) -> list[Lying]:
        """The dice that modifiers still see."""
        if self.pool is None:
            from archcli.notation.pool import Lying

            self.rolled = [Lying(self.sides, face, self.first + at) for at, face in enumerate(self.faces)]
            self.pool = list(self.rolled)
        return self.pool

    def drop(self) -> None:
        """Take all dice away."""
        for die in self.dice():
            die.drop()
        self.pool = []

    def total(self) -> int:
        """What the dice come to."""
        if self.pool is None:
            return sum(self.faces)
        return sum([die.successes or 0 for die in self.pool] if self.counted else [die.value for die in self.pool])

    def frozen(self) -> Thrown:
        """The dice as they ended."""
        if self.pool is None:
            return Thrown(self.label, self.node, self.sides, tuple(self.faces), None, self.counted, self.order)
        dice: tuple[Die, ...] = tuple([die.frozen(self.counted) for die in self.rolled])
        faces = tuple([die.face for die in self.rolled])
        return Thrown(self.label, self.node, self.sides, faces, dice, self.counted, self.order)


class Member:
    """A member of braces: its total, and the dice that were thrown for it."""

    __slots__ = ("index", "throws", "value")

    def __init__(self, value: int, index: int, throws: list[Throw]) -> None:
        self.value = value
        self.index = index
        self.throws = throws

    def drop(self) -> None:
        """Drop its dice with it."""
        for throw in self.throws:
            throw.drop()

    def score(self, successes: int, why: Sequence[str]) -> None:
        """Its total is counted, its dice are not."""


class Table:
    """Draws faces for one resolution."""

    def __init__(self, dice: FaceDice, source: str) -> None:
        self.source = source
        self.draw = dice
        self.rolled = 0

    def throw(self, node: Dice, count: int, sides: int | str, label: str | None) -> Throw:
        """Roll all dice of a term at once."""
        first = self.rolled
        self._tally(count, node)
        return Throw(node, sides, self.draw.faces(sides, count, label), label, first)

    def modified(self, throw: Throw) -> int:
        """Apply the modifiers of a term; what its dice come to then."""
        modifiers = throw.node.modifiers
        if not modifiers:
            return sum(throw.faces)
        from archcli.notation.pool import count, order

        for modifier in modifiers:
            self._apply(modifier, throw)
        throw.order = order(modifiers)
        counted = count(throw.dice(), modifiers, Faces(throw.sides).high)
        throw.counted = counted is not None
        return throw.total() if counted is None else counted

    def pooled(self, throws: list[Throw], modifiers: Sequence[Modifier]) -> int:
        """Apply the modifiers of braces to the dice of several terms, which lie together."""
        from archcli.notation.check import constant
        from archcli.notation.pool import count, keep, order

        dice = [die for throw in throws for die in throw.dice()]
        for modifier in modifiers:
            if isinstance(modifier, Keep):
                dice = keep(dice, modifier.way, constant(modifier.number))
        counted = count(dice, modifiers, None)
        for throw in throws:
            throw.pool = [die for die in throw.dice() if die.kept]
            throw.counted = counted is not None
            throw.order = order(modifiers) or throw.order
        return sum([die.value for die in dice]) if counted is None else counted

    def _apply(self, modifier: Modifier, throw: Throw) -> None:
        from archcli.notation.check import constant
        from archcli.notation.pool import clamp, keep

        dice = throw.dice()
        if isinstance(modifier, Keep):
            throw.pool = keep(dice, modifier.way, constant(modifier.number))
        elif isinstance(modifier, Clamp):
            clamp(dice, modifier)
        elif isinstance(modifier, Reroll):
            throw.pool = self._reroll(modifier, throw, dice)
        elif isinstance(modifier, Explode):
            throw.pool = self._explode(modifier, throw, dice)
        elif isinstance(modifier, Unique):
            throw.pool = self._unique(throw, dice)

    def _next(self, throw: Throw, why: str) -> Lying:
        """One die more of a term."""
        from archcli.notation.pool import Lying

        index = self.rolled
        self._tally(1, throw.node)
        die = Lying(throw.sides, self.draw.face(throw.sides, throw.label), index, (why,))
        throw.rolled.append(die)
        return die

    def _again(self, throw: Throw, die: Lying, times: int) -> Lying:
        """Replace a die by a new one, for the so-many-eth time."""
        if times > limits.REROLLS:
            self._limit("rerolls", times, throw.node)
        die.drop("rerolled")
        return self._next(throw, "reroll")

    def _reroll(self, modifier: Reroll, throw: Throw, dice: list[Lying]) -> list[Lying]:
        from archcli.notation.check import constant
        from archcli.notation.pool import test

        tests = [test(one) for one in modifier.conditions]
        most = 1 if modifier.once else None if modifier.most is None else constant(modifier.most)
        left = []
        for one in dice:
            die, times = one, 0
            while any(meets(die.value, one) for one in tests) and times != most:
                times += 1
                die = self._again(throw, die, times)
            left.append(die)
        return left

    def _unique(self, throw: Throw, dice: list[Lying]) -> list[Lying]:
        seen: set[int] = set()
        left = []
        for one in dice:
            die, times = one, 0
            while die.value in seen:
                times += 1
                die = self._again(throw, die, times)
            seen.add(die.value)
            left.append(die)
        return left

    def _explode(self, modifier: Explode, throw: Throw, dice: list[Lying]) -> list[Lying]:
        from archcli.notation.check import constant
        from archcli.notation.pool import test

        condition: Test = ("=", Faces(throw.sides).high)
        if modifier.condition is not None:
            condition = test(modifier.condition)
        most = None if modifier.most is None else constant(modifier.most)
        left = []
        for die in dice:
            left.append(die)
            goes_on, before, extra = meets(die.value, condition), die, 0
            while goes_on and extra != most:
                extra += 1
                if extra > limits.EXPLOSIONS:
                    self._limit("explosions", extra, throw.node)
                more = self._next(throw, "extra")
                # The chain looks at the face; a penetrating die is worth one less.
                goes_on = meets(more.face, condition)
                if modifier.compound:
                    more.why.clear()
                if modifier.penetrate:
                    more.value -= 1
                    more.why.append("penetrated")
                if modifier.compound:
                    more.drop("merged")
                    die.value += more.value
                    if extra == 1:
                        die.why.append("compounded")
                else:
                    before.why.append("exploded")
                    left.append(more)
                    before = more
        return left

    def _tally(self, count: int, node: Dice) -> None:
        self.rolled += count
        if self.rolled > limits.ROLLED:
            self._limit("rolled", self.rolled, node)

    def _limit(self, name: str, asked: int, node: Dice) -> NoReturn:
        from archcli.notation.reader import over

        raise over(name, asked, source=self.source, at=node.at)
