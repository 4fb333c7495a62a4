"""The board: who stands how, and whose turn it is."""

from dataclasses import dataclass
from typing import Any

from archcli.fight.state import Fight
from archcli.report import Report, Result, Span, field, line


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Result):
    """A fight as it stands."""

    file: str
    step: int
    round: int
    turn: str | None
    order: tuple[str, ...]
    combatants: tuple[Any, ...]
    phase: Any
    over: str | None
    last: str | None
    system: str = field(default="", shown=False)
    advice: tuple[str, ...] = field(default=(), shown=False)

    def quiet(self) -> str:
        return self.turn or ""

    def report(self) -> Report:
        rows = [line(one["name"], f"{one['state'].get('hit_points')}") for one in self.combatants]
        return Report((Span(f"round {self.round}"),), (*rows, *(line("", advice) for advice in self.advice)))


def board(
    fight: Fight, *, file: str, last: str | None = None, public: bool = False, advice: tuple[str, ...] = (),
) -> Board:
    """The board of a fight."""
    return Board(
        system=fight.system, file=file, step=fight.step, round=fight.round, turn=fight.turn, order=fight.order,
        phase=fight.phase, over=fight.over, last=last, advice=advice, combatants=tuple(
            {"name": one.name, "side": one.side, "down": one.is_down, "hit_points_full": one.hit_points_full,
             "state": one.state(), "effects": one.effects, "open": one.open} for one in fight.combatants.values()
        ),
    )
