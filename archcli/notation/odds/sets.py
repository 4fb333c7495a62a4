"""Exact odds by listing every set of dice: for modifiers in an order that no quicker method suits.

A set is the values of the dice that are kept, from high to low, with its weight. The number of sets is watched.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from archcli.dice.distribution import Distribution
from archcli.notation.odds.arithmetic import mix
from archcli.notation.odds.chains import Compound, Explosion
from archcli.notation.odds.die import DieOdds, Score
from archcli.notation.odds.size import spend
from archcli.notation.odds.step import Alone, Change, Distinct, Ranks, Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

Set = tuple[int, ...]
Sets = Distribution[Set]
PRICE = 5
"""What putting two sets together costs, in steps."""


def term_sets(dice: int, faces: Mapping[int, int], way: Sequence[Step], endless: int) -> Sets:
    """The dice that a term keeps in the end."""
    if way and isinstance(way[0], Distinct):
        return kept_sets(_unique(faces, dice), way[1:], faces, endless)
    spend(comb(dice + len(faces) - 1, dice) * len(faces) * PRICE, "steps")
    die: Sets = Distribution({(face,): weight for face, weight in faces.items()})
    return kept_sets(joined([die] * dice), way, faces, endless)


def kept_sets(sets: Sets, way: Sequence[Step], faces: Mapping[int, int], endless: int) -> Sets:
    """What is left of sets after steps. `faces` are those of new dice."""
    for step in way:
        if isinstance(step, Ranks):
            sets = sets.map(_keep(step))
        elif isinstance(step, Change):
            sets = sets.map(_change(step))
        else:
            assert isinstance(step, Alone)
            sets = _each(sets, _becomes(step, faces, endless))
    return sets


def totals(sets: Sets, ends: Score | None) -> Distribution[int]:
    """What sets come to."""
    return sets.map(sum if ends is None else lambda dice: sum([ends(value) for value in dice]))


def joined(parts: Iterable[Sets]) -> Sets:
    """Independent sets lying together."""
    found: Sets = Distribution({(): 1})
    for part in parts:
        found = _join(found, part)
    return found


def _join(left: Sets, right: Sets) -> Sets:
    out: dict[Set, int] = {}
    spend(len(left.weights) * len(right.weights) * PRICE, "steps")
    for dice, weight in left.weights.items():
        for more, ways in right.weights.items():
            key = tuple(sorted(dice + more, reverse=True))
            out[key] = out.get(key, 0) + weight * ways
    return Distribution(out, left.total * right.total)


def _keep(step: Ranks) -> Callable[[Set], Set]:
    def keep(dice: Set) -> Set:
        first, last = step.kept(len(dice))
        return dice[first:last]

    return keep


def _change(step: Change) -> Callable[[Set], Set]:
    return lambda dice: tuple([step.changed(value) for value in dice])


def _becomes(step: Alone, faces: Mapping[int, int], endless: int) -> Callable[[int], Sets]:
    """What one die becomes at a step: itself, rerolled or grown, or itself and its extra dice."""
    if not isinstance(step, Explosion) or isinstance(step, Compound):
        die = DieOdds(faces, (step,), None, endless, fresh=False)
        return lambda value: die.gives(value).map(lambda after: (after,))
    sides = sum(faces.values())
    last: dict[Set, int] = {}
    more: dict[Set, int] = {}
    for face, weight in faces.items():
        (more if step.meets(face) else last)[face - step.less,] = weight
    ends: Sets = Distribution(last, sides)
    goes_on: Sets = Distribution(more, sides)
    chain: Sets = Distribution({}, 1) if step.endless else Distribution({(): 1})
    for _ in range(step.depth(faces, endless, fresh=False)):
        chain = mix([(1, ends), (1, _join(goes_on, chain))], 1)

    def from_face(value: int) -> Sets:
        alone: Sets = Distribution({(value,): 1})
        return _join(alone, chain) if step.meets(value) else alone

    return from_face


def _each(sets: Sets, becomes: Callable[[int], Sets]) -> Sets:
    """Every die of every set becomes something of its own."""
    known: dict[int, Sets] = {}
    parts = []
    work = 0
    for dice, weight in sets.weights.items():
        for value in dice:
            if value not in known:
                known[value] = becomes(value)
        found = joined([known[value] for value in dice])
        work += len(found.weights) * (len(dice) + 1) * PRICE
        spend(work, "steps")
        parts.append((weight, found))
    return mix(parts, sets.total)


def _unique(faces: Mapping[int, int], dice: int) -> Sets:
    """Dice that are rerolled until each differs from the ones before it."""
    found: Sets = Distribution({(): 1})
    for _ in range(dice):
        parts = []
        for lying, weight in found.weights.items():
            spend(len(found.weights) * len(faces) * PRICE, "steps")
            parts.append((weight, Distribution({
                tuple(sorted((*lying, face), reverse=True)): more for face, more in faces.items() if face not in lying
            })))
        found = mix(parts, found.total)
    return found
