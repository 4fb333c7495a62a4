"""`competition`: an attacker wants something changed, a defender holds (R-30 to R-35, R-53; Competitions)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.dice.dice import Dice
from archcli.dice.roll import Roll
from archcli.given import Given
from archcli.record import Record
from archcli.report import Line, Modifier, Outcome, Report, Result, Span, field, line, rolled, verdict
from archcli.roles import NAME, NOTE
from archcli.rules.realms.changes import reasons
from archcli.rules.realms.competitor import PHYSICAL, ROLLS, Competitor, Physical, Side, rolled_side
from archcli.rules.realms.rulings import Realms

Sides = Literal["attacker", "defender", "both"]
Holder = Literal["attacker", "defender", "nobody"]
ATTACKER, DEFENDER, THING = "Attacker", "Defender", "The thing"


class Attacker(Competitor):
    """Who wants something changed. `nimble`: a nhoblit enters a hostile's space (R-33)."""

    PART = "attacker"
    modifier: Annotated[int | None, Given("--modifier", sheet=PHYSICAL, panel=ATTACKER,
        help="Strength or Agility modifier.")] = None
    attribute: Annotated[Physical | None, Given("--attribute", panel=ATTACKER,
        help="What the attacker uses (the better).")] = None
    nimble: Annotated[bool, Given("--nimble", panel=ATTACKER,
        help="A nhoblit enters a hostile's space: advantage.")] = False


class Defender(Competitor):
    """Who holds."""

    PART = "defender"
    modifier: Annotated[int | None, Given("--against", sheet=PHYSICAL, panel=DEFENDER,
        help="Strength or Agility modifier.")] = None
    attribute: Annotated[Physical | None, Given("--foe-attribute", panel=DEFENDER,
        help="What the defender uses (the better).")] = None


class Prize(Record):
    """Who has advantage or disadvantage, and whether it is for a thing.

    `owned`: it lies in the space of its aware owner, who then has advantage (R-32). `defender_idle`: the defender has
    no action or no 10 feet left to take it (R-34, R-35).
    """

    advantage: Annotated[Sides | None, Given("--advantage", help="Who keeps the better of two dice.")] = None
    disadvantage: Annotated[Sides | None, Given("--disadvantage", help="Who keeps the worse of two dice.")] = None
    grab: Annotated[bool, Given("--grab", panel=THING, help="The attacker wants a thing.")] = False
    owned: Annotated[bool, Given("--owned", panel=THING,
        help="It lies in the space of its aware owner: advantage.")] = False
    defender_idle: Annotated[bool, Given("--defender-idle", panel=THING,
        help="The defender has no action or no 10 feet left to take it.")] = False


PLAIN = Prize()


@dataclass(frozen=True, slots=True, kw_only=True)
class Competition(Result):
    """A competition; `holder`: who has the thing afterwards. Without a contest totals and margin are None."""

    attacker: str | None
    target: str | None
    contested: bool
    total: int | None = None
    foe_total: int | None = None
    won: bool
    lost: bool
    tied: bool
    margin: int | None = None
    holder: Holder | None
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    called: tuple[str, str] = field(shown=False)
    sides: tuple[Side, ...] = field(shown=False, default=())
    pick_up: str = field(shown=False)

    OUTCOME = Outcome(("won", "lost", "tied"), success="won", harms=("lost",))

    def quiet(self) -> str:
        return "won" if self.won else "lost" if self.lost else "tied"

    def report(self) -> Report:
        attacker, defender = self.called
        return Report(
            (Span(attacker, NAME), Span(" competes with "), Span(defender, NAME)),
            (*self._rolls(), self._ending(), *self._thing()),
        )

    def _rolls(self) -> Iterator[Line]:
        for side in self.sides:
            attribute = [side.who.attribute.capitalize()] if side.who.attribute else []
            notes = ", ".join([*attribute, *reasons(side.moved), *side.edges])
            yield rolled(side.roll._replace(label=side.who.called), *([(f"  ({notes})", NOTE)] if notes else []))

    def _ending(self) -> Line:
        if not self.contested:
            return verdict("no competition", True, ": a thing in nobody's space, and the defender has no action")
        if self.tied:
            return verdict("a tie", None, ": nothing changes")
        return verdict(f"won by {self.margin}", True) if self.won else verdict(f"lost by {-(self.margin or 0)}", False)

    def _thing(self) -> Iterator[Line]:
        if self.holder is not None:
            attacker, defender = self.called
            cost = "the action and 10 feet" if self.pick_up == "action" else "10 feet"
            told = {
                "attacker": f"{attacker} has it; picking it up takes {cost}",
                "defender": f"{defender} has it, with an action and 10 feet of movement",
                "nobody": "it stays where it is",
            }
            yield line("the thing", told[self.holder])


def competition(
    attacker: Attacker, defender: Defender, prize: Prize = PLAIN, *, by_hand: ByHand = NOT_MOVED, rulings: Realms,
    dice: Dice,
) -> Competition:
    """Both sides roll a d12 plus a modifier, and the higher total wins; a tie changes nothing (R-30).

    Raises UsageError for a missing modifier.
    """
    called = attacker.called, defender.called
    if prize.grab and not prize.owned and prize.defender_idle:
        by_hand.among()
        return Competition(
            attacker=attacker.name, target=defender.name, contested=False, won=True, lost=False, tied=False,
            holder="attacker", called=called, pick_up=rulings.pick_up,
        )
    hand = by_hand.among(*ROLLS)
    edges = "enters the space as a nhoblit" if attacker.nimble else "", "owns the space" if prize.owned else ""
    sides = tuple(
        _rolled(who, prize, edge, hand.of(roll), dice)
        for who, edge, roll in zip((attacker, defender), edges, ROLLS, strict=True)
    )
    total, foe_total = (side.total for side in sides)
    won, lost = total > foe_total, total < foe_total
    taken: Holder = "attacker" if won else "defender" if lost and not prize.defender_idle else "nobody"
    return Competition(
        attacker=attacker.name, target=defender.name, contested=True, total=total, foe_total=foe_total, won=won,
        lost=lost, tied=total == foe_total, margin=total - foe_total, holder=taken if prize.grab else None,
        rolls=tuple(side.roll for side in sides), modifiers=hand.of("roll") + hand.of("foe roll"), called=called,
        sides=sides, pick_up=rulings.pick_up,
    )


def _rolled(who: Competitor, prize: Prize, because: str, moved: tuple[Modifier, ...], dice: Dice) -> Side:
    given, both = ("given",), (who.PART, "both")
    return rolled_side(
        who, moved=moved, advantage=(given if prize.advantage in both else ()) + ((because,) if because else ()),
        disadvantage=given if prize.disadvantage in both else (), dice=dice,
    )
