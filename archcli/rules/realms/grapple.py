"""`grapple`: a grappler holds a victim, or not (R-47 to R-51; Competitions)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.dice.dice import Dice
from archcli.dice.roll import Roll
from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, rolled, signed, verdict
from archcli.roles import NAME, NOTE
from archcli.rules.realms.changes import changes, reasons
from archcli.rules.realms.competitor import PHYSICAL, ROLLS, Competitor, Side, rolled_side
from archcli.rules.realms.rulings import Realms
from archcli.rules.realms.size import MEDIUM, Size, larger

Who = Literal["grappler", "victim", "both"]
PER_SIZE, PER_SPEED, FEET = 2, 1, 10
"""What each size category is worth, and each full 10 feet of speed (R-48)."""
SLICK, PRONE, MARTIAL_ARTS = 3, -5, 2
MUCH_LARGER = 2
"""So many categories larger, a grappler drags at full speed and may slam (R-51)."""
HALF, FULL = 50, 100
GRAPPLER, VICTIM, GROUND = "Grappler", "Victim", "Circumstances"


class Wrestler(Competitor):
    """A side, its size, and its movement in feet (None: not known)."""

    size: Size = MEDIUM
    movement: int | None = None


class Grappler(Wrestler):
    """Who wants to hold."""

    PART = "grappler"
    modifier: Annotated[int | None, Given("--modifier", sheet=PHYSICAL, panel=GRAPPLER,
        help="Strength or Agility modifier.")] = None
    size: Annotated[Size, Given("--size", sheet="size", panel=GRAPPLER, help="Size (medium).")] = MEDIUM
    movement: Annotated[int | None, Range(0), Given("--movement", sheet="movement.species", state="movement_left",
        metavar="FEET", panel=GRAPPLER, help="Movement (in a fight the feet that are left).")] = None
    takedown: Annotated[bool, Given("--takedown", panel=GRAPPLER, help="A takedown: advantage.")] = False


class Victim(Wrestler):
    """Who is to be held."""

    PART = "victim"
    modifier: Annotated[int | None, Given("--against", sheet=PHYSICAL, panel=VICTIM,
        help="Strength or Agility modifier.")] = None
    size: Annotated[Size, Given("--target-size", sheet="size", panel=VICTIM, help="Size (medium).")] = MEDIUM
    movement: Annotated[int | None, Range(0), Given("--target-movement", sheet="movement.species", metavar="FEET",
        panel=VICTIM, help="Movement.")] = None


class Circumstances(Record):
    """The ground, and who is prone, has the footwork skill, and knows martial arts (R-49)."""

    slick: Annotated[bool, Given("--slick", panel=GROUND, help="Rain, ice or slick ground: 3 to the victim.")] = False
    prone: Annotated[Who | None, Given("--prone", panel=GROUND, help="Who is prone: -5.")] = None
    footwork: Annotated[Who | None, Given("--footwork", panel=GROUND, help="Whose skill forgives being prone.")] = None
    martial_arts: Annotated[Who | None, Given("--martial-arts", panel=GROUND, help="Who has martial arts: +2.")] = None


PLAIN = Circumstances()


@dataclass(frozen=True, slots=True, kw_only=True)
class Grapple(Result):
    """A grapple. `drag`: percent of the movement at which the victim is dragged in the next round."""

    attacker: str | None
    target: str | None
    total: int
    foe_total: int
    held: bool
    margin: int
    drag: int
    may_slam: bool
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    grappler: Side = field(shown=False)
    victim: Side = field(shown=False)

    OUTCOME = Outcome(("held",), success="held")
    CARRIED = (
        Carry("target", "held_by", of="attacker", when="held"), Carry("target", "drag", of="drag", when="held"),
    )

    def quiet(self) -> str:
        return "held" if self.held else "free"

    def report(self) -> Report:
        grappler, victim = self.grappler.who.called, self.victim.who.called
        return Report(
            (Span(grappler, NAME), Span(" grapples "), Span(victim, NAME), Span(self._how(), NOTE)),
            (_rolled(self.grappler), _rolled(self.victim), self._ending(victim), *self._next()),
        )

    def _how(self) -> str:
        return "  (takedown)" if self.grappler.edges else ""

    def _ending(self, victim: str) -> Line:
        by = f" by {abs(self.margin)}" if self.margin else " on a tie (ruling grapple_tie)"
        return verdict(f"{victim} is held{by}" if self.held else f"{victim} stays free{by}", self.held)

    def _next(self) -> Iterator[Line]:
        if self.held:
            slam = ", or a slam for the Strength modifier in damage" if self.may_slam else ""
            yield line("next round", (f"dragging at {self.drag} % of the movement{slam}", NOTE))


def _rolled(side: Side) -> Line:
    notes = [f"{signed(side.who.known_modifier)} Strength or Agility", *reasons(side.moved), *side.edges]
    return rolled(side.roll._replace(label=side.who.called), (f"  ({', '.join(notes)})", NOTE))


def grapple(
    grappler: Grappler, victim: Victim, ground: Circumstances = PLAIN, *, by_hand: ByHand = NOT_MOVED,
    rulings: Realms, dice: Dice,
) -> Grapple:
    """Both sides roll a d12 plus Strength or Agility; the higher total decides (R-47, ruling grapple_tie).

    A larger grappler, a faster victim and the circumstances count (R-48 to R-50, ruling grapple_size); speed only where
    both movements are known. Raises UsageError for a missing modifier.
    """
    hand = by_hand.among(*ROLLS)
    mine = rolled_side(
        grappler, moved=_changes(grappler, victim, ground, rulings) + hand.of("roll"),
        advantage=("takedown",) if grappler.takedown else (), dice=dice,
    )
    theirs = rolled_side(
        victim, moved=_changes(victim, grappler, ground, rulings) + hand.of("foe roll"), dice=dice,
    )
    margin = mine.total - theirs.total
    held = margin > 0 or (margin == 0 and rulings.grapple_tie == "held")
    strong = larger(grappler.size, victim.size) >= MUCH_LARGER
    return Grapple(
        attacker=grappler.name, target=victim.name, total=mine.total, foe_total=theirs.total, held=held, margin=margin,
        drag=(FULL if strong else HALF) if held else 0, may_slam=held and strong, rolls=(mine.roll, theirs.roll),
        modifiers=mine.moved + theirs.moved, grappler=mine, victim=theirs,
    )


def _changes(own: Wrestler, foe: Wrestler, ground: Circumstances, rulings: Realms) -> tuple[Modifier, ...]:
    victim = isinstance(own, Victim)
    categories = max(0, larger(own.size, foe.size)) if not victim or rulings.grapple_size == "both" else 0
    known = own.movement is not None and foe.movement is not None
    faster = (own.movement or 0) - (foe.movement or 0) if known else 0

    def fits(who: Who | None) -> bool:
        return who in ("victim" if victim else "grappler", "both")

    return changes(
        "foe roll" if victim else "roll",
        (PER_SIZE * categories, f"{own.size} against {foe.size}"),
        (PER_SPEED * (max(0, faster) // FEET) if victim else 0, f"faster by {faster} feet"),
        (SLICK if victim and ground.slick else 0, "slick ground"),
        (PRONE if fits(ground.prone) and not fits(ground.footwork) else 0, "prone"),
        (MARTIAL_ARTS if fits(ground.martial_arts) else 0, "martial arts"),
    )
