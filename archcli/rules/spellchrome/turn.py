"""`turn`: whether a plan fits into one turn (S-08, S-09, S-60 to S-75, S-80; Chapter 8, Types of Actions)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypedDict

from archcli.dice.roll import Roll
from archcli.planner import CheckedPlan, Forbidden, problems, walk
from archcli.report import Line, Modifier, line
from archcli.rules.spellchrome.action import DEFENSIVE, DODGE, TOTAL_DEFENSE
from archcli.rules.spellchrome.actions import Kind, Planned
from archcli.rules.spellchrome.budget import BARRIERS, Condition, TurnBudget
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
class Turn(CheckedPlan):
    """A plan that was checked. `feet` counts the step; `prone` is how the turn ends."""

    legal: bool
    problems: tuple[Forbidden, ...]
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

    def lines(self) -> Iterator[Line]:
        yield line("distance", f"{self.feet} feet", " (a step)" if self.step else "")
        if self.ac_bonus:
            yield line("AC", f"+{self.ac_bonus} until the next turn")
        if self.attack_modifier:
            yield line("attacks", f"−{-self.attack_modifier} fighting defensively")
        if not self.opportunity_attacks:
            yield line("attacks of opportunity", "none can be made until the next turn")
        for provoked in self.provokes:
            whom = "the target" if provoked.from_ == "target" else provoked.from_
            yield line(f"{provoked.at} {provoked.action}", f"provokes an attack of opportunity from {whom}")
        for asked in self.checks:
            yield line(f"{asked.at} {asked.action}", f"asks for a {asked.check} check, DC {asked.dc}")
        if self.prone:
            yield line("ends", "prone")
        names = [name for name, count in self.left._asdict().items() if count]
        yield line("left", " and ".join(f"{name} action" for name in names) or "nothing but free actions")


def turn(
    plan: Sequence[Planned], *, condition: Condition, rulings: Spellchrome, done: int = 0,
    given: tuple[int, int] = (0, 0),
) -> Turn:
    """Check a plan, action by action. Chapter 8, Types of Actions.

    An action that is not allowed is reported with the first of its problems and not carried out; checking goes on
    with the next one. Nothing is rolled. The first `done` actions were done before, and `condition` is that of now:
    they are paid for, and no longer looked at; `given`: the actions that were given back since (1), or taken (-1).
    """
    budget = TurnBudget(condition, rulings, given)
    steps = walk(plan, budget, BARRIERS, done=done)
    found = problems(steps)
    carried = [(step.place, step.action) for step in steps if step.problem is None]
    defensive = any(action.defensive for _, action in carried)
    total = any(action.name == "total-defense" for _, action in carried)
    return Turn(
        legal=not found, problems=found,
        actions=tuple(Done(step.action.written, step.kind, step.cost) for step in steps),
        feet=budget.feet, step=budget.step, prone=budget.prone,
        ac_bonus=TOTAL_DEFENSE if total else DODGE if defensive else 0,
        attack_modifier=DEFENSIVE if defensive else 0, opportunity_attacks=not total,
        provokes=tuple(
            Provoked(place, action.written, whom) for place, action in carried
            for whom in [_provoked(action, condition, rulings)] if whom
        ),
        checks=tuple(
            Checked(at=place, action=action.written, check="concentration", dc=DEFENSIVE_DC)
            for place, action in carried if action.name == "cast-defensively" and condition.in_melee
        ),
        left=Left(int("move" not in budget.spent), int("standard" not in budget.spent)), rolls=(), modifiers=(),
    )


def _provoked(action: Planned, condition: Condition, rulings: Spellchrome) -> From | None:
    """From whom an action provokes an attack of opportunity (S-09, S-74, S-75)."""
    if (action.name == "crawl" and rulings.crawl_provokes) or (action.name == "cast" and condition.in_melee):
        return "foes in reach"
    if action.unarmed and not condition.target_unarmed and not condition.natural_weapons:
        return "target"
    return None
