"""Several rolls: a list (`;`) or a repeat (`6x`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archcli.notation.result import Rolled
from archcli.report import Report, Result

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True, kw_only=True)
class Several(Result):
    """The results of several rolls, in order. They have no odds together, and so no outcome."""

    expression: str
    results: tuple[Rolled, ...]

    OUTCOME = ()

    @property
    def passed(self) -> bool:
        """Whether none of them failed."""
        return all(result.passed for result in self.results)

    def quiet(self) -> Sequence[str]:
        return [result.quiet() for result in self.results]

    def report(self) -> Report:
        from archcli.notation.report import report_several

        return report_several(self)
