"""Exact odds by listing every set of dice: for modifiers in an order that no quicker method suits.

A set is the values of the dice that are kept, from high to low, with its weight. The number of sets is watched.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from archcli.dice.distribution import Distribution
from archcli.notation.modifiers.clamp import Clamp
from archcli.notation.modifiers.explode import Explode
from archcli.notation.modifiers.keep import Keep, kept_ranks
from archcli.notation.modifiers.unique import Unique
from archcli.notation.odds_arithmetic import mix
from archcli.notation.odds_die import Journey, Score, Step, depth
from archcli.notation.odds_size import spend

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from archcli.notation.odds_dice import Term

Set = tuple[int, ...]
Sets = Distribution[Set]
PRICE = 5
"""What putting two sets together costs, in steps."""


def term_sets(term: Term) -> Sets:
    """The dice that a term keeps in the end."""
    faces = term.faces.weights()
    way = term.way
    if way and way[0].kind is Unique:
        return kept_sets(_unique(faces, term.dice), way[1:], faces, term.endless)
    spend(comb(term.dice + len(faces) - 1, term.dice) * len(faces) * PRICE, "steps")
    one: Sets = Distribution({(face,): weight for face, weight in faces.items()})
    return kept_sets(joined([one] * term.dice), way, faces, term.endless)


def kept_sets(sets: Sets, way: Sequence[Step], faces: dict[int, int] | None = None, endless: int = 0) -> Sets:
    """What is left of sets after steps. `faces` are those of new dice."""
    for step in way:
        if step.kind is Keep:
            sets = sets.map(_keep(step))
        elif step.kind is Clamp:
            sets = sets.map(_clamp(step))
        else:
            assert faces is not None
            sets = _each(sets, _becomes(step, faces, endless))
    return sets


def totals(sets: Sets, ends: Score | None) -> Distribution[int]:
    """What sets come to."""
    return sets.map(sum if ends is None else lambda dice: sum([ends(value) for value in dice]))


def joined(parts: Iterable[Sets]) -> Sets:
    """Independent sets lying together."""
    found: Sets = Distribution({(): 1})
    for part in parts:
        found = Distribution(_join(found.weights.items(), part), found.total * part.total)
    return found


def _join(sets: Iterable[tuple[Set, int]], part: Sets) -> dict[Set, int]:
    out: dict[Set, int] = {}
    listed = list(sets)
    spend(len(listed) * len(part.weights) * PRICE, "steps")
    for one, weight in listed:
        for other, more in part.weights.items():
            key = tuple(sorted(one + other, reverse=True))
            out[key] = out.get(key, 0) + weight * more
    return out


def _keep(step: Step) -> Callable[[Set], Set]:
    def keep(dice: Set) -> Set:
        first, last = kept_ranks(len(dice), step.way, step.number)
        return dice[first:last]

    return keep


def _clamp(step: Step) -> Callable[[Set], Set]:
    return lambda dice: tuple([step.clamped(value) for value in dice])


def _becomes(step: Step, faces: dict[int, int], endless: int) -> Callable[[int], Sets]:
    """What one die becomes at a step: itself, rerolled or grown, or itself and its extra dice."""
    journey = Journey(faces, (step,), None, endless, fresh=False)
    if step.kind is not Explode or step.compound:
        return lambda value: journey.gives(value).map(lambda after: (after,))
    most = step.most if step.most is not None else depth(faces, step, endless, fresh=False)
    total = sum(faces.values())
    last: dict[tuple[int, ...], int] = {}
    more: dict[tuple[int, ...], int] = {}
    for face, weight in faces.items():
        (more if step.meets(face) else last)[face - step.less,] = weight
    ends: Sets = Distribution(last, total)
    goes_on: Sets = Distribution(more, total)
    chain: Sets = Distribution({}, 1) if step.most is None else Distribution({(): 1})
    for _ in range(most):
        on = Distribution(_join(goes_on.weights.items(), chain), goes_on.total * chain.total)
        chain = mix([(1, ends), (1, on)], 1)

    def from_face(value: int) -> Sets:
        alone: Sets = Distribution({(value,): 1})
        return joined([alone, chain]) if step.meets(value) else alone

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


def _unique(faces: dict[int, int], dice: int) -> Sets:
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
