"""`jump`: how far a character leaps (A-97 to A-99; Archsoul, Jumping)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from archcli.dice.roll import Roll
from archcli.errors import RuleError
from archcli.report import NAME, NOTE, NUMBER, Modifier, Report, Result, Span, line, verdict
from archcli.rules.archsoul.battle_map import METERS
from archcli.rules.archsoul.turn_actions import MOST_MOVES, covered

if TYPE_CHECKING:
    from archcli.dice.dice import Dice


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

    OUTCOME = ("meters", "reach_spaces", "limited")
    NUMBER = "meters"

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


def jump(
    *, athletics: int, conditioning: int, up: bool = False, move: int = 3, walked: int = 0, moves: int = 1,
    dice: Dice | None = None,
) -> Jump:
    """How far a jump goes: Athletics + half Conditioning in metres, straight `up` a third of that (A-97).

    Along the ground it is no longer than the walk that is left: `move` (spaces, 0 or more) for each of the `moves`
    actions spent (1 to 3; three cover twice as much, A-110), less the spaces `walked` (A-98). Landing draws reactive
    attacks (A-99). Halves and thirds round down. Raises RuleError for numbers out of range, and for a walk longer than
    the move actions allow. No dice.
    """
    if not 1 <= moves <= MOST_MOVES:
        raise RuleError(f"--moves is {moves}, and a turn has 1 to {MOST_MOVES} move actions", rule="A-98")
    if move < 0:
        raise RuleError(f"--move is {move}, and a move is 0 spaces or more", rule="A-110")
    whole = covered(moves, move)
    if not 0 <= walked <= whole:
        raise RuleError(f"--walked is {walked}, and the walk is 0 to {_spaces(whole)}", rule="A-98")
    length = max(0, athletics + conditioning // 2)
    if up:
        return Jump(meters=length // 3)
    spaces, allowance = length // METERS, whole - walked
    return Jump(
        meters=length, spaces=spaces, allowance=allowance, reach_spaces=min(spaces, allowance),
        limited=allowance < spaces,
    )
