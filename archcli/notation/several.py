"""Several rolls: a list (`;`) or a repeat (`6x`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archcli.notation.result import Rolled
from archcli.report import Line, Report, Result, Span
from archcli.roles import BAD, GOOD, NAME, NOTE

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True, kw_only=True)
class Several(Result):
    """The results of several rolls, in order. They have no odds together, and so no outcome."""

    expression: str
    results: tuple[Rolled, ...]

    @property
    def passed(self) -> bool:
        """Whether none of them failed."""
        return all(result.passed for result in self.results)

    def quiet(self) -> Sequence[str]:
        return [result.quiet() for result in self.results]

    def report(self) -> Report:
        """A line for each roll, with its dice."""
        from archcli.notation.report import dice_name, dice_spans, total_spans

        lines = []
        for number, rolled in enumerate(self.results, 1):
            spans = list(total_spans(rolled.total, rolled.unit))
            if rolled.success is not None:
                spans.append(Span(" success", GOOD) if rolled.success else Span(" failure", BAD))
            for dice in rolled.rolls:
                spans += [Span(f"  {dice_name(dice)}: ", NOTE), *dice_spans(dice)]
            lines.append(Line(f"{number}. {rolled.expression}", tuple(spans)))
        return Report((Span(self.expression, NAME),), tuple(lines))
