"""Exact odds of a single die on its way through modifiers that treat each die by itself.

Keep, drop and `u` look at several dice and are no such modifiers; all others are. What a die gives in the end is a
number: its value, or what it counts; a die that explodes gives what its extra dice give too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from archcli.dice.distribution import Distribution
from archcli.notation.check import constant
from archcli.notation.faces import Faces, Test, meets
from archcli.notation.modifiers.clamp import Clamp
from archcli.notation.modifiers.count import Count
from archcli.notation.modifiers.double import Double
from archcli.notation.modifiers.explode import Explode
from archcli.notation.modifiers.failure import Failure
from archcli.notation.modifiers.keep import Keep
from archcli.notation.modifiers.modifier import Modifier
from archcli.notation.modifiers.reroll import Reroll
from archcli.notation.modifiers.row import counting
from archcli.notation.modifiers.sort import Sort
from archcli.notation.modifiers.unique import Unique
from archcli.notation.odds_arithmetic import added, mix, reduced
from archcli.notation.odds_size import affordable, spend

TAIL = 10**12
"""Chains of explosions are followed until the chance that any die goes on is below one in so many."""


class Step(NamedTuple):
    """A modifier with its numbers: `tests` are met by the dice that it changes, `most` is how often at most."""

    kind: type[Modifier]
    tests: tuple[Test, ...] = ()
    way: str = ""
    number: int = 0
    most: int | None = None
    compound: bool = False
    less: int = 0

    def meets(self, value: int) -> bool:
        """Whether a die of this value is changed."""
        return any(meets(value, one) for one in self.tests)

    def clamped(self, value: int) -> int:
        """The value after a clamp."""
        return max(value, self.number) if self.way == "min" else min(value, self.number)


Score = Callable[[int], int]


def steps(modifiers: Iterable[Modifier], highest: int) -> tuple[Step, ...]:
    """Modifiers with their numbers, without counting and sorting."""
    found = []
    for one in modifiers:
        if isinstance(one, Keep):
            found.append(Step(Keep, way=one.way, number=constant(one.number)))
        elif isinstance(one, Clamp):
            found.append(Step(Clamp, way=one.way, number=constant(one.number)))
        elif isinstance(one, Reroll):
            most = 1 if one.once else None if one.most is None else constant(one.most)
            found.append(Step(Reroll, tuple(condition.test() for condition in one.conditions), most=most))
        elif isinstance(one, Explode):
            condition = ("=", highest) if one.condition is None else one.condition.test()
            most = None if one.most is None else constant(one.most)
            found.append(Step(Explode, (condition,), most=most, compound=one.compound, less=int(one.penetrate)))
        elif isinstance(one, Unique):
            found.append(Step(Unique))
        else:
            assert isinstance(one, (Count, Failure, Double, Sort))
    return tuple(found)


def score(modifiers: Sequence[Modifier], highest: int) -> Score | None:
    """What a value counts; None where values are added up."""
    counted = counting(modifiers, highest)
    return None if counted is None else counted.score


def numbers(modifiers: Iterable[Modifier]) -> set[int]:
    """Every number that a value is compared with or clamped to."""
    found: set[int] = set()
    for one in modifiers:
        if isinstance(one, (Count, Failure)) or (isinstance(one, (Double, Explode)) and one.condition is not None):
            assert one.condition is not None
            found.add(constant(one.condition.number))
        elif isinstance(one, Clamp):
            found.add(constant(one.number))
        elif isinstance(one, Reroll):
            found |= {constant(condition.number) for condition in one.conditions}
    return found


def atoms(faces: Faces, modifiers: Sequence[Modifier], *, added_up: bool) -> dict[int, int]:
    """Faces with their weights. Where values are only counted one face stands for all that are treated alike."""
    sides = faces.sides
    if isinstance(sides, str) or (sides <= 1000 or added_up):
        spend(faces.kinds, "outcomes")
        return faces.weights()
    # A penetrating die is worth its face minus 1, so the faces beside a number matter as well.
    cuts = {number + more for number in numbers(modifiers) for more in range(3)} | {1, sides, sides + 1}
    places = sorted(cut for cut in cuts if 1 <= cut <= sides + 1)
    return {low: high - low for low, high in pairwise(places)}


def depth(faces: Mapping[int, int], step: Step, dice: int, *, fresh: bool) -> int:
    """How many extra dice of an endless chain are followed, when so many dice may explode.

    `fresh`: the dice that begin the chains show their faces as they fell; others may all of them explode.
    """
    met = sum([weight for face, weight in faces.items() if step.meets(face)])
    total = sum(faces.values())
    going_on, whole = (dice * met * TAIL, total) if fresh else (dice * TAIL, 1)
    followed = 0
    while going_on >= whole:
        followed += 1
        spend(followed * followed * len(faces), "steps")
        going_on *= met
        whole *= total
    return followed


def chain(on: Distribution[int], last: Distribution[int], most: int, *, cut: bool) -> Distribution[int]:
    """What at most so many dice give, of which each may go `on` or be the `last`.

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


