"""`turn`: whether a plan fits into one turn (S-08, S-09, S-60 to S-75; Chapter 8, Types of Actions)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypedDict

from archcli.dice.roll import Roll
from archcli.planner import Problem, legality, plan_table
from archcli.report import NAME, Line, Modifier, Report, Result, Span, line, verdict
from archcli.rules.spellchrome.action import DEFENSIVE, DODGE, TOTAL_DEFENSE
from archcli.rules.spellchrome.actions import FIGHTING_DEFENSIVELY, Kind, Planned
from archcli.rules.spellchrome.budget import Budget, Condition
from archcli.rules.spellchrome.concentration import DEFENSIVE_DC

if TYPE_CHECKING:
    from archcli.rules.spellchrome.rulings import Spellchrome

Check = Literal["concentration"]
From = Literal["target", "foes in reach"]


class Done(NamedTuple):
    """An action with its kind and what paid for it; `cost` None: it was refused."""

    action: str
    kind: Kind
    cost: Kind | None


Provocation = TypedDict("Provocation", {"at": int, "action": str, "from": From})
Provocation.__doc__ = "How an attack of opportunity is told; `from` is a word of Python's, and cannot name a field."


class Provoked(NamedTuple):
    """An attack of opportunity: the action that provokes it and from whom."""

    at: int
    action: str
    from_: From

    def data(self) -> Provocation:
        """The entry of `provokes`."""
        return {"at": self.at, "action": self.action, "from": self.from_}


class Checked(NamedTuple):
    """A check that an action asks for, with its DC."""

    at: int
    action: str
    check: Check
    dc: int


class Left(NamedTuple):
    """What is left of the turn, 0 or 1 of each."""

    move: int
    standard: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn(Result):
    """A plan that was checked. `feet` counts the step; `prone` is how the turn ends."""

    legal: bool
    problems: tuple[Problem, ...]
    actions: tuple[Done, ...]
    feet: int
    step: bool
    prone: bool
    ac_bonus: int
    attack_modifier: int
    opportunity_attacks: bool
    provokes: tuple[Provoked, ...]
    checks: tuple[Checked, ...]
    left: Left
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]

    OUTCOME = ("legal",)
    SUCCEEDS = ("legal", True)

    def quiet(self) -> str:
        return legality(self.legal)

    def report(self) -> Report:
        return Report((Span("turn", NAME),), (
            plan_table("action", self.actions, self.problems), *self._lines(), verdict(self.quiet(), self.legal),
        ))

    def _lines(self) -> Iterator[Line]:
        yield line("distance", f"{self.feet} feet", " (a step)" if self.step else "")
        if self.ac_bonus:
            yield line("AC", f"+{self.ac_bonus} until the next turn")
        if self.attack_modifier:
            yield line("attacks", f"−{-self.attack_modifier} fighting defensively")
        if not self.opportunity_attacks:
            yield line("attacks of opportunity", "none can be made until the next turn")
        for one in self.provokes:
            whom = "the target" if one.from_ == "target" else one.from_
            yield line(f"{one.at} {one.action}", f"provokes an attack of opportunity from {whom}")
        for check in self.checks:
            yield line(f"{check.at} {check.action}", f"asks for a {check.check} check, DC {check.dc}")
        if self.prone:
            yield line("ends", "prone")
        names = [name for name, count in self.left._asdict().items() if count]
        yield line("left", " and ".join(f"{name} action" for name in names) or "nothing but free actions")


def turn(plan: Sequence[Planned], *, condition: Condition, rulings: Spellchrome) -> Turn:
    """Check a plan, action by action. Chapter 8, Types of Actions.

    An action that is not allowed is reported with the first of its problems and not carried out; checking goes on
    with the next one. Nothing is rolled.
    """
    budget = Budget(condition, rulings)
    problems, actions, carried = [], [], []
    for at, do in enumerate(plan, 1):
        kind, problem = budget.kind(do), budget.problem(do)
        if problem is not None:
            problems.append(Problem(at, do.written, *problem))
        else:
            carried.append((at, do))
        actions.append(Done(do.written, kind, None if problem else budget.carry_out(do)))
    names = {do.name for _, do in carried}
    defensive, total = bool(names & FIGHTING_DEFENSIVELY), "total-defense" in names
    return Turn(
        legal=not problems, problems=tuple(problems), actions=tuple(actions),
        feet=budget.feet, step=budget.step, prone=budget.prone,
        ac_bonus=TOTAL_DEFENSE if total else DODGE if defensive else 0,
        attack_modifier=DEFENSIVE if defensive else 0, opportunity_attacks=not total,
        provokes=tuple(
            Provoked(at, do.written, whom) for at, do in carried for whom in [_provoked(do, condition, rulings)] if whom
        ),
        checks=tuple(
            Checked(at, do.written, "concentration", DEFENSIVE_DC) for at, do in carried
            if do.name == "cast-defensively" and condition.in_melee
        ),
        left=Left(int("move" not in budget.spent), int("standard" not in budget.spent)), rolls=(), modifiers=(),
    )


def _provoked(do: Planned, condition: Condition, rulings: Spellchrome) -> From | None:
    """From whom an action provokes an attack of opportunity (S-09, S-74, S-75)."""
    if (do.name == "crawl" and rulings.crawl_provokes) or (do.name == "cast" and condition.in_melee):
        return "foes in reach"
    if do.name == "unarmed-attack" and not condition.target_unarmed and not condition.natural_weapons:
        return "target"
    return None
