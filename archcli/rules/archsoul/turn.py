"""`turn`: whether a plan fits into a turn, what it costs and what it draws (A-109 to A-119; Archsoul, The Action
Economy)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import UsageError, unknown
from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, Table, line, verdict
from archcli.roles import BAD, NAME, NOTE, NUMBER
from archcli.rules.archsoul.rulings import Archsoul
from archcli.rules.archsoul.turn_actions import ACTIONS, AP, CHARGE_SPACES, STUDIES, cost, covered

FIGHTER, BEFORE = "Fighter", "Before this turn"
TOO_MANY_AP = "too-many-ap"
PROBLEMS = {
    "not-consecutive": "the drawing begun last turn has to come first",
    "attack-after-quick": "no attack may follow a quick attack",
    "weapon-used": "that weapon has attacked already this round",
    "not-studied": f"a sneak attack needs {STUDIES} studies directly before it",
    "needs-shield": "only with a shield",
    "needs-mount": "only with a mount",
    "needs-move": "only as part of a move or charge",
    "grappled": "not while grappled",
    "not-grappled": "only in a grapple",
    "needs-control": "only in control of the grapple",
    TOO_MANY_AP: f"a turn has {AP} AP",
}
"""Why a plan is not legal, by code (A-109, A-112 to A-117)."""


class Planned(NamedTuple):
    """An action as it is planned, and the weapon it is done with (None: not said)."""

    action: str
    weapon: str | None = None


class Step(NamedTuple):
    """An action of a plan as it comes out: its AP, whether it may draw a reactive attack, and what is wrong with it."""

    action: str
    weapon: str | None
    ap: int
    triggers: bool
    problem: str | None


class Fighter(Record):
    """Who takes the turn: move and mount speed in spaces (None: no mount), and the state the turn begins in."""

    move: Annotated[int, Range(0, rule="A-110"), Given(
        "--move", sheet="move", panel=FIGHTER, help="The move in spaces (3, or the sheet's).")] = 3
    mount_speed: Annotated[int | None, Range(1, 40, rule="A-64"), Given(
        "--mount-speed", sheet="mount.speed", metavar="1-40", panel=FIGHTER,
        help="Mounted: the mount's speed in spaces.")] = None
    shield: Annotated[bool, Given("--shield", panel=FIGHTER, help="A shield is worn.")] = False
    grappled: Annotated[bool, Given("--grappled", panel=BEFORE, help="The turn begins in a grapple.")] = False
    control: Annotated[bool, Given("--control", panel=BEFORE, help="In control of that grapple.")] = False
    ambush: Annotated[bool, Given(
        "--ambush", panel=BEFORE, help="First round of an ambush of one's own: a free move.")] = False
    studied: Annotated[int, Range(0, rule="A-115"), Given(
        "--studied", panel=BEFORE, help="Studies of the turns before, unbroken (0).")] = 0
    continued: Annotated[bool, Given(
        "--continued", panel=BEFORE, help="A drawing of 2 AP was begun last turn.")] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn(Result):
    """A plan for a turn, weighed. AP in action points, `seconds` about as many, `move_spaces` at most."""

    legal: bool
    problems: tuple[str, ...]
    ap_spent: int
    ap_left: int
    seconds: int
    move_spaces: int
    triggers: tuple[str, ...]
    stances: tuple[str, ...]
    carried: str | None
    studied: int
    steps: tuple[Step, ...]
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = Outcome(("legal",), success="legal")

    def quiet(self) -> str:
        return str(self.ap_spent)

    def report(self) -> Report:
        rows = tuple(self._row(step) for step in self.steps)
        return Report((Span("a turn", NAME),), (
            Table(("action", "AP", "reactive attack", "note"), rows),
            line("AP", (f"{self.ap_spent} spent", NUMBER), f", {self.ap_left} left", (f", {self.seconds} s", NOTE)),
            *self._lines(), self._verdict(),
        ))

    def _row(self, step: Step) -> tuple[Span, ...]:
        begun = "begun; 1 AP is left for the next turn" if step.action == self.carried and step is self._last else ""
        name = step.action if step.weapon is None else f"{step.action} ({step.weapon})"
        note = Span(PROBLEMS[step.problem], BAD) if step.problem else Span(begun, NOTE)
        return Span(name), Span(str(step.ap)), Span("may draw one" if step.triggers else ""), note

    @property
    def _last(self) -> Step | None:
        return next((step for step in reversed(self.steps) if step.ap), None)

    def _lines(self) -> list[Line]:
        lines = [line("movement", (f"{self.move_spaces}", NUMBER), f" space{'' if self.move_spaces == 1 else 's'}")]
        if self.stances:
            lines.append(line("until the next turn", ", ".join(self.stances)))
        if self.studied:
            lines.append(line("studied", str(self.studied), (f" of {STUDIES} for a sneak attack", NOTE)))
        return lines

    def _verdict(self) -> Line:
        if self.legal:
            return verdict("legal", True)
        reasons = dict.fromkeys(f"{PROBLEMS[code]} ({code})" for code in self.problems)
        return verdict("not legal", False, f": {'; '.join(reasons)}")


def planned(word: str) -> Planned:
    """An action as it is typed: ACTION or ACTION:WEAPON. Raises UsageError for an unknown action or an empty weapon."""
    name, colon, weapon = (part.strip() for part in word.partition(":"))
    action = name.casefold().replace("_", "-")
    if action not in ACTIONS:
        raise UsageError(unknown("action", name, ACTIONS))
    if colon and not weapon:
        raise UsageError(f"{word!r} names no weapon: write ACTION:WEAPON, such as attack:sword")
    return Planned(action, weapon or None)


def turn(plan: Sequence[Planned], *, fighter: Fighter, rulings: Archsoul) -> Turn:
    """Weigh a plan for one turn against its 3 AP and against the order that the rules ask for (A-109 to A-119).

    Every action counts its AP, also one that is not allowed. Raises UsageError for an empty plan. No dice.
    """
    if not plan:
        raise UsageError(f"name at least one ACTION: {', '.join(ACTIONS)}")
    costs, carried = _costs(plan, fighter, rulings)
    problems = [_problem(place, plan, costs, fighter) for place in range(len(plan))]
    spent = sum(costs)
    names = [step.action for step in plan]
    codes = [code for code in problems if code] + ([TOO_MANY_AP] if spent > AP else [])
    return Turn(
        legal=not codes, problems=tuple(codes), ap_spent=spent, ap_left=max(0, AP - spent), seconds=spent,
        move_spaces=_spaces(names, fighter), triggers=tuple(name for name in names if ACTIONS[name].triggers),
        stances=tuple(name for name in names if ACTIONS[name].stance), carried=carried,
        studied=_studies(names, costs, fighter.studied)[-1],
        steps=tuple(
            Step(
                action=step.action, weapon=step.weapon, ap=ap, triggers=ACTIONS[step.action].triggers, problem=problem,
            )
            for step, ap, problem in zip(plan, costs, problems, strict=True)
        ),
    )


def _costs(plan: Sequence[Planned], fighter: Fighter, rulings: Archsoul) -> tuple[list[int], str | None]:
    """AP of each step, and the drawing that is begun and not ended (A-112)."""
    costs = [cost(step.action, rulings) for step in plan]
    paid = [place for place, ap in enumerate(costs) if ap]
    if not paid:
        return costs, None
    first, last = paid[0], paid[-1]
    if fighter.continued and ACTIONS[plan[first].action].spans:
        costs[first] = 1
    if ACTIONS[plan[last].action].spans and costs[last] == 2 and sum(costs) - 2 == AP - 1:
        costs[last] = 1
        return costs, plan[last].action
    return costs, None


def _studies(names: Sequence[str], costs: Sequence[int], before: int) -> list[int]:
    """The count of studies before each step, and after the last; what costs AP and is no study resets it (A-115)."""
    counts = [before]
    for name, ap in zip(names, costs, strict=True):
        counts.append(counts[-1] + 1 if name == "study" else 0 if ap else counts[-1])
    return counts


def _spaces(names: Sequence[str], fighter: Fighter) -> int:
    charge = CHARGE_SPACES * (fighter.mount_speed or 0)
    ambush = fighter.move if fighter.ambush else 0
    walked = covered(names.count("move"), fighter.move) + names.count("slow-move")
    return walked + names.count("charge") * charge + ambush


def _problem(place: int, plan: Sequence[Planned], costs: Sequence[int], fighter: Fighter) -> str | None:
    """What is wrong with a step: the first thing in the order of the rules."""
    step, before = plan[place], plan[:place]
    action = ACTIONS[step.action]
    names = [planned.action for planned in plan]
    # A grab of this plan is taken as won.
    grabbed = "grab" in names[:place]
    gripped = fighter.grappled or grabbed
    wrong = {
        "not-consecutive": fighter.continued and not action.spans and costs[place] > 0 and not any(costs[:place]),
        "attack-after-quick": action.attack and "quick-attack" in names[:place],
        "weapon-used": step.action == "quick-attack" and _used(step.weapon, before),
        "not-studied": step.action == "sneak-attack" and _studies(names, costs, fighter.studied)[place] < STUDIES,
        "needs-shield": action.shield and not fighter.shield,
        "needs-mount": action.mounted and fighter.mount_speed is None,
        "needs-move": step.action == "trample" and not {"move", "charge"} & set(names),
        "grappled": action.free_only and gripped,
        "not-grappled": action.grappled and not gripped,
        "needs-control": action.control and not (grabbed or fighter.control),
    }
    return next((code for code, is_so in wrong.items() if is_so), None)


def _used(weapon: str | None, before: Sequence[Planned]) -> bool:
    attacked = [
        planned.weapon.casefold() for planned in before if planned.weapon and ACTIONS[planned.action].attack
    ]
    return weapon is not None and weapon.casefold() in attacked
