"""Which dice may lie on the table before ranks are kept: explosions make their numbers vary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from typing import TYPE_CHECKING

from archcli.dice.distribution import Distribution
from archcli.dice.polynomials import uniform
from archcli.notation.odds.arithmetic import mix
from archcli.notation.odds.chains import Compound, Explosion
from archcli.notation.odds.die import DieOdds
from archcli.notation.odds.ranks import Batch
from archcli.notation.odds.size import spend

if TYPE_CHECKING:
    from collections.abc import Iterator

    from archcli.notation.odds.step import Alone

Layouts = list[tuple[int, tuple[Batch, ...]]]
"""Batches of dice that may lie on the table together, each with its number of ways."""


def layouts(dice: int, faces: Mapping[int, int], way: Sequence[Alone], endless: int) -> Layouts:
    """So many dice after steps that look at each die by itself."""
    for place, step in enumerate(way):
        if isinstance(step, Explosion) and not isinstance(step, Compound):
            return _exploded(dice, faces, way, place, step, endless)
    return [(1, (Batch(DieOdds(faces, way, None, endless).start(), dice),))]


def _exploded(
    dice: int, faces: Mapping[int, int], way: Sequence[Alone], place: int, step: Explosion, endless: int
) -> Layouts:
    rest = DieOdds(faces, way[place + 1:], None, endless, fresh=False)

    def after(die: Distribution[int], less: int, met: bool) -> Distribution[int]:
        """What becomes of the dice that do, or do not, meet the condition."""
        return mix([
            (weight, rest.gives(value - less)) for value, weight in die.weights.items() if step.meets(value) is met
        ], die.total)

    first = DieOdds(faces, way[:place], None, endless).start()
    extra = Distribution(faces)
    most = step.depth(faces, endless, fresh=place == 0)
    kinds = [after(die, less, met) for die, less in ((first, 0), (extra, step.less)) for met in (True, False)]
    out: dict[tuple[int, ...], int] = {}
    alike = step.less == 0 and place == 0
    spend(dice * dice * (most + 1) * (1 if step.endless else dice), "steps")
    for begin in range(dice + 1):
        for more, ends, ways in _chains(begin, most, bounded=not step.endless):
            numbers = begin, dice - begin, more, ends
            if alike:
                numbers = begin + more, dice - begin + ends, 0, 0
            out[numbers] = out.get(numbers, 0) + ways * comb(dice, begin)
    return [
        (ways, tuple(Batch(die, number) for die, number in zip(kinds, numbers, strict=True) if number))
        for numbers, ways in out.items()
    ]


def _chains(chains: int, most: int, *, bounded: bool) -> Iterator[tuple[int, int, int]]:
    """Extra dice of so many chains: how many go on, how many end a chain, and the number of ways.

    Of an endless chain no more than `most` extra dice are followed; one of at most `most` may end with all going on.
    """
    if not chains or (bounded and not most):
        yield 0, 0, 1
        return
    for full in range(chains + 1 if bounded else 1):
        for extra, ways in enumerate(uniform({most: chains - full})):
            yield most * full + extra, chains - full, comb(chains, full) * ways


def put_together(left: Layouts, right: Layouts) -> Layouts:
    """Dice of both lying together."""
    spend(len(left) * len(right) * 100, "steps")
    return [(ways * more, merged(batches + others)) for ways, batches in left for more, others in right]


def merged(batches: Sequence[Batch]) -> tuple[Batch, ...]:
    """Equal batches put together."""
    out: list[Batch] = []
    for batch in batches:
        for number, known in enumerate(out):
            if known.die.total == batch.die.total and known.die.weights == batch.die.weights:
                out[number] = Batch(known.die, known.dice + batch.dice)
                break
        else:
            out.append(batch)
    return tuple(out)
