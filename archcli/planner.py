"""A plan of a turn that was checked action by action: what games with such a planner say in the same way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from archcli.report import BAD, NAME, NOTE, Span, Table


class Problem(NamedTuple):
    """An action that is not allowed: its place from 1, as it was written, why as a code and in words."""

    at: int
    action: str
    code: str
    message: str


class Action(Protocol):
    """An action with its kind and what paid for it; `cost` None: it was refused."""

    @property
    def action(self) -> str:
        """As it was written."""
        ...

    @property
    def kind(self) -> str:
        """What kind of action it is."""
        ...

    @property
    def cost(self) -> str | None:
        """What paid for it."""
        ...


def plan_table(what: str, actions: Sequence[Action], problems: Iterable[Problem]) -> Table:
    """One row for each action: its kind, what paid for it, and why it was refused. `what`: how the game calls one."""
    why = {problem.at: problem.message for problem in problems}
    return Table(("", what, "kind", "paid with", ""), tuple(
        (
            Span(str(at)), Span(done.action, NAME), Span(done.kind),
            Span(done.cost or "refused", "" if done.cost else BAD), Span(why.get(at, ""), NOTE),
        )
        for at, done in enumerate(actions, 1)
    ))


def legality(legal: bool) -> str:
    """Whether a plan is allowed, in words."""
    return "legal" if legal else "not legal"
