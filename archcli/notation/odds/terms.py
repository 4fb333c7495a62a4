"""Exact odds of dice terms and of braces around dice: which method suits which modifiers.

- No step that looks at several dice: each die goes its way alone (`die`), and the dice are added up.
- One run of `Ranks` and `Change`: the dice before it lie in batches of equal dice (`layouts`), the run keeps some ranks
  of them (`ranked`), and each kept die goes the rest of its way alone.
- Anything else: all sets of dice are listed (`sets`), while they are few.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, cast

from archcli.dice.distribution import Distribution
from archcli.dice.polynomials import uniform
from archcli.notation.modifiers.row import counting
from archcli.notation.odds.arithmetic import added, mix, times
from archcli.notation.odds.die import DieOdds, Score
from archcli.notation.odds.layouts import Layouts, layouts, merged, put_together
from archcli.notation.odds.ranked import distinct, ranked
from archcli.notation.odds.ranks import Batch, Contribution
from archcli.notation.odds.sets import joined, kept_sets, term_sets, totals
from archcli.notation.odds.size import affordable, spend
from archcli.notation.odds.step import Alone, Change, Distinct, Ranks, Step

if TYPE_CHECKING:
    from archcli.notation.faces import Faces
    from archcli.notation.modifiers.modifier import Modifier

SMALL = 1000
"""Sides up to which each face is listed for itself."""


class Term(NamedTuple):
    """Dice of one kind with their modifiers; `endless` is how many dice may explode without end in all."""

    dice: int
    faces: Faces
    modifiers: tuple[Modifier, ...]
    endless: int

    @property
    def way(self) -> tuple[Step, ...]:
        """What happens to the dice."""
        return steps(self.modifiers, self.faces.high)

    @property
    def ends(self) -> Score | None:
        """What a value counts; None where values are added up."""
        return score(self.modifiers, self.faces.high)

    def atoms(self, *, more: Sequence[Modifier] = (), added_up: bool) -> dict[int, int]:
        """Faces with their weights. Where values are only counted one face stands for all that are treated alike, by
        this and further modifiers."""
        sides = self.faces.sides
        way = (*self.way, *steps(more, 0))
        if isinstance(sides, str) or sides <= SMALL or added_up or any(step.GROWS for step in way):
            spend(self.faces.kinds, "outcomes")
            return self.faces.weights()
        numbers = {number for step in way for number in step.numbers}
        for row, highest in ((self.modifiers, self.faces.high), (more, 0)):
            if counted := counting(row, highest):
                numbers |= {number for _, number in (*counted.wins, *counted.losses, *counted.doubles)}
        # A penetrating die is worth its face minus 1, so the faces beside a number matter as well.
        cuts = {number + beside for number in numbers for beside in range(3)} | {1, sides, sides + 1}
        places = sorted(cut for cut in cuts if 1 <= cut <= sides + 1)
        return {low: high - low for low, high in pairwise(places)}


def steps(modifiers: Sequence[Modifier], highest: int) -> tuple[Step, ...]:
    """What modifiers do to dice with this highest face, without counting and sorting."""
    found = [modifier.step(highest) for modifier in modifiers]
    return tuple([step for step in found if step is not None])


def score(modifiers: Sequence[Modifier], highest: int) -> Score | None:
    """What a value counts; None where values are added up."""
    counted = counting(modifiers, highest)
    return None if counted is None else counted.score


def alone(way: Sequence[Step]) -> Sequence[Alone] | None:
    """Steps all of which look at each die by itself; None where some do not."""
    return cast("Sequence[Alone]", way) if all(isinstance(step, Alone) for step in way) else None


def term_odds(term: Term) -> Distribution[int]:
    """What the dice of a term come to."""
    way, ends = term.way, term.ends
    if (each := alone(way)) is not None:
        return _each_alone(term, each, ends)
    differ = isinstance(way[0], Distinct)
    keeps = [place for place, step in enumerate(way) if isinstance(step, Ranks)]
    first, last = (keeps[0], keeps[-1] + 1) if keeps else (1, 1)
    run = way[1:last] if differ else way[first:last]
    before, after = alone(() if differ else way[:first]), alone(way[last:])
    if before is None or after is None or any(not isinstance(step, (Ranks, Change)) for step in run):
        return _by_sets(term)
    if differ and term.faces.sides == "F.1":
        return _by_sets(term)
    faces = term.atoms(added_up=ends is None or differ)
    fresh = not before and not any(isinstance(step, Change) for step in run)
    gives = _after(run, DieOdds(faces, after, ends, term.endless, fresh=fresh))
    if differ:
        skip, kept = ranks(run, term.dice)
        contribution = Contribution({face - min(faces) + 1: gives(face) for face in faces})
        return distinct(len(faces), term.dice, contribution, skip=skip, kept=kept)
    found = layouts(term.dice, faces, before, term.endless)
    if len(found) > 1 and _both_ends(found, run) and any(not isinstance(step, Change) for step in after):
        return _by_sets(term)
    return _kept(found, run, gives)


def pool_odds(terms: Sequence[Term], modifiers: tuple[Modifier, ...]) -> Distribution[int]:
    """What the dice of several terms come to that lie together in braces."""
    run = steps(modifiers, 0)
    if not run:
        total: Distribution[int] = Distribution({0: 1})
        for term in terms:
            total = added(total, term_odds(term._replace(modifiers=term.modifiers + modifiers)))
        return total
    ends = score(modifiers, 0)
    together: Layouts = [(1, ())]
    for term in terms:
        way = alone(term.way)
        if way is None:
            return totals(kept_sets(joined([_sets(term) for term in terms]), run, {}, 0), ends)
        faces = term.atoms(more=modifiers, added_up=ends is None)
        together = put_together(together, layouts(term.dice, faces, way, term.endless))
    return _kept(together, run, _after(run, _ended(ends)))


def members_odds(members: Sequence[Distribution[int]], modifiers: tuple[Modifier, ...]) -> Distribution[int]:
    """What the totals of several members of braces come to."""
    run, ends = steps(modifiers, 0), score(modifiers, 0)
    if run:
        return _kept([(1, merged([Batch(member, 1) for member in members]))], run, _after(run, _ended(ends)))
    total: Distribution[int] = Distribution({0: 1})
    for member in members:
        total = added(total, member if ends is None else member.map(ends))
    return total


def _each_alone(term: Term, way: Sequence[Alone], ends: Score | None) -> Distribution[int]:
    """Dice that each go their way alone."""
    sides = term.faces.sides
    if not way and ends is None and isinstance(sides, int):
        affordable(term.dice * (sides - 1) + 1, term.dice * sides.bit_length())
        return Distribution(dict(enumerate(uniform({sides: term.dice}), term.dice)), sides**term.dice)
    return times(DieOdds(term.atoms(added_up=ends is None), way, ends, term.endless).start(), term.dice)


def _by_sets(term: Term) -> Distribution[int]:
    return totals(_sets(term), term.ends)


def _sets(term: Term) -> Distribution[tuple[int, ...]]:
    return term_sets(term.dice, term.faces.weights(), term.way, term.endless)


def ranks(run: Sequence[Step], dice: int) -> tuple[int, int]:
    """Of so many dice: how many are passed over from the top, and how many are kept then."""
    skip, kept = 0, dice
    for step in run:
        if isinstance(step, Ranks):
            first, last = step.kept(kept)
            skip, kept = skip + first, last - first
    return skip, kept


def _both_ends(found: Layouts, run: Sequence[Step]) -> bool:
    """Whether dice of several batches may be dropped above and below those that are kept."""
    for _, batches in found:
        dice = sum([batch.dice for batch in batches])
        skip, kept = ranks(run, dice)
        if len(batches) > 1 and skip and kept and skip + kept < dice:
            return True
    return False


def _ended(ends: Score | None) -> DieOdds:
    """A die that is at the end of its way."""
    return DieOdds({0: 1}, (), ends, 0)


def _after(run: Sequence[Step], rest: DieOdds) -> Callable[[int], Distribution[int]]:
    """What a kept die gives, by its value before the changes in the run: it goes the rest of its way alone."""
    changes = [step for step in run if isinstance(step, Change)]

    def gives(value: int) -> Distribution[int]:
        for step in changes:
            value = step.changed(value)
        return rest.gives(value)

    return gives


def _kept(found: Layouts, run: Sequence[Step], gives: Callable[[int], Distribution[int]]) -> Distribution[int]:
    """What the ranks that a run keeps give together."""
    values = {value for _, batches in found for batch in batches for value in batch.die.weights}
    contribution = Contribution({value: gives(value) for value in values})
    parts = []
    for ways, batches in found:
        skip, kept = ranks(run, sum([batch.dice for batch in batches]))
        parts.append((ways, ranked(batches, contribution, skip=skip, kept=kept, times=len(found))))
    return mix(parts, 1)