class Journey:
    """A die of these faces going through steps, at the end of which `ends` says what its value gives.

    `dice` is how many dice may explode without end in the whole expression, which says how far chains are followed;
    `fresh` is false where a die may come with another value than a face as it fell.
    """

    def __init__(
        self, faces: Mapping[int, int], way: Sequence[Step], ends: Score | None, dice: int, *, fresh: bool = True,
    ) -> None:
        self.fresh = fresh
        self.faces = faces
        self.sides = sum(faces.values())
        self.way = way
        self.ends = ends
        self.dice = dice
        self.known: dict[tuple[int, int], Distribution[int]] = {}
        self.chains: dict[int, Distribution[int]] = {}

    def start(self) -> Distribution[int]:
        """What a fresh die gives in the end."""
        return mix([(weight, self.gives(face)) for face, weight in self.faces.items()], self.sides)

    def gives(self, value: int, at: int = 0) -> Distribution[int]:
        """What a die of this value gives in the end, from a step on."""
        key = value, at
        if key not in self.known:
            self.known[key] = self._gives(value, at)
        return self.known[key]

    def _gives(self, value: int, at: int) -> Distribution[int]:
        if at == len(self.way):
            return Distribution({value if self.ends is None else self.ends(value): 1})
        step = self.way[at]
        if step.kind is Clamp:
            return self.gives(step.clamped(value), at + 1)
        if not step.meets(value):
            return self.gives(value, at + 1)
        if step.kind is Reroll:
            return self._rerolled(at) if step.most != 0 else self.gives(value, at + 1)
        if not step.compound:
            return added(self.gives(value, at + 1), self._chain(at))
        grown = self._chain(at)
        return mix([(weight, self.gives(value + more, at + 1)) for more, weight in grown.weights.items()], grown.total)

    def _rerolled(self, at: int) -> Distribution[int]:
        """What a die gives that is rerolled at a step."""
        if at in self.chains:
            return self.chains[at]
        step = self.way[at]
        good = [(weight, self.gives(face, at + 1)) for face, weight in self.faces.items() if not step.meets(face)]
        if step.most is None:
            found = mix(good, sum([weight for weight, _ in good]))
        else:
            bad = [(face, weight) for face, weight in self.faces.items() if step.meets(face)]
            met = sum([weight for _, weight in bad])
            found = mix([*good, *((weight, self.gives(face, at + 1)) for face, weight in bad)], self.sides)
            for _ in range(step.most - 1):
                affordable(len(found.weights), found.total.bit_length() * 10)
                found = mix([*good, (met, found)], self.sides)
        self.chains[at] = found
        return found

    def _chain(self, at: int) -> Distribution[int]:
        """What the extra dice of a die give that explodes at a step; of a compound explosion, what they add."""
        if at in self.chains:
            return self.chains[at]
        step = self.way[at]
        most = depth(self.faces, step, self.dice, fresh=self.fresh and at == 0) if step.most is None else step.most
        ends: list[tuple[int, Distribution[int]]] = []
        goes_on: list[tuple[int, Distribution[int]]] = []
        for face, weight in self.faces.items():
            value = face - step.less
            gives = Distribution({value: 1}) if step.compound else self.gives(value, at + 1)
            (goes_on if step.meets(face) else ends).append((weight, gives))
        self.chains[at] = chain(mix(goes_on, self.sides), mix(ends, self.sides), most, cut=step.most is None)
        return self.chains[at]
