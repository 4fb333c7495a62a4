"""`turn`: whether a plan fits into a turn, what it costs and what it draws (A-109 to A-119, A-131 to A-134; Archsoul,
The Action Economy)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError
from archcli.given import missing
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, Table, field, filled, line, verdict
from archcli.roles import BAD, NAME, NOTE, NUMBER
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn_actions import ACTIONS, AP, CHARGE_SPACES, STUDIES, covered, pips
from archcli.rules.archsoul.turn_plan import NOTHING, WEAPON, Before, Course, Fighter, Planned, unfit

TOO_MANY_AP = "too-many-ap"
PROBLEMS = {
    "not-consecutive": "the drawing begun last turn has to come first",
    "attack-after-quick": "no attack may follow a quick attack",
    "weapon-used": "that weapon has attacked already this round",
    "not-studied": f"a sneak attack needs {STUDIES} studies directly before it",
    "needs-shield": "only with a shield, and not while grappled",
    "needs-mount": "only with a mount",
    "needs-move": "only as part of a move or charge",
    "grappled": "not while grappled",
    "not-grappled": "only in a grapple",
    "needs-control": "only in control of the grapple",
    WEAPON: "not with that weapon",
    TOO_MANY_AP: f"a turn has {AP} AP",
}
"""Why a plan is not legal, by code (A-109, A-112 to A-117, A-132)."""
RULES = {
    "not-consecutive": "A-112", "attack-after-quick": "A-113", "weapon-used": "A-114", "not-studied": "A-115",
    "needs-shield": "A-116", "needs-mount": "A-116", "needs-move": "A-116", "grappled": "A-117",
    "not-grappled": "A-117", "needs-control": "A-117", WEAPON: "A-132", TOO_MANY_AP: "A-109",
}
"""The rule behind each of these codes."""


class Step(NamedTuple):
    """An action of a plan as it comes out: its AP, whether it may draw a reactive attack, and what is wrong with it.

    `message`: what is wrong with its weapon, in words.
    """

    action: str
    weapon: str | None
    ap: int
    triggers: bool
    problem: str | None
    message: str | None

    @property
    def why(self) -> str:
        """What is wrong, in words; empty where nothing is."""
        return self.message or (PROBLEMS[self.problem] if self.problem else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn(Result):
    """A plan for a turn, weighed. AP in action points, `seconds` about as many, `move_spaces` at most.

    `assumes`: the actions whose grapple rolls were taken as won.
    """

    legal: bool
    problems: tuple[str, ...]
    ap_spent: int
    ap_left: int
    seconds: int
    move_spaces: int
    triggers: tuple[str, ...]
    assumes: tuple[str, ...]
    stances: tuple[str, ...]
    carried: str | None
    studied: int
    steps: tuple[Step, ...]
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    who: str | None = field(default=None, shown=False)

    OUTCOME = Outcome(("legal",), success="legal")

    def quiet(self) -> str:
        return str(self.ap_spent)

    def report(self) -> Report:
        return Report(
            (Span(f"{self.who}'s turn" if self.who else "a turn", NAME),),
            (self._table(), self._spent(), *self._lines(), self._verdict()),
        )

    def _table(self) -> Table:
        rows = [self._row(step) for step in self.steps]
        head = ("action", "AP", "reactive attack", "note")
        return filled(head, rows)

    def _row(self, step: Step) -> tuple[Span, ...]:
        begun = "begun; 1 AP is left for the next turn" if self.carried and step is self._last else ""
        name = step.action if step.weapon is None else f"{step.action} ({step.weapon})"
        note = Span(step.why, BAD) if step.problem else Span(begun, NOTE)
        return Span(name), Span(str(step.ap), NUMBER), Span("may draw one" if step.triggers else ""), note

    @property
    def _last(self) -> Step | None:
        return next((step for step in reversed(self.steps) if step.ap), None)

    def _spent(self) -> Line:
        over = self.ap_spent - AP
        after = f", {over} too many" if over > 0 else f", {self.ap_left} left" if self.ap_left else ""
        return line(
            "AP", pips(self.ap_left), (f"  {self.ap_spent}", NUMBER), f" of {AP}", (after, BAD if over > 0 else ""),
            (f"  about {self.seconds} s", NOTE),
        )

    def _lines(self) -> Iterator[Line]:
        if self.move_spaces:
            spaces = f" space{'' if self.move_spaces == 1 else 's'}"
            yield line("movement", (f"{self.move_spaces}", NUMBER), spaces)
        if self.assumes:
            rolls = f"the grapple roll{'' if len(self.assumes) == 1 else 's'} of "
            yield line("taken as won", rolls, (", ".join(self.assumes), NAME))
        if self.stances:
            yield line("until the next turn", ", ".join(self.stances))
        if self.studied:
            yield line("studied", str(self.studied), (f" of {STUDIES} for a sneak attack", NOTE))

    def _verdict(self) -> Line:
        wrong = [step.action for step in self.steps if step.problem]
        over = [f"{self.ap_spent - AP} AP too many"] if TOO_MANY_AP in self.problems else []
        reasons = ", ".join([*dict.fromkeys(wrong), *over])
        return verdict("legal", True) if self.legal else verdict("not legal", False, f": {reasons}")


def turn(
    plan: Sequence[Planned], *, fighter: Fighter, rulings: Archsoul, before: Before = NOTHING, assume: bool = True,
) -> Turn:
    """Weigh a plan for one turn against its 3 AP and against the order that the rules ask for (A-109 to A-119).

    Every grapple roll is taken as won (A-131); without `assume` none is, and the grapple stays as it is. Every action
    counts its AP, also one that is not allowed. `before` is what was done of the turn: it is part of the result, and
    nothing of it is a problem any more; `fighter` is then as it stands now. Raises UsageError for an empty plan, and
    for a mounted fighter whose mount has no speed (A-134).
    """
    if not plan:
        raise UsageError(f"name at least one ACTION: {', '.join(ACTIONS)}")
    if fighter.mounted and fighter.mount_speed is None:
        raise missing(Fighter, "mount_speed", "the speed of the mount", rule="A-134")
    costs, carried = _costs(plan, fighter, rulings, before.ap)
    course = Course(fighter, rulings, before.actions, assume=assume)
    whole = (*before.actions, *plan)
    steps = [
        Step(action=act.name, weapon=act.weapon, ap=ap, triggers=course.draws(act), problem=None, message=None)
        for act, ap in zip(before.actions, before.costs(rulings), strict=True)
    ]
    assumes = []
    for act, ap in zip(plan, costs, strict=True):
        problem, message = course.problem(act, ap, whole), None
        refusal = None if problem else unfit(act, rulings)
        if refusal is not None:
            problem, message = WEAPON, refusal.message
        steps.append(Step(
            action=act.name, weapon=act.weapon, ap=ap, triggers=course.draws(act), problem=problem, message=message,
        ))
        if course.take(act, ap, sound=problem is None):
            assumes.append(act.name)
    spent = before.ap + sum(costs)
    codes = [step.problem for step in steps if step.problem] + ([TOO_MANY_AP] if spent > AP and any(costs) else [])
    return Turn(
        legal=not codes, problems=tuple(codes), ap_spent=spent, ap_left=max(0, AP - spent), seconds=spent,
        move_spaces=_spaces([act.costly for act in whole], fighter),
        triggers=tuple(step.action for step in steps if step.triggers), assumes=tuple(assumes),
        stances=tuple(act.name for act in whole if ACTIONS[act.action].stance), carried=carried,
        studied=course.studied, steps=tuple(steps), modifiers=fighter.slowed, who=fighter.name,
    )


def refusals(weighed: Turn) -> Iterable[RuleError]:
    """What is wrong with a plan, each by its rule."""
    for step in weighed.steps:
        if step.problem is not None:
            yield RuleError(f"{step.action}: {step.why}", rule=RULES[step.problem])
    if TOO_MANY_AP in weighed.problems:
        who = weighed.who or "it"
        yield RuleError(f"{who} would have spent {weighed.ap_spent} AP, and {PROBLEMS[TOO_MANY_AP]}", rule="A-109")


def _costs(
    plan: Sequence[Planned], fighter: Fighter, rulings: Archsoul, spent: int,
) -> tuple[list[int], str | None]:
    """AP of each action after so many that are spent, and the drawing that is begun and not ended (A-112)."""
    costs = [act.ap(rulings) for act in plan]
    paid = [place for place, ap in enumerate(costs) if ap]
    if not paid:
        return costs, None
    first, last = paid[0], paid[-1]
    if fighter.continued and ACTIONS[plan[first].action].spans:
        costs[first] = 1
    if ACTIONS[plan[last].action].spans and costs[last] == 2 and spent + sum(costs) - 2 == AP - 1:
        costs[last] = 1
        return costs, plan[last].action
    return costs, None


def _spaces(names: Sequence[str], fighter: Fighter) -> int:
    """Spaces at most: moves, charges, and the free move of an ambush (A-110, A-14, A-64)."""
    charge = CHARGE_SPACES * (fighter.mount_speed or 0)
    ambush = fighter.pace if fighter.ambush else 0
    walked = covered(names.count("move"), fighter.pace) + names.count("slow-move")
    return walked + names.count("charge") * charge + ambush
