"""`grapple`: a grappler holds a victim, or not (R-47 to R-51; Competitions)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from archcli.dice.roll import Roll
from archcli.errors import UsageError
from archcli.report import NAME, NOTE, Line, Modifier, Report, Result, Span, line, rolled, signed, verdict
from archcli.rules.realms.check import COMPETITION, kept
from archcli.rules.realms.competition import known_modifier
from archcli.rules.realms.size import MEDIUM, Size, larger

if TYPE_CHECKING:
    from collections.abc import Iterator

    from archcli.dice.dice import Dice
    from archcli.rules.realms.rulings import Realms

Who = Literal["grappler", "victim", "both"]
PER_SIZE, PER_SPEED, FEET = 2, 1, 10
"""What each size category is worth, and each full 10 feet of speed (R-48)."""
SLICK, PRONE, MARTIAL_ARTS = 3, -5, 2
MUCH_LARGER = 2
"""So many categories larger, a grappler drags at full speed and may slam (R-51)."""
HALF, FULL = 50, 100


class Wrestler(NamedTuple):
    """A side: its Strength or Agility modifier (None: not known), size, movement in feet (None: not known), name."""

    modifier: int | None
    size: Size = MEDIUM
    movement: int | None = None
    name: str = ""


class Circumstances(NamedTuple):
    """Slick ground, a takedown, and who is prone, has the footwork skill, and knows martial arts (R-49, R-50)."""

    slick: bool = False
    takedown: bool = False
    prone: Who | None = None
    footwork: Who | None = None
    martial_arts: Who | None = None


PLAIN = Circumstances()


@dataclass(frozen=True, slots=True, kw_only=True)
class Grapple(Result):
    """A grapple. `drag`: percent of the movement at which the victim is dragged in the next round."""

    total: int
    foe_total: int
    held: bool
    margin: int
    drag: int
    may_slam: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    names: tuple[str, ...] = ()
    takedown: bool = False

    OUTCOME = ("held",)
    SUCCEEDS = ("held", True)

    @property
    def left_out(self) -> tuple[str, ...]:
        return ("names", "takedown")

    def quiet(self) -> str:
        return "held" if self.held else "free"

    def report(self) -> Report:
        grappler, victim = self.names
        return Report(
            (Span("grapple: "), Span(grappler, NAME), Span(" against "), Span(victim, NAME)),
            (*self._rolls(), self._ending(victim), *self._next()),
        )

    def _rolls(self) -> Iterator[Line]:
        for to, name, roll in zip(("roll", "foe roll"), self.names, self.rolls, strict=True):
            moved = [one for one in self.modifiers if one.to == to]
            own = roll.shown["bonus"] - sum(one.by for one in moved)
            reasons = [f"{signed(own)} Strength or Agility", *(f"{signed(one.by)} {one.because}" for one in moved)]
            if to == "roll" and self.takedown:
                reasons.append("advantage: takedown")
            yield rolled(roll._replace(label=name), (f"  ({', '.join(reasons)})", NOTE))

    def _ending(self, victim: str) -> Line:
        by = f" by {abs(self.margin)}" if self.margin else " on a tie"
        return verdict(f"{victim} is held{by}" if self.held else f"{victim} stays free{by}", self.held)

    def _next(self) -> Iterator[Line]:
        if self.held:
            slam = ", or a slam for the Strength modifier in damage" if self.may_slam else ""
            yield line("next round", (f"dragging at {self.drag} % of the movement{slam}", NOTE))


def grapple(
    grappler: Wrestler, victim: Wrestler, *, circumstances: Circumstances = PLAIN, rulings: Realms, dice: Dice,
) -> Grapple:
    """Both sides roll a d12 plus Strength or Agility; the higher total decides (R-47, ruling grapple_tie).

    A larger grappler, a faster victim and the circumstances count (R-48 to R-50, ruling grapple_size); speed only where
    both movements are known. Raises UsageError for a missing modifier and a negative movement.
    """
    for option, side in (("--movement", grappler), ("--target-movement", victim)):
        if side.movement is not None and side.movement < 0:
            raise UsageError(f"{option} is {side.movement}, and must be 0 feet or more")
    moved = (
        *_changes("grappler", grappler, victim, circumstances, rulings),
        *_changes("victim", victim, grappler, circumstances, rulings),
    )
    mine = kept(
        COMPETITION, known_modifier(grappler.modifier, "--modifier") + _sum("roll", moved),
        advantage=circumstances.takedown, disadvantage=False, label="grappler", dice=dice,
    )
    theirs = kept(
        COMPETITION, known_modifier(victim.modifier, "--against") + _sum("foe roll", moved),
        advantage=False, disadvantage=False, label="victim", dice=dice,
    )
    total = mine.value + (grappler.modifier or 0) + _sum("roll", moved)
    foe_total = theirs.value + (victim.modifier or 0) + _sum("foe roll", moved)
    held = total > foe_total or (total == foe_total and rulings.grapple_tie == "held")
    strong = larger(grappler.size, victim.size) >= MUCH_LARGER
    return Grapple(
        total=total, foe_total=foe_total, held=held, margin=total - foe_total,
        drag=(FULL if strong else HALF) if held else 0, may_slam=held and strong, rolls=(mine, theirs), modifiers=moved,
        names=(grappler.name, victim.name), takedown=circumstances.takedown,
    )


def _changes(
    role: Literal["grappler", "victim"], own: Wrestler, other: Wrestler, at: Circumstances, rulings: Realms,
) -> Iterator[Modifier]:
    victim = role == "victim"
    categories = max(0, larger(own.size, other.size)) if not victim or rulings.grapple_size == "both" else 0
    faster = (own.movement or 0) - (other.movement or 0) if None not in (own.movement, other.movement) else 0

    def fits(who: Who | None) -> bool:
        return who in (role, "both")

    every = (
        (PER_SIZE * categories, f"{own.size} against {other.size}"),
        (PER_SPEED * (max(0, faster) // FEET) if victim else 0, f"faster by {faster} feet"),
        (SLICK if victim and at.slick else 0, "slick ground"),
        (PRONE if fits(at.prone) and not fits(at.footwork) else 0, "prone"),
        (MARTIAL_ARTS if fits(at.martial_arts) else 0, "martial arts"),
    )
    return (Modifier("foe roll" if victim else "roll", by, because) for by, because in every if by)


def _sum(to: str, modifiers: tuple[Modifier, ...]) -> int:
    return sum(one.by for one in modifiers if one.to == to)
