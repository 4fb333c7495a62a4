"""Every branch of a rule, exactly: weights are integers, and no float appears before the edge.

`Branches` is the `Dice` that walks a rule: the rule is run again and again, each time down a branch not yet
taken, and what it returns is counted with its weight. A pool branches into the values of its reading, not into
its faces, so 30 dice that count successes make 31 branches.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import lcm, prod
from typing import Any, TypeVar, cast

from archcli.dice.dice import Dice, Entrant, Independent, Ranking, Rollable, Split
from archcli.dice.distribution import STEPS, Distribution, Pool, add, too_large
from archcli.dice.readings import Reading
from archcli.dice.roll import Roll

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
R = TypeVar("R")

BRANCHES = 400_000
"""Most branches of one rule that are walked; past it exact odds are refused (about ten seconds)."""
FEW, SMALL = 3, 1000
"""After so many further walks, none of them among more branches than that, an estimate is enough."""
Options = list[tuple[Any, int]]
Distributions = dict[tuple[Pool, Any], Distribution[Any]]
Met = dict[tuple[int, ...], tuple[Options, int]]


class Branches:
    """The `Dice` of exact odds: at each roll the rule is led down one branch, and then the next.

    Whatever a rule is told here is a value with a weight; faces and `shown` are empty.
    """

    def __init__(self, spreads: Distributions, met: Met) -> None:
        self.spreads = spreads
        self.met = met
        self.path: list[tuple[Options, int, int]] = []  # options, their total weight, the one taken
        self.depth = 0

    def choose(self, options: Callable[[], tuple[Options, int]]) -> Any:
        """The value of the branch under way."""
        if self.depth == len(self.path):
            self.path.append((*self.ask(options), 0))
        listed, _, taken = self.path[self.depth]
        self.depth += 1
        return listed[taken][0]

    def ask(self, options: Callable[[], tuple[Options, int]]) -> tuple[Options, int]:
        """The options at the end of the path, worked out once for all walks that come by."""
        place = tuple(taken for _, _, taken in self.path)
        if place not in self.met:
            self.met[place] = options()
        return self.met[place]

    def weight(self) -> tuple[int, int]:
        """Weight and total weight of the branch that was just walked."""
        return prod(listed[taken][1] for listed, _, taken in self.path), prod(total for _, total, _ in self.path)

    def advance(self) -> bool:
        """Go to the next branch; false after the last one."""
        self.depth = 0
        while self.path:
            listed, total, taken = self.path.pop()
            if taken + 1 < len(listed):
                self.path.append((listed, total, taken + 1))
                return True
        return False

    def roll(self, pool: Sequence[int], reading: Reading[V], *, label: str) -> Roll[V]:
        dice = tuple(pool)

        def options() -> tuple[Options, int]:
            key = (dice, reading)
            if key not in self.spreads:
                self.spreads[key] = reading.distribution(dice)
            spread = self.spreads[key]
            return list(spread.weights.items()), spread.total

        return Roll(label, (), cast(V, self.choose(options)), {})

    def merged(self, rule: Callable[[Dice], R], key: Callable[[R], object]) -> R:
        def options() -> tuple[Options, int]:
            samples: dict[object, R] = {}

            def told(result: R) -> object:
                name = key(result)
                samples.setdefault(name, result)
                return name

            spread = enumerate_rule(rule, told, self.spreads)
            return [(samples[name], weight) for name, weight in spread.weights.items()], spread.total

        return cast(R, self.choose(options))

    def independent(self, parts: Sequence[Callable[[Dice], R]], counts: Callable[[R], tuple[int, ...]]) -> Independent:
        def options() -> tuple[Options, int]:
            sofar: dict[tuple[int, ...], int] | None = None
            total = 1
            steps = 0
            for part in parts:
                spread = enumerate_rule(part, counts, self.spreads)
                weights = cast(dict[tuple[int, ...], int], spread.weights)
                steps += len(sofar or ()) * len(weights)
                if steps > STEPS:
                    raise too_large("steps", steps, STEPS, "steps of one action's parts")
                sofar = weights if sofar is None else add(sofar, weights)
                total *= spread.total
            return list((sofar or {(): 1}).items()), total

        return Independent((), self.choose(options))

    def rank(self, entrants: Sequence[Entrant], split: Split, *, tie: int, tie_label: Callable[[int], str],
             first_only: bool = False) -> Ranking:
        def options() -> tuple[Options, int]:
            from archcli.dice.orders import orders

            weights = orders([(one.reading, one.pool) for one in entrants], split, first_only)
            total = lcm(*(fraction.denominator for fraction in weights.values()))
            return [(order, int(fraction * total)) for order, fraction in weights.items()], total

        return Ranking(self.choose(options), (None,) * len(entrants), (), ((),) * len(entrants), ())

    def result_of(self, rollable: Rollable[R]) -> R:
        def options() -> tuple[Options, int]:
            spread = rollable.distribution()
            return [(value, weight) for value, weight in spread.weights.items() if weight], spread.total

        return rollable.stand_in(self.choose(options))


def enumerate_rule(
    rule: Callable[[Dice], R], key: Callable[[R], K], spreads: Distributions | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Distribution[K]:
    """The distribution of `key` of what a rule returns, over every branch of it.

    The number of branches is estimated first (`estimate`); past `BRANCHES` this is refused. `progress` is told
    the branches walked and the estimate, every thousand branches.
    """
    known: Distributions = {} if spreads is None else spreads
    met: Met = {}
    expected = estimate(rule, known, met)
    if expected > BRANCHES:
        raise too_large("branches", expected, BRANCHES, "branches")
    branches = Branches(known, met)
    found: dict[K, dict[int, int]] = {}
    walked = 0
    while True:
        name = key(rule(branches))
        weight, total = branches.weight()
        by_total = found.setdefault(name, {})
        by_total[total] = by_total.get(total, 0) + weight
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


def estimate(rule: Callable[[Dice], Any], spreads: Distributions, met: Met, probes: int = 24) -> int:
    """About how many branches a rule has: the mean, over some walks down it, of the product of the choices met.

    The walks are spread evenly over the choices (no chance is involved), so the same rule gets the same estimate.
    """
    sizes = []
    for probe in range(probes):
        branches = _Probe(spreads, met, probe)
        rule(branches)
        sizes.append(prod(len(listed) for listed, _, _ in branches.path))
        if probe >= FEW and max(sizes) <= SMALL:
            break
    return -(-sum(sizes) // len(sizes))


class _Probe(Branches):
    """Goes down one branch, chosen by the number of the probe."""

    def __init__(self, spreads: Distributions, met: Met, probe: int) -> None:
        super().__init__(spreads, met)
        self.probe = probe

    def choose(self, options: Callable[[], tuple[Options, int]]) -> Any:
        listed, total = self.ask(options)
        taken = (self.probe * 2_654_435_761 + self.depth * 40_503 + self.probe // 3) % len(listed)
        self.path.append((listed, total, taken))
        self.depth += 1
        return listed[taken][0]
