"""A toy game, whole: a new game is such a module, and one row of `archcli.games.GAMES`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from archcli.by_hand import NOT_MOVED, ByHand
from archcli.carried import Carry
from archcli.cli.plan import Plan
from archcli.cli.sheets import each, one
from archcli.cli.tree import Entry
from archcli.cli.typed import Typed
from archcli.dice.dice import Dice
from archcli.dice.readings import Total
from archcli.dice.roll import Roll
from archcli.fight.combatant import Combatant
from archcli.fight.turns import Turns
from archcli.games import Game
from archcli.given import ACTOR, SHEET, From, Given, Range, Word
from archcli.record import Record
from archcli.report import Modifier, Outcome, Report, Result, Span, Table, field, line, rolled, signed, verdict
from archcli.roles import NAME
from archcli.rulebook import Rule
from archcli.sheet import Character, Fact, Key


class Sheet(Character):
    """One who tosses."""

    system: Annotated[Literal["toy"], Key()]
    luck: Annotated[int, Range(0, 3), Key("added to each toss", example=2)] = 0


def card(sheet: Sheet) -> Iterator[Fact]:
    """What a card shows."""
    yield Fact("character", "luck", signed(sheet.luck), "to each toss")


@dataclass(frozen=True, slots=True, kw_only=True)
class Toy:
    """The rulings in force."""

    ties: Annotated[Literal["win", "lose"], "whether a total that equals the number wins"] = "win"


class Player(Record):
    """Who tosses a d6, and what the total has to reach."""

    name: str = "you"
    luck: Annotated[int, Range(0, 3), Given("--luck", sheet="luck", help="Points added to the die.")] = 0
    number: Annotated[int, Given("--number", help="What the total has to reach.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Toss(Result):
    """A toss; `margin`: total minus number."""

    won: bool
    margin: int
    rolls: tuple[Roll[Any], ...]
    modifiers: tuple[Modifier, ...]
    name: str = field(shown=False)

    OUTCOME = Outcome(("won", "margin"), success="won", number="margin")
    CARRIED = (Carry("", "ahead", "won"),)

    def quiet(self) -> str:
        return "won" if self.won else "lost"

    def report(self) -> Report:
        return Report((Span(self.name, NAME), Span(" tosses")), (
            *map(rolled, self.rolls), verdict(f"{self.quiet()} by {abs(self.margin)}", self.won),
        ))


def rule(player: Player, *, by_hand: ByHand = NOT_MOVED, rulings: Toy, dice: Dice) -> Toss:
    """The rule: a d6 plus luck against a number (ruling ties)."""
    hand = by_hand.among("toss", "number")
    roll = dice.roll((6,), Total(player.luck + hand.by("toss")), label="toss")
    margin = roll.value - player.number - hand.by("number")
    luck = (Modifier("toss", player.luck, "luck"),) if player.luck else ()
    return Toss(
        won=margin > 0 or (margin == 0 and rulings.ties == "win"), margin=margin, rolls=(roll,),
        modifiers=(*luck, *hand.of("toss"), *hand.of("number")), name=player.name,
    )


def toss(
    rulings: Toy,
    sheet: Annotated[str | None, Word("[SHEET]", takes=SHEET, whose=ACTOR, help="The player's sheet.")] = None, *,
    typed: Annotated[Typed, From(Player)], by_hand: ByHand,
) -> Plan:
    """Toss a die.

    Example: archcli toy toss --number 4
    """
    own = one(Sheet.of, sheet) if sheet else None
    player = typed.lay(Player, own, name=own.name if own else "you")
    return Plan(lambda dice: rule(player, by_hand=by_hand, rulings=rulings, dice=dice))


@dataclass(frozen=True, slots=True, kw_only=True)
class Initiative(Result):
    """Who tosses first: whoever has more luck."""

    order: tuple[str, ...]
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = Outcome(("order",))

    def quiet(self) -> tuple[str, ...]:
        return self.order

    def report(self) -> Report:
        return Report((), tuple(line("", (name, NAME)) for name in self.order))


def initiative(
    players: Annotated[tuple[str, ...], Word("SHEET...", takes=SHEET, help="Who plays.")], *, by_hand: ByHand,
) -> Plan:
    """Find who tosses first.

    Example: archcli toy initiative examples/toy.toml
    """
    known = sorted(each(Sheet.of, players), key=lambda sheet: -sheet.luck)
    return Plan(lambda dice: Initiative(order=tuple(sheet.name for sheet in known)))


class State(Combatant):
    """What a fight carries: whether the last toss was won."""

    ahead: Annotated[bool, Key()] = False


class ToyTurns(Turns):
    """Nobody has hit points; all else goes on as everywhere."""

    def joins(self, sheet: Any) -> dict[str, Any]:
        return {}


TURNS = ToyTurns()
RULEBOOK = {
    "T-01": Rule("toss, luck", "A d6 and the points of luck."),
    "T-02": Rule("number, success", "A toss that reaches the number wins; what a tie does is a ruling."),
}


def screen() -> Iterator[Table]:
    """The numbers of the game."""
    yield Table(("luck", "points"), ((Span("most"), Span("3")),))


COMMANDS = {
    "toss": Entry(__name__, "toss", "Toss a die.", result=f"{__name__}:Toss"),
    "initiative": Entry(__name__, "initiative", "Find who tosses first.", result=f"{__name__}:Initiative"),
}
GAME = Game(
    "toy", "Toy", "Toy: a d6 and luck.", sheet=f"{__name__}:Sheet", card=f"{__name__}:card", rulings=f"{__name__}:Toy",
    commands=f"{__name__}:COMMANDS", rulebook=f"{__name__}:RULEBOOK", screen=f"{__name__}:screen", letter="T",
    state=f"{__name__}:State", turns=f"{__name__}:TURNS",
)
