"""Every branch of a rule, exactly: weights are integers, and no float appears before the edge.

`Branches` is the `Dice` that walks a rule: the rule is run again and again, each time down a branch not yet
taken, and what it returns is counted with its weight. A pool branches into the values of its reading, not into
its faces, so 30 dice that count successes make 31 branches.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import lcm, prod
from typing import Any, NamedTuple, TypeVar, cast

from archcli.dice.dice import Dice, Entrant, Groups, Independent, Ranking, Rollable, Split
from archcli.dice.distribution import STEPS, DiceSides, Distribution, add, too_large
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll
from archcli.limits import Limit

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
R = TypeVar("R")

BRANCHES = Limit("branches", 400_000, "of a rule whose exact odds are asked for")
"""About ten seconds."""
FEW, SMALL = 3, 1000
"""After so many further walks, none of them among more branches than that, an estimate is enough."""
Distributions = dict[tuple[DiceSides, Reading[Any]], Distribution[Any]]
"""The odds of pools that are known already."""


class Fork:
    """A place where branches part: what can happen there, each with its weight, and the weight of it all.

    `after`: the next fork behind each option, by its number, as far as a walk came by.
    """

    __slots__ = ("after", "options", "total")

    def __init__(self, options: list[tuple[Any, int]], total: int) -> None:
        self.options, self.total = options, total
        self.after: dict[int, Fork] = {}


class Step(NamedTuple):
    """An option that was taken at a fork: its number and value; weight and total weight of the way up to here."""

    fork: Fork
    number: int
    value: Any
    weight: int
    total: int


Weights = dict[tuple[int, ...], int]
"""Counts of an action's parts, each with its weight."""


def _told(groups: Groups, group: int, weights: Weights) -> Weights:
    """What a group adds to the whole, of all that its own counts may come to."""
    told: Weights = {}
    for sums, weight in weights.items():
        counts = groups.counts(group, sums)
        told[counts] = told.get(counts, 0) + weight
    return told


class Branches:
    """The `Dice` of exact odds: at each roll the rule is led down one branch, and then the next.

    Whatever a rule is told here is a value with a weight; faces and `shown` are empty.
    """

    def __init__(self, known: Distributions, root: Step) -> None:
        self.known = known
        self.root = root
        self.path: list[Step] = []
        self.depth = 0

    def choose(self, fork: Callable[[], Fork]) -> Any:
        """The value of the branch under way."""
        step = self.path[self.depth] if self.depth < len(self.path) else self.take(self.ask(fork), 0)
        self.depth += 1
        return step.value

    def ask(self, fork: Callable[[], Fork]) -> Fork:
        """The fork at the end of the path, worked out once for all walks that come by."""
        before = self.end
        found = before.fork.after.get(before.number)
        if found is None:
            found = before.fork.after[before.number] = fork()
        return found

    def take(self, fork: Fork, number: int) -> Step:
        """Go on with an option of the fork at the end of the path."""
        before = self.end
        value, weight = fork.options[number]
        step = Step(fork, number, value, before.weight * weight, before.total * fork.total)
        self.path.append(step)
        return step

    @property
    def end(self) -> Step:
        """The last step so far: after a walk it has the weight of the branch."""
        return self.path[-1] if self.path else self.root

    def advance(self) -> bool:
        """Go to the next branch; false after the last one."""
        self.depth = 0
        while self.path:
            fork, number, *_ = self.path.pop()
            if number + 1 < len(fork.options):
                self.take(fork, number + 1)
                return True
        return False

    def roll(self, pool: Sequence[int], reading: Reading[V], *, label: str) -> Roll[V]:
        dice = tuple(pool)

        def fork() -> Fork:
            asked = dice, reading
            distribution = self.known.get(asked)
            if distribution is None:
                distribution = self.known[asked] = reading.distribution(dice)
            return Fork(list(distribution.weights.items()), distribution.total)

        return Roll(label, (), cast(V, self.choose(fork)), {})

    def merged(self, rule: Callable[[Dice], R], *, by: Callable[[R], object]) -> R:
        def fork() -> Fork:
            samples: dict[object, R] = {}

            def told(result: R) -> object:
                name = by(result)
                samples.setdefault(name, result)
                return name

            distribution = enumerate_rule(rule, told, self.known)
            return Fork([(samples[name], weight) for name, weight in distribution.weights.items()], distribution.total)

        return cast(R, self.choose(fork))

    def independent(
        self, parts: Sequence[Callable[[Dice], R]], counts: Callable[[R], tuple[int, ...]],
        groups: Groups | None = None,
    ) -> Independent:
        def fork() -> Fork:
            total, steps = 1, 0

            def added(sofar: Weights | None, weights: Weights) -> Weights:
                nonlocal steps
                steps += len(sofar or ()) * len(weights)
                if steps > STEPS:
                    raise too_large("steps", steps, STEPS, "steps of one action's parts")
                return weights if sofar is None else add(sofar, weights)

            by_group: dict[int, Weights] = {}
            for part, group in zip(parts, groups.of if groups else [0] * len(parts), strict=True):
                distribution = enumerate_rule(part, counts, self.known)
                by_group[group] = added(by_group.get(group), cast(Weights, distribution.weights))
                total *= distribution.total
            whole: Weights | None = None
            for group, weights in by_group.items():
                whole = added(whole, weights if groups is None else _told(groups, group, weights))
            return Fork(list((whole or {(): 1}).items()), total)

        return Independent((), self.choose(fork))

    def rank(self, entrants: Sequence[Entrant], split: Split, *, tie: int, tie_label: Callable[[int], str],
             first_only: bool = False) -> Ranking:
        def fork() -> Fork:
            from archcli.dice.orders import orders

            chances = orders([(entrant.reading, entrant.pool) for entrant in entrants], split, first_only)
            total = lcm(*(chance.denominator for chance in chances.values()))
            return Fork([(order, int(chance * total)) for order, chance in chances.items()], total)

        return Ranking(self.choose(fork), (None,) * len(entrants), (), ((),) * len(entrants), ())

    def result_of(self, rollable: Rollable[R]) -> R:
        def fork() -> Fork:
            distribution = rollable.distribution()
            return Fork(
                [(value, weight) for value, weight in distribution.weights.items() if weight], distribution.total
            )

        return rollable.stand_in(self.choose(fork))


