"""Plans of a turn, checked action by action: what games with such a planner share.

A game plugs in with three things of its own:

    class Planned(NamedTuple):            # an action: as it was `written`, its `name`, what stood behind the colon

    class TurnBudget(Budget[Planned, Kind, Cost]):   # what the turn still holds
        def kind(self, action): ...       # the kind of an action under the options and rulings in force
        def pay(self, action): ...        # pay for one that is allowed, note what it changes, say what paid for it

    BARRIERS: tuple[Barrier[TurnBudget, Planned], ...] = (   # what forbids an action; the first that stands counts
        Barrier("no-main", lambda now, action: ..., "{action.written} takes a main act, and {now.spent} was spent"),
    )

`walk(plan, budget, BARRIERS)` takes the plan through the budget. Its steps become the result, a `CheckedPlan`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypedDict, TypeVar

from archcli.errors import UsageError, no_such
from archcli.numbers import whole
from archcli.report import Line, Outcome, Report, Result, Span, Table, verdict
from archcli.roles import BAD, NAME, NOTE


class Written(Protocol):
    """A planned action, as far as every game has it."""

    @property
    def written(self) -> str:
        """As it was typed."""
        ...


P = TypeVar("P", bound=Written)
K = TypeVar("K", bound=str)
C = TypeVar("C", bound=str)
B = TypeVar("B", bound="Budget[Any, Any, Any]")


class Budget(Generic[P, K, C]):
    """What a turn still holds. A game's budget keeps it in attributes of its own."""

    def kind(self, action: P) -> K:
        """The kind of an action."""
        raise NotImplementedError

    def pay(self, action: P) -> C:
        """Pay for an action that is allowed, and note what it changes; what paid for it."""
        raise NotImplementedError

    def goes_on(self) -> None:
        """What was done before is paid for: from here on things stand as they are now, whatever came of it."""

    def words(self, action: P) -> Mapping[str, object]:
        """What the messages of barriers may name beside `action` and `now`."""
        return {}


class Barrier(NamedTuple, Generic[B, P]):
    """What forbids an action: its code, when it stands in the way, and what it says.

    The message is a format of `action`, `now` (the budget), and the budget's own `words`.
    """

    code: str
    stands: Callable[[B, P], bool]
    message: str


class Problem(TypedDict):
    """An action that is not allowed: its place from 1, as it was written, why as a code and in words."""

    at: int
    action: str
    code: str
    message: str


class Forbidden(NamedTuple):
    """An action that is not allowed: its place in the plan from 1, as it was written, why as a code and in words."""

    place: int
    action: str
    code: str
    message: str

    def data(self) -> Problem:
        """The entry of `problems`."""
        return {"at": self.place, "action": self.action, "code": self.code, "message": self.message}


class Step(NamedTuple, Generic[P, K, C]):
    """An action of a plan after the walk: its place from 1, its kind, and what paid for it or why it was refused."""

    place: int
    action: P
    kind: K
    cost: C | None
    problem: Forbidden | None


def walk(
    plan: Sequence[P], budget: Budget[P, K, C], barriers: Sequence[Barrier[Any, P]], *, done: int = 0,
) -> tuple[Step[P, K, C], ...]:
    """Take a plan through a budget, action by action.

    An action that is not allowed is reported with the first of its problems and not carried out; checking goes on
    with the next one. The first `done` of them were done before: they are paid for, whatever stood in their way.
    """
    steps = []
    for place, action in enumerate(plan, 1):
        if place == done + 1:
            budget.goes_on()
        kind = budget.kind(action)
        problem = None if place <= done else _problem(place, action, budget, barriers)
        cost = None if problem else budget.pay(action)
        steps.append(Step(place=place, action=action, kind=kind, cost=cost, problem=problem))
    return tuple(steps)


def _problem(
    place: int, action: P, budget: Budget[P, Any, Any], barriers: Sequence[Barrier[Any, P]]
) -> Forbidden | None:
    for barrier in barriers:
        if barrier.stands(budget, action):
            message = barrier.message.format(action=action, now=budget, **budget.words(action))
            return Forbidden(place=place, action=action.written, code=barrier.code, message=message)
    return None


def problems(steps: Iterable[Step[Any, Any, Any]]) -> tuple[Forbidden, ...]:
    """What is wrong with a plan that was walked."""
    return tuple(step.problem for step in steps if step.problem is not None)


def name_and_rest(written: str, known: Collection[str], what: str = "action") -> tuple[str, str | None]:
    """The name of an action and what stands behind its colon. Raises UsageError for a name that is not known."""
    name, colon, rest = written.partition(":")
    if name not in known:
        raise no_such(what, name, known)
    return name, rest if colon else None


def amount(written: str, what: str, example: int) -> int:
    """The number behind the colon, such as feet. Raises UsageError for one that is not whole or under 1."""
    name, _, rest = written.partition(":")
    number = whole(rest, sign=False)
    if not number:
        raise UsageError(f'"{written}": the {what} of {name} are a whole number, 1 or more, as in {name}:{example}')
    return number


def takes_nothing(written: str) -> UsageError:
    """The refusal of a colon behind an action that takes nothing."""
    name = written.partition(":")[0]
    return UsageError(f'"{written}": {name} takes no number, write {name} alone')


class Action(Protocol):
    """An action as a result tells it, with its kind and what paid for it; `cost` None: it was refused."""

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


class CheckedPlan(Result):
    """A plan that was checked. A game's result is a dataclass with these fields first, and says the rest in `lines`."""

    __slots__ = ()

    OUTCOME = Outcome(("legal",), success="legal")
    CALLED: ClassVar[str] = "action"
    legal: bool
    problems: tuple[Forbidden, ...]
    actions: tuple[Action, ...]

    def quiet(self) -> str:
        return "legal" if self.legal else "not legal"

    def lines(self) -> Iterator[Line]:
        """What else the plan comes to."""
        raise NotImplementedError

    def report(self) -> Report:
        return Report((Span("turn", NAME),), (self._table(), *self.lines(), verdict(self.quiet(), self.legal)))

    def _table(self) -> Table:
        """One row for each action: its kind, what paid for it, and why it was refused."""
        why = {problem.place: problem.message for problem in self.problems}
        return Table(("", self.CALLED, "kind", "paid with", ""), tuple(
            (
                Span(str(place)), Span(done.action, NAME), Span(done.kind),
                Span(done.cost or "refused", "" if done.cost else BAD), Span(why.get(place, ""), NOTE),
            )
            for place, done in enumerate(self.actions, 1)
        ))
