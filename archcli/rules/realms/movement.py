"""`movement`: what one turn holds (R-05, R-20 to R-29, R-51; Movement Revisited, Actions, Reactions)."""

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
from archcli.rules.realms.turn_parts import ACTION, HEX, HOLD, REACTION, Part, cost, rounded, takes

MOVEMENT = "Movement"
MOVED = "movement"
"""What the movement of a turn is called among modifiers (R-54)."""


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
    surprised: Annotated[bool, Given("--surprised", state="is_caught", panel=MOVEMENT,
        help="Neither moves nor acts.")] = False


class Before(NamedTuple):
    """A turn under way: the parts that are done, the feet that are left (None: what these leave of the movement), and
    whether the action of the turn and the reaction of the round are."""

    parts: tuple[Part, ...] = ()
    left: int | None = None
    action: bool = True
    reaction: bool = True


NOTHING = Before()


class Illegal(NamedTuple):
    """A part that was passed over, and why."""

    part: str
    why: str


class Barred(NamedTuple):
    """Why something cannot be done, and by which rule."""

    why: str
    rule: str


class Refused(NamedTuple):
    """A part that was passed over."""

    part: str
    barred: Barred


class Step(NamedTuple):
    """A part that was carried out: what it cost, and what was left afterwards, in feet; what it took beside them."""

    part: str
    cost: int
    left: int
    took: str = ""


DEEDS = {MOVED: "move", ACTION: "act", REACTION: "react"}
"""What is barred, and the word for doing it."""
ONLY_ONE = {
    ACTION: Barred("only one action a turn", "R-27"), REACTION: Barred("only one reaction a round", "R-29"),
}
"""Why there is no second."""


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
    steps: tuple[Step | Refused, ...] = field(shown=False)

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
            if isinstance(step, Refused):
                yield line(step.part, ("illegal", BAD), f": {step.barred.why}")
            else:
                took = [f"the {step.took}"] if step.took else []
                paid = [f"{signed(-step.cost)} = {step.left} left"] if step.cost else []
                yield line(step.part, ", ".join((*took, *paid)) or ("done", NOTE))

    def _ending(self) -> Line:
        hexes = f"{self.hexes} hex{'' if self.hexes == 1 else 'es'} of easy ground"
        return line("remaining", (f"{self.remaining} feet", GOOD if self.legal else BAD), f" of {self.total} ({hexes})")


def movement(
    parts: Sequence[Part], mover: Mover, *, before: Before = NOTHING, by_hand: ByHand = NOT_MOVED, rulings: Realms,
) -> Movement:
    """The movement of a turn and the parts that it pays for, in order; rolls nothing.

    Percentages come first, rounded once, then flat losses (R-21, R-22). A part that cannot be paid, a second action or
    reaction, and holding an action are illegal and passed over (R-27 to R-29); so are deeds of the surprised (R-20)
    and, by ruling, of the paralysed (R-23). A turn goes on from what was done `before`, which counts as allowed. Raises
    RuleError for encumbrance above the species movement.
    """
    moved = (*_changes(mover, rulings), *by_hand.among(MOVED).of(MOVED))
    feet = mover.species + change(moved)
    bounded = changes(MOVED, (max(0, -feet), "never below 0"), (-max(0, feet) * mover.surprised, "surprised"))
    planned, paid = feet + change(bounded), sum(cost(part, mover.species, rulings) for part in before.parts)
    left = max(0, planned - paid) if before.left is None or mover.surprised else before.left
    total = paid + left
    barred = _used_up(before) | _barred(mover, feet, rulings)
    steps = (
        *_made(before.parts, total, mover.species, rulings), *_walk(parts, left, mover.species, barred, rulings),
    )
    done = [step for step in steps if isinstance(step, Step)]
    illegal = tuple(Illegal(step.part, step.barred.why) for step in steps if isinstance(step, Refused))
    spent = sum(step.cost for step in done)
    by_state = changes(MOVED, (total - planned, "as it stands"))
    return Movement(
        species=mover.species, total=total, paralyzed=feet <= 0, spent=spent, remaining=total - spent,
        hexes=(total - spent) // HEX, actions=sum(step.took == ACTION for step in done),
        reactions=sum(step.took == REACTION for step in done), legal=not illegal, illegal=illegal,
        modifiers=moved + bounded + by_state, who=mover.name or "you", steps=steps,
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


def _barred(mover: Mover, feet: int, rulings: Realms) -> dict[str, Barred]:
    """Why there is no movement, action or reaction in this turn (R-20, R-23, rulings surprised_reacts and
    paralysed_acts)."""
    surprised, paralysed = "the surprised do not {} in the first round", "the paralysed do not {}"
    barred = {}
    if feet <= 0 and not rulings.paralysed_acts:
        barred = {taken: Barred(paralysed.format(deed), "R-23") for taken, deed in DEEDS.items() if taken != MOVED}
    if mover.surprised:
        caught = {taken: Barred(surprised.format(deed), "R-20") for taken, deed in DEEDS.items()}
        barred |= {taken: why for taken, why in caught.items() if taken != REACTION or not rulings.surprised_reacts}
    return barred


def _used_up(before: Before) -> dict[str, Barred]:
    """What was used up before (R-27, R-29)."""
    left = {ACTION: before.action, REACTION: before.reaction}
    return {taken: why for taken, why in ONLY_ONE.items() if not left[taken]}


def _made(parts: Sequence[Part], left: int, species: int, rulings: Realms) -> Iterator[Step]:
    """Parts that are done."""
    for part in parts:
        feet = cost(part, species, rulings)
        left -= feet
        yield Step(part.text, feet, left, takes(part, rulings))


def _walk(
    parts: Sequence[Part], left: int, species: int, barred: Mapping[str, Barred], rulings: Realms,
) -> Iterator[Step | Refused]:
    """Parts that are to be done; the rule of a turn (R-27) refuses what no other does."""
    barred = dict(barred)
    for part in parts:
        feet, taken = cost(part, species, rulings), takes(part, rulings)
        if part.kind == HOLD:
            yield Refused(part.text, Barred("without a special skill no action is held for later", "R-28"))
        elif taken in barred:
            yield Refused(part.text, barred[taken])
        elif feet and MOVED in barred:
            yield Refused(part.text, barred[MOVED])
        elif feet > left:
            yield Refused(part.text, Barred(f"costs {feet} feet, and {left} are left", "R-27"))
        else:
            left -= feet
            if taken:
                barred[taken] = ONLY_ONE[taken]
            yield Step(part.text, feet, left, taken)
