"""Exact odds of dice terms and of braces around dice: which method suits which modifiers.

- No keep, drop or u: each die goes its way alone (`Journey`), and the dice are added up.
- One run of keep, drop and clamp: the dice before it are kinds of independent dice (an explosion makes their numbers
  vary), the run keeps some ranks of them, and each kept die goes the rest of its way alone (`odds_ranks`).
- Anything else: all sets of dice are listed (`odds_sets`), while they are few.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, NamedTuple

from archcli.dice.distribution import Distribution
from archcli.dice.polynomials import uniform
from archcli.notation.modifiers.clamp import Clamp
from archcli.notation.modifiers.explode import Explode
from archcli.notation.modifiers.keep import Keep, kept_ranks
from archcli.notation.modifiers.modifier import Modifier
from archcli.notation.modifiers.unique import Unique
from archcli.notation.odds_arithmetic import added, mix, times
from archcli.notation.odds_die import Journey, Score, Step, atoms, depth, score, steps
from archcli.notation.odds_ranks import Gives, Kind, distinct, ranked
from archcli.notation.odds_size import affordable, spend

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from archcli.notation.faces import Faces


class Term(NamedTuple):
    """Dice of one kind with their modifiers; `endless` is how many dice may explode without end in all."""

    dice: int
    faces: Faces
    modifiers: tuple[Modifier, ...]
    endless: int

    @property
    def way(self) -> tuple[Step, ...]:
        """The modifiers with their numbers."""
        return steps(self.modifiers, self.faces.high)

    def atoms(self, *, more: Sequence[Modifier] = (), added_up: bool) -> dict[int, int]:
        """The faces with their weights, as finely as this and further modifiers ask."""
        everything = (*self.modifiers, *more)
        grows = any(isinstance(one, Explode) and one.compound for one in everything)
        return atoms(self.faces, everything, added_up=added_up or grows)


Kinds = list[tuple[int, tuple[Kind, ...]]]
"""Kinds of dice that may lie on the table, each with its number of ways."""
RANKS = (Keep, Unique)


def term_odds(term: Term) -> Distribution[int]:
    """What the dice of a term come to."""
    ends = score(term.modifiers, term.faces.high)
    way = term.way
    if not any(step.kind in RANKS for step in way):
        return _alone(term, way, ends)
    unique = way[0].kind is Unique
    keeps = [at for at, step in enumerate(way) if step.kind is Keep]
    first, last = (keeps[0], keeps[-1] + 1) if keeps else (1, 1)
    middle = way[int(unique):last] if unique else way[first:last]
    if any(step.kind not in (Keep, Clamp) for step in middle) or (unique and term.faces.sides == "F.1"):
        return _listed(term, ends)
    faces = term.atoms(added_up=ends is None or unique)
    fresh = (unique or first == 0) and not any(step.kind is Clamp for step in middle)
    rest = Journey(faces, way[last:], ends, term.endless, fresh=fresh)
    gives = _gives(rest, middle)
    if unique:
        skip, kept = ranks(middle, term.dice)
        low = min(faces)
        shown = {face - low + 1: gives(face) for face in faces}
        return distinct(len(faces), term.dice, Gives(shown), skip, kept)
    kinds = free(term, way[:first], faces)
    if len(kinds) > 1 and _both_ends(kinds, middle) and any(step.kind is not Clamp for step in way[last:]):
        return _listed(term, ends)
    return _ranked(kinds, middle, gives)


def _listed(term: Term, ends: Score | None) -> Distribution[int]:
    from archcli.notation.odds_sets import term_sets, totals

    return totals(term_sets(term), ends)


def _both_ends(kinds: Kinds, way: Sequence[Step]) -> bool:
    """Whether dice of several kinds may be dropped above and below those that are kept."""
    for _, lying in kinds:
        dice = sum([kind.dice for kind in lying])
        skip, kept = ranks(way, dice)
        if len(lying) > 1 and skip and kept and skip + kept < dice:
            return True
    return False


def pool_odds(terms: Sequence[Term], modifiers: tuple[Modifier, ...]) -> Distribution[int]:
    """What the dice of several terms come to that lie together in braces."""
    way = steps(modifiers, 0)
    if not way:
        total: Distribution[int] = Distribution({0: 1})
        for term in terms:
            total = added(total, term_odds(term._replace(modifiers=term.modifiers + modifiers)))
        return total
    ends = score(modifiers, 0)
    if any(step.kind in RANKS for term in terms for step in term.way):
        from archcli.notation.odds_sets import joined, kept_sets, term_sets, totals

        return totals(kept_sets(joined([term_sets(term) for term in terms]), way), ends)
    together: Kinds = [(1, ())]
    for term in terms:
        kinds = free(term, term.way, term.atoms(more=modifiers, added_up=ends is None))
        spend(len(together) * len(kinds) * 100, "steps")
        together = [(ways * more, _merged(one + other)) for ways, one in together for more, other in kinds]
    return _ranked(together, way, _gives(Journey({0: 1}, (), ends, 0), way))


def members_odds(members: Sequence[Distribution[int]], modifiers: tuple[Modifier, ...]) -> Distribution[int]:
    """What the totals of several members of braces come to."""
    way = steps(modifiers, 0)
    ends = score(modifiers, 0)
    if way:
        kinds = _merged(tuple(Kind(member, 1) for member in members))
        return _ranked([(1, kinds)], way, _gives(Journey({0: 1}, (), ends, 0), way))
    total: Distribution[int] = Distribution({0: 1})
    for member in members:
        total = added(total, member if ends is None else member.map(ends))
    return total


def ranks(way: Sequence[Step], dice: int) -> tuple[int, int]:
    """Of so many dice: how many are passed over from the top, and how many are kept then."""
    skip, kept = 0, dice
    for step in way:
        if step.kind is Keep:
            first, last = kept_ranks(kept, step.way, step.number)
            skip, kept = skip + first, last - first
    return skip, kept


def free(term: Term, way: Sequence[Step], faces: dict[int, int]) -> Kinds:
    """The dice of a term after steps that look at each die by itself."""
    at = next((at for at, step in enumerate(way) if step.kind is Explode and not step.compound), None)
    if at is None:
        return [(1, (Kind(Journey(faces, way, None, term.endless).start(), term.dice),))]
    step = way[at]
    rest = Journey(faces, way[at + 1:], None, term.endless, fresh=False)

    def after(spread: Distribution[int], less: int, met: bool) -> Distribution[int]:
        """What becomes of the dice that do, or do not, meet the condition."""
        return mix([
            (weight, rest.gives(value - less)) for value, weight in spread.weights.items() if step.meets(value) is met
        ], spread.total)

    first = Journey(faces, way[:at], None, term.endless).start()
    fresh = Distribution(faces)
    most = step.most if step.most is not None else depth(faces, step, term.endless, fresh=at == 0)
    spreads = [
        after(spread, less, met) for spread, less in ((first, 0), (fresh, step.less)) for met in (True, False)
    ]
    out: dict[tuple[int, ...], int] = {}
    alike = step.less == 0 and at == 0
    spend(term.dice * term.dice * (most + 1) * (1 if step.most is None else term.dice), "steps")
    for begin in range(term.dice + 1):
        for extra, ends, ways in _chains(begin, most, bounded=step.most is not None):
            numbers = begin, term.dice - begin, extra, ends
            if alike:
                numbers = begin + extra, term.dice - begin + ends, 0, 0
            out[numbers] = out.get(numbers, 0) + ways * comb(term.dice, begin)
    return [
        (ways, tuple(Kind(spread, dice) for spread, dice in zip(spreads, numbers, strict=True) if dice))
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


def _alone(term: Term, way: Sequence[Step], ends: Score | None) -> Distribution[int]:
    """Dice that each go their way alone."""
    sides = term.faces.sides
    if not way and ends is None and isinstance(sides, int):
        affordable(term.dice * (sides - 1) + 1, term.dice * sides.bit_length())
        return Distribution(dict(enumerate(uniform({sides: term.dice}), term.dice)), sides**term.dice)
    return times(Journey(term.atoms(added_up=ends is None), way, ends, term.endless).start(), term.dice)


def _gives(rest: Journey, middle: Sequence[Step]) -> Callable[[int], Distribution[int]]:
    """What a kept die gives, by its value before the clamps between keeps."""
    clamps = [step for step in middle if step.kind is Clamp]

    def gives(value: int) -> Distribution[int]:
        for step in clamps:
            value = step.clamped(value)
        return rest.gives(value)

    return gives


def _ranked(kinds: Kinds, middle: Sequence[Step], gives: Callable[[int], Distribution[int]]) -> Distribution[int]:
    values = {value for _, lying in kinds for kind in lying for value in kind.spread.weights}
    shown = Gives({value: gives(value) for value in values})
    out = []
    for ways, lying in kinds:
        skip, kept = ranks(middle, sum([kind.dice for kind in lying]))
        out.append((ways, ranked(lying, shown, skip, kept, len(kinds))))
    return mix(out, 1)


def _merged(kinds: Sequence[Kind]) -> tuple[Kind, ...]:
    """Equal kinds put together."""
    out: list[Kind] = []
    for kind in kinds:
        for at, other in enumerate(out):
            if other.spread.total == kind.spread.total and other.spread.weights == kind.spread.weights:
                out[at] = Kind(other.spread, other.dice + kind.dice)
                break
        else:
            out.append(kind)
    return tuple(out)