def enumerate_rule(
    rule: Callable[[Dice], R], by: Callable[[R], K], known: Distributions | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Distribution[K]:
    """The distribution of `by` of what a rule returns, over every branch of it.

    The number of branches is estimated first (`estimate`); past `BRANCHES` this is refused. `progress` is told
    the branches walked and the estimate, every thousand branches.
    """
    known = {} if known is None else known
    root = Step(Fork([(None, 1)], 1), 0, None, 1, 1)
    expected = estimate(rule, known, root)
    if expected > BRANCHES:
        raise too_large("branches", expected, BRANCHES, "branches")
    branches = Branches(known, root)
    found: dict[K, dict[int, int]] = {}
    walked = 0
    while True:
        name = by(rule(branches))
        end = branches.end
        by_total = found.setdefault(name, {})
        by_total[end.total] = by_total.get(end.total, 0) + end.weight
        walked += 1
        if walked > 2 * BRANCHES:
            raise too_large("branches", walked, BRANCHES, "branches and more")
        if progress is not None and walked % 1000 == 0:
            progress(walked, max(expected, walked))
        if not branches.advance():
            break
    common = lcm(*{total for by_total in found.values() for total in by_total})
    return Distribution(
        {
            name: sum(weight * (common // total) for total, weight in by_total.items())
            for name, by_total in found.items()
        },
        common,
    )


def estimate(rule: Callable[[Dice], Any], known: Distributions, root: Step, probes: int = 24) -> int:
    """About how many branches a rule has: the mean, over some walks down it, of the product of the choices met.

    The walks are spread evenly over the choices (no chance is involved), so the same rule gets the same estimate.
    """
    sizes = []
    for number in range(probes):
        probe = _Probe(known, root, number)
        rule(probe)
        sizes.append(prod(len(step.fork.options) for step in probe.path))
        if number >= FEW and max(sizes) <= SMALL:
            break
    return -(-sum(sizes) // len(sizes))


class _Probe(Branches):
    """Goes down one branch, chosen by the number of the probe."""

    def __init__(self, known: Distributions, root: Step, number: int) -> None:
        super().__init__(known, root)
        self.number = number

    def choose(self, fork: Callable[[], Fork]) -> Any:
        reached = self.ask(fork)
        taken = (self.number * 2_654_435_761 + self.depth * 40_503 + self.number // 3) % len(reached.options)
        self.depth += 1
        return self.take(reached, taken).value
