"""What can come of dice, exactly: weights are integers, and no float appears before the edge.

`Spread` is a distribution. `Branches` is the `Dice` that walks every branch of a rule: the rule is run again
and again, each time down a branch not yet taken, and what it returns is counted with its weight. A pool
branches into the values of its reading, not into its faces, so 30 dice that count successes make 31 branches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import comb, lcm, log10, perm, prod
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from archcli.dice.polynomials import convolve as convolve
from archcli.dice.polynomials import power as power
from archcli.dice.polynomials import uniform
from archcli.dice.reading import Pool, Reading, Roll
from archcli.dice.source import Dice, Entrant, Ranking, Split, Volley
from archcli.errors import OddsError

if TYPE_CHECKING:
    from archcli.dice.notation import Expression, Rolled

K = TypeVar("K", bound=Hashable)
L = TypeVar("L", bound=Hashable)
V = TypeVar("V")
R = TypeVar("R")

BRANCHES = 400_000
"""Most branches of one rule that are walked; past it exact odds are refused (about ten seconds)."""
Options = list[tuple[Any, int]]
Spreads = dict[tuple[Pool, Any], "Spread[Any]"]
Met = dict[tuple[int, ...], tuple[Options, int]]
FACES = 1_000_000
"""Most arrangements of faces that are listed for a reading that is no sum over its dice."""
ENTRANTS = 12
"""Most entrants whose first place is worked out exactly."""
ORDERED = 7
"""Most entrants whose whole order is worked out exactly (7 have 5 040 orders)."""
DIGITS = 30_000_000
"""Most digits that the weights of one pool's values may have together."""
STEPS = 6_000_000
"""Most steps of arithmetic for the values of one pool."""
TURNS = 600_000
"""Most steps for the order of some entrants, whose chances are fractions (about ten seconds)."""


def too_large(limit: str, asked: int, most: int, what: str) -> OddsError:
    """The refusal of exact odds past a limit."""
    return OddsError(
        "odds.limit", f"exact odds of this need {asked} {what}, and at most {most} are worked out ({limit})",
        hint="simulate instead: --odds --samples 200000", limit=limit, asked=asked, most=most,
    )


class Spread(Generic[V]):
    """Values with integer weights. `total` is the weight of all that can happen, so where the weights add up
    to less, the rest was cut off (a tail of explosions)."""

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[V, int], total: int | None = None) -> None:
        self.weights = weights
        self.total = sum(weights.values()) if total is None else total

    def map(self, change: Callable[[V], K]) -> Spread[K]:
        """The distribution of `change` of the value."""
        merged: dict[K, int] = {}
        for value, weight in self.weights.items():
            key = change(value)
            merged[key] = merged.get(key, 0) + weight
        return Spread(merged, self.total)

    def moved(self: Spread[int], by: int) -> Spread[int]:
        """The distribution with `by` added to every value."""
        return Spread({value + by: weight for value, weight in self.weights.items()}, self.total) if by else self

    def fractions(self) -> Iterator[tuple[V, Fraction]]:
        """Each value with its exact chance."""
        for value, weight in self.weights.items():
            if weight:
                yield value, Fraction(weight, self.total)

    @property
    def truncated(self) -> Fraction:
        """The chance of what was cut off: 0 where nothing was."""
        return 1 - Fraction(sum(self.weights.values()), self.total)


def affordable(values: int, steps: int, pool: Pool) -> None:
    """Refuse a pool before its values are worked out, where there are too many of them or their weights are too long.

    Raises OddsError.
    """
    digits = int(values * sum(map(log10, pool)))
    if digits > DIGITS:
        raise too_large("pool-digits", digits, DIGITS, "digits of weights")
    if steps > STEPS:
        raise too_large("steps", steps, STEPS, "steps")


def scores(pool: Pool, score: Callable[[int], int]) -> Spread[int]:
    """The sum of a score of each face, over the dice of a pool. Raises OddsError where that is too large."""
    weights = {0: 1}
    values = 1
    for sides, count in Counter(pool).items():
        faces = Counter(score(face) for face in range(1, sides + 1))
        more = count * (max(faces) - min(faces))
        affordable(values + more, max(more * len(faces), values * more), pool)
        values += more
        dice = power(faces, count)
        weights = convolve(weights, dice) if len(weights) > 1 else dice
    return Spread(weights, prod(pool))


def sums(pool: Pool) -> Spread[int]:
    """The sum of the faces of a pool. Raises OddsError where that is too large."""
    values = sum(pool) - len(pool) + 1
    affordable(values, values * len(set(pool)), pool)
    return Spread(dict(enumerate(uniform(Counter(pool)), len(pool))), prod(pool))


