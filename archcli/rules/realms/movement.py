"""`movement`: what one turn holds (R-05, R-20 to R-29; Movement Revisited, Actions, Reactions)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import RuleError, UsageError, unknown
from archcli.report import BAD, GOOD, NAME, NOTE, NUMBER, Line, Modifier, Report, Result, Span, line, signed, verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from archcli.dice.dice import Dice
    from archcli.rules.realms.rulings import Realms

HEX = 5
"""Feet of a hex (R-25)."""
GROUND = {"walk": 1, "difficult": 2, "through": 2, "crawl": 3}
"""Feet of movement that each foot costs (R-25)."""
PERCENT = {"stand": 50, "mount": 50, "dismount": 50, "mount-huge": 100, "dismount-huge": 100}
"""Percent of the species movement (R-24)."""
FLAT = {"pick-up": 10, "shield": 10, "draw": 10, "pick-up-ready": 20}
"""Feet."""
ONCE = {"act": "action", "react": "reaction"}
"""What can be done once (R-27, R-29)."""
HOLD = "hold"
PARTS = (*GROUND, *PERCENT, *FLAT, *ONCE, HOLD)


class Part(NamedTuple):
    """A part of a turn as typed, what it is, and its feet (None where it has none)."""

    text: str
    kind: str
    feet: int | None = None


class Illegal(NamedTuple):
    """A part that was passed over, and why."""

    part: str
    why: str


class Step(NamedTuple):
    """A part that was carried out: what it cost, and what was left afterwards, in feet."""

    part: str
    cost: int
    left: int


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
    modifiers: tuple[Modifier, ...] = ()
    who: str = "you"
    steps: tuple[Step | Illegal, ...] = ()

    OUTCOME = ("paralyzed", "legal")
    SUCCEEDS = ("legal", True)

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("who", "steps")

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
                yield line(step.part, f"{signed(-step.cost)} = {step.left} left" if step.cost else ("done", NOTE))

    def _ending(self) -> Line:
        hexes = f"{self.hexes} hex{'' if self.hexes == 1 else 'es'} of easy ground"
        return line("remaining", (f"{self.remaining} feet", GOOD if self.legal else BAD), f" of {self.total} ({hexes})")


def movement(
    parts: Sequence[Part] = (), *, species: int | None, encumbered: int | None = None, augment: Sequence[int] = (),
    percent: Sequence[int] = (), flat: Sequence[int] = (), surprised: bool = False, name: str = "you", rulings: Realms,
    dice: Dice,
) -> Movement:
    """The movement of a turn and the parts that it pays for, in order; rolls nothing.

    `species` and `encumbered` (what encumbrance leaves) in feet, `augment` and `flat` feet gained and lost, `percent`
    what restrictions take, each 1 to 100: percentages first, rounded once, then flat losses (R-21, R-22). A part that
    cannot be paid, a second action or reaction, and holding an action are illegal and passed over (R-27 to R-29). The
    surprised neither move nor act (R-20). Raises UsageError for a missing species movement and for negative feet,
    RuleError for encumbrance above the species movement and for percentages out of range.
    """
    base = _checked(species, encumbered, augment, percent, flat)
    modifiers = list(_changes(base, encumbered, augment, percent, flat, rulings))
    paralyzed = base + sum(one.by for one in modifiers) <= 0
    modifiers += _bounded(base + sum(one.by for one in modifiers), surprised)
    total = base + sum(one.by for one in modifiers)
    steps = tuple(_walk(parts, total, base, surprised, rulings))
    done = [step for step in steps if isinstance(step, Step)]
    illegal = tuple(step for step in steps if isinstance(step, Illegal))
    spent = sum(step.cost for step in done)
    return Movement(
        species=base, total=total, paralyzed=paralyzed, spent=spent, remaining=total - spent,
        hexes=(total - spent) // HEX, actions=sum(step.part == "act" for step in done),
        reactions=sum(step.part == "react" for step in done), legal=not illegal, illegal=illegal,
        modifiers=tuple(modifiers), who=name, steps=steps,
    )


def part(text: str) -> Part:
    """A part of a turn, such as `walk:10` or `stand`. Raises UsageError naming what cannot be read."""
    kind, colon, feet = text.partition(":")
    if kind not in PARTS:
        raise UsageError(f'"{text}": {unknown("part", kind, PARTS)}')
    if kind not in GROUND:
        if colon:
            raise UsageError(f'"{text}": {kind} has no feet')
        return Part(text, kind)
    if not (feet.isascii() and feet.isdigit()) or len(feet) > 9:
        raise UsageError(f'"{text}": give the feet, 0 or more, such as {kind}:10')
    return Part(text, kind, int(feet))


def _checked(
    species: int | None, encumbered: int | None, augment: Sequence[int], percent: Sequence[int], flat: Sequence[int],
) -> int:
    if species is None:
        raise UsageError("--species is missing: give the species movement in feet, or a sheet with movement.species")
    for option, feet in (
        ("--species", species), ("--encumbered", encumbered or 0),
        *(("--augment", one) for one in augment), *(("--flat", one) for one in flat),
    ):
        if feet < 0:
            raise UsageError(f"{option} is {feet}, and must be 0 feet or more")
    if encumbered is not None and encumbered > species:
        raise RuleError(
            f"--encumbered is {encumbered}, and encumbrance leaves at most the species movement of {species}",
            rule="R-21",
        )
    for one in percent:
        if not 1 <= one <= 100:
            raise RuleError(f"--percent is {one}, and a restriction takes 1 to 100 percent", rule="R-21")
    return species


def _changes(
    species: int, encumbered: int | None, augment: Sequence[int], percent: Sequence[int], flat: Sequence[int],
    rulings: Realms,
) -> Iterator[Modifier]:
    lower = species if encumbered is None else encumbered
    whole = lower + sum(augment)
    every = [
        (lower - species, "encumbrance"),
        *((feet, "augmentation") for feet in augment),
        (_kept(whole, percent, rulings) - whole, f"restriction ({', '.join(f'{one} %' for one in percent)})"),
        *((-feet, "flat loss") for feet in flat),
    ]
    return (Modifier("movement", by, because) for by, because in every if by)


def _kept(feet: int, percent: Sequence[int], rulings: Realms) -> int:
    """What percentages leave, rounded once (R-22, rulings percentages and rounding)."""
    if rulings.percentages == "add":
        return _rounded(feet * max(0, 100 - sum(percent)), 100, rulings)
    for one in percent:
        feet *= 100 - one
    return _rounded(feet, 100 ** len(percent), rulings)


def _rounded(number: int, parts: int, rulings: Realms) -> int:
    return -(-number // parts) if rulings.rounding == "up" else number // parts


def _bounded(feet: int, surprised: bool) -> Iterator[Modifier]:
    if feet < 0:
        yield Modifier("movement", -feet, "never below 0")
    if surprised and feet > 0:
        yield Modifier("movement", -feet, "surprised")


def _walk(
    parts: Sequence[Part], left: int, species: int, surprised: bool, rulings: Realms,
) -> Iterator[Step | Illegal]:
    done: set[str] = set()
    for one in parts:
        cost = _cost(one, species, rulings)
        if one.kind == HOLD:
            yield Illegal(one.text, "without a special skill no action is held for later")
        elif one.kind == "act" and surprised:
            yield Illegal(one.text, "the surprised do not act in the first round")
        elif one.kind in done:
            yield Illegal(one.text, f"only one {ONCE[one.kind]} a {'turn' if one.kind == 'act' else 'round'}")
        elif cost > left:
            yield Illegal(one.text, f"costs {cost} feet, and {left} are left")
        else:
            left -= cost
            if one.kind in ONCE:
                done.add(one.kind)
            yield Step(one.text, cost, left)


def _cost(one: Part, species: int, rulings: Realms) -> int:
    if one.feet is not None:
        return GROUND[one.kind] * one.feet
    if one.kind in PERCENT:
        return _rounded(species * PERCENT[one.kind], 100, rulings)
    return FLAT.get(one.kind, 0)
