"""What a modifier is to exact odds: a step on the way that a die goes. No modifier is known here by its name.

A modifier makes its step (`Modifier.step`) as one of five kinds. `Change`, `Chance` and `chains.Explosion` look at each
die by itself, `Ranks` and `Distinct` at all dice of a term or of braces together. What no method suits is worked out
by listing sets of dice, so a new modifier needs no more than its step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from archcli.dice.distribution import Distribution


class Die(Protocol):
    """A die on its way, as a step sees it.

    `faces` are those of the die with their weights, `sides` the weight of all of them. `endless` is how many dice may
    explode without end in the whole expression. `fresh`: its value is a face as it fell when its way begins.
    """

    faces: Mapping[int, int]
    sides: int
    endless: int
    fresh: bool

    def gives(self, value: int, place: int = 0) -> Distribution[int]:
        """What a die of this value gives in the end, from this place on its way."""
        ...

    def once(self, place: int, work: Callable[[], Distribution[int]]) -> Distribution[int]:
        """What is the same for all dice that come to a place, worked out for the first of them."""
        ...


class Step:
    """A modifier with its numbers.

    `numbers` are all that a value is compared with or moved to: faces between two of them may stand for one another.
    """

    GROWS: ClassVar[bool] = False
    """Whether it makes a die worth more than a face: then each face counts, even where values are only compared."""

    numbers: Collection[int] = ()
    endless: bool = False
    """Whether it may bring dice without end."""


class Alone(Step):
    """A step that looks at each die by itself."""

    def gives(self, value: int, die: Die, place: int) -> Distribution[int]:
        """What a die gives in the end that comes to this step with this value; `place`: where on its way that is."""
        raise NotImplementedError


class Change(Alone):
    """A value always becomes the same other value, and the higher of two never becomes the lower.

    So it may stand between steps that keep ranks.
    """

    def __init__(self, changed: Callable[[int], int], numbers: Collection[int]) -> None:
        self.changed = changed
        self.numbers = numbers

    def gives(self, value: int, die: Die, place: int) -> Distribution[int]:
        return die.gives(self.changed(value), place + 1)


class Chance(Alone):
    """A die is rolled anew: `odds` says what it gives in the end, from its value and the place on its way."""

    def __init__(self, odds: Callable[[int, Die, int], Distribution[int]], numbers: Collection[int]) -> None:
        self.odds = odds
        self.numbers = numbers

    def gives(self, value: int, die: Die, place: int) -> Distribution[int]:
        return self.odds(value, die, place)


class Ranks(Step):
    """Some ranks are kept: of so many dice, from the highest, the first rank that stays and one past the last."""

    def __init__(self, kept: Callable[[int], tuple[int, int]]) -> None:
        self.kept = kept


class Distinct(Step):
    """Dice are rolled again until all differ; only ever the first step."""
