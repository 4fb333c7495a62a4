"""`turn`: whether a plan fits into one turn (L-50 to L-60; The Turns)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.planner import Problem, legality, plan_table
from archcli.report import NAME, Line, Modifier, Report, Result, Span, line, verdict
from archcli.rules.soluna.acts import Kind, Planned
from archcli.rules.soluna.budget import Budget, Condition, Cost

Trigger = Literal["met", "unmet"]


class Done(NamedTuple):
    """An act with its kind and what paid for it; `cost` None: it was refused."""

    action: str
    kind: Kind
    cost: Cost | None


class Left(NamedTuple):
    """What is left of the turn: the move act (0 or 1), and halves of the main act (0 to 2)."""

    move: int
    halves: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn(Result):
    """A plan that was checked. `range` and `squares` in squares."""

    legal: bool
    problems: tuple[Problem, ...]
    actions: tuple[Done, ...]
    range: int
    squares: int
    delayed: str | None
    forfeited: bool | None
    left: Left
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    OUTCOME = ("legal",)
    SUCCEEDS = ("legal", True)

    def quiet(self) -> str:
        return legality(self.legal)

    def report(self) -> Report:
        return Report((Span("turn", NAME),), (
            plan_table("act", self.actions, self.problems), *self._lines(), verdict(self.quiet(), self.legal),
        ))

    def _lines(self) -> Iterator[Line]:
        if self.range:
            yield line("moved", f"{self.squares} of {self.range} squares")
        if self.delayed is not None:
            fate = {None: "waits for its trigger", True: "is forfeit: its trigger did not come", False: "is done"}
            yield line("delayed", f"{self.delayed} {fate[self.forfeited]}")
        left = ["move act"] * self.left.move + ["", "half the main act", "main act"][self.left.halves:][:1]
        yield line("left", " and ".join(name for name in left if name) or "nothing but free acts")


def turn(plan: Sequence[Planned], *, condition: Condition, trigger: Trigger | None = None) -> Turn:
    """Check a plan, act by act. The Turns.

    An act that is not allowed is reported with the first of its problems and not carried out; checking goes on with
    the next one. Nothing is rolled. Raises RuleError for a `move` while the Dexterity is unknown.
    """
    moves = any(do.name == "move" for do in plan)
    if moves and condition.dexterity is None:
        raise RuleError("how far a move goes is the Dexterity: give --dexterity, or a sheet with perimeters.dexterity",
                        rule="L-51")
    # Extensions count wherever they stand, so a first walk finds those that are carried out.
    extended = _walk(Budget(plan, condition, None), plan).extended
    reach = (condition.dexterity or 0) * 2**extended if moves and "move" not in condition.lost else 0
    budget = Budget(plan, condition, reach)
    problems, actions, delayed = [], [], None
    for at, do in enumerate(plan, 1):
        kind, problem = budget.kind(do), budget.problem(do)
        if problem is not None:
            problems.append(Problem(at, do.written, *problem))
        elif do.held is not None:
            delayed = do.held
        actions.append(Done(do.written, kind, None if problem else budget.carry_out(do)))
    return Turn(
        legal=not problems, problems=tuple(problems), actions=tuple(actions), range=reach, squares=budget.squares,
        delayed=delayed, forfeited=None if delayed is None or trigger is None else trigger == "unmet",
        left=Left(int(budget.move), budget.halves), rolls=(), modifiers=(),
    )


def _walk(budget: Budget, plan: Sequence[Planned]) -> Budget:
    for do in plan:
        if budget.problem(do) is None:
            budget.carry_out(do)
    return budget
