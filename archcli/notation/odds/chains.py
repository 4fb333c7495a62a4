"""Explosions: chains of extra dice, and how far those without an end are followed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from archcli.dice.distribution import Distribution
from archcli.notation.faces import Test, meets
from archcli.notation.odds.arithmetic import added, mix, reduced
from archcli.notation.odds.size import affordable, spend
from archcli.notation.odds.step import Alone

if TYPE_CHECKING:
    from archcli.notation.odds.step import Die

TAIL = 10**12
"""Chains of explosions are followed until the chance that any die goes on is below one in so many."""


class Explosion(Alone):
    """A die that meets the test brings another, and so on: `most` dice (None: without end), each worth `less`."""

    def __init__(self, test: Test, most: int | None, less: int) -> None:
        self.test = test
        self.most = most
        self.less = less
        self.endless = most is None
        self.numbers = (test[1],)

    def meets(self, value: int) -> bool:
        """Whether a die of this value goes on."""
        return meets(value, self.test)

    def depth(self, faces: Mapping[int, int], endless: int, *, fresh: bool) -> int:
        """How many extra dice of a chain are followed, when so many dice may explode.

        `fresh`: the dice that begin the chains show their faces as they fell; otherwise all of them may explode.
        """
        if self.most is not None:
            return self.most
        met = sum([weight for face, weight in faces.items() if self.meets(face)])
        sides = sum(faces.values())
        going_on, all_dice = (endless * met * TAIL, sides) if fresh else (endless * TAIL, 1)
        followed = 0
        while going_on >= all_dice:
            followed += 1
            spend(followed * followed * len(faces), "steps")
            going_on *= met
            all_dice *= sides
        return followed

    def gives(self, value: int, die: Die, place: int) -> Distribution[int]:
        here = die.gives(value, place + 1)
        return added(here, self._extra(die, place)) if self.meets(value) else here

    def _extra(self, die: Die, place: int) -> Distribution[int]:
        """What the extra dice of a die give."""
        def work() -> Distribution[int]:
            most = self.depth(die.faces, die.endless, fresh=die.fresh and place == 0)
            ends: list[tuple[int, Distribution[int]]] = []
            goes_on: list[tuple[int, Distribution[int]]] = []
            for face, weight in die.faces.items():
                (goes_on if self.meets(face) else ends).append((weight, self._gives_extra(face, die, place)))
            return chain(mix(goes_on, die.sides), mix(ends, die.sides), most, cut=self.endless)

        return die.once(place, work)

    def _gives_extra(self, face: int, die: Die, place: int) -> Distribution[int]:
        return die.gives(face - self.less, place + 1)


class Compound(Explosion):
    """What the extra dice show is added to the die itself."""

    GROWS = True

    def gives(self, value: int, die: Die, place: int) -> Distribution[int]:
        if not self.meets(value):
            return die.gives(value, place + 1)
        grown = self._extra(die, place)
        return mix([
            (weight, die.gives(value + more, place + 1)) for more, weight in grown.weights.items()
        ], grown.total)

    def _gives_extra(self, face: int, die: Die, place: int) -> Distribution[int]:
        return Distribution({face - self.less: 1})


def chain(on: Distribution[int], last: Distribution[int], most: int, *, cut: bool) -> Distribution[int]:
    """What a chain of `most` dice or fewer gives: each die goes `on` or is the `last`.

    `cut`: a chain that goes on after all of them is not listed; else it just ends there.
    """
    if len(on.weights) != 1:
        reach = max(on.weights, default=0) - min(on.weights, default=0) + 1
        spend(most * most * reach * len(on.weights) // 4, "steps")
        found: Distribution[int] = Distribution({}, 1) if cut else Distribution({0: 1})
        for _ in range(most):
            found = mix([(1, last), (1, added(on, found))], 1)
        return found
    [(number, weight)] = on.weights.items()
    affordable(most * len(last.weights), most * on.total.bit_length())
    out: dict[int, int] = {}
    for dice in range(most):
        scale = weight**dice * on.total ** (most - dice)
        for more, ways in last.weights.items():
            key = dice * number + more
            out[key] = out.get(key, 0) + ways * scale
    if not cut:
        out[most * number] = out.get(most * number, 0) + weight**most * last.total
    return reduced(Distribution(out, on.total**most * last.total))
