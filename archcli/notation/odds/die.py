"""Exact odds of a single die on its way through steps that treat each die by itself.

What a die gives in the end is a number: its value, or what it counts; a die that explodes gives what its extra dice
give too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from archcli.dice.distribution import Distribution
from archcli.notation.odds.arithmetic import mix

if TYPE_CHECKING:
    from archcli.notation.odds.step import Alone

Score = Callable[[int], int]


class DieOdds:
    """A die with these faces on its way through steps; `ends` says what its last value gives (None: the value).

    It is a `step.Die`; `endless` says how far chains of explosions are followed.
    """

    def __init__(
        self, faces: Mapping[int, int], way: Sequence[Alone], ends: Score | None, endless: int, *, fresh: bool = True,
    ) -> None:
        self.fresh = fresh
        self.faces = faces
        self.sides = sum(faces.values())
        self.way = way
        self.ends = ends
        self.endless = endless
        self.known: dict[tuple[int, int], Distribution[int]] = {}
        self.known_once: dict[int, Distribution[int]] = {}

    def start(self) -> Distribution[int]:
        """What a fresh die gives in the end."""
        return mix([(weight, self.gives(face)) for face, weight in self.faces.items()], self.sides)

    def gives(self, value: int, place: int = 0) -> Distribution[int]:
        """What a die of this value gives in the end, from a place on its way."""
        key = value, place
        if key not in self.known:
            if place == len(self.way):
                self.known[key] = Distribution({value if self.ends is None else self.ends(value): 1})
            else:
                self.known[key] = self.way[place].gives(value, self, place)
        return self.known[key]

    def once(self, place: int, work: Callable[[], Distribution[int]]) -> Distribution[int]:
        """What is the same for all dice that come to a place."""
        if place not in self.known_once:
            self.known_once[place] = work()
        return self.known_once[place]
