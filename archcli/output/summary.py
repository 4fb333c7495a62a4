"""Many results summed up: count, mean, standard deviation, quantiles and a histogram."""

from __future__ import annotations

from typing import Any, NamedTuple

from archcli.output.odds import Odds

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Summary(NamedTuple):
    """The results of many runs, counted by outcome; `asked`: what was asked for."""

    odds: Odds
    asked: str

    @property
    def number(self) -> str | None:
        """The numeric key that is summed up."""
        numeric = self.odds.numeric()
        return self.odds.number if self.odds.number in numeric else next(iter(numeric), None)

    def quantiles(self, name: str) -> dict[str, Any]:
        """The least value that so many of the results do not exceed."""
        values = sorted(self.odds.values(name).items())
        out = {}
        for share in QUANTILES:
            sofar = 0
            for value, count in values:
                sofar += count
                if sofar >= share * self.odds.samples:
                    out[f"{share:g}"] = value
                    break
        return out

    def data(self) -> dict[str, Any]:
        """The value of `summary` in JSON."""
        data: dict[str, Any] = {"count": self.odds.samples, "of": self.number}
        if self.number is not None:
            values = sorted(self.odds.values(self.number).items())
            mean, deviation = self.odds.moments(self.number)
            data |= {
                "mean": mean, "standard_deviation": deviation, "minimum": values[0][0], "maximum": values[-1][0],
                "quantiles": self.quantiles(self.number),
                "histogram": [{"value": value, "count": count} for value, count in values],
            }
        else:
            counts = sorted(self.odds.distribution.weights.items(), key=lambda item: -item[1])
            data["histogram"] = [{"value": dict(outcome), "count": count} for outcome, count in counts]
        return data | {"chance": self.odds.chances()}
