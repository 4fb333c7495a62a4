"""Many results summed up: count, mean, standard deviation, quantiles and a histogram."""

from __future__ import annotations

from typing import Any, NamedTuple

from archcli.output.odds import Odds


class Summary(NamedTuple):
    """The results of many runs, counted by outcome; `asked`: what was asked for."""

    odds: Odds
    asked: str

    def data(self) -> dict[str, Any]:
        """The value of `summary` in JSON."""
        of = self.odds.of
        data: dict[str, Any] = {"count": self.odds.samples, "of": of}
        if of is not None:
            values = sorted(self.odds.values(of).items())
            mean, deviation = self.odds.moments(of)
            data |= {
                "mean": mean, "standard_deviation": deviation, "minimum": values[0][0], "maximum": values[-1][0],
                "quantiles": self.odds.quantiles(of),
                "histogram": [{"value": value, "count": count} for value, count in values],
            }
        else:
            counts = sorted(self.odds.distribution.weights.items(), key=lambda item: -item[1])
            data["histogram"] = [{"value": dict(outcome), "count": count} for outcome, count in counts]
        return data | {"chance": self.odds.chances()}
