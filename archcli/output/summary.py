"""Many results summed up: count, mean, standard deviation, quantiles and a histogram."""

from __future__ import annotations

from typing import Any, NamedTuple

from archcli.output.odds import Odds, report
from archcli.report import Line, Report, Span

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Summary(NamedTuple):
    """The results of many runs, counted by outcome."""

    odds: Odds

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
            counts = sorted(self.odds.spread.weights.items(), key=lambda item: -item[1])
            data["histogram"] = [{"value": dict(outcome), "count": count} for outcome, count in counts]
        return data | {"chance": self.odds.chances()}

    def report(self, asked: str) -> Report:
        """The summary as a table with bars."""
        title = (Span(f"{self.odds.samples} results: "), Span(asked, "name"))
        made = report(title, [self.odds], [""])
        blocks = list(made.blocks[:-1])
        if self.number is not None:
            quantiles = ", ".join(f"{float(share):.0%} {value}" for share, value in self.quantiles(self.number).items())
            blocks.insert(0, Line("quantiles", (Span(quantiles),)))
        return Report(title, tuple(blocks))
