"""`jump`: how far a character leaps (A-97 to A-99; Archsoul, Jumping)."""

from dataclasses import dataclass
from typing import Annotated, Any

from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.given import Given, Range
from archcli.record import Record
from archcli.report import Modifier, Outcome, Report, Result, Span, line, verdict
from archcli.roles import NAME, NOTE, NUMBER
from archcli.rules.archsoul.battle_map import METERS
from archcli.rules.archsoul.turn_actions import MOST_MOVES, covered

JUMPER, JUMP = "Jumper", "Jump"


class Walk(Record):
    """The movement that a jump is part of: the move and what was walked of it (in spaces), the move actions spent."""

    move: Annotated[int, Range(0, rule="A-110"), Given(
        "--move", sheet="move", panel=JUMPER, help="The move in spaces (3, or the sheet's).")] = 3
    walked: Annotated[int, Given("--walked", panel=JUMP, help="Spaces walked before the jump (0).")] = 0
    moves: Annotated[int, Range(1, MOST_MOVES, rule="A-98"), Given(
        "--moves", metavar="1|2|3", panel=JUMP, help="Move actions spent (1); three cover twice as much.")] = 1

    def left(self) -> int:
        """The spaces that can still be walked. Raises RuleError for a walk longer than the move actions allow."""
        walk = covered(self.moves, self.move)
        if not 0 <= self.walked <= walk:
            raise RuleError(f"--walked is {self.walked}, and the walk is 0 to {_spaces(walk)}", rule="A-98")
        return walk - self.walked


class Leap(Walk):
    """A jump that is tried: by whom, and after what walk."""

    athletics: Annotated[int, Given(
        "--athletics", sheet="attributes.athletics", panel=JUMPER, help="The attribute.")]
    conditioning: Annotated[int, Given(
        "--conditioning", sheet="skills.conditioning", panel=JUMPER, help="The skill; half counts.")]
    up: Annotated[bool, Given("--up", panel=JUMP, help="Straight up: a third of the length.")] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Jump(Result):
    """A jump of so many metres. What counts spaces is None for a jump straight up."""

    meters: int
    spaces: int | None = None
    allowance: int | None = None
    reach_spaces: int | None = None
    limited: bool = False
    triggers_reactive: bool = True
    rolls: tuple[Roll[Any], ...] = ()
    modifiers: tuple[Modifier, ...] = ()

    OUTCOME = Outcome(("meters", "reach_spaces", "limited"), number="meters")

    def quiet(self) -> str:
        return str(self.meters)

    def report(self) -> Report:
        landing = line("landing", ("draws reactive attacks, as leaving that space would", NOTE))
        if self.reach_spaces is None:
            return Report((Span("a jump straight up", NAME),), (line("height", (f"{self.meters} m", NUMBER)), landing))
        ending = f"reaches {_spaces(self.reach_spaces)}"
        why = ", cut short: nobody jumps farther than the walking that is left" if self.limited else ""
        return Report((Span("a jump", NAME), Span(", in a straight line", NOTE)), (
            line("length", (f"{self.meters} m", NUMBER), f" = {_spaces(self.spaces)}"),
            line("could still walk", _spaces(self.allowance)),
            verdict(ending, None if self.limited else True, why), landing,
        ))


def _spaces(count: int | None) -> str:
    return f"{count} space{'' if count == 1 else 's'}"


def jump(leap: Leap) -> Jump:
    """How far a jump goes: Athletics + half Conditioning in metres, straight up a third of that (A-97).

    Along the ground it is no longer than the walk that is left: the move for each of the move actions spent (three
    cover twice as much, A-110), less the spaces walked (A-98). Landing draws reactive attacks (A-99). Halves and thirds
    round down. Raises RuleError for a walk longer than the move actions allow. No dice.
    """
    allowance = leap.left()
    length = max(0, leap.athletics + leap.conditioning // 2)
    if leap.up:
        return Jump(meters=length // 3)
    spaces = length // METERS
    return Jump(
        meters=length, spaces=spaces, allowance=allowance, reach_spaces=min(spaces, allowance),
        limited=allowance < spaces,
    )
