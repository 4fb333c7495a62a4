"""The board: how everybody in a fight stands, whose turn it is, and what waits for a decision."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from archcli.fight.combatant import FOES, Combatant, Condition, Effect, Side
from archcli.fight.screen import report
from archcli.fight.state import Fight
from archcli.report import Report, Result, field


class Standing(NamedTuple):
    """How a combatant stands. A foe on a board for the players has a `condition` in place of numbers and open points.
    """

    name: str
    side: Side
    down: bool
    hit_points_full: int | None
    state: Mapping[str, Any]
    condition: Condition
    effects: tuple[Effect, ...]
    open: tuple[str, ...]
    public: bool = False

    def data(self) -> dict[str, Any]:
        """As JSON shows it."""
        hidden = {"hit_points_full", "state", "open", "public"} if self.public else {"condition", "public"}
        return {name: value for name, value in self._asdict().items() if name not in hidden}


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Result):
    """A fight as it stands. `round` is 0 before the start, `turn` whose turn it is; `over`: the side that stands alone;
    `last`: what happened last.

    `advice`: lines that can be typed next, one after another (empty: the board finds some by itself); `naming`: the
    file as a command has to name it, `usual` one that a command of the fight need not name.
    """

    file: str
    step: int
    round: int
    turn: str | None
    order: tuple[str, ...]
    combatants: tuple[Standing, ...]
    phase: tuple[str, ...] | int | None
    over: Side | None
    last: str | None
    system: str = field(shown=False)
    fight: Fight = field(shown=False)
    public: bool = field(default=False, shown=False)
    advice: tuple[str, ...] = field(default=(), shown=False)
    naming: str | None = field(default=None, shown=False)
    usual: str | None = field(default=None, shown=False)
    news: tuple[str, ...] = field(default=(), shown=False)

    TELLS_STEP = True

    def quiet(self) -> str:
        return self.turn or ""

    def rows(self) -> list[dict[str, Any]]:
        """One of each combatant: how it stands, in words."""
        return [
            _row(standing, one, acting=standing.name == self.turn)
            for standing, one in zip(self.combatants, self.fight.combatants.values(), strict=True)
        ]

    def report(self) -> Report:
        return report(
            self.fight, file=self.file, last=self.last, public=self.public, advice=self.advice, naming=self.naming,
            usual=self.usual, news=self.news,
        )


def board(
    fight: Fight, *, file: str, last: str | None = None, public: bool = False, advice: Sequence[str] = (),
    naming: str | None = None, usual: str | None = None, news: Sequence[str] = (),
) -> Board:
    """The board of a fight, whose file is called so.

    `public`: for the players, foes without numbers. `advice` are lines to be typed next, where the board is not to find
    some by itself; `naming` the file as those have to name it, None where the environment does, and `usual` the one
    that a command of the fight takes where nothing names any. `news`: what has just ended, come back, or waits.
    """
    return Board(
        system=fight.system, fight=fight, file=file, step=fight.step, round=fight.round, turn=fight.turn,
        order=fight.order, combatants=tuple(_standing(one, public) for one in fight.combatants.values()),
        phase=tuple(fight.phase) if isinstance(fight.phase, (list, tuple)) else fight.phase, over=fight.over,
        last=last, public=public, advice=tuple(advice), naming=naming, usual=usual,
        news=tuple(news),
    )


def _standing(one: Combatant, public: bool) -> Standing:
    return Standing(
        name=one.name, side=one.side, down=one.is_down, hit_points_full=one.hit_points_full, state=one.state(),
        condition=one.condition, effects=one.effects, open=one.waiting, public=public and one.side == FOES,
    )


def _row(standing: Standing, one: Combatant, *, acting: bool) -> dict[str, Any]:
    row = {"turn": acting, "name": one.name, "side": one.side, "down": one.is_down}
    effects = {"effects": "; ".join(effect.said for effect in one.effects)}
    if standing.public:
        return row | {"condition": one.condition} | effects
    known = {key: getattr(one, key, None) for key in ("hit_points", "hit_points_full")}
    points = {key: "" if value is None else value for key, value in known.items() if "hit_points" in type(one).NAMES}
    return row | points | {
        "left": "; ".join(one.budget(acting=acting)), "conditions": "; ".join(one.conditions(acting=acting)),
    } | effects | {"open": "; ".join(one.waiting)}