def vectors(pool: Pool, score: Callable[[int], tuple[int, ...]]) -> Spread[tuple[int, ...]]:
    """The sum of a vector of scores of each face, over the dice of a pool.

    Walks the kinds of faces, not the dice, while few kinds differ: the dice that show a kind are chosen binomially.
    Raises OddsError where that is too large.
    """
    zero = (0,) * len(score(1))
    weights: dict[tuple[int, ...], int] = {zero: 1}
    values = 1
    for sides, count in Counter(pool).items():
        kinds = Counter(score(face) for face in range(1, sides + 1))
        ways = comb(count + len(kinds) - 1, len(kinds) - 1)
        # No more values than ways to choose the kinds, and no more than the reach of each score multiplied.
        here = min(ways, prod(count * (max(one) - min(one)) + 1 for one in zip(*kinds, strict=True)))
        few = ways <= max(20_000, 3 * here)
        affordable(values * here, max(values * here, here * len(kinds) * (1 if few else count)), pool)
        values *= here
        if few:
            dice = _choose(kinds, count, zero)
        else:
            dice = {zero: 1}
            for _ in range(count):
                dice = _add(dice, kinds)
        weights = _add(weights, dice)
    return Spread(weights, prod(pool))


def _choose(kinds: Mapping[tuple[int, ...], int], count: int, zero: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    states: dict[tuple[int, tuple[int, ...]], int] = {(count, zero): 1}
    last = len(kinds) - 1
    for index, (vector, ways) in enumerate(kinds.items()):
        after: dict[tuple[int, tuple[int, ...]], int] = {}
        for (left, sofar), weight in states.items():
            for chosen in (left,) if index == last else range(left + 1):
                key = (left - chosen, tuple(a + chosen * b for a, b in zip(sofar, vector, strict=True)))
                after[key] = after.get(key, 0) + weight * comb(left, chosen) * ways**chosen
        states = after
    out: dict[tuple[int, ...], int] = {}
    for (_, vector), weight in states.items():
        out[vector] = out.get(vector, 0) + weight
    return out


def _add(left: Mapping[tuple[int, ...], int], right: Mapping[tuple[int, ...], int]) -> dict[tuple[int, ...], int]:
    out: dict[tuple[int, ...], int] = {}
    for one, weight in left.items():
        for other, more in right.items():
            key = tuple(a + b for a, b in zip(one, other, strict=True))
            out[key] = out.get(key, 0) + weight * more
    return out


def whole(pool: Pool, value: Callable[[Sequence[int]], K]) -> Spread[K]:
    """A reading that is no sum over its dice: every arrangement of faces is listed (small pools)."""
    count = prod(pool)
    if count > FACES:
        raise too_large("faces", count, FACES, "arrangements of faces")
    weights: dict[K, int] = {}
    for faces in product(*(range(1, sides + 1) for sides in pool)):
        key = value(faces)
        weights[key] = weights.get(key, 0) + 1
    return Spread(weights, count)


class Branches:
    """The `Dice` of exact odds: at each roll the rule is led down one branch, and then the next.

    Whatever a rule is told here is a value with a weight; faces and `shown` are empty.
    """

    def __init__(self, spreads: Spreads, met: Met) -> None:
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
                self.spreads[key] = reading.spread(dice)
            spread = self.spreads[key]
            return list(spread.weights.items()), spread.total

        return Roll(label, (), cast(V, self.choose(options)), {})

    def part(self, rule: Callable[[Dice], R], key: Callable[[R], object]) -> R:
        def options() -> tuple[Options, int]:
            samples: dict[object, R] = {}

            def told(result: R) -> object:
                name = key(result)
                samples.setdefault(name, result)
                return name

            spread = enumerate_rule(rule, told, self.spreads)
            return [(samples[name], weight) for name, weight in spread.weights.items()], spread.total

        return cast(R, self.choose(options))

    def volley(self, parts: Sequence[Callable[[Dice], R]], counts: Callable[[R], tuple[int, ...]]) -> Volley:
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
                sofar = weights if sofar is None else _add(sofar, weights)
                total *= spread.total
            return list((sofar or {(): 1}).items()), total

        return Volley((), self.choose(options))

    def rank(self, entrants: Sequence[Entrant], split: Split, *, tie: int, tie_label: Callable[[int], str],
             first_only: bool = False) -> Ranking:
        def options() -> tuple[Options, int]:
            most = ENTRANTS if first_only else ORDERED
            if len(entrants) > most:
                raise too_large("entrants" if first_only else "orders", len(entrants), most, "combatants")
            spreads = [one.reading.spread(one.pool) for one in entrants]
            _affordable_order(spreads, first_only)
            weights = _orders(spreads, split, first_only)
            total = lcm(*(fraction.denominator for fraction in weights.values()))
            return [(order, int(fraction * total)) for order, fraction in weights.items()], total

        return Ranking(self.choose(options), (None,) * len(entrants), (), ((),) * len(entrants), ())

    def expression(self, expression: Expression) -> Rolled:
        from archcli.dice.notation.odds import distribution
        from archcli.dice.notation.roller import stand_in

        def options() -> tuple[Options, int]:
            spread = distribution(expression)
            return [(total, weight) for total, weight in spread.weights.items() if weight], spread.total

        return stand_in(expression, self.choose(options))


def _affordable_order(spreads: Sequence[Spread[Any]], first_only: bool) -> None:
    """Refuse an order whose working out would take too long: every order so far, with whoever may come next."""
    count = len(spreads)
    values = len({value for spread in spreads for value in spread.weights})
    placed = range(1 if first_only else count + 1)
    steps = values * sum(perm(count, done) * 2 ** (count - done) for done in placed)
    if steps > TURNS:
        raise too_large("turns", steps, TURNS, "steps")


def _orders(spreads: Sequence[Spread[Any]], split: Split, first_only: bool) -> dict[tuple[int, ...], Fraction]:
    """Every order of the entrants (with `first_only`: one order for each first place) with its chance.

    From the highest value down: at each value some of those not yet placed show it, and the rest show less.
    """
    values = sorted({value for spread in spreads for value in spread.weights}, reverse=True)
    chances = [{value: Fraction(weight, one.total) for value, weight in one.weights.items()} for one in spreads]
    everyone = tuple(range(len(spreads)))
    states: dict[tuple[int, ...], Fraction] = {(): Fraction(1)}
    done: dict[tuple[int, ...], Fraction] = {}
    below = [Fraction(1)] * len(spreads)
    for value in values:
        here = [one.get(value, Fraction(0)) for one in chances]
        after: dict[tuple[int, ...], Fraction] = {}
        for order, weight in states.items():
            waiting = [at for at in everyone if at not in order]
            for shown in product((False, True), repeat=len(waiting)):
                some = [at for at, yes in zip(waiting, shown, strict=True) if yes]
                chance = weight
                for at in waiting:
                    # What is left of the one's chance, given that it showed nothing higher before.
                    now = here[at] / below[at] if below[at] else Fraction(0)
                    chance *= now if at in some else 1 - now
                if not chance:
                    continue
                for tail, share in _tie_orders(split(some), first_only) if some else [((), Fraction(1))]:
                    reached = order + tail
                    target = done if (first_only and reached) or len(reached) == len(spreads) else after
                    target[reached] = target.get(reached, Fraction(0)) + chance * share
        states = after
        below = [left - now for left, now in zip(below, here, strict=True)]
    if first_only:
        return {order + tuple(at for at in everyone if at not in order): chance for order, chance in done.items()}
    return done


def _tie_orders(groups: list[list[int]], first_only: bool) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """The orders of groups that roll off among themselves: each order of a group is equally likely."""
    from itertools import permutations

    if first_only:
        for at in groups[0]:
            yield (at,), Fraction(1, len(groups[0]))
        return
    count = prod(prod(range(1, len(group) + 1)) for group in groups)
    for orders in product(*(permutations(group) for group in groups)):
        yield tuple(at for order in orders for at in order), Fraction(1, count)


def enumerate_rule(
    rule: Callable[[Dice], R], key: Callable[[R], K], spreads: Spreads | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Spread[K]:
    """The distribution of `key` of what a rule returns, over every branch of it.

    The number of branches is estimated first (`estimate`); past `BRANCHES` this is refused. `progress` is told
    the branches walked and the estimate, every thousand branches.
    """
    known: Spreads = {} if spreads is None else spreads
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
    return Spread(
        {
            name: sum(weight * (common // total) for total, weight in by_total.items())
            for name, by_total in found.items()
        },
        common,
    )


def estimate(rule: Callable[[Dice], Any], spreads: Spreads, met: Met, probes: int = 24) -> int:
    """About how many branches a rule has: the mean, over some walks down it, of the product of the choices met.

    The walks are spread evenly over the choices (no chance is involved), so the same rule gets the same estimate.
    """
    sizes = []
    for probe in range(probes):
        branches = _Probe(spreads, met, probe)
        rule(branches)
        sizes.append(prod(len(listed) for listed, _, _ in branches.path))
        if sizes[0] <= 1000:
            break
    return -(-sum(sizes) // len(sizes))


class _Probe(Branches):
    """Goes down one branch, chosen by the number of the probe."""

    def __init__(self, spreads: Spreads, met: Met, probe: int) -> None:
        super().__init__(spreads, met)
        self.probe = probe

    def choose(self, options: Callable[[], tuple[Options, int]]) -> Any:
        listed, total = self.ask(options)
        taken = (self.probe * 2_654_435_761 + self.depth * 40_503 + self.probe // 3) % len(listed)
        self.path.append((listed, total, taken))
        self.depth += 1
        return listed[taken][0]
