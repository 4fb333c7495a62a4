"""Exact odds and simulations, as data and as one number.

A distribution comes in over outcomes; an outcome is what `report.key` gives, a tuple of (key, value).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import gcd, nextafter
from types import MappingProxyType
from typing import Any, NamedTuple

from archcli.dice.distribution import Distribution
from archcli.output.odds_bands import bands
from archcli.report import Result, Span

Outcome = tuple[tuple[str, Any], ...]
QUANTILES = (5, 25, 50, 75, 95)
"""In hundredths."""


class Odds(NamedTuple):
    """The odds of one rule: its distribution, and which of its keys matter most.

    `decides` is the key of success, and `good` its value then; `samples` is 0 for exact odds, else the number of
    simulated runs that the weights count; `bands`: the borders that numbers are gathered between; `harms`: the keys of
    which more is worse; `meanings`: of keys whose numbers say nothing, what each value brings.
    """

    distribution: Distribution[Outcome]
    decides: str | None
    good: bool
    number: str | None
    samples: int = 0
    bands: tuple[int, ...] = ()
    harms: tuple[str, ...] = ()
    meanings: Mapping[str, Mapping[Any, str]] = MappingProxyType({})

    @property
    def exact(self) -> bool:
        """Whether nothing was simulated and nothing cut off."""
        return not self.samples and not self.distribution.truncated

    def data(self) -> dict[str, Any]:
        """The value of `odds` in JSON."""
        outcomes = [{"outcome": dict(outcome), **self._share(weight)} for outcome, weight in self._sorted()]
        data: dict[str, Any] = {"exact": self.exact}
        if self.samples:
            data["samples"] = self.samples
        elif self.distribution.truncated:
            data["truncated"] = float(self.distribution.truncated)
        of = self.of
        data |= {"outcomes": outcomes, "chance": self.chances(), "mean": self.means(), "of": of}
        if of is not None:
            data |= {"standard_deviation": self.moments(of)[1], "quantiles": self.quantiles(of)}
        if self.bands:
            data["bands"] = self.banded()
        return data

    def banded(self) -> list[dict[str, Any]]:
        """The chance of each band of `of`: from a border on, to the number before the next."""
        assert self.of is not None
        values = self.values(self.of)
        return [
            {"from": band.low, "to": band.last, **self._share(sum(
                weight for value, weight in values.items() if band.holds(value)
            ))}
            for band in bands(self.bands)
        ]

    def _share(self, weight: int) -> dict[str, Any]:
        """A chance, and how exact it is."""
        chance = weight / self.distribution.total
        if self.samples:
            return {"probability": chance, "standard_error": (chance * (1 - chance) / self.samples) ** 0.5}
        return {"probability": chance, "fraction": _fraction(weight, self.distribution.total)}

    def _sorted(self) -> list[tuple[Outcome, int]]:
        """The outcomes in order, each with its weight."""
        weights = self.distribution.weights
        if len(self._keys(_counts)) == len(next(iter(weights))):
            return sorted(weights.items())  # all is numbers, which need no key
        return sorted(weights.items(), key=lambda item: _order(item[0]))

    def _keys(self, wanted: Callable[[type], bool]) -> list[str]:
        """The keys whose values are all of kinds that are wanted; those that every outcome has."""
        columns = zip(*self.distribution.weights, strict=False)
        return [column[0][0] for column in columns if all(map(wanted, {type(value) for _, value in column}))]

    def _place(self, name: str) -> int:
        """Where a key stands in every outcome."""
        return [key for key, _ in next(iter(self.distribution.weights))].index(name)

    @property
    def of(self) -> str | None:
        """The numeric key that is summed up: the one that tells most, else the first."""
        numeric = self.numeric()
        return self.number if self.number in numeric else next(iter(numeric), None)

    def quantiles(self, name: str) -> dict[str, Any]:
        """The least value of a numeric key that so much of the whole does not exceed."""
        values = sorted(self.values(name).items())
        whole = sum(weight for _, weight in values)
        upto = list(accumulate(weight for _, weight in values))
        return {
            f"{hundredths / 100:g}": next(
                value for (value, _), weight in zip(values, upto, strict=True) if 100 * weight >= hundredths * whole
            ) for hundredths in QUANTILES
        }

    def chances(self) -> dict[str, float]:
        """The chance that each yes/no key is true."""
        return {name: self.chance(name) for name in self._keys(lambda kind: kind is bool)}

    def chance(self, name: str, wanted: bool = True) -> float:
        """The chance that a yes/no key has this value."""
        place, weights = self._place(name), self.distribution.weights
        hits = sum(weight for outcome, weight in weights.items() if outcome[place][1] is wanted)
        return quotient(hits, sum(weights.values()))

    def means(self) -> dict[str, float]:
        """The mean of each numeric key."""
        return {name: self.moments(name)[0] for name in self.numeric()}

    def numeric(self) -> list[str]:
        """The keys whose values are all numbers."""
        return self._keys(_number)

    def moments(self, name: str) -> tuple[float, float]:
        """Mean and standard deviation of a numeric key."""
        values = self.values(name)
        total = sum(values.values())
        first = sum(value * weight for value, weight in values.items())
        second = sum(value * value * weight for value, weight in values.items())
        return first / total, max(0.0, (second * total - first * first) / (total * total)) ** 0.5

    def values(self, name: str) -> dict[Any, int]:
        """The weights of one key's values alone."""
        out: dict[Any, int] = {}
        place = self._place(name)
        for outcome, weight in self.distribution.weights.items():
            value = outcome[place][1]
            out[value] = out.get(value, 0) + weight
        return out

    def quiet(self) -> str:
        """One number: the chance of success, the mean where nothing succeeds, of names the likeliest one's chance."""
        if self.decides:
            return repr(self.chance(self.decides, self.good))
        means = self.means()
        if self.number in means:
            return repr(means[self.number])
        if means:
            return repr(next(iter(means.values())))
        return repr(max(self.distribution.weights.values()) / self.distribution.total)


class Compared(NamedTuple):
    """Odds with those of variants beside them, each with its name; the first is what was asked for."""

    title: tuple[Span, ...]
    odds: Sequence[Odds]
    names: Sequence[str]


def odds_of(rule_result: Result, distribution: Distribution[Outcome], samples: int = 0) -> Odds:
    """The odds of a rule; `rule_result`: any of its results, which says what the keys mean."""
    counted = rule_result.tabulated()
    return Odds(
        distribution=distribution, decides=counted.success or counted.failure, good=counted.success is not None,
        number=counted.number, samples=samples, harms=counted.harms, meanings=rule_result.meanings(),
    )


def _fraction(weight: int, total: int) -> str:
    """A chance in its lowest terms, as `fractions.Fraction` writes it."""
    common = gcd(weight, total)
    below = total // common
    return f"{weight // common}/{below}" if below > 1 else str(weight // common)


def quotient(part: int, whole: int) -> float:
    """A chance: neither 0 nor 1 unless it is so."""
    chance = part / whole
    if chance == 1 and part < whole:
        return nextafter(1, 0)
    return nextafter(0, 1) if part and not chance else chance


def _number(kind: type) -> bool:
    return _counts(kind) and kind is not bool


def _counts(kind: type) -> bool:
    return issubclass(kind, (int, float))


def _order(outcome: Outcome) -> tuple[tuple[bool, bool, Any], ...]:
    return tuple([
        (isinstance(value, str), value is None, str(value or "") if isinstance(value, (tuple, type(None))) else value)
        for _, value in outcome
    ])
