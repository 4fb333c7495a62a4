"""`movement`: what one turn holds (R-05, R-20 to R-29; Movement Revisited, Actions, Reactions)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, signed, verdict
from archcli.roles import BAD, GOOD, NAME, NOTE, NUMBER
from archcli.rules.realms.changes import change, changes
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.turn_parts import HEX, HOLD, Part, cost, rounded, takes

MOVEMENT = "Movement"


class Mover(Record):
    """Whose turn it is, what movement it has, and what changes that, in feet and percent (R-21)."""

    name: str | None = None
    species: Annotated[int, Range(0), Given("--species", sheet="movement.species", metavar="FEET", panel=MOVEMENT,
        help="Species movement.")]
    encumbered: Annotated[int | None, Range(0), Given("--encumbered", sheet="movement.encumbered", metavar="FEET",
        panel=MOVEMENT, help="What encumbrance leaves of it.")] = None
    augment: Annotated[tuple[int, ...], Range(0), Given("--augment", metavar="FEET", panel=MOVEMENT,
        help="Feet gained by magic; repeatable.")] = ()
    percent: Annotated[tuple[int, ...], Range(1, 100, rule="R-21"), Given("--percent", metavar="1-100", panel=MOVEMENT,
        help="Percent that a restriction takes; repeatable.")] = ()
    flat: Annotated[tuple[int, ...], Range(0), Given("--flat", metavar="FEET", panel=MOVEMENT,
        help="Feet lost, after the percentages; repeatable.")] = ()
    surprised: Annotated[bool, Given("--surprised", panel=MOVEMENT, help="Neither moves nor acts.")] = False


class Illegal(NamedTuple):
    """A part that was passed over, and why."""

    part: str
    why: str


class Step(NamedTuple):
    """A part that was carried out: what it cost, and what was left afterwards, in feet; what it took beside them."""

    part: str
    cost: int
    left: int
    took: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Movement(Result):
    """A turn, in feet. `total`: the movement of the turn; `hexes`: whole hexes of easy ground in what remains."""

    species: int
    total: int
    paralyzed: bool
    spent: int
    remaining: int
    hexes: int
    actions: int
    reactions: int
    legal: bool
    illegal: tuple[Illegal, ...]
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...]
    who: str = field(shown=False)
    steps: tuple[Step | Illegal, ...] = field(shown=False)

    OUTCOME = Outcome(("paralyzed", "legal"), success="legal", harms=("paralyzed",))

    def quiet(self) -> str:
        return str(self.remaining)

    def report(self) -> Report:
        return Report(
            (Span(self.who, NAME), Span(": the movement of a turn")),
            (line("species", f"{self.species} feet"), *self._changes(), *self._steps(), self._ending()),
        )

    def _changes(self) -> Iterator[Line]:
        feet = self.species
        for moved in self.modifiers:
            feet += moved.by
            yield line("", f"{signed(moved.by)} {moved.because} = ", (f"{feet}", NUMBER))
        if self.paralyzed:
            yield verdict("paralysed", False, ": no movement is left")

    def _steps(self) -> Iterator[Line]:
        for step in self.steps:
            if isinstance(step, Illegal):
                yield line(step.part, ("illegal", BAD), f": {step.why}")
            else:
                took = [f"the {step.took}"] if step.took else []
                paid = [f"{signed(-step.cost)} = {step.left} left"] if step.cost else []
                yield line(step.part, ", ".join((*took, *paid)) or ("done", NOTE))

    def _ending(self) -> Line:
        hexes = f"{self.hexes} hex{'' if self.hexes == 1 else 'es'} of easy ground"
        return line("remaining", (f"{self.remaining} feet", GOOD if self.legal else BAD), f" of {self.total} ({hexes})")


def movement(
    parts: Sequence[Part], mover: Mover, *, by_hand: ByHand = NOT_MOVED, rulings: Realms,
) -> Movement:
    """The movement of a turn and the parts that it pays for, in order; rolls nothing.

    Percentages come first, rounded once, then flat losses (R-21, R-22). A part that cannot be paid, a second action or
    reaction, and holding an action are illegal and passed over (R-27 to R-29); so are deeds of the surprised (R-20)
    and, by ruling, of the paralysed (R-23). Raises RuleError for encumbrance above the species movement.
    """
    moved = (*_changes(mover, rulings), *by_hand.among("movement").of("movement"))
    feet = mover.species + change(moved)
    bounded = changes("movement", (max(0, -feet), "never below 0"), (-max(0, feet) * mover.surprised, "surprised"))
    total = feet + change(bounded)
    steps = tuple(_walk(parts, total, mover.species, _barred(mover, feet, rulings), rulings))
    done = [step for step in steps if isinstance(step, Step)]
    illegal = tuple(step for step in steps if isinstance(step, Illegal))
    spent = sum(step.cost for step in done)
    return Movement(
        species=mover.species, total=total, paralyzed=feet <= 0, spent=spent, remaining=total - spent,
        hexes=(total - spent) // HEX, actions=sum(step.took == "action" for step in done),
        reactions=sum(step.took == "reaction" for step in done), legal=not illegal, illegal=illegal,
        modifiers=moved + bounded, who=mover.name or "you", steps=steps,
    )


def _changes(mover: Mover, rulings: Realms) -> tuple[Modifier, ...]:
    lower = mover.species if mover.encumbered is None else mover.encumbered
    if lower > mover.species:
        raise RuleError(
            f"--encumbered is {lower}, and encumbrance leaves at most the species movement of {mover.species}",
            rule="R-21",
        )
    full = lower + sum(mover.augment)
    restrictions = ", ".join(f"{percent} %" for percent in mover.percent)
    return changes(
        "movement", (lower - mover.species, "encumbrance"), *((feet, "augmentation") for feet in mover.augment),
        (_kept(full, mover.percent, rulings) - full, f"restriction ({restrictions})"),
        *((-feet, "flat loss") for feet in mover.flat),
    )


def _kept(feet: int, percentages: Sequence[int], rulings: Realms) -> int:
    """What percentages leave, rounded once (R-22, rulings percentages and rounding)."""
    if rulings.percentages == "add":
        return rounded(feet * max(0, 100 - sum(percentages)), 100, rulings)
    for percent in percentages:
        feet *= 100 - percent
    return rounded(feet, 100 ** len(percentages), rulings)


def _barred(mover: Mover, feet: int, rulings: Realms) -> dict[str, str]:
    """Why there is no action or no reaction in this turn (R-20, R-23, rulings surprised_reacts and paralysed_acts)."""
    surprised, paralysed = "the surprised do not {} in the first round", "the paralysed do not {}"
    barred = {}
    if feet <= 0 and not rulings.paralysed_acts:
        barred = {"action": paralysed.format("act"), "reaction": paralysed.format("react")}
    if mover.surprised:
        barred["action"] = surprised.format("act")
        if not rulings.surprised_reacts:
            barred["reaction"] = surprised.format("react")
    return barred


def _walk(
    parts: Sequence[Part], left: int, species: int, barred: Mapping[str, str], rulings: Realms,
) -> Iterator[Step | Illegal]:
    done: set[str] = set()
    for part in parts:
        feet, taken = cost(part, species, rulings), takes(part, rulings)
        if part.kind == HOLD:
            yield Illegal(part.text, "without a special skill no action is held for later")
        elif taken in barred:
            yield Illegal(part.text, barred[taken])
        elif taken in done:
            yield Illegal(part.text, f"only one {taken} a {'turn' if taken == 'action' else 'round'}")
        elif feet > left:
            yield Illegal(part.text, f"costs {feet} feet, and {left} are left")
        else:
            left -= feet
            if taken:
                done.add(taken)
            yield Step(part.text, feet, left, taken)
