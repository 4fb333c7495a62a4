"""Whether the steps of a fight come out as they were recorded."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from archcli.report import Outcome, Report, Result, Span, field, line, verdict
from archcli.roles import BAD, GOOD, NUMBER


class Difference(NamedTuple):
    """A value that came out otherwise: of which step, where in its document, what stands there, and what came now."""

    step: int
    key: str
    was: Any
    now: Any

    def data(self) -> dict[str, Any]:
        """As JSON shows it."""
        return {"step": self.step, "key": self.key, "from": self.was, "to": self.now}


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(Result):
    """The steps of a fight, resolved again: how many, and all that came out otherwise."""

    steps: int
    same: bool
    differences: tuple[Difference, ...]
    system: str = field(default="", shown=False)

    OUTCOME = Outcome(("same",), success="same")

    def quiet(self) -> str:
        return "same" if self.same else "different"

    def report(self) -> Report:
        steps = f"{self.steps} step{'' if self.steps == 1 else 's'}"
        if self.same:
            return Report((), (verdict("the same", True, f"  {steps} resolved again"),))
        told = (
            line(f"step {one.step}", one.key, "  ", (str(one.was), BAD), " → ", (str(one.now), GOOD))
            for one in self.differences
        )
        return Report((Span(f"{steps} resolved again"),), (
            *told, verdict("not the same", False, "  ", (str(len(self.differences)), NUMBER), " differ"),
        ))


def differing(step: int, was: Any, now: Any, key: str = "") -> Iterator[Difference]:
    """Where two documents of one step differ, each place by its dotted key."""
    if isinstance(was, Mapping) and isinstance(now, Mapping):
        for name in dict.fromkeys((*was, *now)):
            yield from differing(step, was.get(name), now.get(name), f"{key}.{name}" if key else str(name))
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for place, (before, after) in enumerate(zip(was, now, strict=True)):
            yield from differing(step, before, after, f"{key}.{place}")
    elif was != now or isinstance(was, bool) is not isinstance(now, bool):
        yield Difference(step, key, was, now)
