"""`turn`: whether a plan fits into one turn (L-50 to L-60; The Turns)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from archcli.dice.roll import Roll
from archcli.given import missing
from archcli.planner import CheckedPlan, Forbidden, problems, walk
from archcli.report import Line, Modifier, line
from archcli.rules.soluna.acts import Kind, Planned
from archcli.rules.soluna.budget import BARRIERS, Condition, Cost, TurnBudget
from archcli.rules.soluna.rulings import Soluna


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
class Turn(CheckedPlan):
    """A plan that was checked. `range` and `squares` in squares."""

    legal: bool
    problems: tuple[Forbidden, ...]
    actions: tuple[Done, ...]
    range: int
    squares: int
    delayed: str | None
    forfeited: bool | None
    forfeits: Literal["act", "turn"] | None
    left: Left
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    CALLED = "act"

    def lines(self) -> Iterator[Line]:
        if self.range:
            yield line("moved", f"{self.squares} of {self.range} squares")
        if self.delayed is not None:
            fate = "waits for its trigger" if self.forfeited is None else "is done: its trigger came"
            if self.forfeits is not None:
                fate = f"is not done: its trigger did not come, and the {self.forfeits} is forfeit"
            yield line("delayed", f"{self.delayed} {fate}")
        left = ["move act"] * self.left.move + ["", "half the main act", "main act"][self.left.halves:][:1]
        yield line("left", " and ".join(name for name in left if name) or "nothing but free acts")


def turn(
    plan: Sequence[Planned], *, condition: Condition, rulings: Soluna, done: int = 0, given: tuple[int, int] = (0, 0),
) -> Turn:
    """Check a plan, act by act. The Turns.

    An act that is not allowed is reported with the first of its problems and not carried out; checking goes on with
    the next one. A delayed act whose trigger never came forfeits the turn, or itself alone (L-57, ruling forfeit).
    Nothing is rolled. The first `done` acts were done before: they are paid for, and no longer looked at; `given`: the
    move act and halves of the main act that were given since (below 0: taken). Raises UsageError for a `move` while the
    Dexterity is unknown.
    """
    moves = any(act.name == "move" for act in plan)
    if moves and condition.dexterity is None:
        raise missing(Condition, "dexterity", "the Dexterity, and with it how far a move goes,", rule="L-51")
    # Extensions count wherever they stand, so a first walk finds those that are carried out.
    extensions = TurnBudget(plan, condition, None, given)
    walk(plan, extensions, BARRIERS, done=done)
    reach = (condition.dexterity or 0) * 2**extensions.extended if moves and "move" not in condition.lost else 0
    budget = TurnBudget(plan, condition, reach, given)
    steps = walk(plan, budget, BARRIERS, done=done)
    found = problems(steps)
    delayed = next((step.action.held for step in reversed(steps) if step.cost and step.action.held), None)
    forfeited = None if delayed is None or condition.trigger is None else condition.trigger == "unmet"
    return Turn(
        legal=not found, problems=found,
        actions=tuple(Done(step.action.written, step.kind, step.cost) for step in steps),
        range=reach, squares=budget.squares, delayed=delayed,
        forfeited=forfeited, forfeits=rulings.forfeit if forfeited else None,
        left=Left(int(budget.move), max(0, budget.halves)), rolls=(), modifiers=(),
    )
